// A live adapter: a crew of worker processes. A world that crashes, hangs or eats all memory ends its own process and
// no other; the answer for it says so, and the next world gets a new process.

package import Foundation
import Synchronization

/// Runs worlds in processes of their own.
///
/// ```swift
/// let crew = ProcessPool(program, ["hunt-worker"], workers: 8)
/// defer { crew.close() }
/// ```
package final class ProcessPool: WorkerPool {
  package let workers: Int
  private let executable: URL
  private let arguments: [String]
  private let limits: WorkerLimits
  private let idle = Mutex<[WorkerProcess]>([])
  /// Two processes that are started at the same time would inherit one another's pipes.
  private let starting = Mutex(())

  /// Prepares a crew; processes are started when there is something to do.
  ///
  /// - Parameters:
  ///   - executable: A program that answers each line on its standard input with one on its standard output.
  package init(
    _ executable: URL, _ arguments: [String], workers: Int, limits: WorkerLimits = WorkerLimits()
  ) {
    self.executable = executable
    self.arguments = arguments
    self.workers = max(1, workers)
    self.limits = limits
    // A dead worker is detected by the end of its output; a write to its closed pipe must not end this
    // process.
    signal(SIGPIPE, SIG_IGN)
  }

  package func answer(
    _ requests: [HuntRequest], isCancelled: @escaping @Sendable () -> Bool, watch: (Int) -> Void
  ) -> [HuntAnswer?] {
    WorkerThreads(count: workers).run(requests.count, isCancelled: isCancelled, watch: watch) { [self] job in
      answerOne(requests[job])
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

  private func answerOne(_ request: HuntRequest) -> HuntAnswer {
    do {
      let line = try HuntWire.line(request)
      let worker = try take()
      let reply = worker.ask(line, limits: limits)
      guard case .line(let text) = reply else {
        defer { worker.end() }
        return answer(reply, lastWords: worker.lastWords)
      }
      guard let answer = try? HuntWire.value(HuntAnswer.self, from: text) else {
        worker.end()
        let start = String(decoding: text.prefix(80), as: UTF8.self)
        return HuntAnswer(
          .harness, oracle: "worker", "a worker process said \"\(start)\", which is no answer")
      }
      // Memory that one world left behind must not count against the next.
      if worker.resident() ?? 0 > limits.residentBytes / 4 {
        worker.end()
      } else {
        idle.withLock { $0.append(worker) }
      }
      return answer
    } catch {
      return HuntAnswer(.harness, oracle: "worker", "no worker process could be started: \(error)")
    }
  }

  /// An idle process, or a new one. A process that died while idle is replaced: its death is not the next
  /// world's.
  private func take() throws -> WorkerProcess {
    while let worker = idle.withLock({ $0.popLast() }) {
      if worker.isRunning { return worker }
    }
    return try starting.withLock { _ in try WorkerProcess(executable, arguments) }
  }

  private func answer(_ reply: WorkerProcess.Reply, lastWords: String?) -> HuntAnswer {
    let words = lastWords.map { ": \($0)" } ?? ""
    switch reply {
    case .signal(SIGKILL):
      return HuntAnswer(
        .outOfMemory, oracle: "SIGKILL",
        "the process was killed from outside, as the system does when memory runs out")
    case .signal(let number):
      let name = SignalName.of(number)
      return HuntAnswer(.crash, oracle: name, "the process died of \(name)\(words)")
    case .silent:
      return HuntAnswer(
        .timeout, oracle: "time", "no answer for \(limits.silence.components.seconds) s of real time")
    case .oversized:
      return HuntAnswer(
        .outOfMemory, oracle: "memory", "the process held more than \(limits.residentBytes >> 20) MiB")
    case .exit(let status):
      return HuntAnswer(
        .harness, oracle: "worker",
        "a worker process ended with status \(status) in place of an answer\(words)")
    case .line:
      return HuntAnswer(.harness, oracle: "worker", "an answer was taken for an end")
    }
  }
}

/// What signals are called.
enum SignalName {
  private static let names: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
    SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV",
    SIGPIPE: "SIGPIPE", SIGTERM: "SIGTERM",
  ]

  static func of(_ number: Int32) -> String { names[number] ?? "signal \(number)" }
}
