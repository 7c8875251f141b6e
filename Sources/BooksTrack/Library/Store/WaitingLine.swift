// Tasks that wait in line for something to happen, and that can be cancelled while they wait.
//
// A cancellation handler runs on whatever thread cancels, at any moment, and may not wait. An actor's state is
// out of its reach, so the line is guarded by a lock that is held for a few instructions. No task is made to
// carry the cancellation to the actor: it would outlive the call that started it.

internal import Synchronization

/// A first-come, first-served line of suspended tasks.
///
/// Every task that waits is resumed exactly once: by the one who calls it up, or by its own cancellation. A task
/// that is called up first and cancelled afterwards has been called up; whoever hands over a turn can rely on it.
final class WaitingLine: Sendable {
  private struct State {
    var lastTicket: UInt64 = 0
    /// Ascending by ticket.
    var waiting: [(ticket: UInt64, continuation: CheckedContinuation<Void, any Error>)] = []
  }

  private let state = Mutex(State())

  /// How many tasks wait.
  var count: Int { state.withLock { $0.waiting.count } }

  /// Waits at the end of the line. From the call to standing in line there is no suspension, so what an actor has
  /// checked before it calls still holds when the task stands in line.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before it is called up.
  func wait() async throws {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          // The flag is set before the handler runs. If it is not set now, the handler will find the ticket.
          if Task.isCancelled { return true }
          state.waiting.append((ticket, continuation))
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      leave(ticket)
    }
  }

  /// Calls up the first in line; false if nobody waits.
  func callFirst() -> Bool {
    let first = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst().continuation }
    first?.resume()
    return first != nil
  }

  /// Calls up everybody who waits, first come first.
  func callAll() {
    let all = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiter in all { waiter.continuation.resume() }
  }

  private func leave(_ ticket: UInt64) {
    let continuation = state.withLock { state -> CheckedContinuation<Void, any Error>? in
      guard let place = state.waiting.firstIndex(where: { $0.ticket == ticket }) else { return nil }
      return state.waiting.remove(at: place).continuation
    }
    continuation?.resume(throwing: CancellationError())
  }
}
