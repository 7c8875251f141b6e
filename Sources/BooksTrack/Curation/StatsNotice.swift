// The notice of recalculated statistics (CAS-7).

/// The statistics, recalculated after a burst of changes, and the books that the burst may have changed.
public struct StatsNotice: Sendable {
  /// The number of the calculation in this process, starting at 1.
  public let number: Int
  /// The counted library.
  public let library: Library
  /// The counts of all time.
  public let stats: DiversityStats
  /// The books that the burst may have changed, oldest first. A screen that appeared during the burst shows
  /// some of the changes already, so each screen compares the books with what it shows.
  public internal(set) var works: [WorkID]

  /// Creates a notice, also for experiments that leave out part of another one.
  package init(number: Int, library: Library, stats: DiversityStats, works: [WorkID]) {
    self.number = number
    self.library = library
    self.stats = stats
    self.works = works
  }
}
