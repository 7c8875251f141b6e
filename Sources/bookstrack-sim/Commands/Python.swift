// Runs scripts with the `python3` of this machine; the modules that it has are what work is compared with.

import Foundation

enum Python {
  /// What it prints when it is started like that.
  ///
  /// - Throws: `Failure` if there is none, or it ends with an error.
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
