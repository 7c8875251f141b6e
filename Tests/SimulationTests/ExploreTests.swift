// Explorations of small programs: a race, a lost message, an unlucky draw, a wall clock, and a clean
// program (LAB-9).

import Foundation
import Testing

@testable import Simulation

@Suite struct ExploreTests {
  private let folder = FailureFolder()

  private func explored(
    _ seeds: ClosedRange<UInt64> = 1...500, faults: FaultPlan = .none, probes: [Probe] = [],
    function: String = #function, _ body: @escaping @Sendable (World) async throws -> Void
  ) async throws -> ExplorationReport {
    try await Exploration(
      seeds: seeds, faults: faults, probes: probes, database: .folder(folder.path),
      site: CallSite(
        fileID: "ExploreTests/ExploreTests.swift", filePath: #filePath, line: 1, column: 1, function: function
      )
    ).run(body)
  }

  // MARK: - Found and made small

  @Test func `LAB-9: a race is found, and reduced to one decision`() async throws {
    let report = try await explored { try await overdraw($0, large: 80, small: 30) }
    let failure = try #require(report.failure)
    #expect(failure.kind == .world)
    #expect(report.seeds < 20)
    #expect(failure.choices?.count { $0 != 0 } == 1, "\(failure.choices ?? [])")
    #expect(failure.shrinkRuns > 0)
    #expect(failure.draws == DrawList())
    #expect(failure.description.contains("overdrawn: -10"))
    #expect(failure.description.contains("in the usual order it passes"))
    #expect(failure.trace.contains("print the receipt for 80"))
  }

  @Test func theThrowingCallThrowsTheFailure() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(seeds: 1...500, database: .none) { try await overdraw($0, large: 80, small: 30) }
    }
    #expect(failure?.site.line == #line - 3)
    #expect(failure?.file == nil)
    #expect(failure?.description.contains("swift test --filter theThrowingCallThrowsTheFailure") == true)
  }

  @Test func drawnNumbersAreMadeSmallAndExplained() async throws {
    let report = try await explored { world in
      let numbers = world.random("numbers")
      let (first, second, unused) = (numbers.below(1_000), numbers.within(0...1_000), numbers.below(9))
      world.note("unused \(unused)")
      world.expect(first < 100 || second < 50, "too much: \(first), \(second)")
    }
    let failure = try #require(report.failure)
    #expect(failure.draws.streams == ["scenario/numbers": [100, 50, 0]])
    #expect(failure.choices == [])
    #expect(failure.description.contains("drawn   100, number 1 of scenario/numbers; 99 in its place passes"))
    let third = "drawn   0, number 3 of scenario/numbers; any other value fails too"
    #expect(failure.description.contains(third))
  }

  @Test func onlyTheFaultsThatMatterAreLeft() async throws {
    let rates = NetworkFault.all.map {
      FaultRate($0, enabledPerTenThousand: 6_000, firesPerTenThousand: 3_000)
    }
    let report = try await explored(faults: .drawn(rates)) { world in
      let (phone, server) = (world.process("phone"), world.process("server"))
      let count = Counter()
      let service = server.serve("add") { (number: Int) in await count.add(number) }
      let connection = world.connect(phone, to: service, over: LinkBehavior { _ in .milliseconds(5) })
      for number in 1...4 {
        // Wrong: a request that gets no answer may have been handled.
        for attempt in 1...3 {
          let label = "\(number).\(attempt)"
          if (try? await connection.send(1, label: label, timeout: .seconds(2))) != nil { break }
        }
      }
      world.expect(await count.value <= 4, "added \(await count.value) times")
    }
    let failure = try #require(report.failure)
    #expect(failure.firings.count == 1, "\(failure.firings)")
    #expect(failure.description.contains("without it, it passes"))
  }

  @Test func aCleanProgramIsClean() async throws {
    let report = try await explored(1...200) { world in
      let bank = world.process("bank")
      let account = Account(at: bank, isCareful: true)
      let tasks = [80, 30, world.random("amount").below(100)].enumerated().map { number, amount in
        bank.start("withdrawal \(number)") { try await account.withdraw(amount) }
      }
      for task in tasks { try await task.value }
      world.expect(await account.balance >= 0, "overdrawn: \(await account.balance)")
    }
    #expect(report.failure == nil)
    #expect(report.seeds == 200)
    #expect(report.runs == 400)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  // MARK: - Stored failures

  @Test func theDatabaseIsReplayedFirst() async throws {
    let first = try #require(try await explored { try await overdraw($0, large: 80, small: 30) }.failure)
    #expect(first.file != nil)
    let again = try await explored(400...500) { try await overdraw($0, large: 80, small: 30) }
    #expect(again.seeds == 0)
    #expect(again.replays == 1)
    #expect(again.failure?.isStored == true)
    #expect(again.failure?.choices == first.choices)
    #expect(again.failure?.trace == first.trace)
    #expect(again.drifts.isEmpty)
  }

  @Test func aFixedFailureStaysAndPasses() async throws {
    _ = try await explored { try await overdraw($0, large: 80, small: 30) }
    let report = try await explored(1...50) { try await overdraw($0, large: 80, small: 30, isCareful: true) }
    #expect(report.failure == nil)
    #expect(report.replays == 1)
    #expect(report.seeds == 50)
  }

  @Test func afterADriftTheReplayGoesOn() async throws {
    let first = try #require(
      try await explored { world in
        let number = world.random("number").below(100)
        try await overdraw(world, large: 80, small: 30)
        world.note("\(number)")
      }.failure)
    #expect(first.draws.streams["scenario/number"] == [0])
    // The program no longer draws the number.
    let report = try await explored { try await overdraw($0, large: 80, small: 30) }
    #expect(report.drifts == ["Of 1 numbers of “scenario/number”, not all were drawn."])
    #expect(report.failure?.draws == DrawList())
    #expect(report.seeds == 0)
    // The failure was stored again, in its new form.
    let last = try await explored { try await overdraw($0, large: 80, small: 30) }
    #expect(last.replays == 1)
    #expect(last.drifts == [])
    #expect(last.failure?.isStored == true)
  }

  // MARK: - What the seed does not determine

  @Test func ambientRandomnessIsNondeterminism() async throws {
    let report = try await explored { world in
      let machine = world.process("machine")
      try await machine.pass(.milliseconds(Int.random(in: 0...1_000_000)), "wait")
    }
    let failure = try #require(report.failure)
    #expect(failure.kind == .nondeterminism)
    #expect(report.seeds == 1)
    #expect(failure.description.contains("machine (body)  point  wait"))
    #expect(failure.file == nil)
  }

  @Test func aWallClockIsNondeterminism() async throws {
    let report = try await explored { world in
      world.note("it is \(Date().timeIntervalSince1970)")
    }
    #expect(report.failure?.kind == .nondeterminism)
    #expect(report.failure?.description.contains("wall clock") == true)
  }

  @Test func workThatLeavesTheWorldIsReported() async throws {
    // The place where an escape is noticed depends on real threads: a world that has ended by then
    // deadlocked.
    var descriptions: [String] = []
    while descriptions.count < 50, descriptions.last?.contains("Work left the world") != true {
      let report = try await explored { world in
        try await Task.sleep(for: .milliseconds(1))
        world.note("back")
      }
      descriptions.append(report.failure?.description ?? "no failure")
    }
    #expect(descriptions.last?.contains("Work left the world") == true, "\(Set(descriptions))")
  }

  // MARK: - What was not tested

  @Test func aProbeThatIsNeverReachedIsAFailure() async throws {
    let probes = [Probe(.sometimes, "empty"), Probe(.sometimes, "full")]
    let report = try await explored(1...10, probes: probes) { $0.probes.sometimes("full", true) }
    #expect(report.failure?.kind == .untested)
    #expect(report.failure?.description.contains("“empty” was never true") == true)
  }

  @Test func aFaultWithoutEffectIsAFailure() async throws {
    let rate = FaultRate(NetworkFault.loss, firesPerTenThousand: 1_000)
    let report = try await explored(1...10, faults: .drawn([rate])) { $0.note("nothing is sent") }
    #expect(report.failure?.kind == .untested)
    #expect(report.failure?.description.contains("network.loss") == true)
  }

  @Test func aWorldThatDoesNotEndIsReportedWithoutShrinking() async throws {
    let report = try await explored { world in
      let machine = world.process("machine")
      while true { try await machine.point("poll") }
    }
    #expect(report.failure?.description.contains("Time stood still") == true)
    #expect(report.runs == 2)
  }
}

@Suite struct ExplorationSettingsTests {
  @Test func theEnvironmentChoosesSeeds() throws {
    #expect(try ExplorationEnvironment([:]).seeds(1...500) == 1...500)
    #expect(try ExplorationEnvironment(["EXPLORE_SEED": "7"]).seeds(1...500) == 7...7)
    #expect(try ExplorationEnvironment(["EXPLORE_EFFORT": "3"]).seeds(11...20) == 11...40)
    #expect(try ExplorationEnvironment(["EXPLORE_EFFORT": "2"]).seeds(0...UInt64.max) == 0...UInt64.max)
  }

  @Test(arguments: [("EXPLORE_SEED", "x"), ("EXPLORE_EFFORT", "0")])
  func anInvalidSettingIsAnError(name: String, value: String) {
    let error = #expect(throws: UnreadableSetting.self) { try ExplorationEnvironment([name: value]) }
    #expect(error?.description.contains("\(name) is “\(value)”") == true)
  }

  @Test(arguments: [
    ("plain()", "AccountTests.plain", "swift test --filter plain"),
    ("withAmount(_:of:)", "AccountTests.withAmount", "swift test --filter withAmount"),
    (
      "`an account (of two)`()", "AccountTests.an-account-of-two",
      "swift test --filter 'an account (of two)'"
    ),
  ])
  func aCallSiteNamesItsFileAndItsCommand(function: String, file: String, command: String) {
    let site = CallSite(
      fileID: "Bank/AccountTests.swift", filePath: "/bank/AccountTests.swift", line: 3, column: 9,
      function: function)
    #expect(site.fileName == file)
    #expect(site.command == command)
    #expect(site.folder == "/bank")
  }

  @Test func streamsOfOneNameHaveTapesOfTheirOwn() {
    let body: @Sendable (World) async throws -> [Int] = { world in
      [world.random("a").below(100), world.random("a").below(100), world.random("b").below(100)]
    }
    let recorded = Simulator(seed: 5, draws: .recorded).run(body)
    #expect(recorded.draws.streams.keys.sorted() == ["scenario/a", "scenario/a#2", "scenario/b"])
    #expect(recorded.digest == Simulator(seed: 5).run(body).digest)
    var draws = recorded.draws
    draws.streams["scenario/a#2"] = [7]
    draws.streams["scenario/b"] = [1_000]
    let changed = Simulator(seed: 5, draws: .exactly(draws)).run(body)
    #expect(changed.value?.dropFirst() == [7, 99])
    #expect(changed.value?.first == recorded.value?.first)
    #expect(changed.digest != recorded.digest)
    draws = DrawList()
    #expect(Simulator(seed: 5, draws: .exactly(draws)).run(body).value == [0, 0, 0])
  }
}

/// A folder for failures, removed at the end.
private final class FailureFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.appending(path: "explored-\(UUID())")
    .path(percentEncoded: false)

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

private actor Account {
  private(set) var balance = 100
  private let bank: SimulatedProcess
  private let isCareful: Bool

  init(at bank: SimulatedProcess, isCareful: Bool) {
    self.bank = bank
    self.isCareful = isCareful
  }

  func withdraw(_ amount: Int) async throws {
    guard balance >= amount else { return }
    if isCareful { balance -= amount }
    try await bank.point("print the receipt for \(amount)")
    if !isCareful { balance -= amount }
  }
}

private actor Counter {
  private(set) var value = 0

  func add(_ number: Int) -> Int {
    value += number
    return value
  }
}

@Sendable private func overdraw(
  _ world: World, large: Int, small: Int, isCareful: Bool = false
) async throws {
  let bank = world.process("bank")
  let account = Account(at: bank, isCareful: isCareful)
  let first = bank.start("large") { try await account.withdraw(large) }
  let second = bank.start("small") {
    try await bank.point("walk to the bank")
    try await account.withdraw(small)
  }
  _ = try await (first.value, second.value)
  world.expect(await account.balance >= 0, "overdrawn: \(await account.balance)")
}
