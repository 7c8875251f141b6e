// The possible ends of a run, and the limits and counts of a run.

/// The result of a run.
public enum Verdict: Equatable, Sendable {
  /// The body returned and no oracle objected.
  case passed
  /// The body threw; the text is the error. Usually a mistake of the scenario.
  case failed(String)
  /// Oracles objected; all objections, in order.
  case safety([WorldObjection])
  /// The healed world did not settle in the given time; lists the waiting tasks.
  case unsettled(waiting: [String])
  /// No point was left to release before the body ended; lists the waiting tasks.
  case deadlock(waiting: [String])
  /// Points were released without end at one instant of virtual time; lists them.
  case livelock(running: [String])
  /// Work reached the world from a foreign thread; lists what and how.
  case escape([String])
  /// The run reached a limit; the text says which.
  case limit(String)
}

/// An objection of an oracle to a run.
public struct WorldObjection: Hashable, Sendable, Codable {
  /// The oracle.
  public let oracle: String
  /// A description of the problem.
  public let text: String
  /// The virtual time of the objection, in nanoseconds.
  public let time: Int64
  /// The number of points released by then.
  public let step: UInt64
}

/// The limits beyond which a run is stopped as not terminating.
public struct Limits: Equatable, Sendable {
  /// Released points.
  public var steps: UInt64
  /// Virtual time in nanoseconds.
  public var virtualNanoseconds: Int64
  /// Points released at one instant of virtual time; beyond that the run is a livelock.
  public var stepsAtOneMoment: UInt64
  /// The number of objections after which the run ends, in the same step; nil for no limit.
  public var objections: Int?

  /// Creates limits. The defaults are far beyond any reasonable run: 10¹² steps, 100 years, and 10 million
  /// steps at one instant.
  public init(
    steps: UInt64 = 1_000_000_000_000, virtualTime: Duration = .seconds(3_155_760_000),
    stepsAtOneMoment: UInt64 = 10_000_000, objections: Int? = nil
  ) {
    self.steps = steps
    virtualNanoseconds = virtualTime.wholeNanoseconds
    self.stepsAtOneMoment = stepsAtOneMoment
    self.objections = objections
  }
}

/// Counts of a run. `jobs` depends on the build; the others do not.
public struct Statistics: Equatable, Sendable {
  /// Released points.
  public internal(set) var steps: UInt64 = 0
  /// Events that the digest has absorbed: points, messages, draws, faults, notes and others.
  public internal(set) var events: UInt64 = 0
  /// Tasks started by the world.
  public internal(set) var tasks: UInt64 = 0
  /// Jobs of the Swift runtime; differs between builds of the same program.
  public internal(set) var jobs: UInt64 = 0
}

/// The reason why the loop of a world stopped.
enum Stop {
  case done
  case deadlock([String])
  case livelock([String])
  case unsettled([String])
  case escape([String])
  case limit(String)
}
