// The events of a trace: for people, for timeline viewers, and for finding where two runs diverge.

/// One event of a run, as the digest absorbed it.
public struct TraceEvent: Hashable, Sendable, Codable {
  /// The kinds of events.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A machine was added to the world.
    case machine
    /// A parked point was released: a task resumed or started, or a timer fired.
    case point
    /// A message departed.
    case sent
    /// A message arrived.
    case arrived
    /// A message was lost.
    case lost
    /// A number was drawn from a named stream.
    case draw
    /// A fault fired.
    case fault
    /// The state of a machine, a link or the world changed, such as by a kill, a restart or a healing.
    case fate
    /// A disk operation took effect.
    case disk
    /// The scenario recorded a fact.
    case note
    /// An oracle objected.
    case violation
  }

  /// Its number in the run, from 0.
  public var number: UInt64
  /// The number of points released before it, including its own if it is one.
  public var step: UInt64
  /// Virtual nanoseconds since the world began.
  public var time: Int64
  /// The name of the machine.
  public var machine: String
  /// The task to which it belongs; empty if there is none.
  public var task: String
  /// The kind of event.
  public var kind: Kind
  /// A description of the event.
  public var text: String
  /// The digest after the event.
  public var digest: UInt64
  /// The step in which the point was parked, that is, in which the wait began; points only.
  public var parkedAtStep: UInt64?
  /// The message that departed, arrived or was lost on arrival.
  public var message: TracedMessage?

  /// Creates an event.
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

/// A message in a trace, identified by event numbers.
public struct TracedMessage: Hashable, Sendable, Codable {
  /// The number of its departure event; both arrivals of a duplicated message have the same.
  public var departure: UInt64
  /// The departure of the request to which it belongs; equal to its own for a request.
  public var request: UInt64

  /// True if the message is a response.
  public var isAnswer: Bool { request != departure }

  /// Creates a message.
  public init(departure: UInt64, request: UInt64) {
    self.departure = departure
    self.request = request
  }
}

/// A selection of the events to keep.
public enum TraceRequest: Hashable, Sendable {
  /// No events, only the digest.
  case none
  /// All events.
  case all
  /// The events whose numbers are in the range.
  case only(Range<UInt64>)
}
