// Times operations on series on this machine: finding a title's series, lists of 50 and of 2,000 series, one
// series, and the recommendation after a book (SER-17). Processor time is measured, so that other work of the
// machine does not count.

import Bench
import BooksTrack
import LabWorld
import Measurement

/// Times lists, shelves and recommendations.
enum SeriesEvidence {
  private static let samples = 11

  /// - Parameter large: The number of series in the large library, of 20 books each.
  static func figures(large: Int = 2_000) -> [VerifyFigure] {
    let (small, library) = (
      BenchmarkSeries.library(of: 50, books: 10), BenchmarkSeries.library(of: large, books: 20)
    )
    let detector = SeriesDetector()
    return [
      figure("SER-17.detection", "a title's series found") {
        detector.mentions(title: "Words of Radiance (The Stormlight Archive, #2)").count == 1
      },
      figure("SER-17.list", "list of 50 series") {
        SeriesList(of: small).lines().count == 50
      },
      figure("SER-17.long", "list of \(large.grouped) series") {
        SeriesList(of: library).lines().count == large
      },
      figure("SER-17.detail", "a series of 25 volumes") {
        Array(library.series).last.map { SeriesShelf(of: $0, in: library).places.count == 25 } ?? false
      },
      figure("SER-17.next", "what comes after a book") {
        Array(library.works).first.map { SeriesRecommendation.after($0.id, in: library) != nil } ?? false
      },
    ]
  }

  /// - Parameter work: Performs the work once, and returns true if the result is as expected.
  private static func figure(
    _ id: FigureID, _ title: String, _ work: () -> Bool
  ) -> VerifyFigure {
    let times = (0..<samples).map { _ in
      ThreadTime.nanoseconds {
        precondition(work(), "\(title): the library of the benchmark is as it was made")
      }
    }
    return timed(times, id, title)
  }

  /// Judges the median of times in nanoseconds.
  static func timed(_ times: [Int], _ id: FigureID, _ title: String) -> VerifyFigure {
    let median = times.sorted().dropFirst(times.count / 2).first ?? 0
    return VerifyFigure(
      Target(id, title).judge(Fraction(median, of: 1_000_000_000)),
      from: .shelves, on: Evidence(times.count, "times", atLeast: 10))
  }
}
