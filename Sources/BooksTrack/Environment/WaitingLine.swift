// A queue of suspended tasks that wait for an event and can be cancelled.
//
// A task takes its place synchronously, before any suspension. The operation of a cancellation handler does
// not run on the caller's actor, so a place may be called before its continuation exists; its task then
// continues at once.
//
// A cancellation handler runs on the cancelling thread, at any time, and must not block. It cannot access an
// actor's state, so the queue is guarded by a lock held for a few instructions. No task is created to forward
// the cancellation to the actor: it would outlive the call that started it.

internal import Synchronization

/// A first-in, first-out queue of suspended tasks.
///
/// Every waiting task is resumed exactly once, by a call or by its own cancellation. A task that is called
/// first and cancelled later counts as called, which a caller that hands over a turn can rely on.
final class WaitingLine: Sendable {
  private typealias Continuation = CheckedContinuation<Void, any Error>

  /// A place in the queue.
  private struct Place {
    let ticket: UInt64
    /// Nil until its task has suspended.
    var continuation: Continuation?
  }

  private struct State {
    var lastTicket: UInt64 = 0
    /// The places, ascending by ticket.
    var waiting: [Place] = []
    /// The tickets that were called before their tasks had suspended.
    var called: Set<UInt64> = []

    /// Calls a place that was removed from the queue. The caller must resume its continuation after releasing
    /// the lock.
    mutating func call(_ place: Place) -> Continuation? {
      if place.continuation == nil { called.insert(place.ticket) }
      return place.continuation
    }
  }

  /// The state of a task's place when the task suspends.
  private enum Fate {
    case waits, called, cancelled
  }

  private let state = Mutex(State())

  /// The number of waiting tasks.
  var count: Int { state.withLock { $0.waiting.count } }

  /// Waits at the end of the queue. There is no suspension before the place is taken, so conditions that an
  /// actor has checked before the call still hold then.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before it is called.
  func wait() async throws {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      state.waiting.append(Place(ticket: state.lastTicket))
      return state.lastTicket
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        switch suspend(ticket, continuation) {
        case .waits: break
        case .called: continuation.resume()
        case .cancelled: continuation.resume(throwing: CancellationError())
        }
      }
    } onCancel: {
      leave(ticket)
    }
  }

  private func suspend(_ ticket: UInt64, _ continuation: Continuation) -> Fate {
    state.withLock { state in
      if state.called.remove(ticket) != nil { return .called }
      // If the place is gone, the cancellation handler has run.
      guard let place = state.waiting.firstIndex(where: { $0.ticket == ticket }) else { return .cancelled }
      state.waiting[place].continuation = continuation
      return .waits
    }
  }

  /// Calls the first task; returns false if the queue is empty.
  func callFirst() -> Bool {
    let (isAnyone, continuation) = state.withLock { state in
      state.waiting.isEmpty ? (false, nil) : (true, state.call(state.waiting.removeFirst()))
    }
    continuation?.resume()
    return isAnyone
  }

  /// Calls all waiting tasks in order.
  func callAll() {
    let all = state.withLock { state in
      let places = state.waiting
      state.waiting = []
      return places.compactMap { state.call($0) }
    }
    for continuation in all { continuation.resume() }
  }

  private func leave(_ ticket: UInt64) {
    let continuation = state.withLock { state -> Continuation? in
      guard let place = state.waiting.firstIndex(where: { $0.ticket == ticket }) else { return nil }
      return state.waiting.remove(at: place).continuation
    }
    continuation?.resume(throwing: CancellationError())
  }
}
