// What verify and bench measure of series.

import BooksTrack
import Measurement
import Testing

@testable import Bench
@testable import LabWorld
@testable import Verify

@Suite struct SeriesEvidenceTests {
  @Test func `SER-17: lists, shelves and recommendations are timed, each with enough samples`() {
    let figures = SeriesEvidence.figures(large: 60)
    #expect(
      figures.map { "\($0.target.id)" } == [
        "SER-17.detection", "SER-17.list", "SER-17.long", "SER-17.detail", "SER-17.next",
      ])
    #expect(figures.allSatisfy { $0.target.verdict == .held && $0.evidence.count == 11 }, "\(figures)")
  }

  @Test func `SER-17: an operation slower than the documents allow is missed`() {
    func verdict(_ milliseconds: Int) -> TargetVerdict {
      SeriesEvidence.timed(
        Array(repeating: milliseconds * 1_000_000, count: 11), "SER-17.list", "list"
      ).target.verdict
    }
    #expect(verdict(299) == .held && verdict(301) == .missed)
    #expect(SeriesEvidence.timed([1], "SER-17.list", "list").evidence.count < 10)
  }

  @Test func `each benchmark of series does what its name says`() {
    let small = BenchmarkSuite.series.filter { $0.name.hasSuffix("-50") }
    #expect(small.map(\.name) == ["series.list-50", "series.detail-50", "series.next-50"])
    #expect(small.map { $0.work() } == [200, 50, 400])
  }
}
