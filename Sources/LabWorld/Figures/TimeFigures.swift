// The waiting times of readers, in virtual time.

package import Measurement

/// Virtual times of a run, in nanoseconds.
package struct TimeFigures: FigureGroup, Equatable {
  package var latency: [String: Histogram] = [:]
  package var enrichment = Histogram()
  package var enrichmentTotal = 0
  package var unfinishedReaders = 0

  package init() {}

  package static let figures: [Figure<TimeFigures>] = [
    Figure(
      "latency", \.latency,
      "Waits by operation: `request`, `provider.google-books`, `work`. Failed requests count as well.",
      FigureRule("*", nil, "histograms", .unread, because: "their quantiles are judged")),
    Figure(
      "enrichment", \.enrichment,
      """
      The time from the end of the import to the last work, with one value for each reader whose works all \
      have an answer.
      """,
      FigureRule("*", nil, "histogram", .unread, because: "its sum is judged, and a target its quantile")),
    Figure(
      "enrichmentTotal", \.enrichmentTotal,
      """
      The time during which devices worked on their queues, offline and parked time included, summed over \
      readers.
      """,
      FigureRule(
        "", "ENR-13", "time to look up, all readers", .less(.perMille(30)), .nanoseconds, because: .totals)),
    Figure(
      "unfinishedReaders", \.unfinishedReaders, "Readers with works that still waited at the end.",
      FigureRule(
        "", "ENR-10", "readers who lack books", .less(.none),
        because: "it is a gate of its own that there is none")),
  ]

  /// All readers who waited for their books, including those with works that still wait.
  package var waitingReaders: Int { Int(enrichment.count) + unfinishedReaders }

  /// Returns the time within which `share` of 10,000 waiting readers had their last book; nil if fewer than
  /// that share had all their books.
  package func wait(perTenThousand share: Int) -> Int? {
    enrichment.quantile(perTenThousand: share, among: waitingReaders)
  }

  /// Records one value of an operation.
  package mutating func record(_ operation: String, _ time: Duration) {
    latency[operation, default: Histogram()].record(time)
  }
}
