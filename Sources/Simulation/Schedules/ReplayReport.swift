// A report on how well a recording fitted the run in which it was replayed.

import Synchronization

/// Filled in by one run of a ``Replay`` and read afterwards.
///
/// A schedule is a value inside its run; the report is the part that outlives the run.
public final class ReplayReport: Sendable {
  /// A recorded choice that could not be taken.
  public struct Misfit: Hashable, Sendable {
    /// Its index in the recording.
    public let index: Int
    /// The recorded choice.
    public let choice: UInt64
    /// The number of candidates.
    public let candidates: Int
  }

  private struct State {
    var recorded = 0
    var used = 0
    var misfit: Misfit?
  }

  private let state = Mutex(State())

  /// Creates an empty report.
  public init() {}

  /// The first choice for which there were too few candidates.
  public var misfit: Misfit? { state.withLock { $0.misfit } }

  /// The number of recorded choices that were not used, because the run ended or had fewer decisions.
  public var leftOver: Int { state.withLock { $0.recorded - $0.used } }

  /// True if every recorded choice was used and within range.
  public var fits: Bool { misfit == nil && leftOver == 0 }

  func begin(_ count: Int) { state.withLock { $0 = State(recorded: count) } }

  func used(_ index: Int, _ misfit: Misfit?) {
    state.withLock { state in
      state.used = index + 1
      if state.misfit == nil { state.misfit = misfit }
    }
  }
}

extension ReplayReport: CustomStringConvertible {
  /// The report in one sentence.
  public var description: String {
    let (recorded, used, misfit) = state.withLock { ($0.recorded, $0.used, $0.misfit) }
    if let misfit {
      return "The recording stopped fitting at choice \(misfit.index) of \(recorded): it asks for candidate "
        + "\(misfit.choice) and there were \(misfit.candidates)."
    }
    if used < recorded { return "The run ended after \(used) of \(recorded) recorded choices." }
    return "The recording fitted: all \(recorded) choices were taken."
  }
}
