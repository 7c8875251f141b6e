// What a scenario sees of its world: machines, links between them, time, faults, probes, and randomness by
// name.

/// A simulated world. It is single-threaded and belongs to the run that made it.
public final class World: Sendable {
  let core: WorldCore
  private let scenario: SimulatedProcess

  init(core: WorldCore) {
    self.core = core
    scenario = SimulatedProcess(core: core, name: "scenario")
  }

  /// The process in which the body of the run itself lives. It cannot be killed.
  public var root: SimulatedProcess { scenario }

  /// The seed that fixes everything in this world.
  public var seed: UInt64 { core.seed }

  /// Time as the world knows it.
  public var clock: VirtualClock { scenario.clock }

  /// The fingerprint of everything that has happened so far.
  public var digest: Digest { core.recorder.digest }

  /// What may go wrong.
  public var faults: WorldFaults { core.faults }

  /// Statements about what the run comes to.
  public var probes: WorldProbes { WorldProbes(core: core) }

  /// Bytes that the disks of all machines hold in memory: what files of one disk share counts once.
  ///
  /// - Complexity: O(blocks of all files).
  public var bytesOnDisks: Int { core.machines.reduce(0) { $0 + ($1.disk?.image.storedBytes ?? 0) } }

  /// Adds a machine to the world.
  ///
  /// - Parameter name: Its name in reports; also the name of its random streams, so it has to be unique.
  public func process(_ name: String) -> SimulatedProcess {
    SimulatedProcess(core: core, name: name)
  }

  /// The stream of random numbers of that name; its draws become part of the digest.
  public func random(_ name: String) -> RecordedStream {
    RecordedStream(
      core: core, process: 0, name: name, stream: RandomStream(seed: core.seed, name: name))
  }

  /// Connects a client to a service of another process.
  ///
  /// - Parameters:
  ///   - client: The process that sends requests.
  ///   - service: What it talks to.
  ///   - link: How the way there and back behaves.
  ///   - sizes: How many bytes a request and a response have; needed where the way has a bandwidth.
  public func connect<Request: Sendable, Response: Sendable>(
    _ client: SimulatedProcess, to service: Service<Request, Response>,
    over link: LinkBehavior = .instant,
    sizes: MessageSizes<Request, Response> = .none
  ) -> Connection<Request, Response> {
    Connection(core: core, client: client.index, service: service, behavior: link, sizes: sizes)
  }

  /// The way between two machines, for breaking and mending it.
  public func link(_ one: SimulatedProcess, _ other: SimulatedProcess) -> LinkControl {
    LinkControl(link: core.link(one.index, other.index), isTurned: one.index > other.index)
  }

  // MARK: - Facts and objections of the scenario

  /// Adds a sentence to the digest and to the trace.
  public func note(_ text: String, at machine: SimulatedProcess? = nil) {
    core.record(.note, process: machine?.index ?? 0, lane: Lane.current, name: text)
  }

  /// Adds a fact of the scenario's own to the digest.
  public func record(_ text: String) { note(text) }

  /// Adds a number of the scenario's own to the digest.
  public func record(_ word: UInt64) { core.record(.note, process: 0, word: word) { "\(word)" } }

  /// Says that something is wrong. The run goes on; its verdict will be `safety`.
  public func object(_ oracle: String, _ text: String) { core.object(oracle, text) }

  // MARK: - After the chaos

  /// Ends the chaos: no fault fires any more, links are mended, paused machines go on, dead ones that can are
  /// switched on.
  public func heal() async throws {
    try await core.perform("heal") { [core] in core.heal() }
  }

  /// Waits until the condition holds, looking at it 64 times at most; if it does not in the given time, the
  /// run ends as `unsettled`, with the names of those who wait.
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
