// A named point: the only place at which the order of things in a world is decided.
//
// The runtime's own jobs are no place for that: how many there are and in which order they come differs
// between an optimised and an unoptimised build of the same program. So the world lets every job run until
// none is left, and then releases exactly one of the points that are parked.

/// How a wait at a point ended, if not with a cancellation.
enum WaitResult {
  case released
  /// It has not begun: it has to be one that a cancellation ends.
  case needsHandler
}

typealias PointContinuation = UnsafeContinuation<WaitResult, any Error>

/// What happens when a point is released.
enum PointAction {
  /// A suspended task goes on; whether it is one that the world has started, and not a child of one.
  case resume(PointContinuation, isStarted: Bool)
  /// A suspended task ends its wait with a cancellation.
  case cancel(PointContinuation)
  /// The world itself does something: a message leaves or arrives, a task is born, time is up.
  case event(() -> Void)
}

/// Names a parked point, so that it can be withdrawn.
struct PointToken: Hashable {
  let slot: Int
  let generation: UInt32
}

/// To whom a point belongs.
struct PointOwner: Hashable {
  /// The number of its machine: where it stands among others, and what stops when that machine is paused.
  let process: Int
  /// Which life of the machine parked it; 0 for what belongs to the world and outlives the machine.
  let incarnation: UInt32
  /// The strand of events that it belongs to.
  let lane: UInt64
}

/// Where a point stands among others: by time, then by the step in which it was parked, then by who parked it
/// and under which name. None of these depends on the order of runtime jobs; only the last tie-break does,
/// and it separates nothing but twins.
struct PointKey: Comparable {
  /// Virtual nanoseconds at which it may be released.
  let due: Int64
  let parkedAtStep: UInt64
  let process: Int
  let name: String
  let serial: UInt64
  var lane: UInt64 = 0
  var incarnation: UInt32 = 0

  static func < (left: PointKey, right: PointKey) -> Bool {
    if left.due != right.due { return left.due < right.due }
    if left.parkedAtStep != right.parkedAtStep { return left.parkedAtStep < right.parkedAtStep }
    if left.process != right.process { return left.process < right.process }
    if left.name != right.name { return left.name < right.name }
    return left.serial < right.serial
  }
}
