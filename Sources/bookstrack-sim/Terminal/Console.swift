// The output streams: results go to standard output, everything else to standard error.

import Foundation

/// The output streams of the program.
struct Console: Sendable {
  /// True if standard output is a terminal with colors, and `NO_COLOR` is not set.
  let hasColor: Bool
  /// True if standard error is a terminal.
  let isInteractive: Bool

  init() {
    let environment = ProcessInfo.processInfo.environment
    let isDumb = environment["TERM"] == "dumb"
    hasColor = isatty(1) == 1 && !isDumb && (environment["NO_COLOR"] ?? "").isEmpty
    isInteractive = isatty(2) == 1 && !isDumb
  }

  /// Writes to standard output.
  ///
  /// - Throws: `Failure` if the output cannot be written; without a message if its reader closed the pipe.
  func write(_ text: String) throws(Failure) { try write(bytes: Array(text.utf8)) }

  /// Writes bytes to standard output.
  func write(bytes: [UInt8]) throws(Failure) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
      if errno == EPIPE { throw Failure(status: .readerGone, message: "") }
      throw Failure(status: .cannotWrite, message: "cannot write to standard output")
    }
  }

  /// Writes to standard error; failures are ignored.
  func note(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
