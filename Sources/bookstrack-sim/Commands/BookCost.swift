// LIVE ADAPTER: counts the allocations and retains per book of a load run, with valgrind. Unlike times, they
// do not vary between machines and runs, so the cost of a change is visible.
//
// The program runs itself twice, with few books and with more. The difference is the cost of the books,
// without the fixed cost of a run.

import Bench
import Foundation
import LabWorld

/// Counts the cost of a book.
enum BookCost {
  private static let tool = "valgrind"
  private static let fewBooks = 40
  private static let moreBooks = 240

  /// True if valgrind is installed.
  static var isCountable: Bool { (try? run(["/usr/bin/env", tool, "--version"])) == 0 }

  /// Returns allocations and retains per additional book of the longer run.
  ///
  /// - Throws: `Failure` if the program cannot find itself or a run fails.
  static func measure() throws -> [BenchmarkCount] {
    let few = try calls(books: fewBooks)
    let more = try calls(books: moreBooks)
    func count(_ name: String, _ calls: (CallCounts) -> Int) -> BenchmarkCount {
      BenchmarkCount(
        name, count: (calls(more) - calls(few)) / (moreBooks - fewBooks), unit: "book")
    }
    return [
      count("book.allocations") { $0["malloc"] },
      count("book.retains") { $0["swift_retain"] },
    ]
  }

  private static func calls(books: Int) throws -> CallCounts {
    guard let program = Bundle.main.executableURL else {
      throw Failure(status: .harnessFailed, message: "the program does not find itself")
    }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "bookstrack-cost-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let account = folder.appending(path: "calls")
    let status = try run([
      "/usr/bin/env", tool, "--tool=callgrind",
      "--callgrind-out-file=\(account.path(percentEncoded: false))", program.path(percentEncoded: false),
      "run", "--users", "1", "--books", "\(books)", "--catalog", "2000", "--seed", "5", "--quiet",
      "--report", folder.appending(path: "report.json").path(percentEncoded: false),
    ])
    // Runs with so few books may miss targets; they are counted nevertheless.
    let hasRun = [ExitStatus.success, .targetMissed].contains { $0.rawValue == status }
    guard hasRun, let text = try? Data(contentsOf: account) else {
      throw Failure(status: .harnessFailed, message: "\(tool) did not count a run of \(books.of("book"))")
    }
    return CallCounts(String(decoding: text, as: UTF8.self))
  }

  /// Runs a command without output and returns its exit status.
  private static func run(_ command: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
