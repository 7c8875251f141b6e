// A machine of a world, such as a phone or a server. It has its own executors, clocks, disk and random
// streams, and communicates with others over links only. It can lose power and restart from its disk.

/// A simulated machine.
public final class SimulatedProcess: Sendable {
  /// The name, unique in its world.
  public let name: String
  let core: WorldCore
  let index: Int
  /// The disk, which outlives the machine's incarnations.
  public let disk: SimulatedDisk

  init(core: WorldCore, name: String) {
    self.core = core
    self.name = name
    index = core.machines.count
    disk = SimulatedDisk(core: core, process: index, machine: name)
    core.addMachine(name, disk: disk)
  }

  /// The monotonic clock of the machine; it may drift but never jumps.
  public var clock: VirtualClock { VirtualClock(core: core, process: index) }

  /// The executor of its tasks; an actor may use it as its own.
  public var unownedExecutor: UnownedSerialExecutor {
    core.machines[index].isolations[core.machines[index].isolations.count - 1]
      .asUnownedSerialExecutor()
  }

  /// Returns a random stream of the machine, which depends only on the seed, the two names and the
  /// incarnation.
  public func random(_ name: String) -> RecordedStream {
    let stream = RandomStream(seed: core.seed, name: self.name).substream(name)
    return RecordedStream(
      core: core, process: index, name: name,
      stream: incarnation == 1 ? stream : stream.substream(incarnation))
  }

  // MARK: - Points and tasks

  /// Suspends at a named point, where the schedule may run something else first.
  ///
  /// - Throws: `CancellationError` when the task is cancelled or the world closes.
  public func point(_ name: String) async throws {
    try await core.park(until: core.now, process: index, name: name)
  }

  /// Suspends at a named point for a duration of virtual time.
  public func pass(_ duration: Duration, _ name: String) async throws {
    try await core.park(
      until: core.now.addingClamped(duration.wholeNanoseconds), process: index, name: name)
  }

  /// Starts a task on this machine. The start is a named point.
  public func start<Value: Sendable>(
    _ name: String, _ body: @escaping @Sendable () async throws -> Value
  ) -> StartedTask<Value> {
    let started = StartedTask<Value>(core: core, machine: self.name, name: name)
    guard isAlive, let executor = core.executor(of: index) else {
      started.finish(.failure(MachineError.killed))
      return started
    }
    started.expectation = (index, core.expect(started.endWithMachine, on: index))
    let owner = core.owner(index, lane: Lane.ofTask(name, on: index))
    if core.recorder.isTracing { core.laneNames[owner.lane] = name }
    core.parkEvent(at: core.now, owner: owner, name: name) { [core] in
      core.start(TaskName(name: name), lane: owner.lane, on: executor) {
        do {
          started.finish(.success(try await body()))
        } catch {
          started.finish(.failure(error))
        }
      }
    }
    return started
  }

  /// Runs a task on this machine and returns its result.
  public func run<Value: Sendable>(
    _ name: String, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await start(name, body).value
  }

  /// Offers a service to other machines: each request is handled in a task of its own. A second call, after a
  /// restart, replaces the handler; a dead machine handles no requests.
  public func serve<Request: Sendable, Response: Sendable>(
    _ name: String, _ handler: @escaping @Sendable (Request) async -> Response?
  ) -> Service<Request, Response> {
    let key = "\(index) \(name)"
    guard let known = core.services[key] else {
      let service = Service(core: core, name: name, machine: index, handler: handler)
      core.services[key] = service
      return service
    }
    guard let service = known as? Service<Request, Response> else {
      preconditionFailure(
        "\(self.name) offers \(name) already, with other types; give it another name")
    }
    service.renew(handler)
    return service
  }

  // MARK: - Life cycle

  /// The number of the current life of the machine, from 1.
  public var incarnation: Int { Int(core.machines[index].incarnation) }

  /// True if it is powered on, running or paused.
  public var isAlive: Bool { core.machines[index].state != .dead }

  /// True if its world is closing; new waits are then refused.
  public var isClosing: Bool { core.isClosing }

  /// Sets the task that the machine runs when it is powered on, and runs it now.
  ///
  /// - Parameter body: The main task. Any error except `CancellationError` is an objection.
  public func boot(
    _ name: String, _ body: @escaping @Sendable (SimulatedProcess) async throws -> Void
  ) {
    core.machines[index].boot = { [self] in
      _ = start(name) { [self] in
        do {
          try await body(self)
        } catch is CancellationError {
        } catch {
          core.object("machine", "\(self.name): \(name) failed: \(error)")
        }
      }
    }
    core.machines[index].boot?()
  }

  /// Kills the machine, as a named point. None of its code runs again before the verdict is final, not even a
  /// `defer` or `catch`.
  ///
  /// - Parameter loss: The effect on unsynced changes of its disk.
  public func kill(_ loss: SimulatedDisk.Loss = .power) async throws {
    precondition(index != 0, "the scenario itself cannot be killed; kill one of its machines")
    try await core.perform("kill \(name)") { [core, index] in core.kill(index, losesPower: loss == .power) }
  }

  /// Restarts the machine, as a named point; kills it first if it is running.
  public func restart() async throws {
    precondition(index != 0, "the scenario itself cannot be restarted; restart one of its machines")
    try await core.perform("restart \(name)") { [core, index] in core.restart(index) }
  }

  /// Pauses the machine until it is resumed, like an app in the background.
  public func pause() async throws {
    precondition(index != 0, "the scenario itself cannot be paused; pause one of its machines")
    try await core.perform("pause \(name)") { [core, index] in core.pause(index) }
  }

  /// Resumes the machine; overdue points come first.
  public func resume() async throws {
    try await core.perform("resume \(name)") { [core, index] in core.resume(index) }
  }

  /// Exposes the machine to faults of `MachineFault`: a clock skew is consulted once, now, and the others at
  /// each of its points. Call it once.
  public func exposed(to kinds: [FaultKind]) {
    precondition(index != 0, "the scenario itself cannot be struck; expose one of its machines")
    let sites = kinds.sorted().map { core.faultState.site($0, name) }.filter { !$0.isQuiet }
    core.machines[index].exposures = sites.filter { $0.kind != MachineFault.clockSkew }
    for site in sites where site.kind == MachineFault.clockSkew && core.fires(site, process: index) {
      var details = site.details(seed: core.seed)
      core.machines[index].clocks.skew = MachineFault.drawSkew(&details)
      core.recordFate(index, "its clock has always been wrong")
    }
  }

  // MARK: - Clocks

  /// The reading of the machine's calendar, in nanoseconds since the world began.
  public var calendar: Int64 {
    let clocks = core.machines[index].clocks
    return clocks.local(at: core.now).addingClamped(clocks.calendarAhead).addingClamped(clocks.skew)
  }

  /// The offset that was set on the calendar, and its constant skew, in nanoseconds.
  public var calendarOffsets: (set: Int64, always: Int64) {
    (core.machines[index].clocks.calendarAhead, core.machines[index].clocks.skew)
  }

  /// Sets the calendar ahead of (or behind) the monotonic clock.
  public func setCalendar(ahead: Duration) {
    core.machines[index].clocks.calendarAhead = ahead.wholeNanoseconds
    core.recordFate(index, "its calendar is \(ahead) ahead")
  }

  /// Changes the rate of the machine's monotonic clock from now on. With a positive drift it runs faster, and
  /// timers fire earlier.
  public func drift(partsPerMillion: Int) {
    core.machines[index].clocks.drift(by: Int64(partsPerMillion), from: core.now)
    core.recordFate(index, "its clock drifts by \(partsPerMillion) ppm")
  }
}

/// The reason why a task of a machine has no result.
public enum MachineError: Error, Hashable, Sendable {
  /// The machine was killed, or was dead when the task was started.
  case killed
}

extension WorldCore {
  /// Registers a callback for the end of the machine's current incarnation and returns its number.
  func expect(_ end: @escaping () -> Void, on process: Int) -> UInt64 {
    lastExpectation += 1
    machines[process].started[lastExpectation] = end
    return lastExpectation
  }

  func expectNoLonger(_ id: UInt64, on process: Int) {
    guard process < machines.count else { return }
    machines[process].started[id] = nil
  }
}
