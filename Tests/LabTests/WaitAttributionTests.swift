// What readers waited for (LAB-10): each cause takes out what it names and nothing else, the shares add up,
// and a cause without effect has none.

import Foundation
import Measurement
import Providers
import Simulation
import Testing

@testable import LabWorld
@testable import LoadRun

@Suite struct WaitAttributionTests {
  private static let small: LoadConfiguration = {
    var settings = LoadConfiguration()
    settings.users = 4
    settings.books = 30
    settings.readersPerCell = 2
    settings.catalogSize = 2_000
    return settings
  }()

  /// Settings that have every cause.
  private static let all: LoadConfiguration = {
    var settings = small
    settings.mood = .flaky
    settings.latencyPercent = 200
    settings.outagesPerTenThousand = 10_000
    settings.quotas = .free
    settings.strategy = .firstAnswer
    settings.spells = [MoodInterval(.googleBooks, .outage, fromMinute: 0, toMinute: 5)]
    return settings
  }()

  /// The same with waits that are long enough for an outage.
  private static let long: LoadConfiguration = {
    var settings = all
    settings.books = 40
    settings.latencyPercent = 750
    return settings
  }()

  private static let longRun = Result { try LoadRun(long).run(threads: 2).run }

  private struct Measured {
    let run: RunPart
    let attribution: WaitAttribution
  }

  /// Runs a configuration, and all runs of its attribution.
  private static func measure(
    _ settings: LoadConfiguration, causes: [WaitCause] = WaitCause.all
  ) throws -> Measured {
    let waits = ReaderWaits()
    let run = try LoadRun(settings).run(threads: 1, readers: { readers, _ in waits.note(readers) }).run
    var runs = AttributionRuns(of: run, waits, causes: causes)
    var numbers: [Int] = []
    while let step = runs.next {
      numbers.append(step.number)
      #expect(step.count >= step.number)
      try runs.make(step, threads: 2)
    }
    #expect(numbers == Array(1..<numbers.count + 1))
    return Measured(run: run, attribution: try #require(runs.attribution))
  }

  private static func cause(_ name: String) throws -> WaitCause {
    try #require(WaitCause.all.first { $0.name == name })
  }

  // MARK: The table of causes

  @Test func `each fault of a provider belongs to one cause`() {
    let kinds = ProviderFault.rateLimits + ProviderFault.errors + ProviderFault.answers
    #expect(kinds.count == ProviderFault.allCases.count && Set(kinds) == Set(ProviderFault.allCases))
  }

  @Test func `names of causes are unique`() {
    #expect(Set(WaitCause.all.map(\.name)).count == WaitCause.all.count)
  }

  @Test(arguments: WaitCause.all.map(\.name))
  func `a cause is in the settings that have it, and no longer when it is taken out`(name: String) throws {
    let cause = try Self.cause(name)
    var settings = Self.all
    #expect(cause.isPresent(in: settings))
    cause.takeOut(of: &settings)
    #expect(!cause.isPresent(in: settings))
    let others = WaitCause.all.filter { $0.name != name }
    #expect(others.allSatisfy { $0.isPresent(in: settings) }, "it takes out another cause as well")
  }

  @Test func `the order of taking out does not matter to the settings`() throws {
    var (one, other) = (Self.all, Self.all)
    for cause in WaitCause.all { cause.takeOut(of: &one) }
    for cause in WaitCause.all.reversed() { cause.takeOut(of: &other) }
    #expect(one == other)
    try one.validate()
  }

  @Test func `a kind that the run has switched off is no cause`() throws {
    var settings = Self.small
    settings.faults = FaultSelection(.only, [])
    let present = WaitCause.all.filter { $0.isPresent(in: settings) }.map(\.name)
    #expect(present == ["concurrency"])
    settings.faults = FaultSelection(.only, [NetworkFault.loss])
    #expect(try Self.cause("loss").isPresent(in: settings))
    #expect(try !Self.cause("offline").isPresent(in: settings))
  }

  @Test(arguments: WaitCause.all.map(\.name))
  func `without a cause readers have the same books and import them in the same way`(name: String) throws {
    var settings = Self.long
    let run = try Self.longRun.get()
    try Self.cause(name).takeOut(of: &settings)
    let without = try LoadRun(settings).run(threads: 2).run
    // The free quotas are larger than so few readers need.
    #expect((without.digest == run.digest) == (name == "quotas"))
    #expect(without.figures.imports == run.figures.imports)
    #expect(without.figures.titles == run.figures.titles)
    #expect(without.figures.duplicatesByFormat == run.figures.duplicatesByFormat)
  }

  // MARK: Shares

  @Test func `LAB-10: where only the network of devices delays readers, all of the delay is its`() throws {
    var settings = Self.small
    settings.books = 100
    settings.latencyPercent = 300
    settings.mood = .flawless
    settings.lossPerTenThousand = 0
    settings.faults = FaultSelection(.only, [FaultSelection.offline])
    settings.outagesPerTenThousand = 10_000
    let faults = WaitCause.all.filter { !["slowness", "concurrency"].contains($0.name) }
    let measured = try Self.measure(settings, causes: faults)
    #expect(measured.attribution.causes.map(\.name) == ["offline"])
    #expect(measured.attribution.absent.count == faults.count - 1)
    settings.outagesPerTenThousand = 0
    let waits = ReaderWaits()
    let online = try LoadRun(settings).run(threads: 2, readers: { readers, _ in waits.note(readers) })
    let division = measured.attribution.nineOfTen
    #expect(division.rest == waits.wait(perTenThousand: 9_000))
    #expect(measured.attribution.runs.last?.digest == online.run.digest)
    let share = try #require(division.shares[0].mean)
    #expect(share > 30_000, "an outage lasts half a minute at least")
    #expect(division.whole == share + (division.rest ?? 0))
  }

  @Test func `LAB-10: shares and rest add up to the wait that the row of the run judges`() throws {
    var settings = Self.all
    // So few books do not use up the free quotas, so that every run ends.
    settings.books = 20
    let measured = try Self.measure(settings)
    let attribution = measured.attribution
    #expect(attribution.causes.map(\.name) == WaitCause.all.map(\.name) && attribution.hasSameReaders)
    for (division, share) in [(attribution.nineOfTen, 9_000), (attribution.half, 5_000)] {
      let whole = try #require(division.whole)
      #expect(division.sum == whole)
      let judged = try #require(measured.run.figures.time.wait(perTenThousand: share))
      #expect(abs(judged / 1_000_000 - whole) * 100 <= whole * 2, "\(judged) and \(whole)")
    }
    #expect(attribution.runs[0].digest == measured.run.digest)
    #expect(attribution.runs.count == 2 * WaitCause.all.count)
    #expect(attribution.runs.allSatisfy { $0.violations == 0 })
    let parts = WaitAttributionText(attribution)
    for line in parts.text.split(separator: "\n") { #expect(line.count <= WrappedText.width, "\(line)") }
    #expect(parts.sentences.count == 2)
  }

  @Test func `a cause without effect has no share, and one that is not there is listed as absent`() throws {
    let idle = WaitCause("idle", { _ in "more relaunches" }) { $0.relaunches = 7 }
    let absent = WaitCause("none", { _ in "nothing" }) { _ in }
    let measured = try Self.measure(Self.small, causes: [idle, try Self.cause("concurrency"), absent])
    let attribution = measured.attribution
    #expect(attribution.causes.map(\.name) == ["idle", "concurrency"])
    #expect(attribution.absent.map(\.name) == ["none"])
    #expect(attribution.nineOfTen.shares[0].mean == 0 && attribution.half.shares[0].mean == 0)
    let share = try #require(attribution.nineOfTen.shares[1].mean)
    let whole = try #require(attribution.nineOfTen.whole)
    #expect(share > whole / 2, "one look-up at a time")
    #expect(WaitAttributionText(attribution).sentences[0].contains("due to one look-up at a time"))
  }

  @Test func `readers who differ between runs are noticed`() throws {
    let wrong = WaitCause("wrong", { _ in "more books" }) { $0.books = 31 }
    let attribution = try Self.measure(Self.small, causes: [wrong]).attribution
    #expect(!attribution.hasSameReaders)
    #expect(WaitAttributionText(attribution).sentences.last?.contains("a bug of the lab") == true)
  }

  @Test func `a wait without an end is not divided, and the causes that end it are named`() throws {
    var settings = Self.small
    settings.users = 2
    settings.books = 10
    settings.mood = .outage
    let causes = try ["loss", "errors", "concurrency"].map(Self.cause)
    let attribution = try Self.measure(settings, causes: causes).attribution
    let division = attribution.nineOfTen
    #expect(division.whole == nil && division.sum == nil && division.rest != nil)
    let sentence = WaitAttributionText(attribution).sentences[0]
    #expect(sentence.hasPrefix("More than one reader in ten is never done"))
    #expect(
      sentence.contains(
        "Without errors and timeouts of providers and the causes above it in the table, nine of ten"))
    let decoded = try JSONDecoder().decode(
      WaitAttribution.self, from: JSONEncoder().encode(attribution))
    #expect(decoded == attribution)
  }

  @Test func `means of two orders add up exactly, whatever the runs measured`() {
    var stream = RandomStream(seed: 1, name: "waits")
    for count in 1...8 {
      for _ in 0..<50 {
        func ladder(_ first: Int, _ last: Int) -> [WaitAttribution.Run] {
          ([first] + (1..<count).map { _ in stream.below(9_000) } + [last]).map {
            .init(without: [], digest: "", nineOfTen: $0, half: $0 / 3, violations: 0)
          }
        }
        let (whole, rest) = (stream.below(9_000), stream.below(9_000))
        let attribution = WaitAttribution(
          (0..<count).map { .init(name: "\($0)", title: "") }, absent: [], order: ladder(whole, rest),
          opposite: ladder(whole, rest), hasSameReaders: true)
        #expect(attribution.nineOfTen.sum == whole && attribution.half.sum == whole / 3)
        for share in attribution.nineOfTen.shares {
          let twice = (share.inOrder ?? 0) + (share.inOppositeOrder ?? 0)
          #expect(abs(twice - 2 * (share.mean ?? 0)) <= 2, "\(share)")
        }
      }
    }
  }

  @Test
  func `the wait of a share of readers is that of the last of them, and nil if fewer have all their books`() {
    func reader(_ number: Int, _ wait: Int, waiting: Int = 0) -> ReaderFigures {
      var reader = ReaderFigures(reader: number, cell: 0, export: "goodreads")
      reader.lookUpTime = wait
      reader.waiting = waiting
      return reader
    }
    let waits = ReaderWaits()
    waits.note((1...8).map { reader($0, $0 * 10) })
    #expect(waits.wait(perTenThousand: 9_000) == 80 && waits.wait(perTenThousand: 5_000) == 40)
    waits.note([reader(9, 5, waiting: 1), reader(10, 7, waiting: 2)])
    #expect(waits.wait(perTenThousand: 9_000) == nil && waits.wait(perTenThousand: 5_000) == 50)
    #expect(ReaderWaits().wait(perTenThousand: 9_000) == nil)
  }
}
