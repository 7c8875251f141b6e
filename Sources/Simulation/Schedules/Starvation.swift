// Starvation: a process or a lane is not scheduled for a while.

/// Arrival order, except that during drawn stretches of decisions a drawn victim goes only if no other point
/// can.
///
/// Finds bugs that need one slow machine: missed heartbeats, full queues, exhausted retries. A stretch begins
/// with drawing a candidate; the victim is its whole process or, with equal probability, its lane. It lasts 1
/// to 1,024 decisions, each order of magnitude equally likely, and ordinary decisions follow until the next,
/// so no lane starves forever.
public struct Starvation: Schedule {
  /// The virtual time by which a point may be due later than the first and still be released before it.
  public let slack: Duration
  private var stream: RandomStream
  private var victim: Victim?
  private var decisionsLeft = 0

  private enum Victim {
    case process(Int)
    case lane(UInt64)
  }

  /// Creates the schedule of a seed.
  public init(seed: UInt64, slack: Duration = .zero) {
    stream = RandomStream(seed: seed, name: "schedule starvation")
    self.slack = slack
    decisionsLeft = length(upTo: 5)
  }

  /// Returns the first candidate that does not belong to the victim.
  public mutating func choose(_ candidates: Candidates) -> Int {
    if decisionsLeft == 0 { turnOver(candidates) }
    decisionsLeft -= 1
    guard let victim else { return 0 }
    return (0..<candidates.count).first { !belongs($0, of: candidates, to: victim) } ?? 0
  }

  /// Ends a stretch and begins the next.
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

  /// Draws a length of at least 1 and at most 2 to the `power`, each order of magnitude equally likely.
  private mutating func length(upTo power: Int) -> Int { 1 + stream.below(1 << stream.within(0...power)) }

  private func belongs(_ index: Int, of candidates: Candidates, to victim: Victim) -> Bool {
    switch victim {
    case .process(let process): candidates.process(at: index) == process
    case .lane(let lane): candidates.lane(at: index) == lane
    }
  }
}
