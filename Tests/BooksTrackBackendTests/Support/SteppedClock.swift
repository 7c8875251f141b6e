// A clock on which tasks can sleep, and which the test advances.

import Synchronization

/// Wakes the sleepers that are due when it is advanced.
final class SteppedClock: Clock {
  typealias Instant = ManualClock.Instant

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var lastTicket = 0
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }
  /// The number of sleepers.
  var sleeping: Int { state.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    let woken = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let verdict: Bool? = state.withLock { state in
          if Task.isCancelled { return false }
          if deadline <= state.now { return true }
          state.sleepers[ticket] = Sleeper(deadline: deadline, continuation: continuation)
          return nil
        }
        if let verdict { continuation.resume(returning: verdict) }
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: ticket) }?.continuation.resume(returning: false)
    }
    if !woken { throw CancellationError() }
  }

  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now.offset += duration
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for ticket in due.keys { state.sleepers[ticket] = nil }
      return due.sorted { $0.key < $1.key }.map(\.value)
    }
    for sleeper in due { sleeper.continuation.resume(returning: true) }
  }
}
