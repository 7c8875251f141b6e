// The result of a run, captured before the world is closed.

package import PropertyTesting

/// The result of a run.
public struct Outcome<Value: Sendable>: Sendable {
  /// The result of the body; nil if it threw or did not return.
  public let value: Value?
  /// The verdict on the run.
  public let verdict: Verdict
  /// The digest of all events up to the end.
  public let digest: Digest
  /// The digest after every `Simulator.checkpointInterval` events.
  public let checkpoints: [UInt64]
  /// The virtual time that passed.
  public let virtualTime: Duration
  /// The counts of the run.
  public let statistics: Statistics
  /// All choices of the schedule; `Replay` repeats the run with them.
  public let choices: [UInt64]
  /// The number of candidates for each choice.
  public let choiceBounds: [Int]
  /// The faults that fired, in order.
  public let firings: [FaultFiring]
  /// The counts of all faults.
  public let ledger: FaultLedger
  /// The counts of the probes.
  public let probes: ProbeLedger
  /// The objections of oracles, in order.
  public let objections: [WorldObjection]
  /// The numbers that the scenario drew, with their parts; empty unless they were recorded.
  package let recordings: [String: Recording]
  /// The events selected by the trace request.
  public let trace: [TraceEvent]
  /// Tasks that did not end even after all their waits were refused.
  public let unfinishedTasks: [String]

  init(value: Value?, verdict: Verdict, sealed: SealedRun, unfinishedTasks: [String]) {
    self.value = value
    self.verdict = verdict
    digest = sealed.recorder.digest
    checkpoints = sealed.recorder.checkpoints
    virtualTime = .nanoseconds(sealed.time)
    statistics = sealed.statistics
    choices = sealed.choices
    choiceBounds = sealed.choiceBounds
    firings = sealed.faults.firings
    ledger = sealed.faults.ledger
    probes = sealed.probes
    objections = sealed.objections
    recordings = sealed.recordings
    trace = sealed.recorder.trace
    self.unfinishedTasks = unfinishedTasks
  }
}

extension Outcome {
  /// The numbers that the scenario drew from its streams; empty unless the plan of draws records them.
  public var draws: DrawList { DrawList(streams: recordings.mapValues(\.choices)) }
}

/// The state of a world at the end of its run.
struct SealedRun {
  let recorder: Recorder
  let time: Int64
  let statistics: Statistics
  let choices: [UInt64]
  let choiceBounds: [Int]
  let faults: Faults
  let probes: ProbeLedger
  let recordings: [String: Recording]
  let objections: [WorldObjection]

  init(_ core: WorldCore) {
    recorder = core.recorder
    time = core.now
    var statistics = core.statistics
    statistics.events = core.recorder.count
    self.statistics = statistics
    choices = core.choices
    choiceBounds = core.choiceBounds
    faults = core.faultState
    probes = core.probes.ledger
    objections = core.objections
    recordings = core.drawTapes?.recordings ?? [:]
  }
}
