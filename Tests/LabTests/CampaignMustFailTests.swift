// Programs that break the rules of the simulator on purpose: a campaign must not pass them, and must say by
// name what is wrong.

import Foundation
import Simulation
import Synchronization
import Testing

@testable import Hunt

/// Worlds with something in them that the seed does not decide.
private struct LeakyTarget: HuntTarget {
  let name = "leaky"
  let variants = ["dictionary-order", "wall-clock", "detached-task", "deadlock"]

  func draw(seed: UInt64, variant: String) -> HuntCase {
    HuntCase(
      target: name, variant: variant, seed: seed, settings: [:], workload: [], faults: .none,
      schedule: ScheduleChoice(policy: .arrival))
  }

  func run(_ huntCase: HuntCase, trace: TraceRequest) throws(HuntCaseError) -> HuntResult {
    let outcome = Simulator(seed: huntCase.seed, trace: trace).run { world in
      let phone = world.process("phone")
      try await phone.run("ordinary work") {
        for number in 0..<300 { try await phone.pass(.seconds(1), "step \(number)") }
      }
      switch huntCase.variant {
      case "dictionary-order": try await Self.tellShelves(world, phone)
      case "wall-clock":
        let elapsed = ContinuousClock.now - Self.start
        try await phone.run("look at the clock") { try await phone.pass(elapsed, "as long as the host took") }
      case "detached-task":
        // On a thread of its own, because the pool's may be busy with other tests for longer than a world
        // waits.
        try await Task.detached(executorPreference: LooseThreads()) {
          try await phone.point("on a thread of its own")
        }.value
      case "deadlock":
        try await phone.run("wait for nobody") {
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
      default: break
      }
    }
    return HuntResult(outcome, objections: [])
  }

  private static let start = ContinuousClock.now

  /// A dictionary with the same content as in every other run, asked for its order.
  private static func tellShelves(_ world: World, _ phone: SimulatedProcess) async throws {
    var shelves: [String: Int] = [:]
    for number in 0..<40 { shelves["shelf \(number)"] = number }
    // As large as others that grew by another way: equal, and in another order.
    shelves.reserveCapacity(Self.capacities.next())
    for (shelf, _) in shelves { world.note("tells \(shelf)", at: phone) }
  }

  /// A different room for each dictionary, as different histories give.
  private static let capacities = Capacities()

  private final class Capacities: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
      count.withLock { count in
        count += 1
        return 64 << (count % 4)
      }
    }
  }
}

/// Runs each job on a new thread.
private final class LooseThreads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }.start()
  }
}

@Suite struct MustFailCampaignTests {
  private static func finding(_ variant: String) throws -> CampaignFinding {
    let pool = ThreadPool(WorldRunner([LeakyTarget()]), workers: 1)
    var plan = CampaignPlan(target: "leaky", variant: variant, seeds: 3)
    plan.shrinkBudget = 20
    let report = Campaign(plan, first: pool, second: pool).run()
    return try #require(report.findings.first)
  }

  @Test func aLeakOfDictionaryOrderIsNondeterminismAndTheEventIsShown() throws {
    let finding = try Self.finding("dictionary-order")
    #expect(finding.signature.verdict == .nondeterminism)
    let mismatch = try #require(finding.mismatch)
    #expect(mismatch.first?.contains("tells shelf") == true)
    #expect(mismatch.second?.contains("tells shelf") == true)
    #expect(mismatch.first != mismatch.second)
  }

  @Test func aReadOfTheHostsClockIsNondeterminismAndTheEventIsShown() throws {
    let finding = try Self.finding("wall-clock")
    #expect(finding.signature.verdict == .nondeterminism)
    let mismatch = try #require(finding.mismatch)
    #expect(mismatch.first?.contains("as long as the host took") == true)
    #expect(mismatch.first != mismatch.second)
  }

  @Test func aDetachedTaskIsAnEscapeAndItsPointIsNamed() throws {
    let finding = try Self.finding("detached-task")
    #expect(finding.signature.verdict == .escape)
    #expect(finding.text.contains("on a thread of its own"))
  }

  @Test func aDeadlockIsALivenessFailureAndTheTaskIsNamed() throws {
    let finding = try Self.finding("deadlock")
    #expect(finding.signature.verdict == .liveness)
    #expect(finding.text.contains("wait for nobody"))
  }
}
