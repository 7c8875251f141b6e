// Thresholds in the words of load tools: what can be written, what each comes to, and that no data fails.

import Measurement
import Simulation
import Testing

@testable import LabWorld

@Suite struct ThresholdTests {
  /// Calls to a provider of 1 to 100 s, half of them failed; one reader of two has all books after 3 minutes.
  private static let figures: RunFigures = {
    var figures = RunFigures()
    for second in 1...100 {
      figures.time.record("provider.google-books", .seconds(second))
      figures.time.record("provider.openlibrary", .milliseconds(second))
      figures.timeline.noteCall(of: "google-books", failed: second % 2 == 0, at: .init(nanoseconds: 0))
    }
    figures.time.enrichment.record(.seconds(180))
    figures.time.unfinishedReaders = 1
    figures.providerRequests = ["google-books": 100, "openlibrary": 7]
    return figures
  }()

  private static func report(_ figures: RunFigures) -> LoadReport {
    LoadReport(
      run: RunPart(configuration: LoadConfiguration(), digest: "", isComplete: true, figures: figures),
      host: HostPart(HostMeter().sample(), threads: 1, figures: figures))
  }

  @Test(arguments: [
    ("enrich.latency{provider=google}: p(95) < 96s", TargetVerdict.held),
    ("enrich.latency{provider=google-books}:p(95)<95 s", .missed),
    ("enrich.latency{provider=google-books}: max <= 100000", .held),
    ("enrich.latency{provider=google-books}: max < 100000ms", .missed),
    ("enrich.latency{provider=google-books}: min == 1 s", .held),
    ("enrich.latency{provider=google-books}: avg > 50.49 s", .held),
    ("enrich.latency{provider=google-books}: avg > 50.5 s", .missed),
    ("enrich.latency: count == 200", .held), ("enrich.latency: med < 1 s", .held),
    ("enrich.latency{provider=isbndb}: p(95) < 2s", .noData), ("request.latency: p(50) > 0", .noData),
    ("reader.wait: p(50) <= 3 min", .held), ("reader.wait: p(50.01) <= 3 min", .missed),
    ("reader.wait: max < 600 min", .missed), ("reader.wait: avg > 600 min", .held),
    ("enrich.failed: rate <= 50 %", .held), ("enrich.failed{provider=google-books}: rate < 50%", .missed),
    ("enrich.failed{provider=isbndb}: rate < 50%", .noData),
    ("enrich.calls{provider=openlibrary}: count >= 7", .held),
    ("enrich.calls: count < 107", .missed), ("enrich.calls{provider=isbndb}: count < 1", .noData),
    ("violations: count == 0", .held), ("cache.hits: rate >= 0 %", .noData),
  ])
  func `a threshold is judged on its samples, and without data it fails`(
    text: String, verdict: TargetVerdict
  ) throws {
    let gate = try UserGate(text)
    try gate.check([])
    let result = GateResult(gate.judged([], in: Self.figures))
    #expect(result.verdict == verdict, "\(result.sentence)")
    #expect(result.fails(allowingNoData: false) == (verdict != .held))
  }

  @Test(arguments: [
    ("enrich.latencies: p(95) < 2s", "there is no metric \"enrich.latencies\"; did you mean enrich.latency?"),
    (
      "enrich.latency{site=a}: p(95) < 2s",
      "there is no tag of enrich.latency \"site\"; expected one of provider"
    ),
    (
      "enrich.latency{provider=gogle-books}: p(95) < 2s",
      "there is no provider \"gogle-books\"; did you mean google-books?"
    ),
    ("reader.wait{provider=google}: p(95) < 2s", "reader.wait has no tag \"provider\", and no other"),
    (
      "enrich.latency: rate < 2%",
      "there is no aggregate of enrich.latency \"rate\"; expected one of p(N), med, avg, min, max, count"
    ),
    ("enrich.latency: p(101) < 2s", "p(101) is no quantile; expected p(0.01) to p(100), such as p(95)"),
    (
      "enrich.latency: p(95) 2s",
      "there is no aggregate of enrich.latency \"p(95) 2s\"; "
        + "expected one of p(N), med, avg, min, max, count"
    ),
    (
      "enrich.latency: p(95) = 2s",
      "enrich.latency: p(95) = 2s, column 23: expected one of <, <=, >, >= and =="
    ),
    ("enrich.latency: p(95) < 2%", "enrich.latency: p(95) < 2%, column 26: expected one of ms, s and min"),
    (
      "enrich.latency: p(95) < soon",
      "enrich.latency: p(95) < soon, column 25: expected a number with two decimals at most"
    ),
    ("enrich.failed: rate < 0.01", "enrich.failed: rate < 0.01, column 27: expected a share in %"),
    (
      "violations: count < 1 s",
      "violations: count < 1 s, column 23: expected no unit, because it is a number of cases"
    ),
    (
      "enrich.latency: p(95) < 2s of before",
      "enrich.latency: p(95) < 2s of before, column 26: expected a share, such as 110% of before"
    ),
    (
      "request.latency: avg == 100% of before",
      "request.latency: avg == 100% of before: a share of before is a bound; expected one of <, <=, > and >="
    ),
    ("enrich.latency: p(1.-5) < 2s", "p(1.-5) is no quantile; expected p(0.01) to p(100), such as p(95)"),
    (
      "enrich.latency: p(95) < 2s or so",
      "enrich.latency: p(95) < 2s or so, column 28: expected the end, or: of before"
    ),
  ])
  func `an error in a threshold names its place or the nearest name`(text: String, complaint: String) {
    #expect {
      try UserGate(text)
    } throws: { error in
      "\(error)" == complaint
    }
  }

  @Test func `a limit can be a share of an earlier run`() throws {
    var before = RunFigures()
    before.time.record("provider.google-books", .seconds(50))
    func result(_ text: String, _ before: RunFigures?) throws -> GateResult {
      GateResult(try UserGate(text).judged([], in: Self.figures, before: before))
    }
    let name = "enrich.latency{provider=google-books}: p(100)"
    #expect(try result("\(name) <= 200% of before", before).verdict == .held)
    let missed = try result("\(name) < 199.99% of before", before)
    #expect(missed.verdict == .missed)
    #expect(
      missed.sentence
        == "CON-10.enrich.latency{provider=google-books} p(100) < 99995 ms: missed, measured 100000 ms")
    #expect(try result("\(name) < 110% of before", RunFigures()).verdict == .noData)
    #expect(try result("\(name) < 110% of before", nil).verdict == .noData)
    var half = RunFigures()
    half.timeline.noteCall(of: "google-books", failed: true, at: .init(nanoseconds: 0))
    // A value that is no number of hundredths equals itself.
    var third = RunFigures()
    third.time.record("request", .nanoseconds(1_333_333))
    for (sign, verdict) in [("<=", TargetVerdict.held), ("<", .missed), (">=", .held), (">", .missed)] {
      let gate = try UserGate("request.latency: max \(sign) 100% of before")
      #expect(gate.judged([], in: third, before: third).verdict == verdict, "\(sign)")
    }
    #expect(try result("enrich.failed: rate <= 50% of before", half).verdict == .held)
    #expect(try result("enrich.failed: rate < 50% of before", half).verdict == .missed)
  }

  @Test func `the verdict, the table, the files and the report say the same of a threshold`() throws {
    let texts = [
      "enrich.latency{provider=google}: p(95) < 2 s", "enrich.latency{provider=google}: p(95) > 1 s",
      "enrich.latency{provider=isbndb}: p(95) < 2 s",
    ]
    let gates = try texts.map { try UserGate($0) }
    let verdict = RunVerdict(Self.report(Self.figures), gates: gates)
    #expect(verdict.own.map(\.verdict) == [.missed, .held, .noData])
    #expect(verdict.ending == .missed)
    #expect(verdict.report.gates?.map(\.unit) == ["s", "s", "s"])
    let id = "CON-10.enrich.latency{provider=google-books} p(95)"
    #expect(verdict.report.gates?.first?.row == id)
    #expect(verdict.checks.junit.contains("\(id) &lt; 2 s: missed, measured 95"))
    #expect(verdict.checks.markdown.contains("| \(id) |"))
    let table = SummaryTable(verdict, hasColor: false).text
    #expect(table.contains("CON-10 p(95)"))
    #expect(table.contains("enrich.latency{provider=google-books}"))
    #expect(verdict.checks.checks.count { $0.id == id } == 2)
    let lenient = RunVerdict(Self.report(Self.figures), gates: [gates[1], gates[2]], allowingNoData: true)
    #expect(lenient.own.map(\.verdict) == [.held, .noData])
    #expect(!lenient.failures.contains { $0.id.contains(" ") })
  }

  @Test func `each metric has a name of its own, and its samples are found in a report`() {
    let metrics = RunMetric.all
    #expect(Set(metrics.map(\.name)).count == metrics.count)
    var figures = Self.figures
    for name in ["request", "work"] { figures.time.record(name, .seconds(1)) }
    for metric in metrics {
      #expect(!metric.description.isEmpty && !metric.name.contains(" "))
      #expect(metric.samples(figures, nil) != nil, "\(metric.name)")
    }
  }
}
