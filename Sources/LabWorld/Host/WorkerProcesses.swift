// A live adapter: a pool of worker processes. A request that makes its process crash, hang or use too much
// memory ends only that process; the failure is returned for it, and the next request gets a new process.

package import Foundation
import Synchronization

/// Processes of one program that answer requests, with one line of JSON for each.
///
/// ```swift
/// let processes = WorkerProcesses(program, ["hunt-worker"], count: 8)
/// defer { processes.close() }
/// ```
package final class WorkerProcesses: Sendable {
  /// The maximum number of requests handled at the same time.
  package let count: Int
  private let executable: URL
  private let arguments: [String]
  private let limits: WorkerLimits
  private let idle = Mutex<[WorkerProcess]>([])
  /// Two processes that are started at the same time would inherit each other's pipes.
  private let starting = Mutex(())

  /// Creates a pool; processes are started when they are needed.
  ///
  /// - Parameters:
  ///   - executable: A program that answers each line of its standard input with a line of standard output.
  package init(_ executable: URL, _ arguments: [String], count: Int, limits: WorkerLimits) {
    self.executable = executable
    self.arguments = arguments
    self.count = max(1, count)
    self.limits = limits
    // A dead worker is detected by the end of its output; a write to its closed pipe must not end this
    // process.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Handles requests; they are started in order.
  ///
  /// - Parameters:
  ///   - isCancelled: Called before each request; once it returns true, no further request is started.
  ///   - watch: Called on the calling thread, now and then, with the number of answers.
  /// - Returns: One result for each request, in order; nil for requests that were not started.
  package func answer<Request: Encodable & Sendable, Answer: Decodable & Sendable>(
    _ requests: [Request], isCancelled: @escaping @Sendable () -> Bool, watch: (Int) -> Void
  ) -> [Result<Answer, WorkerFailure>?] {
    WorkerThreads(count: count).run(requests.count, isCancelled: isCancelled, watch: watch) {
      [self] job -> Result<Answer, WorkerFailure> in
      do throws(WorkerFailure) {
        return .success(try answer(requests[job]))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Ends all processes.
  package func close() {
    let all = idle.withLock { workers in
      defer { workers = [] }
      return workers
    }
    for worker in all { worker.end() }
  }

  private func answer<Answer: Decodable>(_ request: some Encodable) throws(WorkerFailure) -> Answer {
    let line: Data
    let worker: WorkerProcess
    do {
      line = try JSONLine.line(request)
      worker = try take()
    } catch {
      throw .notStarted("\(error)")
    }
    do throws(WorkerFailure) {
      let text = try worker.ask(line)
      guard let answer = try? JSONLine.value(Answer.self, from: text) else {
        throw .unreadable(String(decoding: text.prefix(80), as: UTF8.self))
      }
      putBack(worker)
      return answer
    } catch {
      worker.end()
      throw error
    }
  }

  /// Returns an idle process or a new one. A process that died while idle is dropped, so that its death is
  /// not attributed to the next request.
  private func take() throws -> WorkerProcess {
    while let worker = idle.withLock({ $0.popLast() }) {
      if worker.isRunning { return worker }
    }
    return try starting.withLock { _ in try WorkerProcess(executable, arguments, limits) }
  }

  /// Returns a process to the pool, or ends it if it holds much memory, which must not count against the next
  /// request.
  private func putBack(_ worker: WorkerProcess) {
    if worker.resident() ?? 0 > limits.residentBytes / 4 {
      worker.end()
    } else {
      idle.withLock { $0.append(worker) }
    }
  }
}
