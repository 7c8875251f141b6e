// Where the stack gets its few random numbers from: the jitter of a back-off. In the lab they come from the
// reader's own stream, so that a run can be repeated.

/// Draws random numbers.
public protocol RandomSource: Sendable {
  /// A number in `0..<bound`, each equally likely; `bound` must be positive.
  func below(_ bound: Int) -> Int
}

/// Always the lowest number: no jitter.
public struct NoRandomness: RandomSource {
  /// Makes one.
  public init() {}

  /// Zero.
  public func below(_ bound: Int) -> Int { 0 }
}
