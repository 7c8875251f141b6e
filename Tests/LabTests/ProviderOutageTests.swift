// Providers that are out for an hour: what readers get meanwhile, that nothing is lost, and that all of it is
// made up for afterwards (ENR-10, CON-10).

import BooksTrackAPI
import BooksTrackBackend
import Providers
import Simulation
import Testing

@testable import LabWorld
@testable import LoadRun

@Suite struct ProviderOutageTests {
  private static func configuration(_ scenario: String) throws -> LoadConfiguration {
    var configuration = LoadConfiguration()
    configuration.users = 4
    configuration.books = 50
    configuration.readersPerCell = 2
    configuration.catalogSize = 2_000
    configuration.seed = 21
    configuration.outagesPerTenThousand = 0
    configuration.lossPerTenThousand = 0
    configuration.mood = .flawless
    try #require(Scenario.named(scenario)).apply(to: &configuration)
    return configuration
  }

  /// One catalog for all of them.
  private static let fixture: CellFixture? = (try? configuration("migration")).map { CellFixture($0) }

  private static func run(_ scenario: String) throws -> RunPart {
    try LoadRun(configuration(scenario)).run(threads: 2, sharing: fixture, isCancelled: { false }).run
  }

  private static let usual: RunPart? = try? run("migration")

  /// Minutes in which something of a track happened.
  private static func minutes(_ run: RunPart, _ track: String) -> [Int] {
    (run.figures.timeline.tracks[track] ?? []).enumerated().filter { $0.element > 0 }.map(\.offset)
  }

  @Test(arguments: ["google-outage", "open-library-outage", "isbndb-outage"])
  func `with one provider down, the others answer`(scenario: String) throws {
    let run = try Self.run(scenario)
    let usual = try #require(Self.usual)
    #expect(run.figures.violations == [])
    #expect(run.digest != usual.digest)
    let (some, all) = (run.figures.enrichment, usual.figures.enrichment)
    #expect(some.works == all.works)
    #expect(some.settled == some.works, "\(some.byState)")
    // What the one that was out alone knows is found when it is back, or was found nowhere.
    #expect(some.correct * 10 >= all.correct * 9, "\(some.correct) of \(all.correct)")
    #expect(run.targets.contains { $0.id == "ENR-10" && $0.isGate && $0.verdict == .held })
  }

  @Test func `with all providers down, everything waits and nothing is lost`() throws {
    let run = try Self.run("all-out")
    let usual = try #require(Self.usual)
    #expect(run.figures.violations == [])
    #expect(run.figures.imports == usual.figures.imports)
    let enrichment = run.figures.enrichment
    #expect(enrichment.settled == enrichment.works, "\(enrichment.byState)")
    // What was found on a good day is found now. Providers come back one after the other, and what the first
    // of them answers may lack what one that is still left alone knows: then the book waits for that one,
    // too.
    #expect(enrichment.byState == usual.figures.enrichment.byState)
    #expect(enrichment.correct == usual.figures.enrichment.correct)
    // While they were out, each call failed; what devices were told came from the cache.
    let tracks = run.figures.timeline.tracks
    for name in SimulatedProvider.names {
      for minute in Self.minutes(run, "calls \(name)") where (31..<90).contains(minute) {
        #expect(tracks["failures \(name)"]?[minute] == tracks["calls \(name)"]?[minute], "\(name), \(minute)")
      }
    }
    let answered = Self.minutes(run, "answered")
    #expect(answered.contains { $0 < 30 } && answered.contains { $0 >= 90 })
    #expect(run.figures.timeline.waiting[60] > 0 && run.figures.timeline.waiting.last == 0)
    #expect(enrichment.breakerOpened > 0 && enrichment.breakerClosed == enrichment.breakerOpened)
  }

  @Test func `no provider is called when the quota of the day is exhausted (CON-11)`() throws {
    var configuration = try Self.configuration("free-tier")
    configuration.books = 400
    configuration.readersPerCell = 4
    let run = try LoadRun(configuration).run(
      threads: 1, sharing: Self.fixture, isCancelled: { false }
    ).run
    #expect(run.figures.requestsBeyondQuota == 0)
    #expect(run.figures.providerRequests[ProviderName.googleBooks] == 1_000)
    #expect((run.figures.providerRequests[ProviderName.isbndb] ?? 0) <= 500)
    // The others go on where one has no calls left.
    #expect((run.figures.providerRequests[ProviderName.openLibrary] ?? 0) > 1_000)
    #expect(run.figures.violations == [])
  }

  @Test func `a mood lasts as long as its spell`() {
    let moods = MoodSchedule(
      .healthy, of: .openLibrary,
      spells: [
        MoodInterval(.googleBooks, .outage, fromMinute: 0, toMinute: 99),
        MoodInterval(.openLibrary, .slow, fromMinute: 5, toMinute: 7),
        MoodInterval(.openLibrary, .outage, fromMinute: 6, toMinute: 9),
        MoodInterval(.openLibrary, .flaky, fromMinute: 20, toMinute: 20),
      ])
    let names = [0, 4, 5, 6, 7, 8, 9, 20].map { minute in
      moods.mood(at: .init(nanoseconds: Int64(minute) * 60_000_000_000 + 59_000_000_000)).name
    }
    #expect(names == ["healthy", "healthy", "slow", "slow", "outage", "outage", "healthy", "healthy"])
  }

  @Test func `an allowance is counted by periods of days`() {
    var meter = ProviderQuotaMeter(Quota(calls: 2, per: .day))
    let day = Int64(86_400_000_000_000)
    let taken = [0, 1, day - 1, day, day + 1, day + 2, 3 * day].map {
      meter.takes(at: .init(nanoseconds: $0))
    }
    #expect(taken == [true, true, false, true, true, false, true])
    #expect(meter.excess == 2)
  }
}
