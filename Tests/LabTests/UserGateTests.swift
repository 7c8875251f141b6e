// Gates that people set: what can be written, what a row then comes to, and that too few cases are not called
// a miss.

import Measurement
import Testing

@testable import LabWorld

@Suite struct UserGateTests {
  private static func row(_ id: FigureID, _ right: Int, of cases: Int, least: Int = 90_00) -> TargetResult {
    Target(Limit("\(id)", .atLeast, least, .percent, .ours, "a test"), id, "title").judge(
      Fraction(right, of: cases))
  }

  private static let rows = [
    row("ENR-12", 9_500, of: 10_000),
    Target("ENR-13", "rate", isGate: false)
      .judge(Fraction(4_604, of: 100)),
    Target("LAB-2.time", "time", isGate: false)
      .judge(Fraction(20_004, of: 1_000)),
    row("TTL-7", 71, of: 80),
  ]

  private static func result(_ gate: String, _ rows: [TargetResult]) throws -> GateResult {
    GateResult(try UserGate(gate).judged(rows))
  }

  @Test(arguments: [
    ("ENR-12>=95", TargetVerdict.held), ("ENR-12 ≥ 95 %", .held), ("ENR-12>=95.01", .missed),
    ("ENR-12<=95", .held), ("ENR-12<=94.99", .missed), ("ENR-12==95", .held), ("ENR-12 = 94", .missed),
    ("ENR-13", .missed), ("ENR-13>=46.04", .held), ("ENR-13>=46.05", .missed),
    ("LAB-2.time<=20", .missed), ("LAB-2.time<=20.01 s", .held), ("LAB-2.time>=20", .held),
    ("TTL-7", .noData), ("TTL-7>=90", .noData), ("TTL-7>=99", .missed), ("TTL-7>=88.75", .held),
  ])
  func `a row is compared with the limit that the user wrote`(text: String, verdict: TargetVerdict) throws {
    let gate = try UserGate(text)
    try gate.check(Self.rows)
    let result = GateResult(gate.judged(Self.rows))
    #expect(result.verdict == verdict, "\(result.sentence)")
    #expect(result.fails(allowingNoData: false) == (verdict != .held))
    #expect(result.fails(allowingNoData: true) == (verdict == .missed))
  }

  @Test(arguments: [
    ("", "it is empty; write a gate such as ENR-12>=95"),
    (">=3", ">=3, column 1: expected a row such as ENR-12 before the sign"),
    ("ENR-12>95", "ENR-12>95, column 7: expected one of >=, <= and ="),
    ("ENR-12>=", "ENR-12>=, column 9: expected a number with two decimals at most"),
    ("ENR-12>=9.555", "ENR-12>=9.555, column 9: expected a number with two decimals at most"),
    ("ENR-12>=-1", "ENR-12>=-1, column 9: expected a number with two decimals at most"),
    ("Enr-12>=3", "there is no row Enr-12; did you mean ENR-12?"),
    ("ENR-12>=3 MiB", "ENR-12 is measured in %, not in MiB"),
  ])
  func `an error in a gate names its place`(text: String, complaint: String) {
    #expect {
      try UserGate(text).check(Self.rows)
    } throws: { error in
      "\(error)" == complaint
    }
  }

  @Test func `a gate says how many cases it needs`() throws {
    #expect(
      try Self.result("TTL-7>=90", Self.rows).sentence
        == "TTL-7 ≥ 90: no data on 80 cases; 160 are needed to judge")
  }

  /// From the sample on that is called enough, a stack that fails half as often as it may misses the limit in
  /// fewer than one run of a hundred; with 13 failures in place of 16 that would not be so.
  @Test(arguments: [50_00, 90_00, 95_00, 98_00, 99_00, 99_90])
  func `the requested sample is large enough`(limit: Int) throws {
    let size = try #require(SampleSize(limitHundredths: limit))
    let good = try #require(SampleSize(limitHundredths: 10_000 - (10_000 - limit) / 2))
    #expect(size.needed == (160_000 + 9_999 - limit) / (10_000 - limit))
    for failures in 16...40 {
      // The largest sample in which no more than so many are allowed is the worst.
      let cases = ((failures + 1) * 10_000 + 9_999 - limit) / (10_000 - limit) - 1
      #expect(good.chance(ofFailures: failures + 1, in: cases) < 0.01, "\(failures) of \(cases)")
    }
    guard limit >= 98_00 else { return }
    let cases = (14 * 10_000 + 9_999 - limit) / (10_000 - limit) - 1
    #expect(good.chance(ofFailures: 14, in: cases) > 0.01)
  }

  @Test func `the tail of the binomial distribution equals a manual calculation`() throws {
    let size = try #require(SampleSize(limitHundredths: 90_00))
    #expect(size.chance(ofFailures: 0, in: 5) == 1)
    #expect(abs(size.chance(ofFailures: 1, in: 2) - 0.19) < 1e-12)
    #expect(abs(size.chance(ofFailures: 2, in: 2) - 0.01) < 1e-12)
  }

  @Test func `a row with its own limit is unchanged`() throws {
    var configuration = LoadConfiguration()
    configuration.format = .mixed
    for row in LoadTargets.judge(RunFigures(), configuration) where row.comparison != .exactly {
      let again = row.held(against: row.comparison, hundredths: row.limit.hundredths)
      #expect(again.verdict == row.verdict && again.evidence == row.evidence, "\(row.id)")
    }
  }

  @Test func `a limit of the user needs the cases that such a limit needs`() throws {
    let row = Target("DUP-9.precision", "title").judge(
      Rate(58, of: 58), of: "merges")
    #expect(
      try Self.result("DUP-9.precision", [row]).sentence
        == "DUP-9.precision ≥ 99.90: no data on 58 cases; 230 are needed to judge")
    #expect(try Self.result("DUP-9.precision>=99", [row]).verdict == .held)
    #expect(
      try Self.result("DUP-9.precision>=99.8", [row]).sentence
        == "DUP-9.precision ≥ 99.80: no data on 58 cases; 115 are needed to judge")
    let none = Target("SES-9", "title").judge(
      Fraction(0), on: Evidence(3, "questions", atLeast: 100))
    #expect(try Self.result("SES-9<=4", [none]).verdict == .noData)
    let some = Target("SES-9", "title")
      .judge(Fraction(5), on: Evidence(50, "questions", atLeast: 100))
    #expect(try Self.result("SES-9<=4", [some]).verdict == .missed)
    #expect(try Self.result("SES-9", [none]).fails(allowingNoData: false))
  }

  @Test func `an endless wait is longer than any limit`() throws {
    let row = Target("ENR-13.p90", "title")
      .judge(wait: nil, on: Evidence(20, "readers", atLeast: 10))
    #expect(try Self.result("ENR-13.p90", [row]).sentence == "ENR-13.p90 ≤ 35: missed, no end")
    #expect(
      try Self.result("ENR-13.p90<=10000", [row]).sentence == "ENR-13.p90 ≤ 10000: missed, no end")
    #expect(try Self.result("ENR-13.p90>=10", [row]).verdict == .held)
    let few = Target("ENR-13.p90", "title")
      .judge(wait: nil, on: Evidence(9, "readers", atLeast: 10))
    #expect(few.measuredText == "no data")
    #expect(try Self.result("ENR-13.p90", [few]).verdict == .noData)
  }

  @Test func `a gate of the user replaces the gate of its row`() throws {
    var figures = RunFigures()
    figures.readers = 100
    figures.enrichment.works = 10_000
    figures.enrichment.correct = 8_000
    figures.enrichment.unknownToProvider = 2_000
    figures.enrichment.wrong = 0
    let run = RunPart(configuration: .init(), digest: "", isComplete: true, figures: figures)
    let report = LoadReport(run: run, host: HostPart(HostMeter().sample(), threads: 1, figures: figures))
    func failures(_ gates: String..., allowingNoData: Bool = true) throws -> [String] {
      RunVerdict(report, gates: try gates.map { try UserGate($0) }, allowingNoData: allowingNoData)
        .failures.map(\.id)
    }
    #expect(try failures() == ["ENR-12"])
    #expect(try failures("ENR-12>=80") == [])
    #expect(try failures("ENR-12>=80", "ENR-12<=79") == ["ENR-12"])
    #expect(try failures("ENR-13.p90", allowingNoData: false).contains("ENR-13.p90"))
  }
}
