// `hunt-worker`: a worker process of a hunt. It answers requests, one per line, until its input ends. Started
// only by the program itself.

import Foundation
import Hunt
import LabWorld

enum HuntWorkerCommand: Command {
  static let specification = CommandSpecification(
    name: "hunt-worker",
    summary: "Runs small worlds for a hunt; the program starts it by itself.",
    operands: [], options: [], examples: ["bookstrack-sim hunt --seeds 10"])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    ParentMonitor.begin()
    let runner = WorldRunner(HuntTargets.all())
    // Runs in a thread with a known stack size, as worlds do everywhere else.
    let results = WorkerThreads(count: 1).run(1) { _ in
      Result {
        while let line = readLine() {
          try console.write(bytes: Array(runner.answer(line: Data(line.utf8))))
        }
      }
    }
    for result in results { try result?.get() }
    return .success
  }
}
