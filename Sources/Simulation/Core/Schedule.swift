// The protocol of scheduling policies, which decide which of the points that are due is released next.

/// A policy that picks one of the points that may be released.
///
/// It is consulted only if there are at least two. Index 0 is the default choice: the point that is due first
/// and, of those, was parked first. A policy is a value with its own random stream, so it affects no other
/// stream.
public protocol Schedule: Sendable {
  /// The virtual time by which a point may be due later than the first and still be released before it.
  ///
  /// With zero, only points of the same instant are reordered. With more, machines and messages can be late,
  /// as under load, so that events a few milliseconds apart can happen in either order.
  var slack: Duration { get }

  /// Returns the index, in `0..<candidates.count`, of the point to release.
  mutating func choose(_ candidates: Candidates) -> Int
}

extension Schedule {
  /// Zero.
  public var slack: Duration { .zero }
}

/// The points from which a schedule picks, in stable order.
public struct Candidates {
  /// The number of candidates; at least 2.
  public let count: Int
  /// The number of points released before this choice.
  public let step: UInt64
  private let core: WorldCore

  init(count: Int, step: UInt64, in core: WorldCore) {
    self.count = count
    self.step = step
    self.core = core
  }

  /// The number of the machine that parked the point, in order of creation; 0 is the scenario.
  public func process(at index: Int) -> Int { core.points.process(at: index) }

  /// The name of the point.
  public func name(at index: Int) -> String { core.points.candidate(at: index).name }

  /// The lane of the point: all points of one started task share a lane, as do all points of one message.
  /// Derived from names, so it is the same in every build and in related runs.
  public func lane(at index: Int) -> UInt64 { core.points.lane(at: index) }

  /// The due time of the point, in virtual nanoseconds.
  public func due(at index: Int) -> Int64 { core.points.due(at: index) }
}
