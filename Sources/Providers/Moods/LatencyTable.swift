// The latency distribution of a provider, as a table of quantiles with linear interpolation between them.
// Integers only, so that a draw is the same on every machine.
//
// The tables are in the providers' folders. They are assumptions about services of this kind, not
// measurements.

package import Simulation

/// A distribution of latencies.
package struct LatencyTable: Sendable, Hashable {
  /// A share of requests, in millionths, and the latency that it does not exceed.
  struct Point: Sendable, Hashable {
    let share: Int
    let microseconds: Int
  }

  private var points: [Point]

  /// - Parameter milliseconds: Pairs of a share in ten-thousandths and its latency. Shares ascend strictly
  ///   from 0 to 10,000; latencies must not decrease.
  package init(milliseconds: [(share: Int, time: Int)]) {
    precondition(
      milliseconds.first?.share == 0 && milliseconds.last?.share == 10_000,
      "a latency table runs from a share of 0 to one of 10,000")
    points = milliseconds.map { Point(share: $0.share * 100, microseconds: $0.time * 1_000) }
    precondition(
      zip(points, points.dropFirst()).allSatisfy {
        $0.share < $1.share && $0.microseconds <= $1.microseconds
      },
      "the shares of a latency table rise, and its times do not fall")
  }

  /// Returns the latency that the given share of requests, in millionths, does not exceed.
  package func quantile(millionths share: Int) -> Duration {
    var low = points[0]
    for high in points.dropFirst() {
      if share <= high.share {
        let part =
          (high.microseconds - low.microseconds) * max(0, share - low.share) / (high.share - low.share)
        return .microseconds(low.microseconds + part)
      }
      low = high
    }
    return .microseconds(low.microseconds)
  }

  /// Returns the table with all latencies scaled to a percentage.
  package func scaled(percent: Int) -> LatencyTable {
    precondition(percent > 0, "a latency table is scaled by a positive number of percent")
    var table = self
    table.points = points.map { Point(share: $0.share, microseconds: $0.microseconds * percent / 100) }
    return table
  }

  /// Draws the latency of one request; draws one number.
  package func draw(_ stream: inout RandomStream) -> Duration {
    quantile(millionths: stream.below(1_000_001))
  }
}

extension LatencyTable {
  /// A table with one latency for all requests.
  package static func constant(milliseconds time: Int) -> LatencyTable {
    LatencyTable(milliseconds: [(0, time), (10_000, time)])
  }
}
