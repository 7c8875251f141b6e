// Which rows of a load run fail it: all but those for which a reason stands, and the reason is told.

import BooksTrackBackend
import Measurement
import Simulation
import Synthesis
import Testing

@testable import LabWorld

@Suite struct FindingReasonTests {
  private static func rows(_ configuration: LoadConfiguration, _ figures: RunFigures = .init())
    -> [TargetResult]
  {
    LoadTargets.judge(figures, configuration)
  }

  private static func findings(_ configuration: LoadConfiguration) -> Set<String> {
    Set(rows(configuration).filter { !$0.isGate }.map(\.id))
  }

  private static let rates: Set = ["ENR-13", "ENR-13.table", "ENR-13.p90"]

  @Test func `a row is a gate unless it has a reason not to be, and the reason is in the report`() {
    let alone: Set = [
      "SER-16.best", "SER-16.alone", "SER-16.once", "SER-16.series", "DUP-9.recall", "DUP-9.hard",
    ]
    let others: Set = ["CON-5", "CON-5.best", "CON-11", "ENR-10", "ENR-10.usable"]
    #expect(Self.findings(.init()) == Self.rates.union(others).union(alone))
    for row in Self.rows(.init()) { #expect(row.isGate == (row.reason == nil), "\(row.id)") }
  }

  @Test func `runs that make more promises have more gates`() throws {
    var free = LoadConfiguration()
    free.quotas = .free
    #expect(!Self.findings(free).contains("CON-11"))
    // What quotas leave without an answer, no stack finds.
    #expect(Self.findings(free).contains("ENR-12.known") && !Self.findings(.init()).contains("ENR-12.known"))
    var outage = LoadConfiguration()
    try #require(Scenario.named("google-outage")).apply(to: &outage)
    #expect(!outage.spells.isEmpty && !Self.findings(outage).contains("ENR-10"))
    var covered = LoadConfiguration()
    covered.coverage = 97
    #expect(Self.findings(covered).isDisjoint(with: ["CON-5", "CON-5.best"]))
    var elsewhere = LoadConfiguration()
    elsewhere.format = .only(.storyGraph)
    #expect(Self.findings(elsewhere).contains("TTL-7"))
    #expect(Self.findings(.init()).isDisjoint(with: ["TTL-7", "SER-16.precision"]))
    #expect(Self.findings(elsewhere).contains("SER-16.precision"))
    #expect(!Self.findings(elsewhere).contains("SER-16.told"))
  }

  @Test(arguments: [
    // Places that stand, those of them that are true, and those of which something tells.
    (3_869, 3_864, 3_864, false), (3_869, 3_864, 3_867, true), (3_869, 3_867, 3_867, true),
    (3_869, 3_800, 3_860, false),
  ])
  func `SER-16: a gate unless unrecognizable errors of records exceed the limit`(
    places: Int, true right: Int, told: Int, isGate: Bool
  ) throws {
    var figures = RunFigures()
    figures.series.held = Rate(right, of: places)
    figures.series.told = Rate(min(right, told), of: told)
    figures.series.misleading = ["recordMiscounted": 1_200]
    let rows = Self.rows(.init(), figures)
    #expect(rows.first { $0.id == "SER-16.precision" }?.isGate == isGate)
    // What something tells of is a gate in any case.
    #expect(rows.first { $0.id == "SER-16.told" }?.isGate == true)
    #expect((rows.first { $0.id == "SER-16.told" }?.verdict == .missed) == (right == 3_800))
  }

  @Test func `ENR-12: on free quotas it is a finding, with the best that perfect knowledge could reach`()
    throws
  {
    var free = LoadConfiguration()
    #expect(FindingReason.of("ENR-12", in: free) == nil)
    Scenario.freeTier.apply(to: &free)
    var figures = RunFigures()
    figures.enrichment.works = 30_000
    figures.enrichment.byState = ["enriched": 26_000]
    figures.enrichment.correct = 26_000
    figures.enrichment.attainable = 27_600
    let row = try #require(Self.rows(free, figures).first { $0.id == "ENR-12" })
    #expect(row.verdict == .missed && !row.isGate)
    #expect(row.reason?.hasSuffix("could reach 92 %") == true)
    var own = LoadConfiguration()
    Scenario.freeTier.apply(to: &own)
    own.providers = [.openLibrary]
    #expect(FindingReason.of("ENR-12", in: own)?.contains("quota") == false)
  }

  @Test func `ENR-12: with one provider it is a finding, with the best result that its records allow`() throws
  {
    var alone = LoadConfiguration()
    Scenario.googleOnly.apply(to: &alone)
    var figures = RunFigures()
    figures.enrichment.works = 30_000
    figures.enrichment.correct = 26_800
    figures.enrichment.unknownToProvider = 2_700
    figures.enrichment.outOfReach = 300
    let rows = Self.rows(alone, figures)
    let row = try #require(rows.first { $0.id == "ENR-12" })
    #expect(row.verdict == .missed && !row.isGate)
    #expect(row.reason?.hasSuffix("could reach 90 %") == true)
    #expect(rows.first { $0.id == "ENR-12.known" }?.verdict == .held)
    #expect(!Self.findings(alone).contains("ENR-12.known"))
  }

  /// Three readers: one book is free, three are wanted of who limits calls, and one nobody has.
  @Test(arguments: [(0, 2), (1, 5), (2, 7), (3, 8), (9, 8)])
  func `ENR-12: perfect knowledge requests first the books that most readers have`(calls: Int, works: Int) {
    let best = PerfectKnowledge(
      books: [[0, 1, 2, 3, 4], [0, 1, 2], [1, 4]], isFree: { $0 == 0 }, isLimited: { (1...3).contains($0) },
      calls: calls)
    #expect(best.works == works)
  }

  @Test func `duplicates are a gate for every site of the readers`() {
    var mixed = LoadConfiguration()
    mixed.format = .mixed
    var figures = RunFigures()
    figures.imports.rows = 30_000
    let counts = ConfusionCounts(truePositive: 1_000, falseNegative: 100)
    figures.duplicatesByFormat = ["goodreads": counts, "storygraph": counts]
    let rows = Self.rows(mixed, figures).filter { $0.id.hasPrefix("DUP-9.recall.") }
    #expect(rows.count == 3 && rows.count { $0.isGate && $0.verdict == .missed } == 2)
  }

  @Test(arguments: [(0, TargetVerdict.noData), (1, .noData), (2, .held)])
  func `CON-11: without an exhausted quota no call can be unnecessary`(
    usedUp: Int, verdict: TargetVerdict
  ) {
    var free = LoadConfiguration()
    free.quotas = .free
    var figures = RunFigures()
    figures.imports.rows = 30_000
    figures.quotasUsedUp = usedUp
    #expect(Self.rows(free, figures).first { $0.id == "CON-11" }?.verdict == verdict)
    figures.requestsBeyondQuota = 1
    if usedUp > 0 { #expect(Self.rows(free, figures).first { $0.id == "CON-11" }?.verdict == .missed) }
    #expect(Self.rows(.init(), RunFigures()).first { $0.id == "CON-11" }?.verdict == .noData)
  }

  @Test(arguments: [(TitleNormalization.corrected, 95), (.asWritten, 91), (.none, 60)])
  func `TTL-7: titles are judged as the run normalizes them`(titles: TitleNormalization, percent: Int) {
    var configuration = LoadConfiguration()
    configuration.titles = titles
    var figures = RunFigures()
    figures.titles.off = Rate(600, of: 1_000)
    figures.titles.asWritten = Rate(910, of: 1_000)
    figures.titles.corrected = Rate(950, of: 1_000)
    let row = Self.rows(configuration, figures).first { $0.id == "TTL-7" }
    #expect(row?.measured == Hundredths(hundredths: percent * 100))
    #expect(row?.isGate == true)
    #expect(row?.verdict == (percent >= 90 ? .held : .missed))
  }

  @Test func `a quota is exhausted by its last call, and each further call exceeds it`() {
    var meter = ProviderQuotaMeter(Quota(calls: 2, per: .day))
    let day = { (number: Int64) in VirtualClock.Instant(nanoseconds: number * 86_400_000_000_000) }
    #expect(meter.takes(at: day(0)) && meter.usedUp == 0)
    #expect(meter.takes(at: day(0)) && meter.usedUp == 1 && meter.excess == 0)
    #expect(!meter.takes(at: day(0)) && meter.usedUp == 1 && meter.excess == 1)
    #expect(meter.allowed == 2)
    #expect(meter.takes(at: day(1)) && meter.usedUp == 1)
    #expect(meter.takes(at: day(1)) && meter.usedUp == 2)
    // A call in a hundred may be lost on its way, and the backend has none left all the same.
    var large = ProviderQuotaMeter(Quota(calls: 200, per: .day))
    for _ in 0..<197 { _ = large.takes(at: day(0)) }
    #expect(large.usedUp == 0)
    #expect(large.takes(at: day(0)) && large.usedUp == 1)
    #expect(meter.allowed == 4)
  }
}
