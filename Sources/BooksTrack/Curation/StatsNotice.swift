// What a calculation of the statistics says to those who show them (CAS-7).

/// The statistics, calculated anew after a burst of changes, and the books that the burst may have changed.
public struct StatsNotice: Sendable {
  /// Which calculation of this process it is, beginning with one.
  public let number: Int
  /// The library that was counted.
  public let library: Library
  /// The counts of all time.
  public let stats: DiversityStats
  /// The books that the burst may have changed, oldest first. A screen that appeared within the burst has
  /// some of the changes already, so each screen compares them with what it shows.
  public internal(set) var works: [WorkID]

  /// Makes a notice, as an experiment does that leaves something out of another one.
  package init(number: Int, library: Library, stats: DiversityStats, works: [WorkID]) {
    self.number = number
    self.library = library
    self.stats = stats
    self.works = works
  }
}
