// How a run ended, in terms that cannot be confused with one another.

/// The end of a run.
public enum Verdict: Equatable, Sendable {
  /// The body returned and no oracle objected.
  case passed
  /// The body threw; the text says what. The scenario is at fault until shown otherwise.
  case failed(String)
  /// An oracle objected; all that was said, in order.
  case safety([WorldObjection])
  /// The healed world did not settle in the time it was given; who was waiting for what.
  case unsettled(waiting: [String])
  /// Nothing could go on and the body had not ended; who was waiting for what.
  case deadlock(waiting: [String])
  /// A livelock: points without end at one moment of virtual time; the text names them.
  case livelock(running: [String])
  /// Work reached the world from a thread that is not its own; what and how.
  case escape([String])
  /// A limit of the run was reached; which one.
  case limit(String)
}

/// Something that an oracle said against a run.
public struct WorldObjection: Hashable, Sendable, Codable {
  /// Which oracle.
  public let oracle: String
  /// What is wrong.
  public let text: String
  /// When it was said, in virtual nanoseconds.
  public let time: Int64
  /// How many points had been released by then.
  public let step: UInt64
}

/// What a run may use before it is stopped as one that does not end.
public struct Limits: Equatable, Sendable {
  /// Released points.
  public var steps: UInt64
  /// Virtual time in nanoseconds.
  public var virtualNanoseconds: Int64
  /// Points released while virtual time stands still: beyond that the run is a livelock.
  public var stepsAtOneMoment: UInt64
  /// Objections after which the run ends, in the step in which the last of them was made; without it, none
  /// ends it.
  public var objections: Int?

  /// Limits; the defaults are far beyond any reasonable run: 10¹² steps, 100 years, and 10 million steps
  /// during which time stands still.
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

/// What a run did, in counts. `jobs` depends on the build; the others do not.
public struct Statistics: Equatable, Sendable {
  /// Released points.
  public internal(set) var steps: UInt64 = 0
  /// Everything that the digest has seen: points, messages, draws, faults, notes.
  public internal(set) var events: UInt64 = 0
  /// Tasks started by the world.
  public internal(set) var tasks: UInt64 = 0
  /// Jobs of the Swift runtime; differs between builds of the same program.
  public internal(set) var jobs: UInt64 = 0
}

/// Why the loop of a world stopped.
enum Stop {
  case done
  case deadlock([String])
  case livelock([String])
  case unsettled([String])
  case escape([String])
  case limit(String)
}
