// Callers that want the same thing at the same time share one piece of work.
//
// The first caller for a key does the work in its own task and wakes the others with the result; no extra
// task is started. If the first is cancelled before it has a result, the one that has waited longest does the
// work instead. A caller that is cancelled while it waits leaves at once and the rest stay.
//
// A caller takes its place before the first suspension, so an actor that looks into its cache and then calls
// `run` cannot be overtaken between the two. Only then does it begin to wait; a result that comes in between
// is kept for it.

import Synchronization

/// One piece of work a key at a time.
///
///     let answer = await flights.run(key) { await ask(key) }   // nil: this task was cancelled
///
/// Invariant: a key has a flight exactly while one caller is inside its `work`, or has been chosen to be
/// next.
final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private typealias Continuation = CheckedContinuation<Turn, Never>

  private enum Turn: Sendable {
    case lead
    case landed(Value)
    case cancelled
  }

  private struct Waiter {
    let ticket: Int
    /// Nil between taking the place and beginning to wait.
    var continuation: Continuation?
  }

  private struct State {
    /// The waiters of each flight, in order of arrival.
    var flights: [Key: [Waiter]] = [:]
    /// The turns of those who have a place but have not begun to wait.
    var early: [Int: Turn] = [:]
    var lastTicket = 0

    /// Notes the turn of a waiter that cannot be woken yet; gives back the one that can.
    mutating func settle(_ waiter: Waiter, _ turn: Turn) -> Continuation? {
      if waiter.continuation == nil { early[waiter.ticket] = turn }
      return waiter.continuation
    }
  }

  private let state = Mutex(State())

  /// The result of `work`, done here or by another caller that has begun it.
  ///
  /// - Parameter work: Gives nothing if it was cancelled; then another waiting caller does it again.
  /// - Returns: Nil if the calling task was cancelled.
  func run(_ key: Key, _ work: () async -> Value?) async -> Value? {
    if Task.isCancelled { return nil }
    if let ticket = takePlace(for: key) {
      switch await turn(of: ticket, for: key) {
      case .landed(let value): return value
      case .cancelled: return nil
      case .lead: break
      }
    }
    guard let value = await work() else {
      handOver(key)
      return nil
    }
    land(key, with: value)
    return value
  }

  /// How many callers wait for the work of that key; nil if it is not under way.
  func waiting(for key: Key) -> Int? {
    state.withLock { $0.flights[key]?.count }
  }

  /// The caller's place in the line, or nil if it is the first and does the work.
  private func takePlace(for key: Key) -> Int? {
    state.withLock { state in
      guard state.flights[key] != nil else {
        state.flights[key] = []
        return nil
      }
      state.lastTicket += 1
      state.flights[key]?.append(Waiter(ticket: state.lastTicket))
      return state.lastTicket
    }
  }

  private func turn(of ticket: Int, for key: Key) async -> Turn {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let early = state.withLock { state in
          if let turn = state.early.removeValue(forKey: ticket) { return turn as Turn? }
          if let place = state.flights[key]?.firstIndex(where: { $0.ticket == ticket }) {
            state.flights[key]?[place].continuation = continuation
          }
          return nil
        }
        if let early { continuation.resume(returning: early) }
      }
    } onCancel: {
      leave(key, ticket)
    }
  }

  private func leave(_ key: Key, _ ticket: Int) {
    let continuation: Continuation? = state.withLock { state in
      guard let place = state.flights[key]?.firstIndex(where: { $0.ticket == ticket }),
        let waiter = state.flights[key]?.remove(at: place)
      else { return nil }
      return state.settle(waiter, .cancelled)
    }
    continuation?.resume(returning: .cancelled)
  }

  private func land(_ key: Key, with value: Value) {
    let continuations = state.withLock { state in
      let waiters = state.flights.removeValue(forKey: key) ?? []
      return waiters.compactMap { state.settle($0, .landed(value)) }
    }
    for continuation in continuations { continuation.resume(returning: .landed(value)) }
  }

  private func handOver(_ key: Key) {
    let next: Continuation? = state.withLock { state in
      guard let waiters = state.flights[key], let first = waiters.first else {
        state.flights[key] = nil
        return nil
      }
      state.flights[key]?.removeFirst()
      return state.settle(first, .lead)
    }
    next?.resume(returning: .lead)
  }
}
