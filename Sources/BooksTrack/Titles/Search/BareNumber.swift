// A number at the end of a title, without any sign: `Attack on Titan 33`, `Hakim 2: From Turkey to Greece`.
// It may be a volume or part of the title (`Apollo 13`). It is a volume if the writer has another book with
// the same title and the number before or after it, or if there is a series of that name. In parentheses
// after the title, `(Jack Reacher 27)`, another book with that name and any other number suffices.

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
    guard let group = SubtitleSplit(groupOf: line)?.subtitle, let found = read(line, in: group),
      let word = line.words(in: group).dropLast().last, !numbered.contains(line.fingerprint(of: word))
    else { return nil }
    return found
  }

  /// Words before a number that is part of a name: `World War 2`, `Grade 5`.
  private static let numbered = WordTable([
    "war", "guerre", "krieg", "guerra", "grade", "level", "class", "stage", "age", "ages", "year", "years",
  ])

  /// Returns true if a title ends in a digit and a closing parenthesis.
  static func endsInGroup(_ title: String) -> Bool {
    let end = title.utf8.suffix(2)
    return end.last == UInt8(ascii: ")") && end.first.map { (0x30...0x39).contains($0) } ?? false
  }

  private static func read(_ line: TitleLine, in range: Range<Int>) -> (name: String, number: Int)? {
    let tokens = line.words(in: range)
    guard tokens.count > 1, let last = tokens.last, last.upperBound == range.upperBound,
      last.count <= longest, last.lowerBound > 0, line.folded[last.lowerBound - 1] == TitleLine.space,
      let number = Int(line.text(last)), number > 0,
      !CountedThings.common.contains(tokens[tokens.count - 2], in: line)
    else { return nil }
    let name = line.trimmed(range.lowerBound..<last.lowerBound, of: .aroundNames)
    return line.hasLetter(in: name) ? (line.text(name), number) : nil
  }

  /// Returns false if the key of a title certainly has no number at its end. Cheap.
  static func isPossible(in key: String) -> Bool {
    key.utf8.last.map { (0x30...0x39).contains($0) } ?? false
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
