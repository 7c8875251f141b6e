// How long to wait before a failed request is sent again, and when to stop trying (ENR-5).

/// Waiting times after failures.
public struct BackoffPolicy: Hashable, Sendable {
  /// The pause before the first, second … repetition; after the last one the work is parked.
  public var steps: [Duration]
  /// Up to this many thousandths of a step are added at random.
  public var jitterPerMille: Int
  /// If a server asks for a longer pause than this, it counts as down: the work is parked.
  public var longestRetryAfter: Duration

  /// Makes a policy.
  public init(steps: [Duration], jitterPerMille: Int = 0, longestRetryAfter: Duration = .seconds(600)) {
    self.steps = steps
    self.jitterPerMille = jitterPerMille
    self.longestRetryAfter = longestRetryAfter
  }

  /// 1, 2, 4 and 8 seconds, no jitter.
  public static let documented = BackoffPolicy(steps: [.seconds(1), .seconds(2), .seconds(4), .seconds(8)])

  /// The longest pause that follows without a wish of the server; zero if nothing is repeated.
  var longestStep: Duration {
    let step = steps.max() ?? .zero
    return step + step * max(0, jitterPerMille) / 1_000
  }

  /// The pause after that many failures, or nil if there is no further try.
  ///
  /// A `retryAfter` of the server that is longer than the step is obeyed.
  public func pause(afterFailures failures: Int, retryAfter: Duration?, random: any RandomSource) -> Duration?
  {
    guard failures >= 1, failures <= steps.count else { return nil }
    if let retryAfter, retryAfter > longestRetryAfter { return nil }
    let step = steps[failures - 1]
    let jitter = jitterPerMille > 0 ? step * random.below(jitterPerMille + 1) / 1_000 : .zero
    return max(step + jitter, retryAfter ?? .zero)
  }
}
