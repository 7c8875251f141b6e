// How long a provider takes to answer, as a table of quantiles: integers only, so that a draw is the same on
// every machine. Between two entries of the table the quantile is a straight line.
//
// Each provider's folder has its table: an assumption in the shape that services of this kind have, not a
// measurement.

package import Simulation

/// A distribution of latencies.
package struct LatencyTable: Sendable, Hashable {
  /// A share of requests, in millionths, that take at most that many microseconds.
  struct Point: Sendable, Hashable {
    let share: Int
    let microseconds: Int
  }

  private var points: [Point]

  /// - Parameter milliseconds: Pairs of a share in ten-thousandths and the time within which that share is
  ///   answered. Both ascend, from a share of 0 to one of 10,000.
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

  /// The time within which that many of a million requests are answered.
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

  /// The same shape with all times at that many percent.
  package func scaled(percent: Int) -> LatencyTable {
    precondition(percent > 0, "a latency table is scaled by a positive number of percent")
    var table = self
    table.points = points.map { Point(share: $0.share, microseconds: $0.microseconds * percent / 100) }
    return table
  }

  /// The time that one request takes; draws one number.
  package func draw(_ stream: inout RandomStream) -> Duration {
    quantile(millionths: stream.below(1_000_001))
  }
}

extension LatencyTable {
  /// The same time for every request.
  package static func constant(milliseconds time: Int) -> LatencyTable {
    LatencyTable(milliseconds: [(0, time), (10_000, time)])
  }
}
