// A live adapter: a process that is killed at a moment drawn beforehand, and what it said until then.

package import Foundation

/// Starts a process and kills it with SIGKILL.
package enum DoomedProcess {
  /// When it is killed.
  package enum Moment: Hashable, Sendable {
    /// So long after it was started, whatever it does then.
    case afterStart(microseconds: Int)
    /// So long after it said something for the first time.
    case afterFirstLine(microseconds: Int)
  }

  /// The life of a process that is over.
  package struct Life: Sendable {
    /// What it said on standard output, without a last line that has no end.
    package let lines: [String]
    package let wasKilled: Bool
    /// How it ended, if not by us.
    package let ending: String
    /// What it said on standard error.
    package let lastWords: String
  }

  /// How long a process may take to its first line.
  private static let patience = 30_000

  /// Lets a process live until then. When this returns the system has taken back all that the process had,
  /// locks included.
  ///
  /// - Throws: If it cannot be started.
  package static func live(_ program: URL, _ arguments: [String], until moment: Moment) throws -> Life {
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    // It writes at most one sentence to standard error, which fits into the pipe's buffer.
    process.standardError = errors
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"], uniquingKeysWith: { _, new in new })
    try process.run()
    // From here on, the end of its output shows that it has died.
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
