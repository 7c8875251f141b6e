// Uniformly random scheduling.

/// Chooses uniformly at random, from the stream `schedule` of its seed.
///
/// Good at many small reorderings, bad at one long delay: one task loses k decisions in a row among n
/// candidates only about once in nᵏ runs. ``PCT`` finds those.
public struct UniformRandom: Schedule {
  /// The virtual time by which a point may be due later than the first and still be released before it.
  public let slack: Duration
  private var stream: RandomStream

  /// Creates the schedule of a seed.
  public init(seed: UInt64, slack: Duration = .zero) {
    stream = RandomStream(seed: seed, name: "schedule")
    self.slack = slack
  }

  /// Returns a random index.
  public mutating func choose(_ candidates: Candidates) -> Int { stream.below(candidates.count) }
}
