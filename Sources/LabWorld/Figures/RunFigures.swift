// Everything that a cell or a run counts. Cells are added in order, and every part of the sum is independent
// of that order, so that neither threads nor shards affect it.

package import BooksTrackBackend
package import Measurement

/// The figures of a run. Readers who warm the cache before the run are counted only in `events`.
package struct RunFigures: FigureGroup, Equatable {
  package var readers = 0
  package var imports = ImportFigures()
  package var duplicatesByFormat: [String: ConfusionCounts] = [:]
  package var titles = TitleSearchFigures()
  package var enrichment = EnrichmentFigures()
  package var verifying = VerifyingFigures()
  package var series = SeriesFigures()
  package var reading: ReadingFigures?
  package var devices: DevicesFigures?
  package var time = TimeFigures()
  package var timeline = TimelineFigures()
  package var backend = BackendMetrics()
  package var providerRequests: [String: Int] = [:]
  package var quotasUsedUp = 0
  package var requestsBeyondQuota = 0
  package var faults: [String: Int] = [:]
  package var violations: [Violation] = []
  package var slowest = SlowestReaders()
  package var picture: LibraryPicture?
  package var missed = MissedCases()
  package var events: UInt64 = 0

  package init() {}

  package static let figures: [Figure<RunFigures>] = [
    Figure(
      "readers", \.readers, "Readers whose lives are counted.",
      FigureRule("", "LAB-2", "readers", .same, because: .drawn)),
    Figure("imports", \.imports, "Rows of the exports, and what the import did with them."),
    Figure(
      "duplicatesByFormat", \.duplicatesByFormat, "Duplicates by the kind of export.",
      FigureRule("*", "DUP-9", "duplicates by export", .reported, because: .parts)),
    Figure("titles", \.titles, "Books looked up by title, with several rules of normalization."),
    Figure("enrichment", \.enrichment, "Look-ups and their results, compared with the truth."),
    Figure("verifying", \.verifying, "Questions to readers whom a provider contradicts."),
    Figure("series", \.series, "Places of books in series, compared with the truth."),
    Figure(optional: "reading", \.reading, "The days after the import; absent if the run has none."),
    Figure(optional: "devices", \.devices, "The days on several devices; absent if readers have one."),
    Figure("time", \.time, "Histograms of waits by operation, and of the time to the last book."),
    Figure(
      "timeline", \.timeline, "Counts by minute of virtual time.",
      FigureRule(
        "*", nil, "counts by minute", .unread, because: "their sums and the time to the end are judged")),
    Figure("backend", \.backend, "The counters of the backend."),
    Figure(
      "providerRequests", \.providerRequests,
      "Calls that arrived at each provider, without those of readers who warmed the cache.",
      FigureRule("*", "CON-11", "calls to a provider", .less(.chance), because: .counts)),
    Figure(
      "quotasUsedUp", \.quotasUsedUp,
      """
      The number of days or months in which a provider's quota was used up but for one percent; without any, \
      no call can exceed a quota.
      """,
      FigureRule("", "CON-11", "quotas used up", .reported, because: .happened)),
    Figure(
      "requestsBeyondQuota", \.requestsBeyondQuota,
      "Calls that arrived at a provider beyond its quota (CON-11).",
      FigureRule("", "CON-11", "calls beyond a quota", .less(.none), because: "one is too many")),
    Figure(
      "faults", \.faults,
      "Faults that fired, by kind, such as `google-books 503`, `network loss` or `device offline`.",
      FigureRule("*", "LAB-4", "faults", .reported, because: "the world does them, not the stack")),
    Figure(
      "violations", \.violations, "All violations.",
      FigureRule("", "LAB-1", "violations", .less(.none), because: "one is too many")),
    Figure(
      "slowest", \.slowest, "The readers with the longest waits, longest first.",
      FigureRule(
        "*", nil, "slowest readers", .unread,
        because: "five readers out of all; the time of all readers is judged")),
    Figure(
      optional: "picture", \.picture,
      "The series and the radar chart of the reader in the middle by number; absent without such a reader.",
      FigureRule(
        "*", nil, "a library", .unread, because: "one reader out of all; the figures of all are judged")),
    Figure(
      "missed", \.missed, "The first five cases that each target missed, whether it is held or not.",
      FigureRule(
        "*", nil, "missed cases", .unread, because: "the first of each row; how many there are is judged")),
    Figure(
      "events", \.events, "Released points of all worlds.",
      FigureRule("", "LAB-1", "events", .reported, because: "how the lab does it; readers meet none of them")),
  ]
}

extension [Violation]: FigureValue {
  package mutating func add(_ other: [Violation]) { self += other }
  package static var shape: FigureShape { .list(.defined("violation")) }
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
