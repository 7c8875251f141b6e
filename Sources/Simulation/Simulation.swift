// The entrance: one seed, one world, one outcome.

/// A run of a simulated world.
///
/// ```swift
/// let outcome = Simulation(seed: 7).run { world in
///   let phone = world.process("phone")
///   try await phone.pass(.seconds(3), "wait")
///   return phone.clock.now
/// }
/// ```
///
/// The body and everything that it starts run on the calling thread, in an order that the seed and the schedule
/// fix. Ordinary actors, task groups and `async let` inside follow. Many runs may go on at once on different
/// threads; nothing is shared between them.
public struct Simulation: Sendable {
  /// Fixes every random stream of the world.
  public var seed: UInt64
  /// Decides between points that may go at the same moment.
  public var schedule: any Schedule
  /// When to stop a run that does not end.
  public var limits: Limits

  /// Prepares a run.
  public init(seed: UInt64, schedule: any Schedule = ArrivalOrder(), limits: Limits = Limits()) {
    self.seed = seed
    self.schedule = schedule
    self.limits = limits
  }

  /// Runs the body in a new world until it returns, throws, or cannot go on.
  public func run<Value: Sendable>(
    _ body: @escaping @Sendable (World) async throws -> Value
  ) -> Outcome<Value> {
    let core = WorldCore(seed: seed, schedule: schedule, limits: limits)
    let world = World(core: core)
    let result = ResultBox<Value>()
    core.start("body", on: world.root.executor) {
      do {
        result.value = .success(try await body(world))
      } catch {
        result.value = .failure(error)
      }
    }
    let stop = core.run { result.value != nil }
    let digest = core.digest
    let time = core.now
    let statistics = core.statistics
    let (unfinished, escapes) = core.close()
    if !unfinished.isEmpty { core.keepForEver() }
    return Outcome(
      value: stop.isDone ? try? result.value?.get() : nil,
      verdict: Self.verdict(escapes.isEmpty ? stop : .escape(escapes), result.value),
      digest: digest, virtualTime: .nanoseconds(time), statistics: statistics, choices: core.choices,
      unfinishedTasks: unfinished)
  }

  private static func verdict<Value>(_ stop: Stop, _ result: Result<Value, any Error>?) -> Verdict {
    switch stop {
    case .deadlock(let waiting): return .deadlock(waiting: waiting)
    case .escape(let escapes): return .escape(escapes)
    case .limit(let limit): return .limit(limit)
    case .done:
      if case .failure(let error)? = result { return .failed(String(describing: error)) }
      return .passed
    }
  }
}

/// What a run gave.
public struct Outcome<Value: Sendable>: Sendable {
  /// What the body returned, if the run passed.
  public let value: Value?
  /// How it ended.
  public let verdict: Verdict
  /// The fingerprint of everything that happened up to the end.
  public let digest: Digest
  /// Virtual time that went by.
  public let virtualTime: Duration
  /// What it took.
  public let statistics: Statistics
  /// Every choice of the schedule: with `Replay` the same run again.
  public let choices: [UInt64]
  /// Tasks that did not end even when everything was refused to them.
  public let unfinishedTasks: [String]
}

/// `@unchecked Sendable`: written and read on the thread of the world only.
private final class ResultBox<Value: Sendable>: @unchecked Sendable {
  var value: Result<Value, any Error>?
}

extension Stop {
  fileprivate var isDone: Bool {
    if case .done = self { return true }
    return false
  }
}
