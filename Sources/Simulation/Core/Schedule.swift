// Which of the points that may be released goes next. One small protocol; each policy is a file of its own.

/// A policy that decides between points that may be released.
///
/// It is asked only when there are at least two. 0 is always the ordinary choice: the point that is due
/// first, and of those the one that was parked first. A policy is a value with its own random stream, so it
/// disturbs no other stream.
public protocol Schedule: Sendable {
  /// How much later than the first a point may be due and still go before it, in virtual time.
  ///
  /// Zero decides between points of the same moment only. More than that makes machines and messages late, as
  /// a busy machine and a busy network do, so that what is a few milliseconds apart can happen in either
  /// order.
  var slack: Duration { get }

  /// The place, in `0..<candidates.count`, of the point to release.
  mutating func choose(_ candidates: Candidates) -> Int
}

extension Schedule {
  /// None.
  public var slack: Duration { .zero }
}

/// The points between which a schedule decides, in stable order.
public struct Candidates {
  /// How many there are; at least 2.
  public let count: Int
  /// Points that had been released before this choice.
  public let step: UInt64
  private let core: WorldCore

  init(count: Int, step: UInt64, in core: WorldCore) {
    self.count = count
    self.step = step
    self.core = core
  }

  /// The number of the process that parked the point, in order of creation; 0 is the scenario itself.
  public func process(at index: Int) -> Int { core.points.process(at: index) }

  /// The name of the point.
  public func name(at index: Int) -> String { core.points.candidate(at: index).name }

  /// The strand of events to which the point belongs: all points of one started task have the same lane, and
  /// so do all points of one message. Named, not numbered, so it is the same in every build and in related
  /// runs.
  public func lane(at index: Int) -> UInt64 { core.points.lane(at: index) }

  /// When the point is due, in virtual nanoseconds.
  public func due(at index: Int) -> Int64 { core.points.due(at: index) }
}
