// Every point that may go is equally likely to go next.

/// Chooses uniformly at random, from the stream `schedule` of its seed.
///
/// Good at many small disorders at once, bad at one large one: that a certain task loses k times in a row
/// among n comes about once in nᵏ runs. ``PCT`` is for those.
public struct UniformRandom: Schedule {
  /// How much later than the first a point may be due and still go before it.
  public let slack: Duration
  private var stream: RandomStream

  /// Makes the schedule of that seed.
  public init(seed: UInt64, slack: Duration = .zero) {
    stream = RandomStream(seed: seed, name: "schedule")
    self.slack = slack
  }

  /// Any of them.
  public mutating func choose(_ candidates: Candidates) -> Int { stream.below(candidates.count) }
}
