// What a reader does with a series by hand (SER-10): make, fill, order, rename, say how long it is.
//
// A series that a reader has arranged is theirs from then on, so that what is detected later joins it and leaves its
// name, total and order alone (SER-6).

public import BooksTrackAPI

extension LibraryEditor {
  /// Makes a series of the reader's own, without books; nothing if the name has no letter or digit.
  public mutating func makeSeries(
    named name: String, total: Int? = nil, author: AuthorID? = nil, now: Timestamp
  ) -> SeriesID? {
    guard !SeriesNames.key(name).isEmpty else { return nil }
    let series = Series(
      id: newSeriesID(), name: name, total: total.flatMap { $0 > 0 ? $0 : nil }, author: author,
      source: .manual, created: now)
    put(series)
    return series.id
  }

  /// Puts a work into a series, or elsewhere in it; nothing happens if one of them is not there.
  ///
  /// - Parameter position: Nothing leaves the place open, or as it is.
  public mutating func place(
    _ work: WorkID, in series: SeriesID, at position: SeriesPosition?, now: Timestamp
  ) {
    guard library.works[work] != nil, library.series[series] != nil else { return }
    if var membership = library.memberships(of: work).first(where: { $0.series == series }) {
      guard let position else { return }
      membership.position = position
      put(membership)
    } else {
      put(Membership(id: newMembershipID(), series: series, work: work, position: position))
    }
    arrange(series, now) { _ in }
  }

  /// Takes a work out of a series; the book stays.
  public mutating func take(_ work: WorkID, outOf series: SeriesID, now: Timestamp) {
    let memberships = library.memberships(of: work).filter { $0.series == series }
    guard !memberships.isEmpty else { return }
    for membership in memberships { remove(membership.id) }
    arrange(series, now) { _ in }
  }

  /// Numbers works of a series from 1 in a new order. Works that are not in the series are passed over, and
  /// works of the series that are not named keep their places.
  public mutating func reorder(_ series: SeriesID, as works: [WorkID], now: Timestamp) {
    var next = 1
    for work in works {
      guard var membership = library.memberships(of: work).first(where: { $0.series == series }) else {
        continue
      }
      membership.position = SeriesPosition(next)
      next += 1
      put(membership)
    }
    if next > 1 { arrange(series, now) { _ in } }
  }

  /// Gives a series another name; nothing happens if the name has no letter or digit.
  public mutating func rename(_ series: SeriesID, to name: String, now: Timestamp) {
    guard !SeriesNames.key(name).isEmpty else { return }
    arrange(series, now) { $0.name = name }
  }

  /// Says how many whole volumes a series has; a total below 1 is unknown.
  public mutating func setTotal(_ total: Int?, of series: SeriesID, now: Timestamp) {
    arrange(series, now) { $0.total = total.flatMap { $0 > 0 ? $0 : nil } }
  }

  private mutating func arrange(_ id: SeriesID, _ now: Timestamp, _ change: (inout Series) -> Void) {
    guard var series = library.series[id] else { return }
    change(&series)
    series.source = .manual
    series.updated = max(series.updated, now)
    put(series)
  }
}
