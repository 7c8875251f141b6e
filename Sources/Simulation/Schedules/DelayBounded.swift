// Arrival order with a few delays: finds bugs that occur when one lane is late once or twice.
//
// Emmi, Qadeer, Rakamarić: Delay-bounded scheduling. POPL 2011.

/// Arrival order, except that at up to `delays` drawn decisions the lane whose turn it is has to let all
/// others go first.
///
/// A delay ends when the lane goes: once no other lane can, or when patience is exhausted. With one delay
/// there are at most as many schedules as decisions, so a bug that needs one delay is found in about as many
/// runs as a run has decisions.
public struct DelayBounded: Schedule {
  /// The virtual time by which a point may be due later than the first and still be released before it.
  public let slack: Duration
  private let delays: [Int]
  /// The delayed lanes, in the order in which they may go.
  private var delayed: [UInt64] = []
  private var decision = 0
  private var patience: Patience

  /// Creates the schedule of a seed.
  ///
  /// - Parameters:
  ///   - delays: The maximum number of delays.
  ///   - expectedChoices: The number of decisions in a run, as in its `choices` under arrival order; nil to
  ///     draw a guess from the seed.
  ///   - patience: The number of times in a row that the default choice may be passed over.
  public init(
    seed: UInt64, delays: Int, expectedChoices: Int? = nil, slack: Duration = .zero, patience: Int = 1_000
  ) {
    var stream = RandomStream(seed: seed, name: "schedule delays")
    self.delays = DrawnDecisions(delays, of: expectedChoices, from: &stream).numbers
    self.slack = slack
    self.patience = Patience(patience)
  }

  /// Returns the first candidate whose lane is not delayed.
  public mutating func choose(_ candidates: Candidates) -> Int {
    // Points were released without a decision, so no other lane could go and all delays are over.
    if !patience.resumes(at: candidates.step) { delayed.removeAll() }
    var index = turn(of: candidates)
    if delays.contains(decision) {
      let lane = candidates.lane(at: index)
      delayed.removeAll { $0 == lane }
      delayed.append(lane)
      index = turn(of: candidates)
    }
    decision += 1
    if !patience.allows(index) { index = 0 }
    if !delayed.isEmpty {
      let lane = candidates.lane(at: index)
      delayed.removeAll { $0 == lane }
    }
    return index
  }

  private func turn(of candidates: Candidates) -> Int {
    if delayed.isEmpty { return 0 }
    let lanes = (0..<candidates.count).map { candidates.lane(at: $0) }
    if let free = lanes.firstIndex(where: { !delayed.contains($0) }) { return free }
    for lane in delayed {
      if let index = lanes.firstIndex(of: lane) { return index }
    }
    return 0
  }
}
