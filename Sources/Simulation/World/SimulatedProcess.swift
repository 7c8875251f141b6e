// A machine of a world: a phone, a server. It has executors, clocks, a disk and random streams of its own,
// and talks to others over links only. It can lose its power and start again from what its disk holds.

/// A simulated machine.
public final class SimulatedProcess: Sendable {
  /// Its name, unique in its world.
  public let name: String
  let core: WorldCore
  let index: Int
  /// Its disk, which outlives its incarnations.
  public let disk: SimulatedDisk

  init(core: WorldCore, name: String) {
    self.core = core
    self.name = name
    index = core.machines.count
    disk = SimulatedDisk(core: core, process: index, machine: name)
    core.addMachine(name, disk: disk)
  }

  /// Time as this machine counts it; it never jumps, but may drift.
  public var clock: VirtualClock { VirtualClock(core: core, process: index) }

  /// The executor on which its tasks run; an actor may take it as its own.
  public var unownedExecutor: UnownedSerialExecutor {
    core.machines[index].isolations[core.machines[index].isolations.count - 1]
      .asUnownedSerialExecutor()
  }

  /// The stream of that name of this machine; it depends on the seed, the two names and the incarnation
  /// alone.
  public func random(_ name: String) -> RecordedStream {
    let stream = RandomStream(seed: core.seed, name: self.name).substream(name)
    return RecordedStream(
      core: core, process: index, name: name,
      stream: incarnation == 1 ? stream : stream.substream(incarnation))
  }

  // MARK: - Points and tasks

  /// A place where the schedule may let something else happen first.
  ///
  /// - Throws: `CancellationError` when the task is cancelled or the world closes.
  public func point(_ name: String) async throws {
    try await core.park(until: core.now, process: index, name: name)
  }

  /// Suspends for a while of virtual time, as a named point.
  public func pass(_ duration: Duration, _ name: String) async throws {
    try await core.park(
      until: core.now.addingClamped(duration.wholeNanoseconds), process: index, name: name)
  }

  /// Starts a task on this machine. Its birth is a named point.
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

  /// Runs a task on this machine and waits for it.
  public func run<Value: Sendable>(
    _ name: String, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await start(name, body).value
  }

  /// Offers a service to other machines: each request that arrives is handled in a task of its own. Offering
  /// it again, after a restart, takes the place of the earlier offer; a dead machine answers no request.
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

  // MARK: - Life and death

  /// Which life it is in, from 1.
  public var incarnation: Int { Int(core.machines[index].incarnation) }

  /// Whether it is switched on; a paused machine is.
  public var isAlive: Bool { core.machines[index].state != .dead }

  /// Whether its world is about to end: what begins now comes to nothing.
  public var isClosing: Bool { core.isClosing }

  /// What the machine does when it is switched on: now, and after every restart.
  ///
  /// - Parameter body: Its main task. What it throws is an objection, except the end of the world.
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

  /// The machine stops where it stands, as a named point. None of its code runs again, no `defer` and no
  /// `catch`; once the verdict is sealed, what it left is drained.
  ///
  /// - Parameter loss: What becomes of what was not synced to its disk.
  public func kill(_ loss: SimulatedDisk.Loss = .power) async throws {
    precondition(index != 0, "the scenario itself cannot be killed; kill one of its machines")
    try await core.perform("kill \(name)") { [core, index] in core.kill(index, loss: loss) }
  }

  /// The machine is switched on, or off and on, as a named point.
  public func restart() async throws {
    precondition(index != 0, "the scenario itself cannot be restarted; restart one of its machines")
    try await core.perform("restart \(name)") { [core, index] in core.restart(index) }
  }

  /// Nothing of the machine goes on until it is resumed: an app in the background.
  public func pause() async throws {
    precondition(index != 0, "the scenario itself cannot be paused; pause one of its machines")
    try await core.perform("pause \(name)") { [core, index] in core.pause(index) }
  }

  /// The machine goes on; what is overdue comes first.
  public func resume() async throws {
    try await core.perform("resume \(name)") { [core, index] in core.resume(index) }
  }

  /// Consults these faults, of `MachineFault`, at each of the machine's points; a skew of its clock once,
  /// now. To be called once.
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

  /// What the machine's calendar shows, in nanoseconds since the world began.
  public var calendar: Int64 {
    let clocks = core.machines[index].clocks
    return clocks.local(at: core.now).addingClamped(clocks.calendarAhead).addingClamped(clocks.skew)
  }

  /// By how many nanoseconds its calendar was set ahead, and by how many it is ahead beside that, as it has
  /// always been.
  public var calendarOffsets: (set: Int64, always: Int64) {
    (core.machines[index].clocks.calendarAhead, core.machines[index].clocks.skew)
  }

  /// Sets the calendar: that much ahead of (or behind) the time that the machine counts.
  public func setCalendar(ahead: Duration) {
    core.machines[index].clocks.calendarAhead = ahead.wholeNanoseconds
    core.recordFate(index, "its calendar is \(ahead) ahead")
  }

  /// From now on the machine counts time faster (or slower) by that many millionths, and its timers go off
  /// earlier.
  public func drift(partsPerMillion: Int) {
    core.machines[index].clocks.drift(by: Int64(partsPerMillion), from: core.now)
    core.recordFate(index, "its clock drifts by \(partsPerMillion) ppm")
  }
}

/// Why a task of a machine did not end.
public enum MachineError: Error, Hashable, Sendable {
  /// The machine was killed, or was dead already.
  case killed
}

extension WorldCore {
  /// Registers a callback for the end of the machine's present life.
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
