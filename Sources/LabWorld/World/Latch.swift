// A latch for the tasks of a world. Waiting tasks can be cancelled.

/// A latch that stays open once it is opened.
///
/// `@unchecked Sendable`: used only on the thread of its world; cancellation comes from there as well.
package final class Latch: @unchecked Sendable {
  private(set) var isOpen = false
  private var waiting: [(ticket: Int, continuation: UnsafeContinuation<Void, any Error>)] = []
  private var tickets = 0

  package init() {}

  /// Resumes all waiting tasks; later waits return at once.
  package func open() {
    isOpen = true
    let all = waiting
    waiting = []
    for waiter in all { waiter.continuation.resume() }
  }

  /// Waits until the latch is open.
  ///
  /// - Throws: `CancellationError` if the task is cancelled first.
  package func wait() async throws {
    guard !isOpen else { return }
    tickets += 1
    let ticket = tickets
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
        if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
        guard !isOpen else { return continuation.resume() }
        waiting.append((ticket, continuation))
      }
    } onCancel: {
      leave(ticket)
    }
  }

  private func leave(_ ticket: Int) {
    guard let place = waiting.firstIndex(where: { $0.ticket == ticket }) else { return }
    waiting.remove(at: place).continuation.resume(throwing: CancellationError())
  }
}
