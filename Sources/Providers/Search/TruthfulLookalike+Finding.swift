// A test whether a provider can return a work for any query at all.

package import BooksTrackAPI

extension TruthfulLookalike {
  /// Returns true if a query by one of these numbers, or by words of one of these titles, can be answered
  /// with a record of a catalog work. Words of up to three letters are ignored, because they occur in too
  /// many titles, unless a title has no others.
  package func canFind(work: Int, numbers: [ISBN], titles: [String]) -> Bool {
    if numbers.contains(where: { sends(work: work, under: $0) }) { return true }
    let words = Set(titles.flatMap(Self.tellingWords))
    return sentTitles(ofWork: work).contains { !words.isDisjoint(with: Self.tellingWords($0)) }
  }

  private static func tellingWords(_ title: String) -> [UInt64] {
    let words = title.split(separator: " ").map { word in
      word.filter { $0.isLetter || $0.isNumber || "'’".contains($0) }
    }
    let long = words.filter { $0.count > 3 || $0.utf8.contains { $0 >= 0x80 } }
    return (long.isEmpty ? words : long).flatMap { SearchWords.distinct(in: $0) }
  }
}
