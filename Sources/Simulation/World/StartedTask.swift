// The handle of a task that was started on a machine.

/// A task that was started on a machine.
///
/// `@unchecked Sendable`: used only on the thread of its world.
public final class StartedTask<Value: Sendable>: OpenWait, @unchecked Sendable {
  private var result: Result<Value, any Error>?
  private var waiters: [UnsafeContinuation<Void, Never>] = []
  private let core: WorldCore
  private let machine: String
  private let name: String
  /// The registration of its callback for the death of the machine.
  var expectation: (process: Int, id: UInt64)?
  /// Its slot in `openWaits`.
  private var place: Int?

  init(core: WorldCore, machine: String, name: String) {
    self.core = core
    self.machine = machine
    self.name = name
  }

  var waitDescription: String { "\(machine): \(name)" }

  func finish(_ result: Result<Value, any Error>) {
    guard self.result == nil else { return }
    if let place { core.openWaits.remove(at: place) }
    place = nil
    self.result = result
    if let expectation { core.expectNoLonger(expectation.id, on: expectation.process) }
    for waiter in waiters { waiter.resume() }
    waiters = []
  }

  func endWait() { finish(.failure(CancellationError())) }

  func endWithMachine() { finish(.failure(MachineError.killed)) }

  /// The result of the task; suspends until the task has ended, and rethrows its error.
  ///
  /// - Throws: Also `MachineError.killed` if its machine dies first, and `CancellationError` once the run is
  ///   over.
  public var value: Value {
    get async throws {
      while true {
        if let result { return try result.get() }
        if core.isClosing { throw CancellationError() }
        place = core.openWaits.add(self, lane: Lane.current, at: place)
        await withUnsafeContinuation { waiters.append($0) }
      }
    }
  }
}
