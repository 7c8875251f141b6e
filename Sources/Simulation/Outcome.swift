// What a run gave, all of it taken before anything is drained.

/// What a run gave.
public struct Outcome<Value: Sendable>: Sendable {
  /// What the body returned, if it did.
  public let value: Value?
  /// How it ended.
  public let verdict: Verdict
  /// The fingerprint of everything that happened up to the end.
  public let digest: Digest
  /// The digest after every `Simulator.checkpointInterval` events.
  public let checkpoints: [UInt64]
  /// Virtual time that went by.
  public let virtualTime: Duration
  /// What it took.
  public let statistics: Statistics
  /// Every choice of the schedule: with `Replay` the same run again.
  public let choices: [UInt64]
  /// Between how many points each of them was made.
  public let choiceBounds: [Int]
  /// The faults that fired, in order.
  public let firings: [FaultFiring]
  /// The account of all faults.
  public let ledger: FaultLedger
  /// What the probes saw.
  public let probes: ProbeLedger
  /// What oracles said, in order.
  public let objections: [WorldObjection]
  /// The events that were asked for.
  public let trace: [TraceEvent]
  /// Tasks that did not end even when everything was refused to them.
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
    trace = sealed.recorder.trace
    self.unfinishedTasks = unfinishedTasks
  }
}

/// A run as it was when it ended.
struct SealedRun {
  let recorder: Recorder
  let time: Int64
  let statistics: Statistics
  let choices: [UInt64]
  let choiceBounds: [Int]
  let faults: Faults
  let probes: ProbeLedger
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
  }
}
