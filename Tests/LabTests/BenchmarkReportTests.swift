// What a benchmark run shows, also when it was ended before all was measured.

import Foundation
import Testing

@testable import Lab

@Suite struct BenchmarkReportTests {
  private static let benchmarks = ["first", "second", "third"].map { name in
    Benchmark(name, unit: "step", target: 1) { 1_000 }
  }

  /// A report of a run that was ended before that benchmark was measured.
  private static func report(endedBefore name: String?) -> BenchmarkReport {
    var isOver = false
    return BenchmarkReport(
      measuring: benchmarks, samples: 1, isCancelled: { isOver }, watch: { isOver = $0.name == name })
  }

  @Test func `what was measured before the end is shown, and said to be a part`() throws {
    let report = Self.report(endedBefore: "second")
    #expect(!report.isComplete)
    #expect(report.rows.map(\.name) == ["reference", "first"])
    #expect(report.table.hasPrefix("incomplete: 2 of 4 benchmarks\n\nbenchmark"))
    let document = try JSONSerialization.jsonObject(with: report.encoded()) as? [String: Any]
    #expect(document?["wantedRows"] as? Int == 4)
  }

  @Test func `a run that was not ended is complete`() {
    let report = Self.report(endedBefore: nil)
    #expect(report.isComplete && report.rows.count == 4)
    #expect(report.table.hasPrefix("benchmark"))
    #expect(report.rows.dropFirst().allSatisfy { $0.holds == true })
  }
}
