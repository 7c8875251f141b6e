// A live adapter: a process that is killed at a time drawn beforehand, and its output until then.

package import Foundation

/// Starts a process and kills it with SIGKILL.
package enum DoomedProcess {
  /// The time of the kill.
  package enum Moment: Hashable, Sendable {
    /// After a time since the start.
    case afterStart(microseconds: Int)
    /// After a time since its first output.
    case afterFirstLine(microseconds: Int)
  }

  /// The result of a process that has ended.
  package struct Life: Sendable {
    /// The complete lines of standard output.
    package let lines: [String]
    package let wasKilled: Bool
    /// The exit status or signal of the process.
    package let ending: String
    /// The end of standard error.
    package let lastWords: String
  }

  /// The time that a process may take to its first output, in milliseconds.
  private static let patience = 30_000

  /// Runs a process until a moment. When this returns, the system has released all resources of the process,
  /// including its locks.
  ///
  /// - Throws: If the process cannot be started.
  package static func live(_ program: URL, _ arguments: [String], until moment: Moment) throws -> Life {
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    // The process writes at most one sentence to standard error, which fits into the buffer of the pipe.
    process.standardError = errors
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"], uniquingKeysWith: { _, new in new })
    try process.run()
    // From here on, the end of its output means that the process has ended.
    try? output.fileHandleForWriting.close()
    try? errors.fileHandleForWriting.close()
    switch moment {
    case .afterStart(let microseconds): usleep(UInt32(microseconds))
    case .afterFirstLine(let microseconds):
      var waiting = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, Int32(patience)) > 0 { usleep(UInt32(microseconds)) }
    }
    kill(process.processIdentifier, SIGKILL)
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    let lastWords = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Life(
      lines: lines(said),
      wasKilled: process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL,
      ending: process.terminationReason == .exit
        ? "status \(process.terminationStatus)" : SignalName.of(process.terminationStatus),
      lastWords: String(decoding: lastWords.suffix(500), as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private static func lines(_ said: Data) -> [String] {
    guard let end = said.lastIndex(of: 0x0A) else { return [] }
    return said[..<end].split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }
}
