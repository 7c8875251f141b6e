// The interface of a scenario to its world: machines, links, time, faults, probes and random streams.

/// A simulated world. It is single-threaded and belongs to the run that created it.
public final class World: Sendable {
  let core: WorldCore
  private let scenario: SimulatedProcess

  init(core: WorldCore) {
    self.core = core
    scenario = SimulatedProcess(core: core, name: "scenario")
  }

  /// The process of the run's body. It cannot be killed.
  public var root: SimulatedProcess { scenario }

  /// The seed of the run.
  public var seed: UInt64 { core.seed }

  /// The clock of the world, which never drifts.
  public var clock: VirtualClock { scenario.clock }

  /// The digest of all events so far.
  public var digest: Digest { core.recorder.digest }

  /// The faults of the world.
  public var faults: WorldFaults { core.faults }

  /// True on the thread that runs the world.
  package var isOnItsThread: Bool { core.isOnOwnThread }

  /// The probes of the world.
  public var probes: WorldProbes { WorldProbes(core: core) }

  /// The bytes that the disks of all machines hold in memory; blocks that files of one disk share count once.
  ///
  /// - Complexity: O(blocks of all files).
  public var bytesOnDisks: Int { core.machines.reduce(0) { $0 + ($1.disk?.storedBytes ?? 0) } }

  /// Adds a machine to the world.
  ///
  /// - Parameter name: Its unique name, for reports and for its random streams.
  public func process(_ name: String) -> SimulatedProcess {
    SimulatedProcess(core: core, name: name)
  }

  /// Returns a named random stream; its draws enter the digest.
  public func random(_ name: String) -> RecordedStream {
    RecordedStream(
      core: core, process: 0, name: name, stream: RandomStream(seed: core.seed, name: name))
  }

  /// Connects a client to a service of another machine.
  ///
  /// - Parameters:
  ///   - client: The machine that sends requests.
  ///   - service: The service that handles them.
  ///   - link: The behavior of both directions.
  ///   - sizes: The sizes of requests and responses; needed if the bandwidth is limited.
  public func connect<Request: Sendable, Response: Sendable>(
    _ client: SimulatedProcess, to service: Service<Request, Response>,
    over link: LinkBehavior = .instant,
    sizes: MessageSizes<Request, Response> = .none
  ) -> Connection<Request, Response> {
    Connection(core: core, client: client.index, service: service, behavior: link, sizes: sizes)
  }

  /// The link between two machines, to be broken and repaired.
  public func link(_ one: SimulatedProcess, _ other: SimulatedProcess) -> LinkControl {
    LinkControl(link: core.link(one.index, other.index), isTurned: one.index > other.index)
  }

  // MARK: - Notes and objections

  /// Records a sentence in the digest and the trace.
  public func note(_ text: String, at machine: SimulatedProcess? = nil) {
    core.record(.note, process: machine?.index ?? 0, lane: Lane.current, name: text)
  }

  /// Records a fact of the scenario in the digest and the trace.
  public func record(_ text: String) { note(text) }

  /// Records a number of the scenario in the digest and the trace.
  public func record(_ word: UInt64) { core.record(.note, process: 0, word: word) { "\(word)" } }

  /// Records an objection. The run goes on; its verdict will be `safety`, unless work escapes.
  public func object(_ oracle: String, _ text: String) { core.object(oracle, text) }

  // MARK: - Healing

  /// Heals the world: stops all faults, repairs links, resumes paused machines and restarts dead ones that
  /// have a boot task.
  public func heal() async throws {
    try await core.perform("heal") { [core] in core.heal() }
  }

  /// Waits until the condition holds, evaluating it up to 65 times. If it does not hold within the given
  /// time, the run ends as `unsettled`, with the waiting tasks.
  ///
  /// - Throws: `CancellationError` once the run is over.
  public func settle(
    within time: Duration, until isSettled: @Sendable () async throws -> Bool
  ) async throws {
    let step = max(1, time.wholeNanoseconds / 64)
    for _ in 0..<64 {
      if try await isSettled() { return }
      try await core.park(until: core.now.addingClamped(step), process: 0, name: "settle")
    }
    if try await isSettled() { return }
    core.unsettled = core.waiting()
    throw CancellationError()
  }
}
