// The app's output for the readers of a load run, as a value: a planted stack changes it, and the rows that
// compare it with the readers' own accounts must turn red.

package import BooksTrack

/// The app's output as a reader sees it.
package struct ReaderViews: Sendable {
  /// The shown progress of an import.
  package var importProgress: @Sendable (ImportProgress) -> ImportProgress = { $0 }
  /// The shown event of a look-up.
  package var lookUp: @Sendable (EnrichmentEvent) -> EnrichmentEvent = { $0 }
  /// The period whose counts are shown for a period.
  package var period: @Sendable (StatsPeriod) -> StatsPeriod = { $0 }
  /// The counts shown before and after an answer.
  package var answered:
    @Sendable (_ before: DiversityStats, _ after: DiversityStats) -> (
      before: DiversityStats, after: DiversityStats
    ) = { ($0, $1) }
  /// The statistics that an open screen receives.
  package var refreshed: @Sendable (StatsNotice) -> StatsNotice = { $0 }
  /// The recommendation after a book.
  package var offer: @Sendable (SeriesRecommendation?) -> SeriesRecommendation? = { $0 }
  /// The volumes that a shelf shows as missing.
  package var missing: @Sendable ([Int]) -> [Int] = { $0 }
  /// The series that are celebrated.
  package var celebrated: @Sendable ([SeriesID], Library) -> [SeriesID] = { series, _ in series }

  /// Shows the app's output unchanged.
  init() {}
}
