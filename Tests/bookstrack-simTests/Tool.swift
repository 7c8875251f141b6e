// Runs the built program like a shell, and captures its output.

import Foundation
import Testing

/// The built program.
struct Tool {
  /// The result of one call.
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The temporary folder of the calls, deleted by `remove`.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "bookstrack-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// The tested program, in the folder of the test program.
  static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "bookstrack-sim")

  /// Variables of build services that number their processes, which may also run these tests.
  private static let engineVariables: Set<String> = [
    "JOB_COMPLETION_INDEX", "SLURM_ARRAY_TASK_ID", "STRATEGY_JOB_INDEX", "CI_NODE_INDEX", "CI_NODE_TOTAL",
    "BUILDKITE_PARALLEL_JOB", "PARALLEL_SEQ",
  ]

  /// The destination of standard output.
  enum Destination {
    case file
    /// A pipe whose other end is closed.
    case brokenPipe
  }

  /// Calls the program in the temporary folder.
  func run(_ arguments: String..., into destination: Destination = .file) throws -> Result {
    try run(arguments, into: destination)
  }

  /// Calls the program in the temporary folder.
  ///
  /// - Parameters:
  ///   - limit: The seconds after which the call is killed, so that a failing test does not hang.
  ///   - environment: Additional variables.
  ///   - fileLimit: The maximum size of a file in blocks of 512 bytes, which simulates a full disk.
  ///   - interrupted: Sends Ctrl-C once, as soon as it returns true.
  func run(
    _ arguments: [String], into destination: Destination = .file, limit: Double = 300,
    environment: [String: String] = [:], fileLimit: Int? = nil, interrupted: (() throws -> Bool)? = nil
  ) throws -> Result {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment
      .filter { !Self.engineVariables.contains($0.key) }.merging(environment) { $1 }
    process.executableURL = Self.program
    process.arguments = arguments
    if let fileLimit {
      // A process beyond the limit gets a signal; if it is ignored, the write fails.
      let limited = "trap '' XFSZ; ulimit -f \(fileLimit); exec \"$0\" \"$@\""
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", limited, Self.program.path(percentEncoded: false)] + arguments
    }
    process.currentDirectoryURL = folder
    // Files, not pipes: a full pipe that nobody reads would block the program.
    let output = folder.appending(path: ".stdout")
    let errors = folder.appending(path: ".stderr")
    for file in [output, errors] {
      _ = FileManager.default.createFile(atPath: file.path(percentEncoded: false), contents: nil)
    }
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    process.standardOutput =
      destination == .file ? try FileHandle(forWritingTo: output) : pipe.fileHandleForWriting
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let end = Date(timeIntervalSinceNow: limit)
    var isPressed = false
    while process.isRunning && Date() < end {
      if !isPressed, try interrupted?() == true {
        process.interrupt()
        isPressed = true
      }
      Thread.sleep(forTimeInterval: 0.005)
    }
    if process.isRunning {
      Issue.record("\(arguments.joined(separator: " ")) did not end within \(limit) s")
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// Writes a file into the folder.
  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: folder.appending(path: name))
    return name
  }

  /// Returns all files in the folder, except those that the call itself needs.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { !$0.hasPrefix(".std") }.sorted()
  }

  /// The folder of the repository's samples.
  static var corpora: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Corpora")
  }
}
