// The split of a title from its subtitle, and the rule for dropping the subtitle (TTL-3).
//
// A colon starts a subtitle only if white space follows: `Re:Zero`, `4:50 from Paddington` and `11:22` have
// none. Without its subtitle a title must still identify the book. So the subtitle is kept
//   - if the main title is a number (`2001: A Space Odyssey`) or has no letter,
//   - if the main title is the name of a series or franchise (`Star Wars: Thrawn`),
//   - if the subtitle is one or two words, not counting an article: volumes are named like that
//     (`Magician: Apprentice`, `Mistborn: The Final Empire`), and it costs a search little. An indefinite
//     article before two words describes the book (`Seabiscuit: An American Legend`) and names no volume,
//   - if the subtitle is a volume or a part (`Dune: Part Two`).
// A subtitle that only names a kind of book (`A Novel`) is always dropped.

/// A title split at its colon.
struct SubtitleSplit {
  /// The role of a subtitle.
  enum Rule: Hashable, Sendable {
    /// Only names the kind of book: `A Novel`, `A Jack Reacher Novel`.
    case generic
    /// Describes the book that the main title names: `A Brief History of Humankind`.
    case descriptive
    /// Is needed to identify the book.
    case distinctive

    /// True if a search can omit the subtitle.
    var canGo: Bool { self != .distinctive }
  }

  let main: Range<Int>
  let subtitle: Range<Int>
  let rule: Rule
  /// True if a full stop separates title and subtitle.
  private(set) var isAtStop = false
  /// True if an "or" in one of several languages separates title and subtitle: `Moby-Dick; or, The Whale`.
  let isAlternative: Bool

  /// Splits at a colon; returns nil if there is none, or nothing before it.
  init?(_ line: TitleLine) {
    guard let colon = Self.colon(in: line) else { return nil }
    self.init(line, sign: colon...colon)
  }

  /// Splits at a colon, a dash between spaces, or an "or" (`Moby-Dick; or, The Whale`); without any of them
  /// at a full stop, as catalogs of German books do: `Das Parfum. Die Geschichte eines Mörders`.
  init?(anySignIn line: TitleLine) {
    if let sign = Self.anySign(in: line) {
      self.init(line, sign: sign)
    } else {
      guard let stop = Self.fullStop(in: line) else { return nil }
      self.init(line, sign: stop)
      isAtStop = true
    }
  }

  private init?(_ line: TitleLine, sign: ClosedRange<Int>) {
    main = line.trimmed(0..<sign.lowerBound)
    subtitle = line.trimmed(sign.upperBound + 1..<line.count)
    guard line.hasLetterOrDigit(in: main), line.hasLetterOrDigit(in: subtitle) else { return nil }
    isAlternative = sign.count > 2
    rule = isAlternative ? .descriptive : Self.rule(of: subtitle, to: main, in: line)
  }

  /// Splits off a parenthesis group at the end that is neither marker nor edition:
  /// `We Are Legion (We Are Bob)`.
  init?(groupOf line: TitleLine) {
    guard line.folded.last == 0x29, let open = Self.opening(in: line), open > 0 else { return nil }
    main = line.trimmed(0..<open)
    subtitle = line.trimmed(open + 1..<line.count - 1)
    guard line.hasLetterOrDigit(in: main), line.hasLetterOrDigit(in: subtitle) else { return nil }
    isAlternative = false
    let words = line.fingerprints(in: subtitle)
    rule =
      SubtitleWords.english.isGeneric(words)
      ? .generic : subtitle.contains { line.isDigit($0) } ? .distinctive : .descriptive
  }

  /// Returns the start of the group at the end, with nested groups: `Hunger (A Memoir of (My) Body)`.
  private static func opening(in line: TitleLine) -> Int? {
    var depth = 0
    for index in line.folded.indices.reversed() {
      if line.folded[index] == 0x29 { depth += 1 }
      if line.folded[index] == 0x28 { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func colon(in line: TitleLine) -> Int? {
    line.folded.indices.first { index in
      line.folded[index] == 0x3A && (line.scalars[index] != 0x3A || isSpace(index + 1, in: line))
    }
  }

  private static func anySign(in line: TitleLine) -> ClosedRange<Int>? {
    for index in line.folded.indices.dropFirst() {
      switch line.folded[index] {
      case 0x3A where line.scalars[index] != 0x3A || isSpace(index + 1, in: line): return index...index
      case 0x2D where isSpace(index - 1, in: line) && isSpace(index + 1, in: line): return index...index
      case 0x2C, 0x3B: if let end = endOfOr(from: index + 1, in: line) { return index...end }
      case TitleLine.space where isOrBeforeComma(index, in: line): return index...index + 3
      default: continue
      }
    }
    return nil
  }

  /// Returns the first full stop that ends a word of four letters or more, which is no abbreviation, before
  /// another word.
  private static func fullStop(in line: TitleLine) -> ClosedRange<Int>? {
    let index = line.folded.indices.dropFirst(shortestSentence).first { index in
      guard line.folded[index] == 0x2E, isSpace(index + 1, in: line), index + 2 < line.count,
        line.isLetter(index + 2)
      else { return false }
      var start = index
      while start > 0, line.isLetter(start - 1) { start -= 1 }
      return index - start >= shortestSentence && !abbreviations.contains(line.fingerprint(of: start..<index))
    }
    return index.map { $0...$0 }
  }

  private static let shortestSentence = 4
  private static let abbreviations = WordTable(["prof", "capt", "dept", "messrs", "misc", "illus", "comp"])

  /// Returns the index of the space or comma after a word for "or" behind a space: `Candide, ou l'Optimisme`.
  private static func endOfOr(from index: Int, in line: TitleLine) -> Int? {
    guard isSpace(index, in: line) else { return nil }
    var end = index + 1
    while end < line.count, line.isLetter(end) { end += 1 }
    guard isSpace(end, in: line) || end < line.count && line.folded[end] == 0x2C,
      ors.contains(line.fingerprint(of: index + 1..<end))
    else { return nil }
    return end
  }

  private static let ors = WordTable([
    "or", "ou", "oder", "albo", "czyli", "eller", "ovvero", "ossia", "или",
  ])

  /// Returns true at " or,".
  private static func isOrBeforeComma(_ index: Int, in line: TitleLine) -> Bool {
    index + 3 < line.count && line.folded[index + 1] == 0x6F && line.folded[index + 2] == 0x72
      && line.folded[index + 3] == 0x2C
  }

  private static func isSpace(_ index: Int, in line: TitleLine) -> Bool {
    index < line.count && line.folded[index] == TitleLine.space
  }

  private static func rule(of subtitle: Range<Int>, to main: Range<Int>, in line: TitleLine) -> Rule {
    let words = line.fingerprints(in: subtitle)
    if SubtitleWords.english.isGeneric(words) { return .generic }
    guard line.hasLetter(in: main), main.count > 1,
      !FranchiseNames.known.contains(key: TitleKey.text(line, main))
    else {
      return .distinctive
    }
    if let phrase = VolumePhrases(line: line, words: .international).last(in: subtitle),
      phrase.start == subtitle.lowerBound, !phrase.nameFollows
    {
      return .distinctive
    }
    // "An American Legend" describes the book; volumes are hardly ever named so.
    if words.count > 2, SubtitleWords.english.isIndefinite(words.first) { return .descriptive }
    let withoutArticle = SubtitleWords.english.isArticle(words.first) ? words.count - 1 : words.count
    return withoutArticle <= 2 ? .distinctive : .descriptive
  }
}
