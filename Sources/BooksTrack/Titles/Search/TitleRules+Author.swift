// The words of a title that a search with the author's name asks for. A search finds the records that have
// every word, and beside a name few words are enough: those that not every record has are left out.
//
//   - The word in front of a volume's number: the record of `One Piece, Volume 05` may say `Vol. 5` or `5`.
//   - `and`, which may be `&`, and that is no word.

import BooksTrackAPI

extension TitleRules {
  /// The titles to ask for together with the author, one after the other; by the document's rules the
  /// normalized one alone.
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

  /// `One Piece 5` for `One Piece, Volume 05`. The parts of one book, as of `Henry IV, Part 1`, keep their
  /// word.
  private static func withoutVolumeWord(_ title: String) -> String {
    let line = TitleLine(title)
    guard let own = OwnVolume(line: line, words: .international).read(in: 0..<line.count),
      own.mark.part == nil, own.mark.namesSeries, let number = number(own.mark.position)
    else { return title }
    let before = line.text(line.trimmed(0..<own.range.lowerBound, of: .aroundNames))
    let behind = line.text(line.trimmed(own.range.upperBound..<line.count, of: .aroundNames))
    return [before, number, behind].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// `Bleach 7` for `Bleach (Bleach, #7)`. The first volume mostly has the title alone.
  private static func countedByMarker(_ written: String, _ normalized: String) -> String? {
    let marks = TitleParser(words: .international).read(written).marks
    let key = TitleKey.text(normalized)
    guard !marks.contains(where: { $0.place == .title }),
      let mark = marks.first(where: { $0.part == nil && $0.name.map { TitleKey.text($0) } == key }),
      let number = number(mark.position), number != "1"
    else { return nil }
    return "\(normalized) \(number)"
  }

  /// A single whole number.
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
