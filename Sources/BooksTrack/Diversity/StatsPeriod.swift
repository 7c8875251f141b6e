// The periods in which books are counted (DIV-1).
//
// A book counts for the year and month in which it was finished, and if finished several times, once for each
// of them. A book that is unfinished, or finished on an unknown date, counts for all time only; one with a
// known year but no month counts for the year. The day on which the reader gave a book up does not count, but
// earlier readings do.

/// All time, a year, or a month.
public enum StatsPeriod: Hashable, Sendable {
  /// All books of the library.
  case allTime
  /// Books finished in that year.
  case year(Int)
  /// Books finished in that month, 1 to 12.
  case month(year: Int, month: Int)
}

extension StatsPeriod {
  /// Returns the periods for which entries count, without duplicates, all time first.
  static func periods(of entries: IdentifierList<Entry>, in library: Library) -> [StatsPeriod] {
    var periods: [StatsPeriod] = []
    // Most books were finished at most once.
    periods.reserveCapacity(3)
    periods.append(.allTime)
    for entry in entries {
      // Reads the entry in place, to avoid copying all its facts.
      library.entries.read(entry) { $0.pointee.facts.addPeriods(to: &periods) }
    }
    return periods
  }
}

extension ReaderFacts {
  /// Adds the periods in which a book was finished. For a book that was given up, the last day is that of
  /// giving up.
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
