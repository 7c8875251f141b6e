// The pools of workers that run worlds for campaigns, shrinking and replays.

import LabWorld

/// Runs worlds concurrently.
package protocol WorkerPool: Sendable {
  /// The number of worlds run at the same time.
  var workers: Int { get }

  /// Runs worlds, started in the given order.
  ///
  /// - Parameters:
  ///   - isCancelled: Once true, no further world is started.
  ///   - watch: Called now and then, on the calling thread, with the number of worlds done.
  /// - Returns: One answer per request, in order; nil for a world that was not started.
  func answer(
    _ requests: [HuntRequest], isCancelled: @escaping @Sendable () -> Bool, watch: (Int) -> Void
  ) -> [HuntAnswer?]
}

extension WorkerPool {
  /// Runs one world.
  package func answer(_ request: HuntRequest) -> HuntAnswer {
    answer([request], isCancelled: { false }, watch: { _ in })[0]
      ?? HuntAnswer(.harness, oracle: "pool", "nobody ran the world")
  }
}

/// Threads of this process, for tests and small hunts. A world that crashes or hangs ends the whole program.
package struct ThreadPool: WorkerPool {
  package let workers: Int
  private let runner: WorldRunner

  package init(_ runner: WorldRunner, workers: Int) {
    self.runner = runner
    self.workers = max(1, workers)
  }

  package func answer(
    _ requests: [HuntRequest], isCancelled: @escaping @Sendable () -> Bool, watch: (Int) -> Void
  ) -> [HuntAnswer?] {
    WorkerThreads(count: workers).run(requests.count, isCancelled: isCancelled, watch: watch) {
      [runner] job in
      runner.answer(requests[job])
    }
  }
}
