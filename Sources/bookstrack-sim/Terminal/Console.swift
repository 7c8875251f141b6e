// Standard output is for what was asked for, standard error for everything else.

import Foundation

/// The two streams of the program.
struct Console: Sendable {
  /// Standard output is a terminal that shows colours, and `NO_COLOR` is not set.
  let hasColor: Bool
  /// Standard error is a terminal.
  let isInteractive: Bool

  init() {
    let environment = ProcessInfo.processInfo.environment
    let isDumb = environment["TERM"] == "dumb"
    hasColor = isatty(1) == 1 && !isDumb && (environment["NO_COLOR"] ?? "").isEmpty
    isInteractive = isatty(2) == 1 && !isDumb
  }

  /// Writes to standard output.
  ///
  /// - Throws: `Failure` if nobody reads it any more, which is no error of ours, or it cannot be written.
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

  /// Writes to standard error; a failure is ignored.
  func note(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
