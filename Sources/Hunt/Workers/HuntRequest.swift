// Requests to a pool and its answers, as plain values, because a worker may be a thread or a process of its
// own.

package import LabWorld
package import Simulation

/// A world to run.
package struct HuntRequest: Codable, Hashable, Sendable {
  /// The world of a request.
  package enum Subject: Codable, Hashable, Sendable {
    /// The world that a target draws for a seed, with its faults limited to `faults`.
    case drawn(target: String, variant: String, seed: UInt64, faults: FaultSelection? = nil)
    /// The given case.
    case given(HuntCase)
  }

  package var subject: Subject
  /// The range of events to trace: from the first number up to, but not including, the second.
  package var window: [UInt64]?
  /// True if the answer must contain the data for a replay: the case, its choices, the faults that fired.
  package var isDetailed: Bool
  /// True to draw the world without running it, which gives the case of a world that stops its process.
  package var isOnlyDrawn: Bool
  /// True if the answer must report which tasks ran while which others were suspended. That takes a trace,
  /// which stays with the worker.
  package var samplesReentrancy: Bool?
  /// True if the answer is only compared with that of the first run; it then lacks checkpoints and the counts
  /// of faults and probes.
  package var isRepetition: Bool?

  package init(
    _ subject: Subject, trace: TraceRequest = .none, isDetailed: Bool = false, isOnlyDrawn: Bool = false
  ) {
    self.subject = subject
    self.isDetailed = isDetailed
    self.isOnlyDrawn = isOnlyDrawn
    window =
      switch trace {
      case .none: nil
      case .all: [0, .max]
      case .only(let range): [range.lowerBound, range.upperBound]
      }
  }

  /// The events to trace.
  package var trace: TraceRequest {
    guard let window, window.count == 2, window[0] < window[1] else { return .none }
    return window == [0, .max] ? .all : .only(window[0]..<window[1])
  }
}

/// The answer to a request.
package struct HuntAnswer: Codable, Sendable {
  package var verdict: HuntVerdict
  package var objections: [Objection]
  package var digest: UInt64 = 0
  package var checkpoints: [UInt64] = []
  package var virtualNanoseconds: Int64 = 0
  package var events: UInt64 = 0
  /// The schedule policy of the case.
  package var policy = ""
  package var ledger = FaultLedger()
  package var probes = ProbeLedger()
  package var trace: [TraceEvent] = []
  /// The pairs of tasks of which one ran while the other was suspended, if requested.
  package var reentrancy: ReentrancyCoverage?
  /// The case, if details were requested or it was only drawn.
  package var huntCase: HuntCase?
  /// The choices of the schedule, if details were requested.
  package var choices: [UInt64] = []
  /// The faults that fired, if details were requested.
  package var firings: [FaultFiring] = []

  /// Creates the answer from the result of a run.
  package init(_ result: HuntResult, of huntCase: HuntCase, isDetailed: Bool) {
    verdict = result.verdict
    objections = result.objections
    digest = result.digest
    checkpoints = result.checkpoints
    virtualNanoseconds = result.virtualNanoseconds
    events = result.events
    policy = huntCase.schedule.policy.name
    ledger = result.ledger
    probes = result.probes
    trace = result.trace
    guard isDetailed else { return }
    self.huntCase = huntCase
    choices = result.choices
    firings = result.firings
  }

  /// The answer reduced to what two runs of a world are compared by.
  var compared: HuntAnswer {
    var answer = self
    (answer.checkpoints, answer.ledger, answer.probes) = ([], FaultLedger(), ProbeLedger())
    return answer
  }

  /// Creates the answer for a case that was drawn and not run.
  package init(drawn huntCase: HuntCase) {
    verdict = .passed
    objections = []
    policy = huntCase.schedule.policy.name
    self.huntCase = huntCase
  }

  /// Creates the answer for a world that gave no result, with the reason.
  package init(_ verdict: HuntVerdict, oracle: String, _ text: String) {
    self.verdict = verdict
    objections = [Objection(oracle: oracle, clause: "LAB-1", text: text)]
  }
}
