// A kept case once more, perhaps under other code than it was recorded with.

import Simulation

/// Where a replay left its recording.
package struct Drift: Hashable, Sendable {
  /// The number of the line in the recording, from 0; also the number of the event.
  package let event: Int
  /// What the recording says there, and what happened; nil where one of them had ended.
  package let recorded: String?
  package let happened: String?

  /// What it comes to.
  package var sentence: String {
    switch (recorded, happened) {
    case (let recorded?, let happened?):
      "left the recording at event \(event): recorded \"\(recorded)\", now \"\(happened)\""
    case (let recorded?, nil): "ended at event \(event); the recording goes on with \"\(recorded)\""
    case (nil, let happened?): "went on after the recording had ended: event \(event) is \"\(happened)\""
    case (nil, nil): "follows the recording"
    }
  }
}

/// What became of a kept case.
package struct RegressionReplay: Sendable {
  package let file: RegressionFile
  package let answer: HuntAnswer
  /// Where it left the recording; nil if it followed it to the end.
  package let drift: Drift?

  /// Runs the case of a file.
  package init(_ file: RegressionFile, on pool: any WorkerPool) {
    self.init(file, answer: pool.answer(HuntRequest(.given(file.huntCase), trace: .all, isDetailed: true)))
  }

  /// Compares a run of the case of a file, with its whole trace, with what was recorded.
  package init(_ file: RegressionFile, answer: HuntAnswer) {
    self.file = file
    self.answer = answer
    let lines = answer.trace.map { EventLine($0).text }
    drift = EventLine.parting(file.events, lines).map { place in
      Drift(
        event: place, recorded: place < file.events.count ? file.events[place] : nil,
        happened: place < lines.count ? lines[place] : nil)
    }
  }

  /// Whether the case ended as the file expects.
  package var isAsExpected: Bool {
    switch file.expected {
    case .passes: answer.verdict == .passed
    case .fails(let signature): signature.matches(answer)
    }
  }

  /// Expectation and outcome, side by side.
  package var sentence: String {
    let outcome = FailureSignature(answer).map { "fails, \($0)" } ?? "passes"
    let expectation =
      switch file.expected {
      case .passes: "passes"
      case .fails(let signature): "fails, \(signature)"
      }
    return isAsExpected
      ? "as expected: it \(outcome)" : "not as expected: it \(outcome); the file says that it \(expectation)"
  }

  /// What is wrong with a kept case, if anything is: what ships must pass, a planted bug must still be found,
  /// and by the same oracle.
  package var complaint: String? {
    if file.huntCase.variant == HuntCase.shipped, let failure = FailureSignature(answer) {
      let objection = answer.objections.first.map { ": \($0.text)" } ?? ""
      return "the shipped code fails, \(failure)\(objection)"
    }
    let isMendedOnlyInTheFile = file.huntCase.variant == HuntCase.shipped
    return isAsExpected || isMendedOnlyInTheFile ? nil : sentence
  }
}
