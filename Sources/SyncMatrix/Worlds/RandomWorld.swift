// Random worlds: devices, edits, faults and kills that a seed draws.

import RecordSync
import SimulatedCloud
public import Simulation

/// A random world of two or three devices.
///
/// ```swift
/// let result = RandomWorld(devices: 3).run(ShippedEngine(), seed: 7)
/// ```
///
/// People edit on all devices for some days; devices lose their network for days, die at any point, have
/// wrong clocks, are signed out, change accounts, are erased, and join late; the server has every fault of
/// ``CloudFault``. Then the world heals and has to come to rest, and every oracle judges.
public struct RandomWorld: Sendable {
  /// The number of devices.
  public let devices: Int
  /// The number of steps of people and of the world.
  public var steps = 40

  /// Creates worlds of a number of devices.
  public init(devices: Int) { self.devices = devices }

  /// The result of a world.
  public struct Result: Sendable {
    /// The seed.
    public let seed: UInt64
    /// The objections.
    public let violations: [SyncViolation]
    /// The number of acknowledged writes.
    public let writes: Int
    /// The number of faults that fired, by name.
    public let faults: [String: Int]
    /// The digest of all events: equal in every run of the seed.
    public let digest: Digest
    /// The events in the order of time.
    public let log: [String]
    /// The world as it was performed; nil if it ended before it began.
    public let performed: WorldCase?
  }

  /// Runs the world of a seed.
  public func run(_ engine: any EngineUnderTest, seed: UInt64) -> Result {
    let steps = steps
    return Self.run(engine, seed: seed, devices: devices, faults: .drawn(Self.rates)) { life in
      try await life.run(steps: steps)
    }
  }

  /// Runs a world whose life is drawn from its seed or taken from a case.
  static func run(
    _ engine: any EngineUnderTest, seed: UInt64, devices count: Int, faults: FaultPlan,
    _ body: @escaping @Sendable (inout WorldLife) async throws -> Void
  ) -> Result {
    let (watched, kept) = (WatchedRun(), KeptLife())
    let simulator = Simulator(
      seed: seed, schedule: UniformRandom(seed: seed), limits: Limits(steps: 2_000_000), faults: faults)
    let outcome = simulator.run { world in
      let link = LinkBehavior { .milliseconds($0.within(20...400)) }
      let rig = SyncRig(engine, devices: count, in: world, link: link)
      watched.rig = rig
      var life = WorldLife(rig, RandomStream(seed: seed, name: "life"))
      defer { kept.life = life }
      try await body(&life)
      try await rig.finish(within: .seconds(36 * 3_600))
    }
    var violations = watched.rig?.violations ?? []
    if outcome.verdict != .passed {
      violations.append(SyncViolation(oracle: .stuck, text: "the run ended early: \(outcome.verdict)"))
    }
    var names = Swift.Dictionary(grouping: outcome.firings, by: \.kind.name).mapValues(\.count)
    for (event, count) in watched.rig?.events ?? [:] { names[event, default: 0] += count }
    let performed = kept.life.flatMap { life in
      life.setup.map {
        WorldCase(seed: seed, devices: count, setup: $0, steps: life.steps, firings: outcome.firings)
      }
    }
    return Result(
      seed: seed, violations: violations,
      writes: watched.rig?.history.writes.count(where: \.isAcknowledged) ?? 0, faults: names,
      digest: outcome.digest, log: watched.rig?.log ?? [], performed: performed)
  }

  /// Each kind of fault is enabled in some worlds, so that there are worlds with few kinds.
  private static let rates: [FaultRate] =
    CloudFault.all.map { kind in
      let isGrave = [CloudFault.purge, CloudFault.reset, CloudFault.tokens, CloudFault.quota].contains(kind)
      return FaultRate(kind, enabledPerTenThousand: 3_000, firesPerTenThousand: isGrave ? 100 : 600)
    }
    + [NetworkFault.loss, NetworkFault.delay, NetworkFault.duplicate, NetworkFault.partition].map {
      FaultRate($0, enabledPerTenThousand: 3_000, firesPerTenThousand: 300)
    } + [FaultRate(MachineFault.kill, enabledPerTenThousand: 5_000, firesPerTenThousand: 40)]
}

/// Keeps the life of a world for what is read after it.
///
/// `@unchecked Sendable`: used only on the thread of its world.
private final class KeptLife: @unchecked Sendable {
  var life: WorldLife?
}
