// What rows rest on (LAB-7): every row of a run says so, too little is no data, and in which runs that fails.

import Foundation
import Measurement
import Simulation
import Synthesis
import Testing

@testable import LabWorld

@Suite struct RowEvidenceTests {
  private static var everything: LoadConfiguration {
    var configuration = LoadConfiguration()
    configuration.format = .mixed
    configuration.readingDays = 365
    configuration.curation = true
    configuration.marathon = true
    configuration.devices = SeveralDevices()
    return configuration
  }

  @Test func `LAB-7: every row of a run states its evidence, and the least that it needs`() {
    let rows = LoadTargets.expected(Self.everything)
    #expect(rows.count > 50)
    for row in rows {
      #expect((row.evidence?.minimum ?? 0) > 0 && row.evidence?.noun.isEmpty == false, "\(row.id)")
    }
  }

  @Test func `LAB-7: nothing is held in a run without events`() {
    for row in LoadTargets.judge(RunFigures(), Self.everything, isStrict: true) {
      // Readers who did not get to the end, and nothing else, are missed where there was nothing.
      #expect(row.verdict == (row.id == "LAB-2" ? .missed : .noData), "\(row.id)")
    }
  }

  @Test(arguments: [
    (99_90, 229, 0, TargetVerdict.noData), (99_90, 230, 0, .held), (99_90, 230, 1, .noData),
    (99_90, 230, 3, .missed), (99_90, 58, 0, .noData), (99_90, 58, 2, .missed), (99_00, 22, 0, .noData),
    (99_00, 23, 0, .held), (90_00, 19, 0, .noData), (90_00, 20, 0, .held), (100_00, 229, 0, .noData),
    (100_00, 230, 0, .held), (100_00, 229, 1, .missed),
  ])
  func `LAB-7: a share is held only with enough cases, and missed with fewer if chance does not explain it`(
    limit: Int, cases: Int, failures: Int, verdict: TargetVerdict
  ) {
    let row = Target(Limit("DUP-9", .atLeast, limit, .percent, .ours, "a test"), "DUP-9", "share")
      .judge(Rate(cases - failures, of: cases), of: "merges")
    #expect(row.verdict == verdict)
  }

  /// The claim of `Evidence.least`, by the binomial distribution.
  @Test(arguments: [85_00, 90_00, 95_00, 98_00, 99_00, 99_50, 99_90])
  func `LAB-7: of ten stacks that fail ten times as often as allowed, nine are detected`(limit: Int) throws {
    let allowed = 10_000 - limit
    let bad = try #require(SampleSize(limitHundredths: 10_000 - min(5_000, 10 * allowed)))
    func seen(in cases: Int) -> Double {
      bad.chance(ofFailures: cases * allowed / 10_000 + 1, in: cases)
    }
    let least = Evidence.least(limitHundredths: limit)
    #expect(seen(in: least) > 0.9)
    // The sample is no larger than it has to be, but for the twenty cases that every limit asks for.
    if least > 30 { #expect(seen(in: least * 9 / 10) < 0.9) }
  }

  @Test(arguments: [(9, 0, TargetVerdict.noData), (10, 0, .held), (9, 1, .missed), (10, 1, .missed)])
  func `LAB-7: few events without errors are weak evidence, and one error is an error`(
    count: Int, wrong: Int, verdict: TargetVerdict
  ) {
    let row = Target("ENR-10", "works waiting")
      .judge(Fraction(wrong), on: Evidence(count, "failed answers", atLeast: 10))
    #expect(row.verdict == verdict)
  }

  /// Questions that failed by the minute; the outage is from minute 30 until before minute 90.
  @Test(arguments: [
    ([29: 10], TargetVerdict.noData), ([30: 10], .held), ([89: 10], .held), ([90: 10], .noData),
    ([30: 5, 89: 5], .held), ([29: 50, 60: 9, 90: 50], .noData),
  ])
  func `ENR-10: a failure at another time than the outage is no evidence of it`(
    failed: [Int: Int], verdict: TargetVerdict
  ) throws {
    for scenario in ["google-outage", "all-out"] {
      var configuration = LoadConfiguration()
      try #require(Scenario.named(scenario)).apply(to: &configuration)
      let row = try Self.waiting(failed, in: configuration)
      #expect(row.isGate && row.verdict == verdict, "\(scenario): \(row)")
    }
  }

  /// Calls of Google Books failed, and one of ISBNdb did not.
  @Test func `ENR-10: an outage without calls has no evidence, whatever other failures occur in it`() throws {
    var configuration = LoadConfiguration()
    try #require(Scenario.named("isbndb-outage")).apply(to: &configuration)
    let row = try Self.waiting([60: 100], in: configuration)
    #expect(row.isGate && row.verdict == .noData, "\(row)")
  }

  @Test(arguments: [nil, "all-out"])
  func `ENR-10: without an outage it is a finding, on all failures`(scenario: String?)
    throws
  {
    var configuration = LoadConfiguration()
    if let scenario { try #require(Scenario.named(scenario)).apply(to: &configuration) }
    configuration.faults = FaultSelection(.only, [FaultSelection.offline])
    let row = try Self.waiting([29: 4, 60: 4, 90: 2], in: configuration)
    #expect(!row.isGate && row.verdict == .held, "\(row)")
  }

  private static func waiting(
    _ failed: [Int: Int], in configuration: LoadConfiguration
  ) throws -> TargetResult {
    var figures = RunFigures()
    for (minute, count) in failed {
      let time = VirtualClock.Instant(nanoseconds: Int64(minute) * 60_000_000_000)
      figures.timeline.note(.failed, at: time, count: count)
      figures.timeline.note(.answered, at: time, count: 100)
      figures.timeline.noteCall(of: "google-books", failed: true, at: time)
      figures.timeline.noteCall(of: "isbndb", failed: false, at: time)
    }
    return try #require(
      LoadTargets.judge(figures, configuration, isStrict: true).first { $0.id == "ENR-10" })
  }

  @Test(arguments: [(9, TargetVerdict.noData), (10, .missed)])
  func `LAB-7: a rate of too few cases is not even missed`(count: Int, verdict: TargetVerdict) {
    let row = Target("ENR-13", "rate")
      .judge(Fraction(40), on: Evidence(count, "look-ups", atLeast: 10))
    #expect(row.verdict == verdict)
  }

  @Test(arguments: [(10, 300), (20, 300), (40, 1_500), (100, 1_500)])
  func `LAB-7: without data a row fails from a sufficient size on, and names that size`(
    users: Int, books: Int
  ) throws {
    var configuration = Self.everything
    (configuration.users, configuration.books, configuration.readingDays) = (users, books, 30)
    for row in LoadTargets.judge(RunFigures(), configuration) where row.verdict == .noData {
      let size = LeastRun.size(for: row.id, in: configuration)
      if FindingReason.of(row.id, in: configuration) == nil {
        #expect(row.isGate == (size == nil), "\(row.id)")
        #expect(row.reason == size.map { "a run of \($0.text) has enough of it" }, "\(row.id)")
      }
    }
    let gates = Set(LoadTargets.judge(RunFigures(), configuration).filter(\.isGate).map(\.id))
    #expect(gates.contains("IMP-9") && gates.contains("LAB-1") && gates.contains("LAB-2"))
    #expect(gates.contains("DUP-9.precision") == (books == 1_500))
    #expect(gates.contains("SES-2") == (users > 10))
    // A miss of a share close to its limit needs more rows than these readers have.
    #expect(!gates.contains("DUP-9.recall") && !gates.contains("DUP-9.recall.storygraph"))
    #expect(!gates.contains("SER-16.series") && !gates.contains("SER-18.stories"))
    let strict = LoadTargets.judge(RunFigures(), configuration, isStrict: true)
    #expect(strict.filter(\.isGate).map(\.id).contains("SER-16.series"))
  }

  @Test(arguments: [(20, false), (40, true), (100, true)])
  func `LAB-7: a share below its limit by what may be chance fails a run of sufficient size only`(
    users: Int, isGate: Bool
  ) throws {
    var configuration = LoadConfiguration()
    configuration.users = users
    var figures = RunFigures()
    figures.imports.duplicates = ConfusionCounts(truePositive: 229, falsePositive: 1, falseNegative: 0)
    let row = try #require(
      LoadTargets.judge(figures, configuration).first { $0.id == "DUP-9.precision" })
    #expect(row.verdict == .noData && row.isGate == isGate)
    #expect(row.lack == "no data: 230 of 16,000 merges")
    #expect(row.reason == (isGate ? nil : "a run of 60,000 books has enough of it"))
  }

  @Test func `LAB-7: a share that chance does not explain fails a run of any size`() throws {
    var configuration = LoadConfiguration()
    configuration.users = 20
    var figures = RunFigures()
    figures.imports.duplicates = ConfusionCounts(truePositive: 226, falsePositive: 4, falseNegative: 0)
    let row = try #require(
      LoadTargets.judge(figures, configuration).first { $0.id == "DUP-9.precision" })
    #expect(row.verdict == .missed && row.isGate && row.reason == nil)
  }

  @Test func `LAB-7: a failure fails a run of any size, with however few cases`() throws {
    var configuration = LoadConfiguration()
    (configuration.users, configuration.books) = (10, 30)
    var figures = RunFigures()
    figures.imports.rejections = ConfusionCounts(truePositive: 4, falsePositive: 0, falseNegative: 1)
    figures.imports.worksAddedByRepetition = 1
    for id in ["IMP-5", "IMP-11"] {
      let row = try #require(LoadTargets.judge(figures, configuration).first { $0.id == id })
      #expect(row.verdict == .missed && row.isGate && row.reason == nil, "\(id)")
    }
  }

  @Test func `LAB-7: in a mixed run each site has its rows, also one without exports`() {
    var figures = RunFigures()
    let counts = ConfusionCounts(truePositive: 300, falsePositive: 0, falseNegative: 0)
    figures.duplicatesByFormat = ["goodreads": counts, "goodreads-2014": counts, "librarything": counts]
    let rows = LoadTargets.judge(figures, Self.everything).filter { $0.id.hasPrefix("DUP-9.precision.") }
    #expect(rows.map(\.title) == ["… goodreads", "… librarything", "… storygraph"])
    #expect(rows.map(\.evidence?.count) == [600, 300, 0])
    #expect(rows.map(\.verdict) == [.held, .held, .noData])
  }

  @Test(arguments: [(3, TargetVerdict.noData), (51, .noData), (1_100, .missed)])
  func `LAB-7: few cases of a rare failure are not even missed`(
    cases: Int, verdict: TargetVerdict
  ) {
    let row = Target("CAS-9.overridden", "books that differ")
      .judge(Rate(cases / 3, of: cases), of: "books", atLeast: 1_000)
    #expect(row.verdict == verdict)
  }

  @Test func `LAB-7: a minimum size applies to every gate, and to nothing else`() {
    var apart = Self.everything
    Scenario.twoDevicesOffline.apply(to: &apart)
    let rows = [Self.everything, apart].flatMap {
      LoadTargets.judge(RunFigures(), $0) + LoadTargets.expected($0)
    }
    let names = Set(
      rows.map { row in
        let parts = row.id.split(separator: ".")
        return parts.count > 2 ? "\(parts[0]).\(parts[1]).*" : row.id
      })
    let told = Set(
      names.filter { name in
        // What is a gate in one of them is one that needs a size.
        var paid = Self.everything
        paid.format = .only(.goodreads)
        Scenario.allOut.apply(to: &paid)
        var free = paid
        free.quotas = .free
        return [Self.everything, paid, free].allSatisfy { FindingReason.of(name, in: $0) != nil }
          || name.hasPrefix("LAB-2.")
      })
    #expect(Set(LeastRun.sizes.keys) == names.subtracting(told).subtracting(["LAB-1", "LAB-2"]))
  }

  /// The least that the world gives to a run of the size that a row asks for: the mean less three and a half
  /// times its spread, by the rates of the readers who have the fewest. How many books a reader has of them
  /// is spread as chance spreads it, and so are the readers of a site.
  @Test(arguments: [
    ("IMP-5", 1.0, 30), ("IMP-5.whole", 1.0, 30), ("DUP-9.recall", 1.0, 200), ("DUP-9.precision", 1.0, 230),
    ("DUP-9.recall.*", 0.25, 23), ("DUP-9.precision.*", 0.25, 230),
  ])
  func `LAB-7: not one seed in a thousand has too few cases at the size that a row requires`(
    id: String, share: Double, needed: Int
  ) throws {
    guard case .books(let books)? = LeastRun.sizes[id] else {
      Issue.record("\(id) has no size in books")
      return
    }
    // One book of five cannot have the further row that it is drawn for.
    let rates = ReaderKind.all.map { kind in
      id.hasPrefix("IMP")
        ? kind.rates.damagedRows : (kind.rates.duplicateRows + kind.rates.hardDuplicates) * 4 / 5
    }
    let perReader = Double(try #require(rates.min()) * 1_500) / 10_000
    let readers = Double(books) / 1_500 * share
    let spread = (readers * perReader * (1 + perReader * (1 - share))).squareRoot()
    #expect(readers * perReader - 3.5 * spread >= Double(needed))
  }

  @Test func `LAB-7: the page lists the evidence of rows, and those with too little`() throws {
    var configuration = LoadConfiguration()
    (configuration.users, configuration.books) = (20, 300)
    var figures = RunFigures()
    figures.readers = 20
    figures.events = 20_000
    figures.imports.rows = 6_000
    figures.imports.imported = 6_000
    let run = RunPart(configuration: configuration, digest: "", isComplete: true, figures: figures)
    let report = LoadReport(run: run, host: HostPart(HostMeter().sample(), threads: 1, figures: figures))
    let text = SummaryTable(RunVerdict(report), hasColor: false).text
    #expect(text.contains("rests on: IMP-9 6,000 rows, IMP-11 6,000 rows again, "))
    #expect(
      text.contains("\nnot enough data with fewer than 60,000 books: IMP-5 has 0 of 30 damaged rows,\n"))
    #expect(text.contains("a gate without data fails the run; --allow-no-data lets it pass"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(RunVerdict(report).failures.map(\.id).contains("SER-16.recall") == false)
    #expect(RunVerdict(report).failures.map(\.id).contains("ENR-12"))
    #expect(RunVerdict(report, allowingNoData: true).failures == [])
  }
}
