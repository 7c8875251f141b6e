// Measures how long a reader with the largest library waits for the chart on this machine (DIV-6), in the
// worst case: the first chart after a launch, with nothing counted and cold processor caches. Processor time
// is measured, so that other work of the machine does not count. The figure is the median, as for all times.

import Bench
import BooksTrack
import LabWorld
import Measurement

/// Times the chart of a large library.
enum ChartEvidence {
  /// Ten times the size that the documents call large.
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

  /// - Parameter times: The times of charts with cold caches, in nanoseconds.
  static func figure(_ times: [Int]) -> VerifyFigure {
    let median = times.sorted().dropFirst(times.count / 2).first ?? 0
    return VerifyFigure(
      Target("DIV-6", "first chart of \(books.grouped) books").judge(Fraction(median, of: 1_000_000_000)),
      from: .charts, on: Evidence(times.count, "charts", atLeast: charts))
  }
}

/// Memory larger than the caches of common processors.
private struct ProcessorCaches {
  /// 64 MiB; one word of each line of 64 bytes is used.
  private var words = Array(repeating: UInt64(0), count: 8 << 20)
  private static let line = 8

  /// Writes to every line, which evicts everything else from the caches.
  mutating func empty() {
    for place in stride(from: 0, to: words.count, by: Self.line) { words[place] &+= 1 }
  }
}
