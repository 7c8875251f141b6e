// The exit statuses of the program. 1 means that the harness itself failed; 2 to 9 are unused, because build
// tools give them other meanings.

import LabWorld

/// The exit statuses of the program.
enum ExitStatus: Int32, CaseIterable {
  case success = 0
  case harnessFailed = 1
  case targetMissed = 10
  /// A figure is worse than in the baseline.
  case regression = 11
  case violation = 12
  case nondeterminism = 13
  case noBaseline = 14
  case usage = 64
  case badData = 65
  case noInput = 66
  case cannotWrite = 73
  /// Another process has the library open, or the port of a server; a later call may succeed.
  case busy = 75
  /// Interrupted by Ctrl-C, after a partial report.
  case interrupted = 130
  /// The reader of standard output closed it, as `head` does.
  case readerGone = 141

  /// A short description, for the help page.
  var meaning: String {
    switch self {
    case .success: "all held"
    case .harnessFailed: "the harness itself failed"
    case .targetMissed: "a target was missed; a hunt has left something untried"
    case .regression: "something is worse than the baseline"
    case .violation: "a violation: something that must never happen"
    case .nondeterminism: "two runs of one seed differ"
    case .noBaseline: "there is no baseline to compare with"
    case .usage: "wrong use"
    case .badData: "what was given is there and not what it should be"
    case .noInput: "what was given is not there, or may not be read"
    case .cannotWrite: "output cannot be written; what was found is printed"
    case .busy: "another process has the library open, or the port of a server"
    case .interrupted: "ended by Ctrl-C; the report so far says that it is incomplete"
    case .readerGone: "whoever read the output has stopped, as `head` does"
    }
  }
}

extension ExitStatus {
  /// The exit status for the ending of a run.
  init(_ ending: RunVerdict.Ending) {
    self =
      switch ending {
      case .violation: .violation
      case .incomplete: .interrupted
      case .missed: .targetMissed
      case .regression: .regression
      case .held: .success
      }
  }
}

/// A failure of the program, with a sentence for standard error.
struct Failure: Error {
  let status: ExitStatus
  let message: String
}
