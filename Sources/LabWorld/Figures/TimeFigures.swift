// The waiting times of readers, in virtual time.

package import Measurement

/// Virtual times of a run, in nanoseconds.
package struct TimeFigures: Codable, Sendable, Equatable {
  /// By operation: `request`, `provider.google-books`, `work`. Failed requests count as well.
  package var latency: [String: Histogram] = [:]
  /// From the end of the import to the last work, with one value for each reader whose works all have an
  /// answer.
  package var enrichment = Histogram()
  /// The time during which devices worked on their queues, offline and parked time included, summed over
  /// readers.
  package var enrichmentTotal = 0
  /// Readers with works that still waited at the end.
  package var unfinishedReaders = 0

  package init() {}

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

  /// Adds the times of another reader or cell.
  package mutating func add(_ other: TimeFigures) {
    latency.merge(other.latency) { left, right in
      var sum = left
      sum.merge(right)
      return sum
    }
    enrichment.merge(other.enrichment)
    enrichmentTotal += other.enrichmentTotal
    unfinishedReaders += other.unfinishedReaders
  }
}
