// The way to the result of a task that was started on a machine.

/// A task that was started on a machine.
///
/// `@unchecked Sendable`: used only on the thread of its world.
public final class StartedTask<Value: Sendable>: @unchecked Sendable {
  private var result: Result<Value, any Error>?
  private var waiters: [UnsafeContinuation<Void, Never>] = []
  private let core: WorldCore
  private let description: String

  init(core: WorldCore, description: String) {
    self.core = core
    self.description = description
  }

  func finish(_ result: Result<Value, any Error>) {
    guard self.result == nil else { return }
    core.removeOpenWait(self)
    self.result = result
    for waiter in waiters { waiter.resume() }
    waiters = []
  }

  func endWithMachine() { finish(.failure(MachineError.killed)) }

  /// What the task returned; suspends until it has ended, and throws what it threw.
  ///
  /// - Throws: Also `MachineError.killed` if its machine dies first, and `CancellationError` once the run is over.
  public var value: Value {
    get async throws {
      while true {
        if let result { return try result.get() }
        if core.isClosing { throw CancellationError() }
        core.addOpenWait(self, for: description) { self.finish(.failure(CancellationError())) }
        await withUnsafeContinuation { waiters.append($0) }
      }
    }
  }
}
