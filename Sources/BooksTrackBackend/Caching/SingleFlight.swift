// Coalescing of concurrent calls for the same key.
//
// The first caller for a key does the work in its own task and resumes the others with the result; no extra
// task is started. If it is cancelled before it has a result, the longest waiting caller does the work
// instead. A waiting caller that is cancelled returns at once; the others keep waiting.
//
// A caller takes its ticket before the first suspension, so nothing can happen between an actor's cache
// look-up and its call to `run`. A result that arrives before the caller is suspended is stored for it.

import Synchronization

/// Runs at most one piece of work per key at a time.
///
///     let answer = await flights.run(key) { await ask(key) }   // nil: this task was cancelled
///
/// Invariant: a key has a flight exactly while one caller runs its `work` or has been chosen to run it next.
final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private typealias Continuation = CheckedContinuation<Turn, Never>

  private enum Turn: Sendable {
    case lead
    case landed(Value)
    case cancelled
  }

  private struct Waiter {
    let ticket: Int
    /// Nil between taking the ticket and being suspended.
    var continuation: Continuation?
  }

  private struct State {
    /// The waiters of each flight, in order of arrival.
    var flights: [Key: [Waiter]] = [:]
    /// The turns of waiters that have a ticket but are not suspended yet, by ticket.
    var early: [Int: Turn] = [:]
    var lastTicket = 0

    /// Returns the continuation of a waiter, or stores its turn if it is not suspended yet.
    mutating func settle(_ waiter: Waiter, _ turn: Turn) -> Continuation? {
      if waiter.continuation == nil { early[waiter.ticket] = turn }
      return waiter.continuation
    }
  }

  private let state = Mutex(State())

  /// Returns the result of `work`, run by this caller or by another one for the same key.
  ///
  /// - Parameter work: Returns nil if it was cancelled; then a waiting caller runs its own.
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

  /// Returns the number of callers waiting for a key; nil if there is no flight.
  func waiting(for key: Key) -> Int? {
    state.withLock { $0.flights[key]?.count }
  }

  /// Returns a ticket; nil if the caller is the first and runs the work.
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
