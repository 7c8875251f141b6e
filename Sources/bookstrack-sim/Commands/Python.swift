// LIVE ADAPTER: runs scripts with the `python3` of this machine, for comparisons with its modules.

import Foundation

enum Python {
  /// Runs `python3` with the arguments and returns its output.
  ///
  /// - Throws: `Failure` if `python3` is missing or fails.
  static func output(of arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        status: .harnessFailed, message: "there is no python3 that does the work; leave --peer out")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
