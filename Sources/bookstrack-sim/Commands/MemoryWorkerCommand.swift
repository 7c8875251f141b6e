// `memory-worker`: a process that does one piece of work and reports its memory use. Started only by the
// program itself.

import Bench
import BooksTrack
import Foundation
import LabWorld

enum MemoryWorkerCommand: Command {
  static let specification = CommandSpecification(
    name: "memory-worker",
    summary: "Does a piece of work and says what memory it took; the program starts it by itself.",
    operands: [], options: [], examples: ["bookstrack-sim bench --only memory"])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    ParentMonitor.begin()
    guard let line = readLine() else { return .success }
    let answer = try await MemoryWorkload(on: .thisMachine).answer(line: Data(line.utf8))
    try console.write(bytes: Array(answer))
    return .success
  }
}
