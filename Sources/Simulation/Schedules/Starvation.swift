// One machine, or one lane, is not scheduled for a while.

/// Arrival order, except that in drawn stretches of decisions a drawn victim goes only when no other point
/// can.
///
/// Finds what takes one machine that is slow for long: heartbeats that are missed, queues that fill up, a
/// retry that gives up. A stretch begins with drawing a candidate; in every other case on average its whole
/// process is the victim, else its lane alone. It ends after 1 to 1,024 decisions, short ones as likely as
/// long ones, and ordinary decisions follow until the next, so no lane starves for good.
public struct Starvation: Schedule {
  /// How much later than the first a point may be due and still go before it.
  public let slack: Duration
  private var stream: RandomStream
  private var victim: Victim?
  private var decisionsLeft = 0

  private enum Victim {
    case process(Int)
    case lane(UInt64)
  }

  /// Makes the schedule of that seed.
  public init(seed: UInt64, slack: Duration = .zero) {
    stream = RandomStream(seed: seed, name: "schedule starvation")
    self.slack = slack
    decisionsLeft = length(upTo: 5)
  }

  /// The first that is not the victim's.
  public mutating func choose(_ candidates: Candidates) -> Int {
    if decisionsLeft == 0 { turnOver(candidates) }
    decisionsLeft -= 1
    guard let victim else { return 0 }
    return (0..<candidates.count).first { !belongs($0, of: candidates, to: victim) } ?? 0
  }

  /// Ends a stretch and begins another.
  private mutating func turnOver(_ candidates: Candidates) {
    if victim != nil {
      victim = nil
      decisionsLeft = length(upTo: 5)
    } else {
      let index = stream.below(candidates.count)
      let isWhole = stream.chance(1, in: 2)
      victim = isWhole ? .process(candidates.process(at: index)) : .lane(candidates.lane(at: index))
      decisionsLeft = length(upTo: 10)
    }
  }

  /// At least 1 and at most that power of two, each order of magnitude equally likely.
  private mutating func length(upTo power: Int) -> Int { 1 + stream.below(1 << stream.within(0...power)) }

  private func belongs(_ index: Int, of candidates: Candidates, to victim: Victim) -> Bool {
    switch victim {
    case .process(let process): candidates.process(at: index) == process
    case .lane(let lane): candidates.lane(at: index) == lane
    }
  }
}
