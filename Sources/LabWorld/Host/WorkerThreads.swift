// A live adapter: threads of the machine that runs the lab. Each job is a whole world; its result does not
// depend on the thread that runs it or on the time.

import Foundation
import Synchronization

/// Runs independent jobs on a fixed number of threads.
package struct WorkerThreads: Sendable {
  /// The number of threads that run at the same time.
  package let count: Int

  /// Creates a pool of at least one thread.
  package init(count: Int) { self.count = max(1, count) }

  /// The number of processors of this machine.
  package static var available: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

  /// Runs `jobs` jobs and returns their results in the order of their numbers.
  ///
  /// - Parameters:
  ///   - isCancelled: Called before each job; once it returns true, no further job is started.
  ///   - watch: Called on the calling thread, about ten times a second and at the end, with the number of
  ///     finished jobs.
  ///   - body: Runs a job; called on a worker thread.
  /// - Returns: One result for each job; nil for jobs that were not started.
  package func run<Value: Sendable>(
    _ jobs: Int, isCancelled: @escaping @Sendable () -> Bool = { false },
    watch: (Int) -> Void = { _ in }, _ body: @escaping @Sendable (Int) -> Value
  ) -> [Value?] {
    let board = Board<Value>(jobs: jobs)
    let pool = DispatchGroup()
    for number in 0..<min(count, max(1, jobs)) {
      pool.enter()
      let thread = Thread {
        while !isCancelled(), let job = board.next() { board.finish(job, body(job)) }
        pool.leave()
      }
      thread.name = "world \(number)"
      thread.stackSize = 8 << 20
      thread.start()
    }
    while pool.wait(timeout: .now() + .milliseconds(100)) == .timedOut { watch(board.finished) }
    watch(board.finished)
    return board.results
  }
}

/// The jobs that were taken, and the results of the finished ones.
private final class Board<Value: Sendable>: Sendable {
  private struct State {
    var next = 0
    var finished = 0
    var results: [Value?]
  }

  private let state: Mutex<State>

  init(jobs: Int) { state = Mutex(State(results: Array(repeating: nil, count: jobs))) }

  func next() -> Int? {
    state.withLock { state in
      guard state.next < state.results.count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func finish(_ job: Int, _ value: Value) {
    state.withLock { state in
      state.results[job] = value
      state.finished += 1
    }
  }

  var finished: Int { state.withLock { $0.finished } }

  var results: [Value?] { state.withLock { $0.results } }
}
