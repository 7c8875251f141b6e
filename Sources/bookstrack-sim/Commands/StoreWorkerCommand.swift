// `store-worker`: a process that commits to a library until it is killed. Started only by the crash test.

import Bench
import Foundation
import LabWorld

enum StoreWorkerCommand: Command {
  static let specification = CommandSpecification(
    name: "store-worker",
    summary: "Commits to a library of the crash test; the program starts it by itself.",
    operands: ["DIRECTORY"],
    options: [
      OptionSpecification("seed", value: "N", "Which transactions."),
      OptionSpecification("until", value: "N", "The number of the last one."),
      OptionSpecification("acknowledge-early", "A planted bug: says that it has committed before it has."),
    ],
    examples: ["bookstrack-sim crash-test --kills 10"])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    guard let directory = arguments.operands.first else { throw UsageError("store-worker needs a folder") }
    let writer = PairWriter(
      directory, seed: try arguments.seed("seed", default: 1),
      storage: arguments.has("acknowledge-early") ? .acknowledgesEarly : .shipped)
    let last = try arguments.seed("until", default: .max)
    ParentMonitor.begin()
    do {
      try await writer.run(until: last) { try console.write("\($0)\n") }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(status: .cannotWrite, message: "\(directory): \(error)")
    }
    return .success
  }
}
