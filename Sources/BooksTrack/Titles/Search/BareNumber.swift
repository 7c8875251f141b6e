// A number at the end of a title, without any sign: `Attack on Titan 33`, `Hakim 2: From Turkey to Greece`.
// It may be a volume or part of the title (`Apollo 13`). It is a volume if the writer has another book with
// the same title and the number before or after it, or if there is a series of that name. In parentheses
// after the title, `(Jack Reacher 27)`, another book with that name and any other number suffices. A Roman
// number (`Dresden Files IX`) only adds the book to a series of that name, unless it stands as volumes do
// (`La Torre Oscura II: …`).

/// Parses bare numbers.
enum BareNumber {
  /// Returns the text before the number, as written, and the number; nil if there is no number, or if a word
  /// before it counts something else (`Room 5`).
  static func read(_ title: String) -> (name: String, number: Int)? {
    let line = TitleLine(title)
    return read(
      line, in: (SubtitleSplit(anySignIn: line) ?? SubtitleSplit(groupOf: line))?.main ?? 0..<line.count)
  }

  /// Does the same for the parentheses at the end of a title: `No Plan B (Jack Reacher 27)`.
  static func read(groupOf title: String) -> (name: String, number: Int)? {
    guard endsInGroup(title) else { return nil }
    let line = TitleLine(title)
    return SubtitleSplit(groupOf: line).flatMap { read(line, in: $0.subtitle) }
  }

  /// Does the same for a subtitle: `Harry Potter and the Chamber of Secrets: Harry Potter 2`.
  static func read(subtitleOf title: String) -> (name: String, number: Int)? {
    let line = TitleLine(title)
    return SubtitleSplit(line).flatMap { read(line, in: $0.subtitle) }
  }

  /// Returns true if a title before its subtitle is a name of three words or more and a Roman number, as
  /// volumes are called and kings are not: `La Torre Oscura II: La llamada de los tres`.
  static func isRomanVolume(_ title: String) -> Bool {
    let line = TitleLine(title)
    guard let main = SubtitleSplit(line)?.main, read(line, in: main) != nil else { return false }
    let words = line.words(in: main)
    guard let last = words.last, line.isLetter(last.lowerBound), words.count > 3 else { return false }
    return !words.contains { rulers.contains(line.fingerprint(of: $0)) }
  }

  /// Words before a number that is part of a name: `World War 2`, `Grade 5`.
  private static let numbered = WordTable([
    "war", "guerre", "krieg", "guerra", "grade", "level", "class", "stage", "age", "ages", "year", "years",
    "bowl",
  ])

  /// Words before the name of a person with a number: `Le Roi Louis XIV`, `Pope John Paul II`.
  private static let rulers = WordTable([
    "king", "queen", "prince", "tsar", "czar", "emperor", "pope", "konig", "kaiser", "papst", "roi", "reine",
    "empereur", "pape", "rey", "reina", "emperador", "papa", "re", "regina", "imperatore", "rei", "dom",
    "koning", "keizer", "paus", "kung", "konung", "krol", "cesarz", "papiez", "император", "царь", "папа",
    "король",
  ])

  /// Returns true if a title ends in a digit, or in a letter of Roman numbers, and a closing parenthesis.
  static func endsInGroup(_ title: String) -> Bool {
    let end = title.utf8.suffix(2)
    return end.last == UInt8(ascii: ")")
      && end.first.map { (0x30...0x39).contains($0) || capitals.contains($0) } ?? false
  }

  private static let capitals = Array("IVX".utf8)

  private static func read(_ line: TitleLine, in range: Range<Int>) -> (name: String, number: Int)? {
    let tokens = line.words(in: range)
    guard tokens.count > 1, let last = tokens.last, last.upperBound == range.upperBound,
      last.lowerBound > 0, line.folded[last.lowerBound - 1] == TitleLine.space,
      let number = Self.number(line, last), number > 0,
      !CountedThings.common.contains(tokens[tokens.count - 2], in: line)
    else { return nil }
    let name = line.trimmed(range.lowerBound..<last.lowerBound, of: .aroundNames)
    // The "Book" of "Book 1" is no series.
    guard line.hasLetter(in: name), line.text(last) != "I" || tokens.count > 3,
      !numbered.contains(line.fingerprint(of: tokens[tokens.count - 2])),
      tokens.count > 2 || VolumeWords.international.kind(of: tokens[0], in: line) == nil
    else { return nil }
    return (line.text(name), number)
  }

  private static func number(_ line: TitleLine, _ word: Range<Int>) -> Int? {
    if line.isDigit(word.lowerBound) { return word.count <= longest ? Int(line.text(word)) : nil }
    let text = line.text(word)
    guard text.utf8.allSatisfy({ capitals.contains($0) }) else { return nil }
    return RomanNumeral.value(of: line.folded[word])
  }

  /// Returns false if the key of a title certainly has no number at its end. Cheap.
  static func isPossible(in key: String) -> Bool {
    guard let last = key.utf8.last else { return false }
    return (0x30...0x39).contains(last) || last == UInt8(ascii: "i") || last == UInt8(ascii: "v")
      || last == UInt8(ascii: "x")
  }

  /// Returns the keys of the titles with the next lower and higher number; empty if the key does not end in
  /// the number.
  static func neighbours(of key: String, _ number: Int) -> [String] {
    guard key.hasSuffix(" \(number)") else { return [] }
    let name = key.dropLast("\(number)".utf8.count)
    return [number - 1, number + 1].filter { $0 > 0 }.map { name + "\($0)" }
  }

  /// Longer numbers are years or titles.
  private static let longest = 3
}
