// Probabilistic concurrency testing: random priorities with a few change points. Finds a bug that needs few
// ordering constraints with a known minimum probability.
//
// Burckhardt, Kothari, Musuvathi, Nagarakatte: A randomized scheduler with probabilistic guarantees of
// finding bugs. ASPLOS 2010.

/// Always releases a point of the lane with the highest priority, and lowers the priority of that lane at
/// `depth - 1` drawn decisions.
///
/// A bug has depth d if d constraints on the order of events suffice to cause it: 1 for a use before
/// initialization, 2 for a lost update. With n lanes and k decisions a run finds it with a probability of at
/// least 1 / (n · kᵈ⁻¹), however many decisions in a row one lane has to win.
///
/// Three details are left open by the paper. The priority of a lane is a hash of the seed and the lane, so it
/// does not depend on when the lane first appears. Competing points of one lane, such as those of child
/// tasks, have no priorities; one of them is drawn. A lane that polls at one instant of virtual time, waiting
/// for a lane of lower priority, falls below all others when patience is exhausted.
public struct PCT: Schedule {
  /// The virtual time by which a point may be due later than the first and still be released before it.
  public let slack: Duration
  private let salt: UInt64
  /// The decisions at which the favourite falls; those drawn later fall deeper, whenever they occur.
  private let changes: [Int]
  private var fallen: [UInt64: Int64] = [:]
  private var bottom: Int64
  private var decision = 0
  private var patience: Patience
  private var stream: RandomStream

  /// Creates the schedule of a seed.
  ///
  /// - Parameters:
  ///   - depth: The number of ordering constraints that a bug may need, in `1...5`.
  ///   - expectedChoices: The number of decisions in a run, as in its `choices` under arrival order; nil to
  ///     draw a guess from the seed.
  ///   - patience: The number of times in a row that the default choice may be passed over.
  public init(
    seed: UInt64, depth: Int, expectedChoices: Int? = nil, slack: Duration = .zero, patience: Int = 1_000
  ) {
    precondition((1...5).contains(depth), "the depth of PCT has to be in 1...5, and is \(depth)")
    var stream = RandomStream(seed: seed, name: "schedule pct")
    salt = stream.next()
    changes = DrawnDecisions(depth - 1, of: expectedChoices, from: &stream).numbers
    bottom = -Int64(depth)
    self.stream = stream
    self.slack = slack
    self.patience = Patience(patience)
  }

  /// Returns the index of a point of the lane with the highest priority.
  public mutating func choose(_ candidates: Candidates) -> Int {
    patience.resumes(at: candidates.step)
    var favourite = favourite(of: candidates)
    if let rank = changes.firstIndex(of: decision) {
      fallen[favourite.lane] = -1 - Int64(rank)
      favourite = self.favourite(of: candidates)
    }
    decision += 1
    let index = pick(favourite, of: candidates)
    if patience.allows(index) { return index }
    fallen[favourite.lane] = bottom
    bottom -= 1
    return 0
  }

  /// A lane, the index of its first candidate, and the number of its candidates.
  private typealias Favourite = (lane: UInt64, first: Int, points: Int)

  /// The priority of a lane; negative only if the lane has fallen.
  private func priority(of lane: UInt64) -> Int64 {
    if !fallen.isEmpty, let depth = fallen[lane] { return depth }
    return Int64(SplitMix64.mix(salt ^ SplitMix64.mix(lane)) >> 1)
  }

  private func favourite(of candidates: Candidates) -> Favourite {
    var best: Favourite = (candidates.lane(at: 0), 0, 1)
    var highest = priority(of: best.lane)
    for index in 1..<candidates.count {
      let lane = candidates.lane(at: index)
      if lane == best.lane {
        best.points += 1
        continue
      }
      let other = priority(of: lane)
      if other > highest { (best, highest) = ((lane, index, 1), other) }
    }
    return best
  }

  private mutating func pick(_ favourite: Favourite, of candidates: Candidates) -> Int {
    if favourite.points == 1 { return favourite.first }
    var left = stream.below(favourite.points)
    for index in favourite.first..<candidates.count where candidates.lane(at: index) == favourite.lane {
      if left == 0 { return index }
      left -= 1
    }
    return favourite.first
  }
}
