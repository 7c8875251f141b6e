// For which time books are counted (DIV-1).
//
// A book counts for the year and the month in which it was finished; one that was finished several times counts once for
// each of them. A book that is not finished, or nobody knows when, counts for all time alone; one whose year is known and
// not the month counts for the year. A day at which the reader gave a book up is no day at which it was finished; what they
// had finished before counts.

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
  static func periods(of entries: [Entry]) -> [StatsPeriod] {
    var periods: [StatsPeriod] = [.allTime]
    for entry in entries {
      for day in entry.facts.daysFinished {
        var new: [StatsPeriod] = [.year(day.year)]
        if day.month > 0 { new.append(.month(year: day.year, month: day.month)) }
        for period in new where !periods.contains(period) { periods.append(period) }
      }
    }
    return periods
  }
}

extension ReaderFacts {
  /// The days at which a book was finished. Of one that was given up, the last day is that of giving up.
  fileprivate var daysFinished: [CalendarDate] {
    let finishes = readings.compactMap(\.finish)
    guard status == .didNotFinish else { return [dateRead].compactMap { $0 } + finishes }
    let end = dateRead ?? finishes.max()
    return finishes.filter { $0 != end }
  }
}
