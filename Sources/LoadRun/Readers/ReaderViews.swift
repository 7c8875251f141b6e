// What the app shows and tells the readers of a load run, as a value: a planted stack shows something else,
// and the rows that lay what is shown beside the readers' own accounts have to turn red.

package import BooksTrack

/// What a reader gets to see of what the app has.
package struct ReaderViews: Sendable {
  /// The progress of an import.
  package var importProgress: @Sendable (ImportProgress) -> ImportProgress = { $0 }
  /// What is told of look-ups.
  package var lookUp: @Sendable (EnrichmentEvent) -> EnrichmentEvent = { $0 }
  /// The period whose counts are shown for a period.
  package var period: @Sendable (StatsPeriod) -> StatsPeriod = { $0 }
  /// The counts before an answer and behind it.
  package var answered:
    @Sendable (_ before: DiversityStats, _ after: DiversityStats) -> (
      before: DiversityStats, after: DiversityStats
    ) = { ($0, $1) }
  /// The statistics that the screen hears of that is open.
  package var refreshed: @Sendable (StatsNotice) -> StatsNotice = { $0 }
  /// What is recommended after a book.
  package var offer: @Sendable (SeriesRecommendation?) -> SeriesRecommendation? = { $0 }
  /// The volumes that a shelf says are missing.
  package var missing: @Sendable ([Int]) -> [Int] = { $0 }
  /// The series that are celebrated.
  package var celebrated: @Sendable ([SeriesID], Library) -> [SeriesID] = { told, _ in told }

  /// What the app has.
  init() {}
}
