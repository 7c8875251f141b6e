// Every point that may go is equally likely to go next.

/// Chooses uniformly at random, from the stream `schedule` of its seed.
public struct UniformRandom: Schedule {
  private var stream: RandomStream

  /// Makes the schedule of that seed.
  public init(seed: UInt64) { stream = RandomStream(seed: seed, name: "schedule") }

  /// Any of them.
  public mutating func choose(_ candidates: Candidates) -> Int { stream.below(candidates.count) }
}
