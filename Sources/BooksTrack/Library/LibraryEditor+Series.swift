// What a reader does with a series by hand (SER-10, SER-18): make, fill, order, rename, say how long it is.
//
// A series that a reader has arranged is theirs from then on, so that what is detected later joins it and
// leaves its name, total and order alone (SER-6).

public import BooksTrackAPI

extension LibraryEditor {
  /// Makes a series of the reader's own; nil if the name has no letter or digit.
  ///
  /// It has no books, but for those of a detected series of that name: that becomes part of it (SER-6).
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

  /// Puts a work into a series, or elsewhere in it; nothing happens if one of them is not there.
  ///
  /// - Parameter position: Nothing leaves the place open, or as it is.
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

  /// Takes a work out of a series; the book stays.
  public mutating func take(_ work: WorkID, outOf series: SeriesID, now: Timestamp) {
    guard let membership = library.membership(of: work, in: series) else { return }
    remove(membership.id)
    arrange(series, now) { _ in }
  }

  /// Numbers works of a series from 1 in a new order. Works that are not in the series are passed over, and
  /// works of the series that are not named keep their places.
  ///
  /// - Parameter order: Which of the two orders of the series is meant (SER-18).
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
    }
    if next > 1 { arrange(series, now) { _ in } }
  }

  /// Says where a book of a series stands in the order of the story (SER-18); nothing happens if it is not in
  /// the series.
  ///
  /// - Parameter position: Nothing takes away what was said.
  public mutating func place(
    _ work: WorkID, in series: SeriesID, chronologicallyAt position: SeriesPosition?, now: Timestamp
  ) {
    guard var membership = library.membership(of: work, in: series) else { return }
    membership.chronological = position
    membership.source = .manual
    put(membership)
    arrange(series, now) { _ in }
  }

  /// Gives a series another name; nothing happens if the name has no letter or digit. A detected series that
  /// has the new name becomes part of it (SER-6).
  public mutating func rename(_ series: SeriesID, to name: String, now: Timestamp) {
    guard !SeriesNames.key(name).isEmpty else { return }
    arrange(series, now) { $0.name = name }
    mergeNamesakes(of: series, now: now)
  }

  /// Says how many whole volumes a series has, whatever providers say. A total below 1 is not known, and what
  /// providers say counts again.
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
