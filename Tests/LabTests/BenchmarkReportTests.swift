// What a benchmark run shows, also when it was ended before all was measured.

import Foundation
import Testing

@testable import Bench
@testable import ContractSchemas
@testable import Hunt
@testable import LabWorld

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

  @Test func `figures measured before an interruption are shown and marked as incomplete`() throws {
    let report = Self.report(endedBefore: "second")
    #expect(!report.isComplete)
    #expect(report.rows.map(\.name) == ["reference", "first"])
    #expect(report.table.hasPrefix("incomplete: 2 of 4 benchmarks\n\nbenchmark"))
    let document = try JSONSerialization.jsonObject(with: report.encoded()) as? [String: Any]
    #expect(document?["wantedRows"] as? Int == 4)
  }

  @Test func `a run without interruption is complete`() {
    let report = Self.report(endedBefore: nil)
    #expect(report.isComplete && report.rows.count == 4)
    #expect(report.table.hasPrefix("benchmark"))
    #expect(report.rows.dropFirst().allSatisfy { $0.holds == true })
    #expect(report.table.hasSuffix("\n\n3 of 3 targets held\n"))
  }

  @Test func `a missed target is named`() {
    var report = Self.report(endedBefore: nil)
    let slow = Benchmark("slow", unit: "step", target: 10) { 1 }
    report.add(BenchmarkResult(of: slow, rates: [9]))
    #expect(report.table.hasSuffix("\n\n3 of 4 targets held, missed: slow\n"))
  }

  @Test func `no line is wider than a terminal, and no part of a row is omitted`() throws {
    let reference = BenchmarkResult(of: .reference, rates: [1_345_678_901])
    var report = Self.report(endedBefore: nil)
    for benchmark in BenchmarkSuite.all(targets: HuntTargets.all()) {
      report.add(
        BenchmarkResult(
          of: benchmark, rates: [1_234_567_890, 2_345_678_901, 9_876_543_210],
          after: [reference] + report.rows))
    }
    #expect(report.rows.contains { $0.comparison != nil })
    let lines = report.table.split(separator: "\n")
    for line in lines { #expect(line.count <= WrappedText.width, "\(line)") }
    let rows = lines.filter { $0.hasPrefix("worlds.points ") }
    #expect(
      try #require(rows.first).split(separator: " ")
        == ["worlds.points", "2,345,678,901", "events/s", "≥", "1,000,000"])
    #expect(
      try #require(rows.last).split(separator: " ")
        == ["worlds.points", "1,234,567,890", "9,876,543,210", "0.57"])
  }

  @Test(arguments: [(1, true), (2, true), (3, false)])
  func `a ratio is judged by the row that it is compared with`(times: Int, holds: Bool) throws {
    var report = Self.report(endedBefore: nil)
    report.add(BenchmarkResult(of: Benchmark("slow", unit: "step") { 1 }, rates: [100], after: report.rows))
    let fast = Benchmark("fast", unit: "step", rival: ("slow", times)) { 1 }
    report.add(BenchmarkResult(of: fast, rates: [299], after: report.rows))
    #expect(report.rows.last?.holds == holds)
    #expect(
      report.table.contains(
        "\nbenchmark  as fast as  times  target\nfast       slow          2.9   ≥ \(times).0\n"))
    #expect(report.table.contains(holds ? "4 of 4 targets held" : "3 of 4 targets held, missed: fast"))
  }

  @Test func `a ratio to a row that was not measured has no target`() {
    let alone = BenchmarkResult(
      of: Benchmark("fast", unit: "step", rival: ("slow", 4)) { 1 }, rates: [1],
      after: Self.report(endedBefore: nil).rows)
    #expect(alone.holds == nil && alone.comparison == nil)
  }

  @Test func `counted figures are shown, and failed measurements are named`() throws {
    var report = Self.report(endedBefore: nil)
    report.add([BenchmarkCount("book.retains", count: 12_345, unit: "book")])
    report.note("There is no such tool.")
    #expect(report.table.contains("\ncounted        times  for\nbook.retains  12,345  a book\n"))
    #expect(report.table.hasSuffix("targets held\n\nThere is no such tool.\n"))
    let document = try JSONSerialization.jsonObject(with: report.encoded()) as? [String: Any]
    #expect(document?["notes"] as? [String] == ["There is no such tool."])
  }

  @Test func `the document obeys its published schema`() throws {
    var report = Self.report(endedBefore: nil)
    let fast = Benchmark("fast", unit: "step", rival: ("first", 3)) { 1 }
    report.add(BenchmarkResult(of: fast, rates: [299, 300], after: report.rows))
    report.note("nothing of python3 is here")
    let earlier = Self.report(endedBefore: nil)
    report.compare(with: earlier, named: "the last run")
    let violations = try ReportSchemas.violations(of: report.encoded(), kind: "bench")
    #expect(violations.isEmpty, "\(violations)")
  }

  @Test func `LAB-3: measured, counted and compared values obey the schema`() throws {
    let chosen = BenchmarkSuite.all(targets: HuntTargets.all()).filter {
      ["hunt.rules", "worlds.points"].contains($0.name)
    }
    #expect(chosen.count == 2)
    func measure() -> BenchmarkReport {
      BenchmarkReport(measuring: chosen, samples: 1, others: 1, isCancelled: { false }, watch: { _ in })
    }
    var report = measure()
    report.add([BenchmarkCount("book.retains", count: 12_345, unit: "book")])
    report.compare(with: measure(), named: "the last run")
    let violations = try ReportSchemas.violations(of: report.encoded(), kind: "bench")
    #expect(violations.isEmpty, "\(violations.prefix(10))")
  }
}
