// What readers waited for, in virtual time.

package import Measurement

/// Virtual times of a run, in nanoseconds.
package struct TimeFigures: Codable, Sendable, Equatable {
  /// By operation: `request.isbn`, `request.title`, `provider.google-books`, `work`.
  package var latency: [String: Histogram] = [:]
  /// From the end of the import to the last work, one value a reader.
  package var enrichment = Histogram()
  /// Time during which the devices worked on their queues, summed over readers; offline and parked time included.
  package var enrichmentTotal = 0

  package init() {}

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
  }
}
