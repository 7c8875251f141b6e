// Runs worlds in processes of their own and translates failures of these processes to verdicts.

package import Foundation
package import LabWorld

/// A pool of processes that answer requests: a world that crashes, hangs or exhausts memory ends only its own
/// process.
///
/// ```swift
/// let pool = ProcessPool(program, ["hunt-worker"], workers: 8)
/// defer { pool.close() }
/// ```
package struct ProcessPool: WorkerPool {
  private let processes: WorkerProcesses

  /// Creates a pool; processes are started when there is work.
  ///
  /// - Parameters:
  ///   - executable: A program that answers each line of its standard input as `WorldRunner.answer(line:)`
  ///     does.
  package init(
    _ executable: URL, _ arguments: [String], workers: Int, limits: WorkerLimits = WorkerLimits()
  ) {
    processes = WorkerProcesses(executable, arguments, count: workers, limits: limits)
  }

  package var workers: Int { processes.count }

  package func answer(
    _ requests: [HuntRequest], isCancelled: @escaping @Sendable () -> Bool, watch: (Int) -> Void
  ) -> [HuntAnswer?] {
    let results: [Result<HuntAnswer, WorkerFailure>?] = processes.answer(
      requests, isCancelled: isCancelled, watch: watch)
    return results.map { result in
      switch result {
      case .success(let answer): answer
      case .failure(let failure): HuntAnswer(failure)
      case nil: nil
      }
    }
  }

  /// Ends all processes.
  package func close() { processes.close() }
}

extension HuntAnswer {
  /// Creates the answer for a world whose process gave none.
  fileprivate init(_ failure: WorkerFailure) {
    func after(_ lastWords: String?) -> String { lastWords.map { ": \($0)" } ?? "" }
    switch failure {
    case .signal(SIGKILL, _):
      self.init(
        .outOfMemory, oracle: "SIGKILL",
        "the process was killed from outside, as the system does when memory runs out")
    case .signal(let number, let lastWords):
      let name = SignalName.of(number)
      self.init(.crash, oracle: name, "the process died of \(name)\(after(lastWords))")
    case .silent(let patience):
      self.init(
        .timeout, oracle: "time", "no answer for \(patience.components.seconds) s of real time")
    case .oversized(let bytes):
      self.init(.outOfMemory, oracle: "memory", "the process held more than \(bytes >> 20) MiB")
    case .exit(let status, let lastWords):
      self.init(
        .harness, oracle: "worker",
        "a worker process ended with status \(status) in place of an answer\(after(lastWords))")
    case .unreadable(let start):
      self.init(.harness, oracle: "worker", "a worker process said \"\(start)\", which is no answer")
    case .notStarted(let reason):
      self.init(.harness, oracle: "worker", "no worker process could be started: \(reason)")
    }
  }
}
