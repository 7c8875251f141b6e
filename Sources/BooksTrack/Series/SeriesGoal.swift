// Goals of a reader who finishes series, and what they have finished so far (SER-18).
//
// A series is finished on the day on which the last of its volumes was read for the first time. A volume
// whose day nobody knows leaves the day of the series unknown, and such a series counts for no year.

/// "Finish 3 series in 2026".
public struct SeriesGoal: Hashable, Sendable {
  /// How many series are to be finished; at least 1.
  public let count: Int
  /// In which year.
  public let year: Int

  /// A goal; a count below 1 is taken for 1.
  public init(finish count: Int, in year: Int) {
    self.count = max(1, count)
    self.year = year
  }

  /// The series that were finished in the year, oldest row first.
  ///
  /// - Complexity: O(*n* log *n*) in the books of all series.
  public func finished(in library: Library) -> [SeriesID] {
    library.series.filter { $0.finished(in: library)?.year == year }.map(\.id)
  }

  /// `Finish 3 series in 2026: 2 of 3`.
  public func text(in library: Library) -> String {
    "Finish \(count) series in \(year): \(finished(in: library).count) of \(count)"
  }

  /// Whether enough series were finished.
  public func isReached(in library: Library) -> Bool { finished(in: library).count >= count }
}

extension Series {
  /// From how many volumes on a finished series has a badge of its own.
  public static let longSeries = 10

  /// The day on which the reader had read every volume; nil if one is not read, if its day is not known, or
  /// if the total is unknown.
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
  /// `Finished a series of 14`, for one of ten volumes or more of which every one is read.
  public var longBadge: String? {
    guard isFinished, let total = read.total, total >= Series.longSeries else { return nil }
    return "Finished a series of \(total)"
  }
}

extension SeriesList {
  /// All series of one author, by name: those of which they are the one author, and those of several authors
  /// in which a book of theirs stands.
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
