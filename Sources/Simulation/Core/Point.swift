// Named points: the only places at which the order of events in a world is decided.
//
// Runtime jobs are unsuitable for that, because their number and order differ between optimized and
// unoptimized builds of one program. So the world runs all jobs until none is left, and then releases exactly
// one parked point.

/// The result of a wait at a point that was not cancelled.
enum WaitResult {
  case released
  /// The wait did not begin; it has to be repeated with a cancellation handler.
  case needsHandler
}

typealias PointContinuation = UnsafeContinuation<WaitResult, any Error>

/// The action that releasing a point performs.
enum PointAction {
  /// Resumes a suspended task. `isStarted` is false for a child of a task that the world started.
  case resume(PointContinuation, isStarted: Bool)
  /// Resumes a suspended task with a `CancellationError`.
  case cancel(PointContinuation)
  /// Performs an event of the world: a message leaves or arrives, a task starts, a timer fires.
  case event(() -> Void)
}

/// Identifies a parked point, so that it can be withdrawn.
struct PointToken: Hashable {
  let slot: Int
  let generation: UInt32
}

/// The owner of a point.
struct PointOwner: Hashable {
  /// The number of its machine, which orders points and whose pause holds them.
  let process: Int
  /// The incarnation that parked it; 0 for points of the world, which outlive the machine.
  let incarnation: UInt32
  /// The lane to which it belongs.
  let lane: UInt64
}

/// The sort key of a point: time, then the step in which it was parked, its machine and its name. None of
/// these depends on the order of runtime jobs. Only `serial` does, and it separates nothing but points that
/// are equal in all the others.
struct PointKey: Comparable {
  /// The earliest virtual time at which it may be released, in nanoseconds.
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
