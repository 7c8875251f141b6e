// Edits of a series by the reader (SER-10, SER-18): create, add and remove books, order, rename, set the
// total.
//
// An edited series becomes the reader's own: later detections are merged into it and leave its name, total
// and order unchanged (SER-6).

public import BooksTrackAPI

extension LibraryEditor {
  /// Creates a series of the reader; returns nil if the name has no letter or digit.
  ///
  /// A detected series with the same name is merged into it (SER-6); otherwise the new series has no books.
  public mutating func makeSeries(
    named name: String, total: Int? = nil, author: AuthorID? = nil, now: Timestamp
  ) -> SeriesID? {
    guard !SeriesNames.key(name).isEmpty else { return nil }
    let series = Series(
      id: newID(), name: name, total: total.flatMap { $0 > 0 ? $0 : nil }, author: author,
      source: .manual, created: now)
    put(series)
    mergeNamesakes(of: series.id, now: now)
    return series.id
  }

  /// Adds a work to a series, or moves it to another position; no effect if either is missing.
  ///
  /// - Parameter position: The position; nil leaves it unknown, or as it is.
  public mutating func place(
    _ work: WorkID, in series: SeriesID, at position: SeriesPosition?, now: Timestamp
  ) {
    guard library.works[work] != nil, library.series[series] != nil else { return }
    if var membership = library.membership(of: work, in: series) {
      guard let position else { return }
      membership.position = position
      membership.source = .manual
      put(membership)
    } else {
      put(
        Membership(id: newID(), series: series, work: work, position: position, source: .manual))
    }
    arrange(series, now) { _ in }
  }

  /// Removes a work from a series; the book stays.
  public mutating func take(_ work: WorkID, outOf series: SeriesID, now: Timestamp) {
    guard let membership = library.membership(of: work, in: series) else { return }
    remove(membership.id)
    arrange(series, now) { _ in }
  }

  /// Numbers the given works of a series from 1. Works that are not in the series are skipped, and other
  /// works of the series keep their positions.
  ///
  /// Of two orders that are given on two devices, the later one holds as a whole (SYN-8).
  ///
  /// - Parameter order: The order to change (SER-18).
  public mutating func reorder(
    _ series: SeriesID, as works: [WorkID], in order: SeriesOrder = .publication, now: Timestamp
  ) {
    var next = 1
    for work in works {
      guard var membership = library.membership(of: work, in: series) else { continue }
      switch order {
      case .publication: membership.position = SeriesPosition(next)
      case .chronological: membership.chronological = SeriesPosition(next)
      }
      membership.source = .manual
      next += 1
      put(membership)
      noteOrder(of: membership.id, in: order)
    }
    if next > 1 { arrange(series, now) { _ in } }
  }

  /// Sets the chronological position of a work in a series (SER-18); no effect if it is not in the series.
  ///
  /// - Parameter position: The position; nil removes it.
  public mutating func place(
    _ work: WorkID, in series: SeriesID, chronologicallyAt position: SeriesPosition?, now: Timestamp
  ) {
    guard var membership = library.membership(of: work, in: series) else { return }
    membership.chronological = position
    membership.source = .manual
    put(membership)
    arrange(series, now) { _ in }
  }

  /// Renames a series; no effect if the name has no letter or digit. A detected series with the new name
  /// is merged into it (SER-6).
  public mutating func rename(_ series: SeriesID, to name: String, now: Timestamp) {
    guard !SeriesNames.key(name).isEmpty else { return }
    arrange(series, now) { $0.name = name }
    mergeNamesakes(of: series, now: now)
  }

  /// Sets the number of whole volumes of a series, which takes precedence over the providers' totals. A nil
  /// total, or one below 1, makes the providers' totals valid again.
  public mutating func setTotal(_ total: Int?, of series: SeriesID, now: Timestamp) {
    let total = total.flatMap { $0 > 0 ? $0 : nil }
    arrange(series, now) { row in
      row.total = total
      row.hasTotalOfReader = total != nil
    }
  }

  private mutating func arrange(_ id: SeriesID, _ now: Timestamp, _ change: (inout Series) -> Void) {
    guard var series = library.series[id] else { return }
    change(&series)
    series.source = .manual
    series.updated = max(series.updated, now)
    put(series)
    settleTotal(of: id)
  }
}
