// Standard output is for what was asked for, standard error for everything else.

import Foundation

/// The two streams of the program.
struct Console: Sendable {
  /// Standard output is a terminal that shows colours, and nobody asked for none.
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
  func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  /// Writes bytes to standard output.
  func write(bytes: [UInt8]) { FileHandle.standardOutput.write(Data(bytes)) }

  /// Writes to standard error.
  func note(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
