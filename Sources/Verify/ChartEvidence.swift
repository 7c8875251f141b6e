// How long the largest library lets a reader wait for the chart, on this machine (DIV-6): at its worst, which
// is the first chart behind a launch, when nothing has been counted yet and nothing of the library is in the
// processor's caches. Times are the processor's: what else the machine does is not the library's. The median
// counts, as for every other time.

import Bench
import BooksTrack
import LabWorld
import Measurement

/// The chart of a large library, timed.
enum ChartEvidence {
  /// Ten times what the documents call a large library.
  private static let books = 15_000
  private static let charts = 20

  static func figures(books: Int = books) -> [VerifyFigure] {
    let library = BenchmarkDiversity.library(of: books)
    var caches = ProcessorCaches()
    let times = (0..<charts).map { _ in
      caches.empty()
      return ThreadTime.nanoseconds {
        let chart = RadarChart(DiversityIndex(library).stats())
        precondition(chart.axes.count == 7, "the chart of a library has all axes")
      }
    }
    return [figure(times)]
  }

  /// - Parameter times: Of charts that each began cold, in nanoseconds.
  static func figure(_ times: [Int]) -> VerifyFigure {
    let median = times.sorted().dropFirst(times.count / 2).first ?? 0
    return VerifyFigure(
      Target("DIV-6", "first chart of \(books.grouped) books").judge(Fraction(median, of: 1_000_000_000)),
      from: .charts, on: Evidence(times.count, "charts", atLeast: charts))
  }
}

/// Memory that is larger than the caches of common processors.
private struct ProcessorCaches {
  /// A word a line of 64 bytes, in 64 MiB.
  private var words = Array(repeating: UInt64(0), count: 8 << 20)
  private static let line = 8

  /// Writes to every line of it, so that nothing else is left in the caches.
  mutating func empty() {
    for place in stride(from: 0, to: words.count, by: Self.line) { words[place] &+= 1 }
  }
}
