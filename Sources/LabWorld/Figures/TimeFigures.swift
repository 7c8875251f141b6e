// What readers waited for, in virtual time.

package import Measurement

/// Virtual times of a run, in nanoseconds.
package struct TimeFigures: Codable, Sendable, Equatable {
  /// By operation: `request`, `provider.google-books`, `work`. Requests that failed count as well.
  package var latency: [String: Histogram] = [:]
  /// From the end of the import to the last work, one value for each reader whose works all have an answer.
  package var enrichment = Histogram()
  /// Time during which the devices worked on their queues, summed over readers; offline and parked time
  /// included.
  package var enrichmentTotal = 0
  /// Readers with works that still waited at the end.
  package var unfinishedReaders = 0

  package init() {}

  /// The readers who waited for their books, whether all came or not.
  package var waitingReaders: Int { Int(enrichment.count) + unfinishedReaders }

  /// How long that share of these waited at most for the last book, in 1/10,000; nil if so many have not got
  /// all books in, however long they waited.
  package func wait(perTenThousand share: Int) -> Int? {
    enrichment.quantile(perTenThousand: share, among: waitingReaders)
  }

  /// Notes one value of an operation.
  package mutating func record(_ operation: String, _ time: Duration) {
    latency[operation, default: Histogram()].record(time)
  }

  /// Adds another reader's, or another cell's.
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
