// The entrance: one seed, one world, one outcome.

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
/// The body and everything that it starts run on the calling thread, in an order that the seed and the
/// schedule fix. Ordinary actors, task groups and `async let` inside follow. Many runs may go on at once on
/// different threads; nothing is shared between them.
public struct Simulator: Sendable {
  /// Fixes every random stream of the world.
  public var seed: UInt64
  /// Decides between points that may go.
  public var schedule: any Schedule
  /// When to stop a run that does not end.
  public var limits: Limits
  /// What may go wrong.
  public var faults: FaultPlan
  /// Which events are kept.
  public var trace: TraceRequest
  /// The statements that the run will be held to; others are not known to it.
  public var probes: [Probe]

  /// After how many events a checkpoint of the digest is kept; a power of two.
  public static let checkpointInterval = Recorder.checkpointInterval

  /// Prepares a run.
  public init(
    seed: UInt64, schedule: any Schedule = ArrivalOrder(), limits: Limits = Limits(),
    faults: FaultPlan = .none, trace: TraceRequest = .none, probes: [Probe] = []
  ) {
    self.seed = seed
    self.schedule = schedule
    self.limits = limits
    self.faults = faults
    self.trace = trace
    self.probes = probes
  }

  /// Runs the body in a new world until it returns, throws, or cannot go on.
  public func run<Value: Sendable>(
    _ body: @escaping @Sendable (World) async throws -> Value
  ) -> Outcome<Value> {
    let core = WorldCore(
      seed: seed, schedule: schedule, limits: limits, faults: faults, trace: trace, probes: probes)
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
    // What is drained from here on is no part of the run.
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

/// `@unchecked Sendable`: written and read on the thread of the world only.
private final class ResultBox<Value: Sendable>: @unchecked Sendable {
  var value: Result<Value, any Error>?
}

extension Stop {
  fileprivate var isDone: Bool {
    if case .done = self { return true }
    return false
  }

  /// The same with escapes that showed only while the world closed, behind those that have stopped it:
  /// whoever has reached a point on a foreign thread may come back from there as late as that.
  fileprivate func joined(by late: [String]) -> Stop {
    guard !late.isEmpty else { return self }
    if case .escape(let early) = self { return .escape(early + late) }
    return .escape(late)
  }
}
