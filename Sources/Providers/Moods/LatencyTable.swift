// How long a provider takes to answer, as a table of quantiles: integers only, so that a draw is the same on every
// machine. Between two entries of the table the quantile is a straight line.
//
// The named tables are assumptions in the shape that services of this kind have, not measurements of them.

package import Simulation

/// A distribution of latencies.
package struct LatencyTable: Sendable, Hashable {
  /// A share of requests, in millionths, that take at most that many microseconds.
  struct Point: Sendable, Hashable {
    let share: Int
    let microseconds: Int
  }

  package let name: String
  private var points: [Point]

  /// - Parameter milliseconds: Pairs of a share in ten-thousandths and the time within which that share is
  ///   answered. Both ascend, from a share of 0 to one of 10,000.
  package init(name: String, milliseconds: [(share: Int, time: Int)]) {
    precondition(
      milliseconds.first?.share == 0 && milliseconds.last?.share == 10_000,
      "a latency table runs from a share of 0 to one of 10,000")
    self.name = name
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
  /// Google Books: half of the answers within 450 ms, one of a hundred after 3 s.
  package static let googleBooks = LatencyTable(
    name: "google-books",
    milliseconds: [
      (0, 120), (500, 190), (1_000, 230), (2_500, 320), (5_000, 450), (7_500, 680), (9_000, 1_100),
      (9_500, 1_600), (9_900, 3_000), (9_990, 8_000), (10_000, 20_000),
    ])

  /// Open Library: slower, with a longer tail.
  package static let openLibrary = LatencyTable(
    name: "open-library",
    milliseconds: [
      (0, 180), (1_000, 340), (2_500, 480), (5_000, 720), (7_500, 1_200), (9_000, 2_300), (9_500, 3_600),
      (9_900, 8_000), (9_990, 18_000), (10_000, 45_000),
    ])

  /// ISBNdb: a keyed service with steady answers.
  package static let isbndb = LatencyTable(
    name: "isbndb",
    milliseconds: [
      (0, 90), (1_000, 190), (2_500, 260), (5_000, 360), (7_500, 500), (9_000, 760), (9_500, 1_050),
      (9_900, 2_100), (9_990, 5_000), (10_000, 12_000),
    ])

  /// Every named table.
  package static let all: [LatencyTable] = [.googleBooks, .openLibrary, .isbndb]

  /// The same time for every request.
  package static func constant(milliseconds time: Int) -> LatencyTable {
    LatencyTable(name: "constant", milliseconds: [(0, time), (10_000, time)])
  }
}
