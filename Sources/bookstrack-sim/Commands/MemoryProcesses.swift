// Memory measurements in child processes, with files in a temporary folder.

import Bench
import Foundation

/// Measures the memory use of work on this machine.
enum MemoryProcesses {
  /// Takes a number of samples of each case.
  ///
  /// - Parameter keepsRows: A planted regression: the parser keeps every row of a file.
  /// - Throws: `Failure` if memory cannot be measured.
  static func measure(
    _ cases: [MemoryCase], samples: Int, _ console: Console, isQuiet: Bool,
    keepsRows: Bool = false, isCancelled: () -> Bool
  ) async throws -> MemoryFigures {
    guard let program = Bundle.main.executableURL else {
      throw Failure(status: .harnessFailed, message: "the program does not find itself")
    }
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "bookstrack-memory-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let progress = ProgressLine(
      console, total: cases.count * samples, unit: "sample", of: "memory", isQuiet: isQuiet)
    defer { progress.finish() }
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      return try await MemoryTest(
        program, [MemoryWorkerCommand.specification.name], directory: directory, on: .thisMachine,
        keepsRows: keepsRows
      ).run(cases, samples: samples, isCancelled: isCancelled, watch: progress.update)
    } catch let failure as MemoryTest.Failure {
      throw Failure(status: .harnessFailed, message: failure.description)
    } catch {
      throw Failure(status: .cannotWrite, message: "memory cannot be measured: \(error)")
    }
  }
}
