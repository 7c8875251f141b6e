// The pauses between tries of a failed request, and their number (ENR-5).

/// The pauses after failures.
public struct BackoffPolicy: Hashable, Sendable {
  /// The pause before each retry; after the last one the work is parked.
  public var steps: [Duration]
  /// The greatest random addition to a step, in thousandths of it.
  public var jitterPerMille: Int
  /// The longest accepted `Retry-After`; with a longer one the work is parked.
  public var longestRetryAfter: Duration

  /// Creates a policy.
  public init(steps: [Duration], jitterPerMille: Int = 0, longestRetryAfter: Duration = .seconds(600)) {
    self.steps = steps
    self.jitterPerMille = jitterPerMille
    self.longestRetryAfter = longestRetryAfter
  }

  /// 1, 2, 4 and 8 seconds, no jitter.
  public static let documented = BackoffPolicy(steps: [.seconds(1), .seconds(2), .seconds(4), .seconds(8)])

  /// The longest pause without a `Retry-After`; zero without retries.
  var longestStep: Duration {
    let step = steps.max() ?? .zero
    return step + step * max(0, jitterPerMille) / 1_000
  }

  /// Returns the pause after that many failures; nil if there is no further try.
  ///
  /// A `retryAfter` longer than the step is respected.
  public func pause(afterFailures failures: Int, retryAfter: Duration?, random: any RandomSource) -> Duration?
  {
    guard failures >= 1, failures <= steps.count else { return nil }
    if let retryAfter, retryAfter > longestRetryAfter { return nil }
    let step = steps[failures - 1]
    let jitter = jitterPerMille > 0 ? step * random.below(jitterPerMille + 1) / 1_000 : .zero
    return max(step + jitter, retryAfter ?? .zero)
  }
}
