// What a scenario sees of its world: processes, links between them, time, and randomness by name.

/// A simulated world. It is single-threaded and belongs to the run that made it.
public final class World: Sendable {
  let core: WorldCore
  private let scenario: SimulatedProcess

  init(core: WorldCore) {
    self.core = core
    scenario = SimulatedProcess(core: core, name: "scenario")
  }

  /// The process in which the body of the run itself lives.
  public var root: SimulatedProcess { scenario }

  /// The seed that fixes everything in this world.
  public var seed: UInt64 { core.seed }

  /// Time as the world knows it.
  public var clock: VirtualClock { scenario.clock }

  /// The fingerprint of everything that has happened so far.
  public var digest: Digest { core.digest }

  /// Adds a machine to the world.
  ///
  /// - Parameter name: Its name in reports; also the name of its random streams, so it has to be unique.
  public func process(_ name: String) -> SimulatedProcess { SimulatedProcess(core: core, name: name) }

  /// The stream of random numbers of that name; its draws become part of the digest.
  public func random(_ name: String) -> RecordedStream {
    RecordedStream(core: core, stream: RandomStream(seed: core.seed, name: name))
  }

  /// Connects a client to a service of another process.
  ///
  /// - Parameters:
  ///   - client: The process that sends requests.
  ///   - service: What it talks to.
  ///   - link: How the way there and back behaves.
  public func connect<Request: Sendable, Response: Sendable>(
    _ client: SimulatedProcess, to service: Service<Request, Response>, over link: LinkBehavior = .instant
  ) -> Connection<Request, Response> {
    Connection(core: core, client: client, service: service, behavior: link)
  }

  /// Adds a fact of the scenario's own to the digest.
  public func record(_ text: String) { core.absorb(text) }

  /// Adds a number of the scenario's own to the digest.
  public func record(_ word: UInt64) { core.absorb(word) }
}
