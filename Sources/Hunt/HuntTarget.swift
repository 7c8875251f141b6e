// The kinds of small worlds: a target draws cases and runs them.

import LabWorld
package import Simulation

/// An objection of an oracle.
package struct Objection: Codable, Hashable, Sendable {
  /// The name of the oracle, such as `library-model`.
  package var oracle: String
  /// The violated clause, such as `ENR-6`.
  package var clause: String
  /// A sentence that describes the violation.
  package var text: String

  package init(oracle: String, clause: String, text: String) {
    self.oracle = oracle
    self.clause = clause
    self.text = text
  }
}

/// The end of one run of a case.
package enum HuntVerdict: String, NamedValue, CaseIterable {
  case passed
  /// An oracle objected.
  case safety
  /// Liveness: the healed world did not settle in time, was deadlocked, or looped without virtual time
  /// passing.
  case liveness
  /// Two runs of one case differed.
  case nondeterminism
  /// Work left the world.
  case escape
  /// The process died of a signal.
  case crash
  /// The process ran out of memory.
  case outOfMemory = "out-of-memory"
  /// The process did not come back.
  case timeout
  /// A bug of the lab itself; always a failure.
  case harness
}

/// The result of one run of a case.
package struct HuntResult: Sendable {
  package var verdict: HuntVerdict
  /// The reasons if it did not pass: objections of oracles, or which task waits for what.
  package var objections: [Objection]
  package var digest: UInt64
  /// The digest after every `Simulator.checkpointInterval` events.
  package var checkpoints: [UInt64]
  package var virtualNanoseconds: Int64
  /// The number of events, as counted by the trace.
  package var events: UInt64
  /// The choices of the schedule, for replay.
  package var choices: [UInt64]
  /// The faults that fired, in order.
  package var firings: [FaultFiring]
  package var ledger: FaultLedger
  package var probes: ProbeLedger
  package var trace: [TraceEvent]

  package init(
    verdict: HuntVerdict, objections: [Objection], digest: UInt64, checkpoints: [UInt64],
    virtualNanoseconds: Int64, events: UInt64, choices: [UInt64], firings: [FaultFiring], ledger: FaultLedger,
    probes: ProbeLedger, trace: [TraceEvent]
  ) {
    self.verdict = verdict
    self.objections = objections
    self.digest = digest
    self.checkpoints = checkpoints
    self.virtualNanoseconds = virtualNanoseconds
    self.events = events
    self.choices = choices
    self.firings = firings
    self.ledger = ledger
    self.probes = probes
    self.trace = trace
  }
}

/// A kind of small world.
package protocol HuntTarget: Sendable {
  /// The name in cases and on the command line.
  var name: String { get }
  /// The stacks that it can run, besides `shipped`.
  var variants: [String] { get }
  /// Draws the world of a seed: topology, workload, faults and schedule policy; some fault kinds are off.
  func draw(seed: UInt64, variant: String) -> HuntCase
  /// Runs a case. Never traps, whatever numbers the case has been shrunk to.
  ///
  /// - Throws: `HuntCaseError` if the case names something that does not exist.
  func run(_ huntCase: HuntCase, trace: TraceRequest) throws(HuntCaseError) -> HuntResult
}

/// A case that cannot be run.
package struct HuntCaseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The violation, its place, and the expected behavior.
  package let description: String

  package init(_ description: String) { self.description = description }
}
