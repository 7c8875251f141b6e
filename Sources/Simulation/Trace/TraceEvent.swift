// What a run did, one event a line: for people, for a timeline viewer, and for finding where two runs part.

/// One event of a run, as its digest saw it.
public struct TraceEvent: Hashable, Sendable, Codable {
  /// What kind of thing happened.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A machine was added to the world.
    case machine
    /// A parked point was released: a task went on, was born, or a timer went off.
    case point
    /// A message left.
    case sent
    /// A message arrived.
    case arrived
    /// A message did not arrive.
    case lost
    /// A number was drawn from a named stream.
    case draw
    /// A fault fired.
    case fault
    /// Something happened to a machine: killed, restarted, paused, resumed, its clock set.
    case fate
    /// A disk did something.
    case disk
    /// The scenario noted a fact of its own.
    case note
    /// An oracle objected.
    case violation
  }

  /// Its number in the run, from 0.
  public var number: UInt64
  /// How many points had been released before it, itself included.
  public var step: UInt64
  /// Virtual nanoseconds since the world began.
  public var time: Int64
  /// The machine at which it happened.
  public var machine: String
  /// The task to whose doing it belongs, where there is one.
  public var task: String
  /// What kind of thing happened.
  public var kind: Kind
  /// What happened, in words.
  public var text: String
  /// The digest after it.
  public var digest: UInt64
  /// Of a point: the step in which it was parked, when the wait for it began.
  public var parkedAtStep: UInt64?
  /// Which message, of what leaves, arrives, or is lost on its way.
  public var message: TracedMessage?

  /// Makes an event.
  public init(
    number: UInt64, step: UInt64, time: Int64, machine: String, task: String, kind: Kind,
    text: String, digest: UInt64, parkedAtStep: UInt64? = nil, message: TracedMessage? = nil
  ) {
    self.number = number
    self.step = step
    self.time = time
    self.machine = machine
    self.task = task
    self.kind = kind
    self.text = text
    self.digest = digest
    self.parkedAtStep = parkedAtStep
    self.message = message
  }
}

/// A message in a trace, by the numbers of events.
public struct TracedMessage: Hashable, Sendable, Codable {
  /// The event with which it left; its second arrival, if it is duplicated, names the same.
  public var departure: UInt64
  /// The event with which the request left to which it belongs: its own departure, if it is a request.
  public var request: UInt64

  /// Whether it goes back to who has asked.
  public var isAnswer: Bool { request != departure }

  /// Names a message.
  public init(departure: UInt64, request: UInt64) {
    self.departure = departure
    self.request = request
  }
}

/// Which events of a run are kept.
public enum TraceRequest: Hashable, Sendable {
  /// None: the digest alone.
  case none
  /// All.
  case all
  /// Those whose number is in the range.
  case only(Range<UInt64>)
}
