// What is asked of a pool and what it says, as plain values: whoever answers may be a thread of this process
// or a process of its own.

package import LabWorld
package import Simulation

/// A world to run.
package struct HuntRequest: Codable, Hashable, Sendable {
  /// Which world.
  package enum Subject: Codable, Hashable, Sendable {
    /// The world that a target draws for a seed, with those of its faults that may happen.
    case drawn(target: String, variant: String, seed: UInt64, faults: FaultSelection? = nil)
    /// This one.
    case given(HuntCase)
  }

  package var subject: Subject
  /// The events whose trace is wanted: from the first number up to, not including, the second.
  package var window: [UInt64]?
  /// Whether the answer holds what a replay needs: the case, its choices, the faults that fired.
  package var isDetailed: Bool
  /// Whether the world is only drawn and not run: how to learn the case of a world that stops its process.
  package var isOnlyDrawn: Bool
  /// Whether the answer tells which tasks ran while which others were suspended. That takes a trace, which
  /// stays with whoever runs the world.
  package var samplesReentrancy: Bool?
  /// Whether the answer is only held against that of another run, so that it leaves out what that one has of
  /// faults and probes.
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

  /// Which events are to be kept.
  package var trace: TraceRequest {
    guard let window, window.count == 2, window[0] < window[1] else { return .none }
    return window == [0, .max] ? .all : .only(window[0]..<window[1])
  }
}

/// What became of a world.
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
  /// What ran while what was suspended, if that was asked for.
  package var reentrancy: ReentrancyCoverage?
  /// The case that was run, if details were asked for.
  package var huntCase: HuntCase?
  /// The choices of its schedule, if details were asked for.
  package var choices: [UInt64] = []
  /// The faults that fired, if details were asked for.
  package var firings: [FaultFiring] = []

  /// What a run gave.
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

  /// What two runs of a world are compared by.
  var compared: HuntAnswer {
    var answer = self
    (answer.checkpoints, answer.ledger, answer.probes) = ([], FaultLedger(), ProbeLedger())
    return answer
  }

  /// The case itself, drawn and not run.
  package init(drawn huntCase: HuntCase) {
    verdict = .passed
    objections = []
    policy = huntCase.schedule.policy.name
    self.huntCase = huntCase
  }

  /// There was no result; why.
  package init(_ verdict: HuntVerdict, oracle: String, _ text: String) {
    self.verdict = verdict
    objections = [Objection(oracle: oracle, clause: "LAB-1", text: text)]
  }
}
