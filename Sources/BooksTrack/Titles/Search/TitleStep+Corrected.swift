// The corrected steps of title normalization. Each is idempotent, and each returns its input rather than a
// text without a letter or digit. Most titles contain none of the signs that a step looks for and are
// returned without being parsed.

extension TitleStep {
  /// TTL-1: removes series markers and editions in parentheses, nested ones included. A volume in the title
  /// itself is kept: without it, a search for `Bleach, Volume 12` would find any volume.
  static let seriesMarkers = TitleStep { title in
    guard mayHave("(", "[", in: title) else { return title }
    let line = TitleLine(title)
    let groups = ParenthesisGroups(line: line, words: .international).read(editions: .common)
    return cut(groups.markers + groups.editions, from: line) ?? title
  }

  /// TTL-2: removes square brackets and their contents.
  static let squareBrackets = TitleStep { title in
    guard mayHave("[", "]", in: title) else { return title }
    let line = TitleLine(title)
    var ranges: [Range<Int>] = []
    var start: Int?
    for (index, scalar) in line.folded.enumerated() {
      if scalar == 0x5B, start == nil { start = index }
      if scalar == 0x5D, let opened = start {
        ranges.append(opened..<index + 1)
        start = nil
      }
    }
    return cut(ranges, from: line) ?? title
  }

  /// TTL-3: removes the subtitle, by `SubtitleSplit.Rule`.
  static let subtitle = TitleStep { title in
    guard mayHave(":", ":", in: title), title.count > 10 else { return title }
    let line = TitleLine(title)
    guard let split = SubtitleSplit(line), split.rule.canGo else { return title }
    return line.text(split.main)
  }

  /// TTL-4: removes the period of an abbreviation, which follows at least two letters and precedes a space,
  /// punctuation or the end, so that initials, acronyms, decimals and ellipses keep theirs.
  static let abbreviationPeriods = TitleStep { title in
    guard title.utf8.contains(0x2E) else { return title }
    let line = TitleLine(title)
    let kept = (0..<line.count).filter { !isAbbreviationPeriod($0, in: line) }.map { line.scalars[$0] }
    return TitleLine.text(of: kept[...])
  }

  /// TTL-5: collapses and trims white space.
  static let whiteSpace = TitleStep { title in
    WhiteSpace.isCollapsed(title) ? title : TitleLine(title).text
  }

  /// Returns true if a title may contain one of two signs; a character that is not ASCII may be folded to
  /// either.
  static func mayHave(_ first: Unicode.Scalar, _ second: Unicode.Scalar, in title: String) -> Bool {
    let (first, second) = (UInt8(ascii: first), UInt8(ascii: second))
    return title.utf8.contains { $0 >= 0x80 || $0 == first || $0 == second }
  }

  private static func isAbbreviationPeriod(_ index: Int, in line: TitleLine) -> Bool {
    guard line.folded[index] == 0x2E, index >= 2, line.isLetter(index - 1), line.isLetter(index - 2) else {
      return false
    }
    guard index + 1 < line.count else { return true }
    return [TitleLine.space, 0x2C, 0x3B, 0x3A, 0x29].contains(line.folded[index + 1])
  }

  private static func cut(_ ranges: [Range<Int>], from line: TitleLine) -> String? {
    guard !ranges.isEmpty else { return nil }
    var kept = KeptText(0..<line.count)
    for range in ranges { kept.remove(range) }
    return kept.line(of: line)?.text
  }
}
