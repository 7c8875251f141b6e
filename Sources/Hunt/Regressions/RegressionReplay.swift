// A replay of a regression file, possibly with newer code than recorded it.

import Simulation

/// The first difference between a replay and its recording.
package struct Drift: Hashable, Sendable {
  /// The number of the line in the recording, from 0; also the number of the event.
  package let event: Int
  /// The line in the recording and in the replay; nil where one of them had ended.
  package let recorded: String?
  package let happened: String?

  /// A description for people.
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

/// The result of replaying a regression file.
package struct RegressionReplay: Sendable {
  package let file: RegressionFile
  package let answer: HuntAnswer
  /// The first difference from the recording; nil if there is none.
  package let drift: Drift?

  /// Runs the case of a file.
  package init(_ file: RegressionFile, on pool: any WorkerPool) {
    self.init(file, answer: pool.answer(HuntRequest(.given(file.huntCase), trace: .all, isDetailed: true)))
  }

  /// Compares the answer of a run, with its whole trace, with the recording.
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

  /// True if the case ended as the file expects.
  package var isAsExpected: Bool {
    switch file.expected {
    case .passes: answer.verdict == .passed
    case .fails(let signature): signature.matches(answer)
    }
  }

  /// Compares outcome and expectation in one sentence.
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

  /// Returns what is wrong, if anything: the shipped code must pass, and a planted bug must still be found by
  /// the same oracle.
  package var complaint: String? {
    if file.huntCase.variant == HuntCase.shipped, let failure = FailureSignature(answer) {
      let objection = answer.objections.first.map { ": \($0.text)" } ?? ""
      return "the shipped code fails, \(failure)\(objection)"
    }
    let isMendedOnlyInTheFile = file.huntCase.variant == HuntCase.shipped
    return isAsExpected || isMendedOnlyInTheFile ? nil : sentence
  }
}
