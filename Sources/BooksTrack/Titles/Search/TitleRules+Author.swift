// The words of a title for a search together with the author's name. A search returns the records that
// contain every word, and with a name few words suffice, so words that some records lack are left out:
//
//   - The word before a volume's number: the record of `One Piece, Volume 05` may have `Vol. 5` or `5`.
//   - `and`, which may be written as `&`, which is not a word.

import BooksTrackAPI

extension TitleRules {
  /// Returns the titles to search for together with the author, in order; by the document's rules only the
  /// normalized one.
  ///
  /// - Parameters:
  ///   - written: The title as the library has it.
  ///   - normalized: The same, normalized for search.
  func titlesBesideAuthor(_ written: String, normalized: String) -> [String] {
    guard repeats else { return [normalized] }
    let counted = Self.countedByMarker(written, normalized)
    let bare = withoutClosingParentheses(normalized)
    var titles: [String] = []
    for title in [counted, normalized, bare].compactMap({ $0 }) {
      let common = Self.withoutConjunctions(Self.withoutVolumeWord(title))
      if !titles.contains(common) { titles.append(common) }
    }
    return titles
  }

  /// Returns `One Piece 5` for `One Piece, Volume 05`. The parts of one book, as in `Henry IV, Part 1`, keep
  /// their word.
  private static func withoutVolumeWord(_ title: String) -> String {
    let line = TitleLine(title)
    guard let own = OwnVolume(line: line, words: .international).read(in: 0..<line.count),
      own.mark.part == nil, own.mark.namesSeries, let number = number(own.mark.position)
    else { return title }
    let before = line.text(line.trimmed(0..<own.range.lowerBound, of: .aroundNames))
    let behind = line.text(line.trimmed(own.range.upperBound..<line.count, of: .aroundNames))
    return [before, number, behind].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns `Bleach 7` for `Bleach (Bleach, #7)`. The first volume usually has no number.
  private static func countedByMarker(_ written: String, _ normalized: String) -> String? {
    let marks = TitleParser(words: .international).read(written).marks
    let key = TitleKey.text(normalized)
    guard !marks.contains(where: { $0.place == .title }),
      let mark = marks.first(where: { $0.part == nil && $0.name.map { TitleKey.text($0) } == key }),
      let number = number(mark.position), number != "1"
    else { return nil }
    return "\(normalized) \(number)"
  }

  /// Returns the position if it is a single whole number.
  private static func number(_ position: SeriesPosition) -> String? {
    guard position.spans.count == 1, position.wholeVolumes.count == 1 else { return nil }
    return position.wholeVolumes.first.map { "\($0)" }
  }

  private static func withoutConjunctions(_ title: String) -> String {
    let words = title.split(separator: " ")
    let kept = words.filter { !conjunctions.contains(FoldedText.fold($0)) }
    return kept.count < words.count && kept.count > 1 ? kept.joined(separator: " ") : title
  }

  private static let conjunctions: Set = ["and", "&", "und", "et", "och", "og"]
}
