// Every interleaving of a tiny world, each exactly once.

/// Visits all lists of choices that a program can be given, depth first, by running it again and again.
///
/// ```swift
/// let report = ExhaustiveSearch(maximumRuns: 10_000).visit { choices in
///   let outcome = Simulator(seed: 1, schedule: Replay(choices)).run { … }
///   if outcome.value != expected { failing.append(outcome.choices) }
///   return .init(choices: outcome.choices, bounds: outcome.choiceBounds)
/// }
/// ```
///
/// Nothing of a run is kept but its choices, and how many there were to choose from each time. The next run
/// takes the same way up to the last choice that has an alternative, and takes that. So a world of two tasks
/// with three points each takes 20 runs, and one of three tasks with six points 17,153,136: tiny means tiny.
public struct ExhaustiveSearch: Sendable {
  /// Runs after which to give up.
  public var maximumRuns: Int
  /// Choices of a run beyond which no alternatives are tried.
  public var maximumDepth: Int

  /// Prepares a search.
  public init(maximumRuns: Int = 100_000, maximumDepth: Int = .max) {
    precondition(maximumRuns > 0, "a search needs at least one run")
    precondition(maximumDepth >= 0, "a depth cannot be negative; 0 is arrival order alone")
    self.maximumRuns = maximumRuns
    self.maximumDepth = maximumDepth
  }

  /// One run, as the search sees it.
  public struct Run: Sendable {
    /// The choices that were taken; what was asked for comes first.
    public var choices: [UInt64]
    /// How many candidates there were, one number for each choice.
    public var bounds: [Int]
    /// Whether the search has seen enough.
    public var isLast: Bool

    /// Says what a run did.
    public init(choices: [UInt64], bounds: [Int], isLast: Bool = false) {
      self.choices = choices
      self.bounds = bounds
      self.isLast = isLast
    }
  }

  /// How a search ended.
  public enum End: Hashable, Sendable {
    /// Every interleaving was visited.
    case complete
    /// Everything up to the maximal depth was, and some runs were deeper.
    case depth
    /// The maximal number of runs was reached.
    case runs
    /// A run said that it was the last.
    case stopped
    /// A run did not do what the same choices had done before; the number of the first choice that differs.
    case diverged(at: Int)
  }

  /// What a search did.
  public struct Report: Hashable, Sendable {
    /// How many runs it took: different interleavings, all of them.
    public let runs: Int
    /// How it ended.
    public let end: End
    /// Whether there is no other interleaving than those that were visited.
    public var isComplete: Bool { end == .complete }
  }

  /// Calls the closure with one list of choices after the other until all have been tried.
  ///
  /// - Parameter run: Runs the program with these choices and 0 for all that follow.
  public func visit(_ run: ([UInt64]) throws -> Run) rethrows -> Report {
    var asked: [UInt64] = []
    var askedBounds: [Int] = []
    var runs = 0
    var wasCut = false
    while true {
      let taken = try run(asked)
      runs += 1
      if let place = divergence(taken, asked, askedBounds) {
        return Report(runs: runs, end: .diverged(at: place))
      }
      if taken.isLast { return Report(runs: runs, end: .stopped) }
      wasCut = wasCut || taken.choices.count > maximumDepth
      guard let last = lastWithAlternative(taken) else {
        return Report(runs: runs, end: wasCut ? .depth : .complete)
      }
      if runs == maximumRuns { return Report(runs: runs, end: .runs) }
      asked = Array(taken.choices[...last])
      asked[last] += 1
      askedBounds = Array(taken.bounds[...last])
    }
  }

  private func lastWithAlternative(_ run: Run) -> Int? {
    (0..<min(run.choices.count, maximumDepth)).last { run.choices[$0] + 1 < UInt64(run.bounds[$0]) }
  }

  /// Where a run left the way that it was told to take and that an earlier run had found.
  private func divergence(_ run: Run, _ asked: [UInt64], _ askedBounds: [Int]) -> Int? {
    precondition(run.choices.count == run.bounds.count, "a run has as many bounds as choices")
    for index in asked.indices {
      guard index < run.choices.count else { return index }
      if run.choices[index] != asked[index] || run.bounds[index] != askedBounds[index] { return index }
    }
    return run.choices[asked.count...].firstIndex { $0 != 0 }
  }
}
