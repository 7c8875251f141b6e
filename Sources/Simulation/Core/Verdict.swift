// How a run ended, in terms that cannot be confused with one another.

/// The end of a run.
public enum Verdict: Equatable, Sendable {
  /// The body returned.
  case passed
  /// The body threw; the text says what.
  case failed(String)
  /// Nothing could go on and the body had not ended; who was waiting.
  case deadlock(waiting: [String])
  /// Work reached the world from a thread that is not its own; what and how.
  case escape([String])
  /// A limit of the run was reached; which one.
  case limit(String)
}

/// What a run may use before it is stopped as one that does not end.
public struct Limits: Equatable, Sendable {
  /// Released points.
  public var steps: UInt64
  /// Virtual time in nanoseconds.
  public var virtualNanoseconds: Int64

  /// Limits; the defaults are far beyond any reasonable run: 10¹² steps and 100 years.
  public init(steps: UInt64 = 1_000_000_000_000, virtualTime: Duration = .seconds(3_155_760_000)) {
    self.steps = steps
    virtualNanoseconds = virtualTime.wholeNanoseconds
  }
}

/// What a run did, in counts. `jobs` depends on the build; the others do not.
public struct Statistics: Equatable, Sendable {
  /// Released points.
  public internal(set) var steps: UInt64 = 0
  /// Tasks started by the world.
  public internal(set) var tasks: UInt64 = 0
  /// Jobs of the Swift runtime; differs between builds of the same program.
  public internal(set) var jobs: UInt64 = 0
}

/// Why the loop of a world stopped.
enum Stop {
  case done
  case deadlock([String])
  case escape([String])
  case limit(String)
}
