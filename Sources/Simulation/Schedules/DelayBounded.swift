// Arrival order with a few delays: what goes wrong when one strand of events comes late, once or twice.
//
// Emmi, Qadeer, Rakamarić: Delay-bounded scheduling. POPL 2011.

/// Arrival order, except that at up to `delays` drawn decisions the lane whose turn it is has to let all
/// others go first.
///
/// The delay is over when the lane goes: once nothing else can, or when patience is at its end. With one
/// delay there are no more schedules than there are decisions, so a bug that one delay brings about is found
/// in about as many runs as a run has decisions.
public struct DelayBounded: Schedule {
  /// How much later than the first a point may be due and still go before it.
  public let slack: Duration
  private let delays: [Int]
  /// The lanes that are delayed, those that are to go first in front.
  private var delayed: [UInt64] = []
  private var decision = 0
  private var patience: Patience

  /// Makes the schedule of that seed.
  ///
  /// - Parameters:
  ///   - delays: How many at most.
  ///   - expectedChoices: How many decisions a run takes, as its `choices` in arrival order tell; if nothing,
  ///     the seed draws a guess.
  ///   - patience: How often in a row the ordinary choice may be passed over.
  public init(
    seed: UInt64, delays: Int, expectedChoices: Int? = nil, slack: Duration = .zero, patience: Int = 1_000
  ) {
    var stream = RandomStream(seed: seed, name: "schedule delays")
    self.delays = DrawnDecisions(delays, of: expectedChoices, from: &stream).numbers
    self.slack = slack
    self.patience = Patience(patience)
  }

  /// The first whose lane is not delayed.
  public mutating func choose(_ candidates: Candidates) -> Int {
    // Something went because it was alone; so did whatever was delayed.
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
