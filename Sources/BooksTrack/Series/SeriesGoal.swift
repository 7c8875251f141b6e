// Reading goals for finished series, and the day on which a series was finished (SER-18).
//
// A series is finished on the day on which the last of its volumes was first read. If the day of any volume
// is unknown, the series counts for no year.

/// A goal such as "Finish 3 series in 2026".
public struct SeriesGoal: Hashable, Sendable {
  /// The number of series to finish, at least 1.
  public let count: Int
  /// The year.
  public let year: Int

  /// Creates a goal; a count below 1 becomes 1.
  public init(finish count: Int, in year: Int) {
    self.count = max(1, count)
    self.year = year
  }

  /// Returns the series finished in the year, oldest row first.
  ///
  /// - Complexity: O(*n* log *n*) in the books of all series.
  public func finished(in library: Library) -> [SeriesID] {
    library.series.filter { $0.finished(in: library)?.year == year }.map(\.id)
  }

  /// Returns the progress as text: `Finish 3 series in 2026: 2 of 3`.
  public func text(in library: Library) -> String {
    "Finish \(count) series in \(year): \(finished(in: library).count) of \(count)"
  }

  /// Returns true if enough series are finished.
  public func isReached(in library: Library) -> Bool { finished(in: library).count >= count }
}

extension Series {
  /// The number of volumes from which a finished series has a badge of its own.
  public static let longSeries = 10

  /// Returns the day on which the last volume was read; nil if a volume is unread, its day is unknown, or the
  /// total is unknown.
  public func finished(in library: Library) -> CalendarDate? {
    guard let total, total > 0 else { return nil }
    var first: [Int: CalendarDate] = [:]
    for membership in library.members(of: id) {
      let read = library.entries(of: membership.work).filter { $0.facts.status == .read }
      let days = read.flatMap { [$0.facts.dateRead] + $0.facts.readings.map(\.finish) }
      guard let day = days.compactMap(\.self).min() else { continue }
      for volume in membership.position?.wholeVolumes ?? [] where (1...total).contains(volume) {
        first[volume] = min(day, first[volume] ?? day)
      }
    }
    return first.count == total ? first.values.max() : nil
  }
}

extension SeriesShelf {
  /// The badge `Finished a series of 14`; nil unless the series is finished and has ten volumes or more.
  public var longBadge: String? {
    guard isFinished, let total = read.total, total >= Series.longSeries else { return nil }
    return "Finished a series of \(total)"
  }
}

extension SeriesList {
  /// Returns all series of one author, by name: those with this single author, and those of several authors
  /// that contain a book by this one.
  ///
  /// - Complexity: O(*n* log *n*) in the books of these series.
  public static func lines(of author: AuthorID, in library: Library) -> [Line] {
    let own = library.series(of: author).map(\.id)
    let written = library.works(of: author).filter { work in
      work.authors.contains { $0.author == author && $0.role == nil }
    }
    let joined = written.flatMap { library.memberships(of: $0.id).map(\.series) }
    return SeriesList(of: Set(own + joined).sorted(), in: library).lines()
  }
}
