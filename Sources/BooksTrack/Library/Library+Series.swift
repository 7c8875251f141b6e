// What a library keeps of series beside their rows, looked up. None of it scans a table.

extension Library {
  /// Which detected series were merged into one of the reader's, oldest first, undone merges among them.
  public func merges(into series: SeriesID) -> [SeriesMerge] {
    indexes.mergesOfSeries[series].compactMap { seriesMerges[$0] }
  }

  /// What providers say of a series, oldest row first; one page of each at most.
  public func pages(of series: SeriesID) -> [SeriesPage] {
    indexes.pagesOfSeries[series].compactMap { seriesPages[$0] }
  }

  /// The books of a series that a reset has taken away, oldest first.
  public func absentBooks(of series: SeriesID) -> [AbsentBook] {
    indexes.absentBooksOfSeries[series].compactMap { absentBooks[$0] }
  }

  /// The absent book that a work is, by the rules by which duplicates are found; nil if it is none.
  ///
  /// - Complexity: as a look-up in the match index; nil if no book is absent.
  func absentBook(thatIs work: WorkID) -> AbsentBook? {
    guard indexes.absentMatch.count > 0, let keys = matchIndex.keys(of: work),
      let found = indexes.absentMatch.match(keys).work
    else { return nil }
    return absentBooks[AbsentBookID(replica: found.replica, serial: found.serial)]
  }

  /// A membership with the title and the cover that its work has now.
  func refreshed(_ membership: Membership) -> Membership {
    guard let work = works[membership.work] else { return membership }
    var membership = membership
    membership.title = work.title
    membership.cover = firstCover(of: work.id)
    return membership
  }

  /// The cover of the oldest edition that has one.
  func firstCover(of work: WorkID) -> String? {
    indexes.editionsOfWork[work].lazy.compactMap { editions[$0]?.facts.coverURL }.first
  }
}
