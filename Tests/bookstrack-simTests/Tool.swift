// Runs the built program as a shell would, and catches what it says.

import Foundation
import Testing

/// The built program.
struct Tool {
  /// What one call gave.
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// A folder that is the call's own and goes away with it.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "bookstrack-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Beside the test program stands the program that is tested.
  private static var program: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "bookstrack-sim")
  }

  /// Whoever runs the tests may be an engine that numbers its processes.
  private static let engineVariables: Set<String> = [
    "JOB_COMPLETION_INDEX", "SLURM_ARRAY_TASK_ID", "STRATEGY_JOB_INDEX", "CI_NODE_INDEX", "CI_NODE_TOTAL",
    "BUILDKITE_PARALLEL_JOB", "PARALLEL_SEQ",
  ]

  /// Where standard output leads.
  enum Destination {
    case file
    /// A pipe whose other end is closed.
    case brokenPipe
  }

  /// Calls the program in the call's own folder.
  func run(_ arguments: String..., into destination: Destination = .file) throws -> Result {
    try run(arguments, into: destination)
  }

  /// Calls the program in the call's own folder.
  ///
  /// - Parameters:
  ///   - limit: After so many seconds the call is killed, so that a test that goes red does not hang.
  ///   - environment: Variables beside those of this process.
  ///   - fileLimit: How many blocks of 512 bytes a file may have, as if the disk were full then.
  ///   - interrupted: Once it says yes, Ctrl-C is pressed, once.
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
      // Who goes beyond it is ended by a signal, unless that is ignored; then the call fails.
      let limited = "trap '' XFSZ; ulimit -f \(fileLimit); exec \"$0\" \"$@\""
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", limited, Self.program.path(percentEncoded: false)] + arguments
    }
    process.currentDirectoryURL = folder
    // Files, not pipes: a pipe that nobody empties would stop the program.
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

  /// Puts a file into the folder.
  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: folder.appending(path: name))
    return name
  }

  /// Everything that lies in the folder, but for what the call itself needs.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { !$0.hasPrefix(".std") }.sorted()
  }

  /// The samples of the repository.
  static var corpora: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Corpora")
  }
}
