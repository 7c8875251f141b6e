// Measures how many books a minute this machine imports (IMP-14): a reader's file is parsed, matched, staged
// and committed, without look-ups. A phone is promised 100; a machine is not the product, so the figure is a
// finding.

import Bench
import BooksTrack
import LabWorld
import Measurement

/// Times imports.
enum ImportPace {
  private static let books = 1_500
  private static let samples = 5

  static func figures() -> [VerifyFigure] {
    let export = BenchmarkExport(books: books)
    let times = (0..<samples).map { _ in
      let meter = HostMeter()
      let library = export.imported(into: Library(replica: 1))
      precondition(library.works.count > books / 2, "the file of the benchmark is imported")
      return meter.sample().elapsedNanoseconds
    }
    return [figure(times, of: books)]
  }

  /// Judges the median of the times of an import, in nanoseconds.
  static func figure(_ times: [Int], of books: Int) -> VerifyFigure {
    let median = times.sorted().dropFirst(times.count / 2).first ?? 0
    return VerifyFigure(
      Target("IMP-14", "import on this machine", isGate: false)
        .judge(Fraction(books * 60_000_000_000, of: median)),
      from: .exports, on: Evidence(times.count, "imports", atLeast: 5))
  }
}
