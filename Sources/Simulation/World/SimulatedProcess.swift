// A machine of a world: a phone, a server. It has an executor, a clock and random streams of its own, and talks
// to others over links only.

/// A simulated machine.
public final class SimulatedProcess: Sendable {
  /// Its name, unique in its world.
  public let name: String
  let core: WorldCore
  let index: Int
  let executor: ProcessExecutor
  private let isolation: ProcessIsolation

  init(core: WorldCore, name: String) {
    self.core = core
    self.name = name
    index = core.addProcess(name)
    executor = ProcessExecutor(core: core, process: index)
    isolation = ProcessIsolation(core: core, executor: executor)
  }

  /// Time as this machine knows it.
  public var clock: VirtualClock { VirtualClock(core: core, process: index) }

  /// The executor on which its tasks run; an actor may take it as its own.
  public var unownedExecutor: UnownedSerialExecutor { isolation.asUnownedSerialExecutor() }

  /// The stream of that name of this machine; it depends on the seed and the two names alone.
  public func random(_ name: String) -> RecordedStream {
    RecordedStream(
      core: core, stream: RandomStream(seed: core.seed, name: self.name).substream(name))
  }

  /// A place where the schedule may let something else happen first.
  ///
  /// - Throws: `CancellationError` when the task is cancelled or the world closes.
  public func point(_ name: String) async throws {
    try await core.park(until: core.now, process: index, name: name)
  }

  /// Suspends for a while of virtual time, as a named point.
  public func pass(_ duration: Duration, _ name: String) async throws {
    try await core.park(until: core.now.addingClamped(duration.wholeNanoseconds), process: index, name: name)
  }

  /// Starts a task on this machine. Its birth is a named point.
  public func start<Value: Sendable>(
    _ name: String, _ body: @escaping @Sendable () async throws -> Value
  ) -> StartedTask<Value> {
    let started = StartedTask<Value>(core: core)
    core.parkEvent(at: core.now, process: index, name: name) { [core, executor] in
      core.start(name, on: executor) {
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

  /// Offers a service to other machines: each request that arrives is handled in a task of its own.
  public func serve<Request: Sendable, Response: Sendable>(
    _ name: String, _ handler: @escaping @Sendable (Request) async -> Response?
  ) -> Service<Request, Response> {
    Service(name: name, process: self, handler: handler)
  }
}

/// A task that was started on a machine.
///
/// `@unchecked Sendable`: used only on the thread of its world.
public final class StartedTask<Value: Sendable>: @unchecked Sendable {
  private var result: Result<Value, any Error>?
  private var waiters: [UnsafeContinuation<Void, Never>] = []

  private let core: WorldCore

  init(core: WorldCore) {
    self.core = core
    core.addOpenWait(self) { self.finish(.failure(CancellationError())) }
  }

  func finish(_ result: Result<Value, any Error>) {
    guard self.result == nil else { return }
    core.removeOpenWait(self)
    self.result = result
    for waiter in waiters { waiter.resume() }
    waiters = []
  }

  /// What the task returned; suspends until it has ended, and throws what it threw.
  public var value: Value {
    get async throws {
      while true {
        if let result { return try result.get() }
        await withUnsafeContinuation { waiters.append($0) }
      }
    }
  }
}
