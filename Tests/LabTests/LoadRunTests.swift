// The load run as a whole, small: what a seed fixes, and that what it reports is what happened.

import BooksTrack
import BooksTrackBackend
import Foundation
import Providers
import Simulation
import Synthesis
import Testing

@testable import Hunt
@testable import LabWorld
@testable import LoadRun

@Suite struct LoadRunTests {
  /// Six readers in two cells; a second or two in a debug build.
  static let small: LoadConfiguration = {
    var configuration = LoadConfiguration()
    configuration.users = 6
    configuration.books = 60
    configuration.readersPerCell = 3
    configuration.catalogSize = 3_000
    configuration.seed = 11
    return configuration
  }()

  /// Taken over by all runs with the same seed and catalog.
  static let fixture = CellFixture(small)

  private static let smallRun = Result { try run(small) }

  static func run(_ configuration: LoadConfiguration, threads: Int = 2) throws -> LoadReport {
    try LoadRun(configuration).run(threads: threads, sharing: fixture, isCancelled: { false })
  }

  @Test func `LAB-1: the same seed gives the same report on one thread and two`() throws {
    let one = try Self.run(Self.small, threads: 1)
    let two = try Self.smallRun.get()
    #expect(one.run == two.run)
    #expect(one.run.figures.violations == [])
    #expect(one.run.isComplete)
  }

  @Test func anotherSeedGivesAnotherRun() throws {
    var other = Self.small
    other.seed = 12
    #expect(try Self.smallRun.get().run.digest != Self.run(other).run.digest)
  }

  @Test func everyRowIsAccountedForAndEveryBookIsThere() throws {
    let figures = try Self.smallRun.get().run.figures
    #expect(figures.readers == 6)
    #expect(figures.imports.trueBooks == 360)
    #expect(
      figures.imports.rows == figures.imports.trueBooks + figures.imports.trueDuplicates
        + figures.imports.trueDamaged)
    #expect(
      figures.imports.rows == figures.imports.imported + figures.imports.duplicateRows
        + figures.imports.rejected)
    #expect(figures.enrichment.works == figures.imports.works)
    #expect(figures.enrichment.byState.values.reduce(0, +) == figures.enrichment.works)
    #expect(figures.enrichment.enriched == figures.enrichment.correct + figures.enrichment.wrong)
    #expect(figures.backend.cacheHits + figures.backend.cacheMisses > figures.enrichment.works / 2)
  }

  @Test func aReportSurvivesBeingWrittenAndRead() throws {
    let report = try Self.smallRun.get()
    let document = try report.encoded()
    let read = try JSONDecoder().decode(LoadReport.self, from: document)
    #expect(read == report)
    #expect(try read.encoded() == document)
  }

  @Test func `LAB-3: every target has its clause, its limit and the measured value`() throws {
    let report = try Self.smallRun.get()
    let ids = report.run.targets.map(\.id)
    #expect(Set(ids).count == ids.count)
    for clause in [
      "IMP-5", "IMP-9", "IMP-11", "DUP-9", "ENR-12", "ENR-13", "CON-5", "SER-16", "LAB-1", "LAB-2",
    ] {
      #expect(ids.contains { $0 == clause || $0.hasPrefix("\(clause).") }, "no target for \(clause)")
    }
    for target in report.run.targets {
      // What a run does not promise, or is too small for, may have nothing to measure; the row says why.
      if target.measured == nil { #expect(target.verdict == .noData && target.reason != nil, "\(target.id)") }
    }
  }

  @Test func `LAB-2: an interrupted run misses its gate and reports it`() throws {
    let report = try LoadRun(Self.small).run(threads: 1, isCancelled: { true })
    #expect(!report.run.isComplete)
    #expect(report.run.figures.readers == 0)
    #expect(RunVerdict(report).failures.contains { $0.id == "LAB-2" })
  }

  @Test(arguments: [Mood.flaky, .slow, .brownOut])
  func aProviderInABadMoodLosesNoBook(mood: Mood) throws {
    var configuration = Self.small
    configuration.users = 4
    configuration.books = 200
    configuration.mood = mood
    let figures = try Self.run(configuration).run.figures
    #expect(figures.violations == [])
    #expect(figures.imports.works >= 800)
    #expect(figures.faults.keys.contains { $0.hasPrefix("google-books") })
  }

  @Test func `CON-18: on the routes from before v1 as many books are found, and no route of v1 is used`()
    throws
  {
    var legacy = Self.small
    legacy.routes = .legacy
    let run = try Self.run(legacy).run.figures
    let usual = try Self.smallRun.get().run.figures
    #expect(run.violations == [])
    #expect(
      Set(run.backend.requests.keys).isSubset(of: ["/search/isbn", "/search/title", "/search/advanced"]))
    #expect(run.imports == usual.imports)
    #expect(run.enrichment.correct * 100 >= usual.enrichment.correct * 97)
    #expect(run.enrichment.wrong <= usual.enrichment.wrong + 2)
  }

  @Test func `ENR-5: jitter makes pauses longer and loses no book`() throws {
    var plain = Self.small
    plain.mood = .flaky
    var mixed = plain
    mixed.jitterPercent = 100
    let (without, with) = (try Self.run(plain).run.figures, try Self.run(mixed).run.figures)
    #expect(with.violations == [] && with.imports == without.imports)
    #expect(with.time.enrichmentTotal != without.time.enrichmentTotal)
  }

  @Test func duringAnOutageTheLibraryStaysUsableAndUnenriched() throws {
    var configuration = Self.small
    configuration.users = 1
    configuration.books = 12
    configuration.mood = .outage
    let figures = try Self.run(configuration).run.figures
    #expect(figures.violations == [])
    #expect(figures.imports.works >= 12)
    #expect(figures.enrichment.enriched == 0)
    #expect(figures.enrichment.settled == 0)
  }

  @Test func moreRequestsAtATimeTakeLessTimeAndChangeNoBook() throws {
    var several = Self.small
    several.concurrency = 4
    let one = try Self.smallRun.get().run.figures
    let four = try Self.run(several).run.figures
    #expect(four.violations == [])
    #expect(four.time.enrichmentTotal * 2 < one.time.enrichmentTotal)
    #expect(four.imports == one.imports)
  }

  /// Invalid settings, with the setting that the error names.
  static let nonsense:
    [(setting: ConfigurationError.Setting, change: @Sendable (inout LoadConfiguration) -> Void)] = [
      (.users, { $0.users = 0 }), (.books, { $0.books = 0 }), (.readersPerCell, { $0.readersPerCell = 0 }),
      (.concurrency, { $0.concurrency = 65 }), (.catalogSize, { $0.catalogSize = 10 }),
      (.books, { $0.books = 2_900 }), (.latencyPercent, { $0.latencyPercent = 0 }),
      (.cacheWarmth, { $0.cacheWarmth = 101 }), (.providers, { $0.providers = [] }),
      (.providers, { $0.providers = [.isbndb, .isbndb] }), (.jitterPercent, { $0.jitterPercent = 101 }),
    ]

  /// In the JSON of a configuration what stands under a key, and what no such key has.
  @Test(arguments: [
    ("mood", "grim"), ("titles", "loud"), ("scenario", "flood"), ("format", "papyrus"), ("strategy", "guess"),
    ("quotas", "some"), ("storage", "tape"),
  ])
  func `LAB-3: a report with an unknown name is refused, with the known names`(
    key: String, name: String
  ) throws {
    let document = try JSONEncoder().encode(LoadConfiguration())
    #expect(try JSONDecoder().decode(LoadConfiguration.self, from: document) == LoadConfiguration())
    var fields = try #require(JSONSerialization.jsonObject(with: document) as? [String: Any])
    let usual = try #require(fields[key] as? String)
    fields[key] = name
    let changed = try JSONSerialization.data(withJSONObject: fields)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LoadConfiguration.self, from: changed)
    }
    guard case .dataCorrupted(let context) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect(context.codingPath.map(\.stringValue) == [key])
    #expect(context.debugDescription.hasPrefix("found \"\(name)\", expected one of "))
    #expect(context.debugDescription.contains(usual))
  }

  @Test func `LAB-3: providers and moods of spells are parsed by name too`() throws {
    var configuration = LoadConfiguration()
    configuration.providers = [.openLibrary]
    configuration.spells = [MoodInterval(.openLibrary, .outage, fromMinute: 1, toMinute: 2)]
    let text = String(decoding: try JSONEncoder().encode(configuration), as: UTF8.self)
    #expect(text.contains(#""providers":["openlibrary"]"#))
    #expect(
      try JSONDecoder().decode(LoadConfiguration.self, from: Data(text.utf8)).spells == configuration.spells)
    let providers = SimulatedProvider.names.joined(separator: ", ")
    for (known, unknown, sentence) in [
      (
        #"["openlibrary"]"#, #"["alexandria"]"#,
        #"providers[0]: found "alexandria", expected one of \#(providers)"#
      ),
      (
        #""provider":"openlibrary""#, #""provider":"alexandria""#,
        #"spells[0].provider: found "alexandria", expected one of \#(providers)"#
      ),
      (
        #""mood":"outage""#, #""mood":"doom""#,
        #"spells[0].mood: found "doom", expected one of \#(Mood.names.joined(separator: ", "))"#
      ),
    ] {
      #expect(text.contains(known))
      let error = #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(
          LoadConfiguration.self, from: Data(text.replacing(known, with: unknown).utf8))
      }
      #expect(error.map(DecodingSentence.make) == sentence)
    }
  }

  @Test func `readers of a run can have every kind of export that is written`() {
    for kind in ExportKind.every { #expect(ReaderExports.named(kind.name) != nil, "\(kind.name)") }
  }

  @Test func `no two values of a list share a name`() {
    func check<Value: NamedValue>(_ kind: Value.Type) {
      #expect(Set(kind.names).count == kind.all.count, "\(kind)")
      for value in kind.all { #expect(Value.named(value.name) == value) }
      #expect(Value.named("unheard of") == nil)
    }
    check(Mood.self)
    check(Scenario.self)
    check(ReaderExports.self)
    check(SimulatedProvider.self)
    check(TitleNormalization.self)
    check(LoadConfiguration.Asking.self)
    check(SweepAxis.Setting.self)
    check(LoadConfiguration.Quotas.self)
    check(LoadConfiguration.StorageKind.self)
    check(SchedulePolicy.self)
    check(HuntVerdict.self)
    check(KillSchedule.self)
  }

  @Test(arguments: nonsense.indices)
  func aSettingThatMakesNoSenseIsRefusedByName(index: Int) {
    var configuration = Self.small
    Self.nonsense[index].change(&configuration)
    #expect {
      try LoadRun(configuration)
    } throws: {
      ($0 as? ConfigurationError)?.setting == Self.nonsense[index].setting
    }
  }
}
