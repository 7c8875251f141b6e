// Queries for merges, pages and absent books of series. None of them scans a table.

extension Library {
  /// Returns the merges into a series, oldest first, including undone ones.
  public func merges(into series: SeriesID) -> [SeriesMerge] {
    indexes.mergesOfSeries[series].compactMap { seriesMerges[$0] }
  }

  /// Returns the providers' pages of a series, oldest row first; at most one of each provider.
  public func pages(of series: SeriesID) -> [SeriesPage] {
    indexes.pagesOfSeries[series].compactMap { seriesPages[$0] }
  }

  /// Returns the books of a series that were removed by a reset, oldest first.
  public func absentBooks(of series: SeriesID) -> [AbsentBook] {
    indexes.absentBooksOfSeries[series].compactMap { absentBooks[$0] }
  }

  /// Returns the absent book that a work is a duplicate of; nil if there is none.
  ///
  /// - Complexity: A look-up in the match index; O(1) if no book is absent.
  func absentBook(thatIs work: WorkID) -> AbsentBook? {
    guard indexes.absentMatch.count > 0, let keys = matchIndex.keys(of: work),
      let found = indexes.absentMatch.match(keys).work
    else { return nil }
    return absentBooks[AbsentBookID(replica: found.replica, serial: found.serial)]
  }

  /// Returns a membership with the current title and cover of its work.
  func refreshed(_ membership: Membership) -> Membership {
    guard let work = works[membership.work] else { return membership }
    var membership = membership
    membership.title = work.title
    membership.cover = firstCover(of: work.id)
    return membership
  }

  /// Returns the cover of the edition that the reader has, or of the oldest edition with a cover.
  func firstCover(of work: WorkID) -> String? {
    let own = oldestEntry(of: work)?.edition.flatMap { editions[$0]?.facts.coverURL }
    return own ?? indexes.editionsOfWork[work].lazy.compactMap { editions[$0]?.facts.coverURL }.first
  }
}
