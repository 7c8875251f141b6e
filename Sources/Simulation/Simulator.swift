// The entry point: runs a body in a world that is determined by a seed.

/// A run of a simulated world.
///
/// ```swift
/// let outcome = Simulator(seed: 7).run { world in
///   let phone = world.process("phone")
///   try await phone.pass(.seconds(3), "wait")
///   return phone.clock.now
/// }
/// ```
///
/// The body and all tasks that it starts run on the calling thread, in an order that the seed and the
/// schedule determine. Ordinary actors, task groups and `async let` do so too. Many runs may execute at once
/// on different threads; they share nothing.
public struct Simulator: Sendable {
  /// The seed of all random streams of the world.
  public var seed: UInt64
  /// The policy that picks among the points that may be released.
  public var schedule: any Schedule
  /// The limits beyond which the run is stopped.
  public var limits: Limits
  /// The faults that may fire.
  public var faults: FaultPlan
  /// The events to keep.
  public var trace: TraceRequest
  /// The catalog of probes; using any other probe is an objection.
  public var probes: [Probe]
  /// The source of the numbers that the scenario draws, and whether they are recorded.
  public var draws: DrawPlan

  /// The number of events between checkpoints of the digest; a power of two.
  public static let checkpointInterval = Recorder.checkpointInterval

  /// Creates a simulator.
  public init(
    seed: UInt64, schedule: any Schedule = ArrivalOrder(), limits: Limits = Limits(),
    faults: FaultPlan = .none, trace: TraceRequest = .none, probes: [Probe] = [], draws: DrawPlan = .drawn
  ) {
    self.seed = seed
    self.schedule = schedule
    self.limits = limits
    self.faults = faults
    self.trace = trace
    self.probes = probes
    self.draws = draws
  }

  /// Runs the body in a new world until it returns, throws, or cannot continue.
  public func run<Value: Sendable>(
    _ body: @escaping @Sendable (World) async throws -> Value
  ) -> Outcome<Value> {
    let core = WorldCore(
      seed: seed, schedule: schedule, limits: limits, faults: faults, trace: trace, probes: probes,
      draws: draws)
    let world = World(core: core)
    let result = ResultBox<Value>()
    if let executor = core.executor(of: 0) {
      core.start(TaskName(name: "body"), lane: Lane.ofTask("body", on: 0), on: executor) {
        do {
          result.value = .success(try await body(world))
        } catch {
          result.value = .failure(error)
        }
        core.isOver = true
      }
    }
    let stop = core.run()
    // Events from here on, while the world is closed, are not part of the run.
    let sealed = SealedRun(core)
    let (unfinished, escapes) = core.close()
    let verdict = Self.verdict(stop.joined(by: escapes), result.value, objections: sealed.objections)
    core.dissolve(leaving: unfinished)
    return Outcome(
      value: stop.isDone ? try? result.value?.get() : nil, verdict: verdict, sealed: sealed,
      unfinishedTasks: unfinished)
  }

  private static func verdict<Value>(
    _ stop: Stop, _ result: Result<Value, any Error>?, objections: [WorldObjection]
  ) -> Verdict {
    if case .escape(let escapes) = stop { return .escape(escapes) }
    if !objections.isEmpty { return .safety(objections) }
    switch stop {
    case .escape(let escapes): return .escape(escapes)
    case .deadlock(let waiting): return .deadlock(waiting: waiting)
    case .livelock(let running): return .livelock(running: running)
    case .unsettled(let waiting): return .unsettled(waiting: waiting)
    case .limit(let limit): return .limit(limit)
    case .done:
      if case .failure(let error)? = result { return .failed(String(describing: error)) }
      return .passed
    }
  }
}

/// `@unchecked Sendable`: accessed only on the thread of the world.
private final class ResultBox<Value: Sendable>: @unchecked Sendable {
  var value: Result<Value, any Error>?
}

extension Stop {
  fileprivate var isDone: Bool {
    if case .done = self { return true }
    return false
  }

  /// Returns this stop with escapes that were found only while the world closed appended: a task that reached
  /// a point on a foreign thread may come back as late as that.
  fileprivate func joined(by late: [String]) -> Stop {
    guard !late.isEmpty else { return self }
    if case .escape(let early) = self { return .escape(early + late) }
    return .escape(late)
  }
}
