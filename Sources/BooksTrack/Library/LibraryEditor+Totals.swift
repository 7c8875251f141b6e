// The number of volumes of a series if sources disagree (SER-9).
//
// The sources in order of precedence: the reader; providers that list every counted work with a position, by
// the whole volumes of the list, so that novellas and omnibuses are not counted; providers that give only a
// number. Of several providers of the same rank the greatest number is used, since it includes the latest
// volumes. A provider's total below a volume that the reader owns is out of date and ignored. Without any
// source the total is unknown.

extension LibraryEditor {
  /// Recomputes the total of a series, unless the reader has set it.
  package mutating func settleTotal(of id: SeriesID) {
    guard var series = library.series[id], !series.hasTotalOfReader else { return }
    let pages = library.pages(of: id)
    let owned = pages.isEmpty ? 0 : library.lastVolume(of: id)
    series.total = SeriesPage.total(of: pages, owned: owned)
    put(series)
  }

  /// Recomputes the total of a series after a book was added at a position, or got its first position. The
  /// total changes only if the position is greater, so adding the volumes of a long series does not recompute
  /// it each time.
  ///
  /// - Complexity: O(1) unless the position exceeds the total.
  package mutating func settleTotal(of id: SeriesID, joinedBy position: SeriesPosition?) {
    if library.pages(of: id).isEmpty { return settleTotal(of: id) }
    guard let total = library.series[id]?.total, position?.wholeVolumes.last ?? 0 > total else { return }
    settleTotal(of: id)
  }
}

extension SeriesPage {
  /// Returns the total according to several providers; nil if it is unknown.
  ///
  /// - Parameter owned: The greatest whole volume that the reader owns; 0 if there is none.
  static func total(of pages: [SeriesPage], owned: Int) -> Int? {
    let counted = pages.compactMap(\.countedVolumes).filter { $0 >= owned }
    let stated = pages.filter { $0.countedVolumes == nil }.compactMap(\.total).filter { $0 >= max(owned, 1) }
    return counted.max() ?? stated.max()
  }

  /// The number of whole volumes in the provider's list; nil unless the list contains every counted work with
  /// a position.
  var countedVolumes: Int? {
    guard let total, total > 0, volumes.count >= total, volumes.allSatisfy({ $0.position != nil }) else {
      return nil
    }
    let last = volumes.compactMap { $0.position?.wholeVolumes.last }.max() ?? 0
    return last > 0 ? last : nil
  }
}

extension Library {
  /// Returns the greatest whole volume of a series that the reader owns; 0 if there is none.
  func lastVolume(of series: SeriesID) -> Int {
    members(of: series).compactMap { $0.position?.wholeVolumes.last }.max() ?? 0
  }
}
