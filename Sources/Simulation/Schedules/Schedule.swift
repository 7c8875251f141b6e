// Which of the points that may be released goes next. One small protocol; each policy is a file of its own.

/// A policy that decides between points that may be released at the same moment.
///
/// It is asked only when there are at least two. 0 is always the ordinary choice: the point that was parked
/// first. A policy is a value with its own random stream, so it disturbs no other stream.
public protocol Schedule: Sendable {
  /// The place, in `0..<candidates.count`, of the point to release.
  mutating func choose(_ candidates: Candidates) -> Int
}

/// The points between which a schedule decides, in stable order.
public struct Candidates {
  /// How many there are; at least 2.
  public let count: Int
  private let key: (Int) -> PointKey

  init(count: Int, at key: @escaping (Int) -> PointKey) {
    self.count = count
    self.key = key
  }

  /// The number of the process that parked the point, in order of creation.
  public func process(at index: Int) -> Int { key(index).process }

  /// The name of the point.
  public func name(at index: Int) -> String { key(index).name }
}
