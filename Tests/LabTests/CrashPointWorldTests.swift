// A device that loses its power at every single point of a small life: an import, edits, a second import,
// look-ups and a relaunch. Whatever the moment and whatever the disk lost, it must come back and go on
// (IMP-11, ENR-8).

import BooksTrack
import BooksTrackAPI
import Foundation
import Simulation
import Testing

@testable import Hunt

@Suite struct CrashPointWorldTests {
  /// The unsynced content that the disk loses.
  enum Loss: String, CaseIterable, Sendable {
    case nothing, everything, sectors

    var firings: [FaultFiring] {
      let site = "disk phone 1"
      switch self {
      case .nothing: return []
      case .everything:
        return (0..<8).map { FaultFiring(kind: DiskFault.lostWrite, site: site, pass: $0) }
          + [FaultFiring(kind: DiskFault.lostEntry, site: site, pass: 0)]
      case .sectors: return (0..<8).map { FaultFiring(kind: DiskFault.tornWrite, site: site, pass: $0) }
      }
    }
  }

  private static func life(_ faults: [FaultFiring]) -> HuntCase {
    HuntCase(
      target: "readers", seed: 11,
      settings: ["books": 3, "batch": 2, "compaction": 1, "concurrency": 2, "sync-ms": 2],
      workload: [
        WorkStep(actor: 0, at: 10, action: "import", numbers: [0, 3, 1, 1]),
        WorkStep(actor: 0, at: 200, action: "rate", numbers: [0, 8]),
        WorkStep(actor: 0, at: 400, action: "reimport"),
        WorkStep(actor: 0, at: 450, action: "relaunch"),
      ], faults: .exactly(faults.sorted()), schedule: ScheduleChoice(policy: .arrival))
  }

  /// All points with `BOOKSTRACK_CAMPAIGNS` set, which takes minutes in a debug build; else one in seven,
  /// others for each kind of loss.
  private static let stride = ProcessInfo.processInfo.environment["BOOKSTRACK_CAMPAIGNS"] == nil ? 7 : 1

  @Test(arguments: Loss.allCases) func noPointOfALifeIsOneToDieAt(loss: Loss) throws {
    let target = SmallWorldTarget()
    var points = (Loss.allCases.firstIndex(of: loss) ?? 0) % Self.stride
    var failures: [String] = []
    while true {
      let kill = FaultFiring(kind: MachineFault.kill, site: "phone 1", pass: points)
      let result = try target.run(Self.life([kill] + loss.firings), trace: .none)
      guard result.firings.contains(kill) else { break }
      if result.verdict != .passed {
        failures.append("\(points): \(result.objections.first?.text ?? result.verdict.rawValue)")
      }
      points += Self.stride
    }
    #expect(failures.isEmpty)
    // Fewer points would mean that the device no longer asks at each of them.
    #expect(points > 120)
  }

  /// A campaign runs worlds by the hundred thousand in one process.
  @Test(arguments: [nil, 40, 90] as [Int?]) func nothingOfAWorldIsLeftBehind(kill: Int?) throws {
    let firings = kill.map { [FaultFiring(kind: MachineFault.kill, site: "phone 1", pass: $0)] } ?? []
    weak var left: ObjectionLog?
    do {
      let log = ObjectionLog()
      left = log
      let result = try SmallWorldTarget().run(Self.life(firings), trace: .none, log: log)
      #expect(result.verdict == .passed)
    }
    #expect(left == nil)
  }

  // MARK: What is held to what

  private static func transaction(_ number: UInt64, _ title: String) -> Transaction {
    let id = WorkID(replica: 1, serial: UInt32(number))
    return Transaction(
      sequence: number, origin: .edit("test"), committed: Timestamp(milliseconds: 0),
      changes: [.put(Work(id: id, title: title, authors: []))])
  }

  private static func memory(acknowledged count: UInt64) throws -> StorageMemory {
    var memory = StorageMemory(Library(replica: 1))
    for number in 0..<count { try memory.keep(transaction(number + 1, "Title \(number + 1)")) }
    return memory
  }

  @Test func whatIsFoundIsToldApart() throws {
    var memory = try Self.memory(acknowledged: 3)
    guard case .acknowledged = memory.judge(memory.library) else {
      Issue.record("the acknowledged library is the right one")
      return
    }
    let shorter = try Self.memory(acknowledged: 2).library
    guard case .lost(from: 3, to: 2) = memory.judge(shorter) else {
      Issue.record("a transaction is lost")
      return
    }
    let next = Self.transaction(4, "Title 4")
    var longer = memory.library
    try longer.apply(next)
    guard case .unknown = memory.judge(longer) else {
      Issue.record("nobody wrote a fourth transaction")
      return
    }
    memory.begin(next)
    guard case .alsoOpen(next) = memory.judge(longer) else {
      Issue.record("the fourth transaction was under way")
      return
    }
    memory.refuse()
    guard case .unknown = memory.judge(longer) else {
      Issue.record("what was refused must not turn up")
      return
    }
  }
}
