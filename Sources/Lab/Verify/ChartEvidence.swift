// How long the largest library lets a reader wait for the chart, on this machine (DIV-6): at its worst, which is the first
// chart behind a launch, when nothing has been counted yet.
// Times are the processor's, and the least of them counts: each chart is the same work, and what else the machine does, with
// its memory and caches, only adds to it. There are enough of them for some to come between what else goes on for seconds.

import BooksTrack
import Measurement

/// The chart of a large library, timed.
enum ChartEvidence {
  /// Ten times what the documents call a large library.
  private static let books = 15_000
  private static let charts = 60

  static func figures(books: Int = books) -> [VerifyFigure] {
    let library = BenchmarkDiversity.library(of: books)
    let times = (0..<charts).map { _ in
      ThreadTime.nanoseconds {
        let chart = RadarChart(DiversityIndex(library).stats())
        precondition(chart.axes.count == 7, "the chart of a library has all axes")
      }
    }
    return [figure(times)]
  }

  /// - Parameter times: Of the same work, in nanoseconds.
  static func figure(_ times: [Int]) -> VerifyFigure {
    return VerifyFigure(
      Target("DIV-6", "first chart of \(books.grouped) books")
        .judge(Fraction(times.min() ?? 0, of: 1_000_000_000)),
      from: .charts, on: Evidence(times.count, "charts", atLeast: 10))
  }
}
