// Tasks that wait in line for something to happen, and that can be cancelled while they wait.
//
// A place in line is taken in the caller's own step, before anything is awaited. The operation of a
// cancellation handler does not run on the caller's actor, so a place may be called up before its
// continuation exists; its task then goes on at once.
//
// A cancellation handler runs on whatever thread cancels, at any moment, and may not wait. An actor's state
// is out of its reach, so the line is guarded by a lock that is held for a few instructions. No task is made
// to carry the cancellation to the actor: it would outlive the call that started it.

internal import Synchronization

/// A first-come, first-served line of suspended tasks.
///
/// Every task that waits is resumed exactly once: by the one who calls it up, or by its own cancellation. A
/// task that is called up first and cancelled afterwards has been called up; whoever hands over a turn can
/// rely on it.
final class WaitingLine: Sendable {
  private typealias Continuation = CheckedContinuation<Void, any Error>

  /// A place in line.
  private struct Place {
    let ticket: UInt64
    /// Nil until its task has suspended.
    var continuation: Continuation?
  }

  private struct State {
    var lastTicket: UInt64 = 0
    /// Ascending by ticket.
    var waiting: [Place] = []
    /// Tickets that were called up before their task had suspended.
    var called: Set<UInt64> = []

    /// Calls up a place that is taken out of the line; its continuation has to be resumed without the lock.
    mutating func call(_ place: Place) -> Continuation? {
      if place.continuation == nil { called.insert(place.ticket) }
      return place.continuation
    }
  }

  /// What a task finds out when it has suspended.
  private enum Fate {
    case waits, called, cancelled
  }

  private let state = Mutex(State())

  /// How many tasks wait.
  var count: Int { state.withLock { $0.waiting.count } }

  /// Waits at the end of the line. From the call to standing in line there is no suspension, so what an actor
  /// has checked before it calls still holds when the task stands in line.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before it is called up.
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
      // The place may already be gone: then the cancellation handler has run.
      guard let place = state.waiting.firstIndex(where: { $0.ticket == ticket }) else { return .cancelled }
      state.waiting[place].continuation = continuation
      return .waits
    }
  }

  /// Calls up the first in line; false if the line is empty.
  func callFirst() -> Bool {
    let (isAnyone, continuation) = state.withLock { state in
      state.waiting.isEmpty ? (false, nil) : (true, state.call(state.waiting.removeFirst()))
    }
    continuation?.resume()
    return isAnyone
  }

  /// Calls up all waiting tasks in order.
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
