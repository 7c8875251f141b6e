// Every moment at which a machine can die, and everything that can then be on its disk.

import BooksTrack
import Foundation
import Testing

@Suite("Library archive: crash points", .timeLimit(.minutes(20)))
struct CrashPointTests {
  private static let isCampaign = ProcessInfo.processInfo.environment["BOOKSTRACK_CAMPAIGNS"] != nil

  /// A history of commits with the states of the disk.
  private struct Scenario {
    /// The library after each transaction, from 0.
    var libraries = [Library(replica: 1)]
    /// For each state of the disk how many transactions had been acknowledged by then.
    var acknowledged: [Int] = []
    var history: [MemoryDisk] = []
  }

  private func play(steps: Int) async throws -> Scenario {
    var scenario = Scenario()
    let files = MemoryFiles(keepsHistory: true)
    let life = try await ArchiveLife.begin(files, policy: .eager)
    for number in 0..<steps {
      try await life.step(number)
      scenario.libraries.append(await life.store.snapshot)
      let states = await files.history.count
      while scenario.acknowledged.count < states - 1 { scenario.acknowledged.append(number) }
    }
    scenario.acknowledged.append(steps)
    scenario.history = await files.history
    return scenario
  }

  /// Expects the disk to hold a committed state that is recent enough.
  private func expectCommitted(_ disk: MemoryDisk, atLeast: Int, _ scenario: Scenario, _ place: String) async
  {
    switch await recover(disk) {
    case .failure(let error): Issue.record("\(place): \(error)")
    case .success(let library):
      let sequence = Int(library.sequence)
      guard sequence >= atLeast, sequence < scenario.libraries.count else {
        Issue.record("\(place): \(atLeast) commits were acknowledged, \(sequence) are there")
        return
      }
      if library != scenario.libraries[sequence] { Issue.record("\(place): not the library that it was") }
    }
  }

  @Test("after any operation, any loss of power leaves the last acknowledged commit or a later one")
  func everyOperation() async throws {
    let scenario = try await play(steps: 24)
    #expect(scenario.history.count > 80)
    #expect(scenario.history.contains { $0.listing.contains { $0.hasSuffix(".partial") } })
    for (place, disk) in scenario.history.enumerated() {
      let acknowledged = scenario.acknowledged[place]
      await expectCommitted(disk, atLeast: acknowledged, scenario, "the process died at \(place)")
      for loss in MemoryDisk.Loss.allCases {
        for names in MemoryDisk.NameLoss.allCases {
          let after = disk.afterPowerLoss(loss, names: names)
          await expectCommitted(
            after, atLeast: acknowledged, scenario, "power at \(place), lost \(loss), names lost: \(names)")
        }
      }
    }
  }

  @Test("after any operation, any prefix of unsynced data is ignored or complete")
  func everyTornPrefix() async throws {
    let scenario = try await play(steps: 9)
    for (place, disk) in scenario.history.enumerated() {
      // All lengths with `BOOKSTRACK_CAMPAIGNS` set; else the shortest and the longest, and every third
      // between.
      let longest = disk.longestUnsynced
      for count in 0...longest
      where Self.isCampaign || count % 3 == place % 3 || [0, 1, longest].contains(count) {
        await expectCommitted(
          disk.afterPowerLoss(keeping: count), atLeast: scenario.acknowledged[place], scenario,
          "power at \(place), \(count) bytes kept")
      }
    }
  }

  @Test("commits after any loss of power are stored, and nothing else is")
  func goingOn() async throws {
    let scenario = try await play(steps: 12)
    for (place, disk) in scenario.history.enumerated() {
      for loss in MemoryDisk.Loss.allCases {
        let files = MemoryFiles(disk.afterPowerLoss(loss, names: place % 2 == 0 ? .none : .all))
        let life = try await ArchiveLife.begin(files, policy: .eager)
        for number in 100..<103 { try await life.step(number) }
        let expected = await life.store.snapshot
        let after = try await recover(await files.disk.afterPowerLoss(.all, names: .all)).get()
        #expect(after == expected, "place \(place), \(loss)")
      }
    }
  }

  @Test("a state seen after the death of a process survives a loss of power")
  func seenIsSafe() async throws {
    let scenario = try await play(steps: 12)
    for (place, disk) in scenario.history.enumerated() {
      let files = MemoryFiles(disk)
      let seen = await (try ArchiveLife.begin(files)).store.snapshot
      for loss in MemoryDisk.Loss.allCases {
        let after = try await recover(await files.disk.afterPowerLoss(loss, names: .all)).get()
        #expect(after == seen, "place \(place), \(loss)")
      }
    }
  }
}
