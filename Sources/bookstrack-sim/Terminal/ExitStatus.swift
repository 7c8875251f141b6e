// What the program tells the shell. 1 means that the harness itself failed; 2 to 9 are not used, because build
// tools give them meanings of their own.

/// The exit statuses of the program.
enum ExitStatus: Int32 {
  case success = 0
  case harnessFailed = 1
  case targetMissed = 10
  case violation = 12
  case nondeterminism = 13
  case usage = 64
  case badData = 65
  case noInput = 66
  case cannotWrite = 73
  /// Another process has the library open; a later call may go well.
  case busy = 75
  /// Whoever read standard output has stopped, as `head` does.
  case readerGone = 141
  /// Ended by Ctrl-C, after what was there had been reported.
  case interrupted = 130
}

/// An end of the program other than success, with a sentence for standard error.
struct Failure: Error {
  let status: ExitStatus
  let message: String
}
