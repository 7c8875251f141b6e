// A live adapter: what a book of a load run costs in allocations and retains, counted by valgrind. Seconds
// differ from machine to machine and from minute to minute; these do not, so that a change sees what it
// costs.
//
// The program runs itself twice, with few books and with more. The difference is what the books cost, without
// what a run pays once.

import Foundation
import Lab

/// Counts what a book costs.
enum BookCost {
  private static let tool = "valgrind"
  private static let fewBooks = 40
  private static let moreBooks = 240

  /// Whether the machine has what it takes.
  static var isCountable: Bool { (try? run(["/usr/bin/env", tool, "--version"])) == 0 }

  /// Allocations and retains for each of the books that the longer run has more.
  ///
  /// - Throws: `Failure` if the program does not find itself, or a run fails.
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
    // So few books need not hold every target; they are counted all the same.
    let hasRun = [ExitStatus.success, .targetMissed].contains { $0.rawValue == status }
    guard hasRun, let text = try? Data(contentsOf: account) else {
      throw Failure(status: .harnessFailed, message: "\(tool) did not count a run of \(books.of("book"))")
    }
    return CallCounts(String(decoding: text, as: UTF8.self))
  }

  /// Runs a command that says nothing, and gives its status.
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
