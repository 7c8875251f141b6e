// The source of random numbers, used for the jitter of backoff. In the lab it is a stream of the simulated
// reader, so that runs are reproducible.

/// A source of random numbers.
public protocol RandomSource: Sendable {
  /// Returns a uniformly distributed number in `0..<bound`; `bound` must be positive.
  func below(_ bound: Int) -> Int
}

/// Always the lowest number, so that there is no jitter.
public struct NoRandomness: RandomSource {
  /// Creates the value.
  public init() {}

  /// Returns 0.
  public func below(_ bound: Int) -> Int { 0 }
}
