// What the program tells the shell. 1 means that the harness itself failed; 2 to 9 are not used, because
// build tools give them meanings of their own.

import Lab

/// The exit statuses of the program.
enum ExitStatus: Int32, CaseIterable {
  case success = 0
  case harnessFailed = 1
  case targetMissed = 10
  /// Something is worse than the baseline.
  case regression = 11
  case violation = 12
  case nondeterminism = 13
  case noBaseline = 14
  case usage = 64
  case badData = 65
  case noInput = 66
  case cannotWrite = 73
  /// Another process has the library open; a later call may go well.
  case busy = 75
  /// Ended by Ctrl-C, after what was there had been reported.
  case interrupted = 130
  /// The reader of standard output has closed it, as `head` does.
  case readerGone = 141

  /// In a few words, for the help page.
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
    case .busy: "another process has the library open"
    case .interrupted: "ended by Ctrl-C; the report so far says that it is incomplete"
    case .readerGone: "whoever read the output has stopped, as `head` does"
    }
  }
}

extension ExitStatus {
  /// What the end of a run tells the shell.
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

/// An end of the program other than success, with a sentence for standard error.
struct Failure: Error {
  let status: ExitStatus
  let message: String
}
