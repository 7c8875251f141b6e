// For which time books are counted (DIV-1).
//
// A book counts for the year and the month in which it was finished; one that was finished several times
// counts once for each of them. A book that is not finished, or nobody knows when, counts for all time alone;
// one whose year is known and not the month counts for the year. A day at which the reader gave a book up is
// no day at which it was finished; what they had finished before counts.

/// All time, a year, or a month.
public enum StatsPeriod: Hashable, Sendable {
  /// Every book of the library.
  case allTime
  /// Books that were finished in that year.
  case year(Int)
  /// Books that were finished in that month, 1 to 12.
  case month(year: Int, month: Int)
}

extension StatsPeriod {
  /// The periods for which entries count, each once, all time first.
  static func periods(of entries: [EntryID], in library: Library) -> [StatsPeriod] {
    var periods: [StatsPeriod] = []
    // Nearly every book was finished once, or never.
    periods.reserveCapacity(3)
    periods.append(.allTime)
    for entry in entries {
      // An entry is read where it stands: all that the reader has said of the book would be copied with it.
      library.entries.rows.read(entry) { $0.pointee.facts.addPeriods(to: &periods) }
    }
    return periods
  }
}

extension ReaderFacts {
  /// Adds the periods of the days at which a book was finished. Of one that was given up, the last day is
  /// that of giving up.
  fileprivate func addPeriods(to periods: inout [StatsPeriod]) {
    guard status == .didNotFinish else {
      if let dateRead { Self.add(dateRead, to: &periods) }
      for reading in readings {
        if let day = reading.finish { Self.add(day, to: &periods) }
      }
      return
    }
    let end = dateRead ?? readings.lazy.compactMap(\.finish).max()
    for reading in readings {
      if let day = reading.finish, day != end { Self.add(day, to: &periods) }
    }
  }

  private static func add(_ day: CalendarDate, to periods: inout [StatsPeriod]) {
    let year = StatsPeriod.year(day.year)
    if !periods.contains(year) { periods.append(year) }
    guard day.month > 0 else { return }
    let month = StatsPeriod.month(year: day.year, month: day.month)
    if !periods.contains(month) { periods.append(month) }
  }
}
