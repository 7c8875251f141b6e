// How many volumes a series has, where those who say so disagree (SER-9).
//
// In this order: the reader; a provider that lists every work that it counts, with a place for each, by the
// whole volumes of its list, so that novellas and omnibuses are not counted as volumes; a provider that gives
// a number alone. Of two of a kind the greater number counts: who knows of more volumes knows of later ones.
// A provider's total below a volume that the reader owns is out of date and does not count. If nobody is
// left, the total is unknown.

extension LibraryEditor {
  /// Gives a series the total that counts now, unless the reader has said it.
  package mutating func settleTotal(of id: SeriesID) {
    guard var series = library.series[id], !series.hasTotalOfReader else { return }
    let pages = library.pages(of: id)
    let owned = pages.isEmpty ? 0 : library.lastVolume(of: id)
    series.total = SeriesPage.total(of: pages, owned: owned)
    put(series)
  }

  /// The same after a book has joined the series at a place, or has got its first place there: what counted
  /// before counts still, unless the place lies beyond it. So a long series is not counted anew with each of
  /// its volumes.
  ///
  /// - Complexity: O(1) unless the total falls.
  package mutating func settleTotal(of id: SeriesID, joinedBy position: SeriesPosition?) {
    if library.pages(of: id).isEmpty { return settleTotal(of: id) }
    guard let total = library.series[id]?.total, position?.wholeVolumes.last ?? 0 > total else { return }
    settleTotal(of: id)
  }
}

extension SeriesPage {
  /// The total that counts of what several providers say.
  ///
  /// - Parameter owned: The last whole volume that the reader has; 0 if there is none.
  static func total(of pages: [SeriesPage], owned: Int) -> Int? {
    let counted = pages.compactMap(\.countedVolumes).filter { $0 >= owned }
    let stated = pages.filter { $0.countedVolumes == nil }.compactMap(\.total).filter { $0 >= max(owned, 1) }
    return counted.max() ?? stated.max()
  }

  /// The whole volumes of a list that has every work that the provider counts, and a place for each; else
  /// nothing.
  var countedVolumes: Int? {
    guard let total, total > 0, volumes.count >= total, volumes.allSatisfy({ $0.position != nil }) else {
      return nil
    }
    let last = volumes.compactMap { $0.position?.wholeVolumes.last }.max() ?? 0
    return last > 0 ? last : nil
  }
}

extension Library {
  /// The last whole volume of a series that the reader has; 0 if there is none.
  func lastVolume(of series: SeriesID) -> Int {
    members(of: series).compactMap { $0.position?.wholeVolumes.last }.max() ?? 0
  }
}
