// Describes a step of a reader's workload, for reports of findings.

import LabWorld

/// Describes the steps of a reader.
struct StepSentence {
  let pool: BookShelf
  /// The places of the reader's books.
  let places: [Int]

  /// Returns a sentence about a step, with the reader as its subject.
  func text(of step: WorkStep) -> String { "the reader \(action(step))" }

  private func action(_ step: WorkStep) -> String {
    let seconds = "\((SmallWorldPlan.length(of: step) + 500) / 1_000) s"
    return switch step.action {
    case "import": "imports \(rows(step))"
    case "import-broken": "imports a file that cannot be read to its end"
    case "import-unknown": "picks a file of columns that nobody knows"
    case "preview": "looks at a file before importing it: \(rows(step))"
    case "reimport": "imports the last file again"
    case "relaunch": "closes the app and opens it again"
    case "wake": "asks for new tries"
    case "take-back": "takes the last import back"
    case "discard": "throws away what is staged"
    case "series": "looks at a series"
    case "wait": "leaves the app alone for \(seconds)"
    case "offline": "has no network for \(seconds)"
    case "kill":
      "\(step.number(0) == 0 ? "switches the device off" : "ends the app") and is back after \(step.number(1)) ms"
    default: edit(step)
    }
  }

  private func rows(_ step: WorkStep) -> String {
    guard !places.isEmpty else { return "nothing: there are no books" }
    let count = min(max(step.number(1), 1), places.count)
    let damaged = min(max(step.number(3), 0), 2)
    return "\(count.of("book")), from \(title(step)) on"
      + (step.number(2) > 0 ? ", some of them twice" : "")
      + (damaged > 0 ? ", and \(damaged.of("damaged row"))" : "")
  }

  private func title(_ step: WorkStep) -> String {
    places.isEmpty ? "no book" : "“\(pool.books[places[step.number(0, below: places.count)]].title)”"
  }

  private func edit(_ step: WorkStep) -> String {
    let title = title(step)
    return switch step.action {
    case "rate": "rates \(title)"
    case "retitle": "spells the title of \(title) in another way"
    case "correct": "says that \(title) is “\(pool.books[step.number(1, below: pool.count)].title)”"
    case "shelve": "moves \(title) to another shelf"
    case "note": "writes a note on \(title)"
    case "delete": "deletes \(title)"
    case "choose": "chooses one of the books that are offered for \(title), or for another book"
    case "decline": "declines all books that are offered for \(title), or for another book"
    case "accept": "takes a provider's word on \(title), or on another book"
    case "dismiss": "stands by what they entered of \(title), or of another book"
    default: "does nothing: there is no \(step.action)"
    }
  }
}
