// Who runs worlds for a campaign, for shrinking and for replays.

import LabWorld

/// Runs worlds, several at the same time.
package protocol WorkerPool: Sendable {
  /// How many worlds it runs at the same time.
  var workers: Int { get }

  /// Runs worlds, taken up in the order in which they stand.
  ///
  /// - Parameters:
  ///   - isCancelled: Once it says yes, no further world is begun.
  ///   - watch: Told now and then, on the calling thread, how many are done.
  /// - Returns: One answer a request, in their order; nothing where the world was not begun.
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

/// Threads of this process: for tests and small hunts. A world that crashes or hangs ends the whole program.
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
