// A live adapter: a pool of worker processes. A request that makes its process crash, hang or eat all memory
// ends that process and no other; its failure says so, and the next request gets a new process.

package import Foundation
import Synchronization

/// Processes of one program that answer requests, one line of JSON with another.
///
/// ```swift
/// let processes = WorkerProcesses(program, ["hunt-worker"], count: 8)
/// defer { processes.close() }
/// ```
package final class WorkerProcesses: Sendable {
  /// How many requests are answered at the same time.
  package let count: Int
  private let executable: URL
  private let arguments: [String]
  private let limits: WorkerLimits
  private let idle = Mutex<[WorkerProcess]>([])
  /// Two processes that are started at the same time would inherit one another's pipes.
  private let starting = Mutex(())

  /// Prepares a pool; processes are started when there is something to do.
  ///
  /// - Parameters:
  ///   - executable: A program that answers each line on its standard input with one on its standard output.
  package init(_ executable: URL, _ arguments: [String], count: Int, limits: WorkerLimits) {
    self.executable = executable
    self.arguments = arguments
    self.count = max(1, count)
    self.limits = limits
    // A dead worker is detected by the end of its output; a write to its closed pipe must not end this
    // process.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Has requests answered, taken up in the order in which they stand.
  ///
  /// - Parameters:
  ///   - isCancelled: Asked before each request; once it says yes, no further one is taken up.
  ///   - watch: Called on the calling thread, now and then, with the number of answers.
  /// - Returns: One result a request, in their order; nothing for those that were not taken up.
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

  /// An idle process, or a new one. A process that died while idle is replaced: its death is not the next
  /// request's.
  private func take() throws -> WorkerProcess {
    while let worker = idle.withLock({ $0.popLast() }) {
      if worker.isRunning { return worker }
    }
    return try starting.withLock { _ in try WorkerProcess(executable, arguments, limits) }
  }

  /// Memory that one request left behind must not count against the next.
  private func putBack(_ worker: WorkerProcess) {
    if worker.resident() ?? 0 > limits.residentBytes / 4 {
      worker.end()
    } else {
      idle.withLock { $0.append(worker) }
    }
  }
}
