// For which time books are counted (DIV-1).
//
// A book counts for the year and the month in which it was finished; one that was finished several times counts once for
// each of them. A book that is not finished, or nobody knows when, counts for all time alone; one whose year is known and
// not the month counts for the year. A day at which the reader gave a book up is no day at which it was finished.

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
    for entry in entries where entry.facts.status != .didNotFinish {
      let days = [entry.facts.dateRead] + entry.facts.readings.map(\.finish)
      for day in days.compactMap({ $0 }) {
        var new: [StatsPeriod] = [.year(day.year)]
        if day.month > 0 { new.append(.month(year: day.year, month: day.month)) }
        for period in new where !periods.contains(period) { periods.append(period) }
      }
    }
    return periods
  }
}
