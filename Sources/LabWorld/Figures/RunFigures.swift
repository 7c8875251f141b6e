// Everything that a cell or a run counts. Cells are added in order, and every part of the sum is independent
// of that order, so that neither threads nor shards affect it.

package import BooksTrackBackend
package import Measurement

/// The figures of a run. Readers who warm the cache before the run are counted only in `events`.
package struct RunFigures: Codable, Sendable, Equatable {
  package var readers = 0
  package var imports = ImportFigures()
  /// Duplicates by the kind of export.
  package var duplicatesByFormat: [String: ConfusionCounts] = [:]
  package var titles = TitleSearchFigures()
  package var enrichment = EnrichmentFigures()
  package var verifying = VerifyingFigures()
  package var series = SeriesFigures()
  /// The days after the import; nil if the run has none.
  package var reading: ReadingFigures?
  /// The days on several devices; nil if readers have one.
  package var devices: DevicesFigures?
  package var time = TimeFigures()
  package var timeline = TimelineFigures()
  package var backend = BackendMetrics()
  /// Calls that arrived at each provider, without those of readers who warmed the cache.
  package var providerRequests: [String: Int] = [:]
  /// The number of days or months in which a provider's quota was used up but for one percent; without any,
  /// no call can exceed a quota.
  package var quotasUsedUp = 0
  /// Calls that arrived at a provider beyond its quota (CON-11).
  package var requestsBeyondQuota = 0
  /// Faults that fired, by kind, such as `google-books 503`, `network loss` or `device offline`.
  package var faults: [String: Int] = [:]
  /// All violations.
  package var violations: [Violation] = []
  /// The readers with the longest waits.
  package var slowest = SlowestReaders()
  /// The first missed cases of each target.
  package var missed = MissedCases()
  /// Released points of all worlds.
  package var events: UInt64 = 0

  package init() {}

  /// Adds the figures of another cell.
  package mutating func add(_ other: RunFigures) {
    readers += other.readers
    imports.add(other.imports)
    duplicatesByFormat.merge(other.duplicatesByFormat, uniquingKeysWith: +)
    titles.add(other.titles)
    enrichment.add(other.enrichment)
    verifying.add(other.verifying)
    series.add(other.series)
    if let further = other.reading {
      var sum = reading ?? ReadingFigures()
      sum.add(further)
      reading = sum
    }
    if let further = other.devices {
      var sum = devices ?? DevicesFigures()
      sum.add(further)
      devices = sum
    }
    time.add(other.time)
    timeline.add(other.timeline)
    backend = backend + other.backend
    providerRequests.merge(other.providerRequests, uniquingKeysWith: +)
    quotasUsedUp += other.quotasUsedUp
    requestsBeyondQuota += other.requestsBeyondQuota
    faults.merge(other.faults, uniquingKeysWith: +)
    violations += other.violations
    slowest.add(other.slowest)
    missed.add(other.missed)
    events += other.events
  }
}

/// Something that must never happen.
package struct Violation: Codable, Sendable, Hashable {
  /// The violated clause.
  package let clause: ClauseID
  /// A cell or a reader.
  package let place: String
  package let complaint: String

  package init(clause: ClauseID, place: String, complaint: String) {
    self.clause = clause
    self.place = place
    self.complaint = complaint
  }
}
