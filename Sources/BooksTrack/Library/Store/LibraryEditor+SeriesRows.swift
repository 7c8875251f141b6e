// Putting and taking away what a library keeps of series beside their rows: merges, absent books, providers'
// pages.

import BooksTrackAPI

extension LibraryEditor {
  /// Puts the record of a merge in place.
  public mutating func put(_ merge: SeriesMerge) {
    put(merge, .seriesMerge, in: { $0.seriesMerges }, as: Change.putSeriesMerge)
  }

  /// Puts an absent book in place; one that has no place any more goes.
  public mutating func put(_ book: AbsentBook) {
    if book.places.isEmpty { return remove(book.id) }
    put(book, .absentBook, in: { $0.absentBooks }, as: Change.putAbsentBook)
  }

  /// Puts a provider's page in place. A series has one of each provider: another one of the same provider
  /// goes.
  public mutating func put(_ page: SeriesPage) {
    for other in library.pages(of: page.series)
    where other.id != page.id && other.externalID.provider == page.externalID.provider {
      remove(other.id)
    }
    put(page, .seriesPage, in: { $0.seriesPages }, as: Change.putSeriesPage)
  }

  /// Takes the record of a merge away: it can no longer be undone. Nothing happens if there is none of that
  /// name; likewise below.
  public mutating func remove(_ merge: SeriesMergeID) {
    remove(merge, .seriesMerge, from: { $0.seriesMerges }, as: Change.removeSeriesMerge)
  }

  /// Takes an absent book away: its places are forgotten.
  public mutating func remove(_ book: AbsentBookID) {
    remove(book, .absentBook, from: { $0.absentBooks }, as: Change.removeAbsentBook)
  }

  /// Takes a provider's page away.
  public mutating func remove(_ page: SeriesPageID) {
    remove(page, .seriesPage, from: { $0.seriesPages }, as: Change.removeSeriesPage)
  }
}
