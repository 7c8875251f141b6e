// What a run of benchmarks says of the run before: costs as steps of the reference loop, and only what is
// more than spread.

import Foundation
import Testing

@testable import Bench
@testable import LabWorld

@Suite struct BenchmarkHistoryTests {
  private static func rows(reference: Int, _ rates: [Int], hourly: Bool = false) -> [BenchmarkResult] {
    let loop = BenchmarkResult(of: .reference, rates: [reference])
    let work = Benchmark("work", unit: "row", isHourly: hourly) { 1 }
    return [loop, BenchmarkResult(of: work, rates: rates, after: [loop])]
  }

  private static func verdict(_ now: [BenchmarkResult], _ before: [BenchmarkResult]) -> String? {
    BenchmarkHistory(of: now, beside: before, named: "last run").changes.first?.verdict.rawValue
  }

  @Test(
    arguments: [
      ([100, 110, 120], "alike"), ([90, 95, 99], "alike"), ([80, 85, 89], "slower"), ([80, 85, 90], "alike"),
      ([121, 135, 140], "faster"), ([120, 135, 140], "alike"), ([121, 121, 122], "faster"),
      ([111, 112, 119], "alike"),
    ])
  func `a difference counts if the spreads and the medians are apart`(now: [Int], verdict: String) {
    let before = Self.rows(reference: 1_000, [90, 110, 120])
    #expect(Self.verdict(Self.rows(reference: 1_000, now), before) == verdict)
  }

  @Test func `spreads less than a tenth apart are noise of the machine`() {
    let before = Self.rows(reference: 100_000, [1_000, 1_001, 1_002])
    #expect(Self.verdict(Self.rows(reference: 100_000, [930, 931, 932]), before) == "alike")
    #expect(Self.verdict(Self.rows(reference: 100_000, [900, 901, 902]), before) == "slower")
  }

  @Test func `a machine of half the speed changes nothing`() {
    let before = Self.rows(reference: 1_000_000, [90, 100, 110])
    #expect(Self.verdict(Self.rows(reference: 500_000, [45, 50, 55]), before) == "alike")
    #expect(Self.verdict(Self.rows(reference: 1_000_000, [45, 50, 55]), before) == "slower")
  }

  @Test func `the cost of a unit is in steps of the loop, whatever the length of the measurement`() {
    #expect(Self.rows(reference: 1_000, [40]).last?.stepsEach == Hundredths(hundredths: 2_500))
    #expect(Self.rows(reference: 1_000, [40], hourly: true).last?.stepsEach.hundredths == 9_000_000)
    #expect(Hundredths(hundredths: 9_999).short == "99.99")
    #expect(Hundredths(hundredths: 1_234_567_89).short == "1,234,567")
  }

  @Test func `rows of one run only, and rows that count something else, are not compared`() {
    let loop = BenchmarkResult(of: .reference, rates: [1_000])
    let other = BenchmarkResult(of: Benchmark("work", unit: "byte") { 1 }, rates: [10], after: [loop])
    let now = Self.rows(reference: 1_000, [10])
    #expect(Self.verdict(now, [loop, other]) == nil)
    #expect(Self.verdict(now, [loop]) == nil)
    let lines = BenchmarkHistory(of: now, beside: [loop], named: "baseline").lines
    #expect(lines == ["nothing of this run was measured in the baseline"])
  }

  @Test func `differing rows show both costs and fit a terminal`() throws {
    let lines = BenchmarkHistory(
      of: Self.rows(reference: 1_000, [50, 51, 52]), beside: Self.rows(reference: 1_000, [99, 100, 101]),
      named: "last run"
    ).lines
    #expect(
      lines == [
        "steps for each, beside the last run  before    now",
        "work                                     10  19.60  96 % more",
      ])
    #expect(lines.allSatisfy { $0.count <= WrappedText.width })
    let same = Self.rows(reference: 1_000, [50, 51, 52])
    #expect(
      BenchmarkHistory(of: same, beside: same, named: "baseline").lines
        == ["as fast as the baseline, within the spread of the samples: all of 1 benchmark"])
  }

  @Test func `a report survives a round trip, and another file is refused with what was expected`() throws {
    let report = BenchmarkReport(
      measuring: [Benchmark("work", unit: "row") { 1_000 }], samples: 2, isCancelled: { false },
      watch: { _ in })
    let data = try report.encoded()
    #expect(try BenchmarkReport(data, name: "bench.json").rows == report.rows)
    func refusal(_ text: String) -> String? {
      do throws(BenchmarkReportError) {
        _ = try BenchmarkReport(Data(text.utf8), name: "x.json")
        return nil
      } catch { return error.description }
    }
    #expect(refusal("{") == "x.json: it is no report of bench")
    #expect(refusal("{}") == "x.json: it is no report of bench")
    #expect(
      refusal(#"{"schema": "bookstrack-bench/1"}"#)
        == "x.json: it is bookstrack-bench/1, not bookstrack-bench/2")
    #expect(refusal(#"{"schema": "bookstrack-bench/2"}"#)?.hasPrefix("x.json: ") == true)
  }
}
