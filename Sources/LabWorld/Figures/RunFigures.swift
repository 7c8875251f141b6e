// Everything that a cell, or a whole run, has counted. Cells are added in their order, and every part of the
// sum is independent of it, so that threads and shards cannot show.

package import BooksTrackBackend
package import Measurement

/// The figures of a run. What readers did who came before it, to warm the cache, is in `events` and nowhere
/// else.
package struct RunFigures: Codable, Sendable, Equatable {
  package var readers = 0
  package var imports = ImportFigures()
  /// Duplicates by the kind of export.
  package var duplicatesByFormat: [String: ConfusionCounts] = [:]
  package var titles = TitleSearchFigures()
  package var enrichment = EnrichmentFigures()
  package var verifying = VerifyingFigures()
  package var series = SeriesFigures()
  /// The days behind the import; nil if the run has none.
  package var reading: ReadingFigures?
  package var time = TimeFigures()
  package var timeline = TimelineFigures()
  package var backend = BackendMetrics()
  /// Calls that arrived at each provider; those of readers who came before the run are not among them.
  package var providerRequests: [String: Int] = [:]
  /// How often the last call was taken that a provider allows in a day or a month; without that no call can
  /// come too many.
  package var quotasUsedUp = 0
  /// Calls that arrived at a provider when its allowance was used up (CON-11).
  package var requestsBeyondQuota = 0
  /// Faults that fired, by kind: `google-books 503`, `network loss`, `device offline` …
  package var faults: [String: Int] = [:]
  /// What must never happen and did.
  package var violations: [Violation] = []
  /// Who waited longest, and for what.
  package var slowest = SlowestReaders()
  /// The first cases that each row has missed.
  package var missed = MissedCases()
  /// Released points of all worlds.
  package var events: UInt64 = 0

  package init() {}

  /// Adds another cell's.
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
  /// The clause that it breaks.
  package let clause: ClauseID
  /// Where: a cell, or a reader.
  package let place: String
  package let complaint: String

  package init(clause: ClauseID, place: String, complaint: String) {
    self.clause = clause
    self.place = place
    self.complaint = complaint
  }
}
