// Exhaustive search: visits every interleaving of a tiny world exactly once.

/// Visits all lists of choices of a program depth first, by running it repeatedly.
///
/// ```swift
/// let report = ExhaustiveSearch(maximumRuns: 10_000).visit { choices in
///   let outcome = Simulator(seed: 1, schedule: Replay(choices)).run { … }
///   if outcome.value != expected { failing.append(outcome.choices) }
///   return .init(choices: outcome.choices, bounds: outcome.choiceBounds)
/// }
/// ```
///
/// Only the choices of a run and the numbers of candidates are kept. The next run repeats the choices up to
/// the last one that has an untried alternative, and takes that alternative. A world of two tasks with three
/// points each takes 20 runs, and one of three tasks with six points 17,153,136.
public struct ExhaustiveSearch: Sendable {
  /// The number of runs after which the search gives up.
  public var maximumRuns: Int
  /// The number of choices of a run beyond which no alternatives are tried.
  public var maximumDepth: Int

  /// Creates a search.
  public init(maximumRuns: Int = 100_000, maximumDepth: Int = .max) {
    precondition(maximumRuns > 0, "a search needs at least one run")
    precondition(maximumDepth >= 0, "a depth cannot be negative; 0 is arrival order alone")
    self.maximumRuns = maximumRuns
    self.maximumDepth = maximumDepth
  }

  /// The record of one run.
  public struct Run: Sendable {
    /// The choices that were taken, beginning with the requested ones.
    public var choices: [UInt64]
    /// The number of candidates for each choice.
    public var bounds: [Int]
    /// True if the search should stop after this run.
    public var isLast: Bool

    /// Creates the record of a run.
    public init(choices: [UInt64], bounds: [Int], isLast: Bool = false) {
      self.choices = choices
      self.bounds = bounds
      self.isLast = isLast
    }
  }

  /// The reason why a search ended.
  public enum End: Hashable, Sendable {
    /// Every interleaving was visited.
    case complete
    /// Every interleaving up to the maximum depth was visited, and some runs were deeper.
    case depth
    /// The maximum number of runs was reached.
    case runs
    /// A run set `isLast`.
    case stopped
    /// A run did not reproduce the requested choices; the index of the first that differs.
    case diverged(at: Int)
  }

  /// The result of a search.
  public struct Report: Hashable, Sendable {
    /// The number of runs, each a different interleaving.
    public let runs: Int
    /// The reason why the search ended.
    public let end: End
    /// True if all interleavings were visited.
    public var isComplete: Bool { end == .complete }
  }

  /// Calls the closure with one list of choices after the other until the search ends.
  ///
  /// - Parameter run: Runs the program with these choices, and 0 for all that follow.
  public func visit(_ run: ([UInt64]) throws -> Run) rethrows -> Report {
    var requested: [UInt64] = []
    var requestedBounds: [Int] = []
    var runs = 0
    var wasCut = false
    while true {
      let taken = try run(requested)
      runs += 1
      if let place = divergence(taken, requested, requestedBounds) {
        return Report(runs: runs, end: .diverged(at: place))
      }
      if taken.isLast { return Report(runs: runs, end: .stopped) }
      wasCut = wasCut || taken.choices.count > maximumDepth
      guard let last = lastWithAlternative(taken) else {
        return Report(runs: runs, end: wasCut ? .depth : .complete)
      }
      if runs == maximumRuns { return Report(runs: runs, end: .runs) }
      requested = Array(taken.choices[...last])
      requested[last] += 1
      requestedBounds = Array(taken.bounds[...last])
    }
  }

  private func lastWithAlternative(_ run: Run) -> Int? {
    (0..<min(run.choices.count, maximumDepth)).last { run.choices[$0] + 1 < UInt64(run.bounds[$0]) }
  }

  /// The index at which a run deviates from the requested choices or the known bounds; nil if it does not.
  private func divergence(_ run: Run, _ requested: [UInt64], _ requestedBounds: [Int]) -> Int? {
    precondition(run.choices.count == run.bounds.count, "a run has as many bounds as choices")
    for index in requested.indices {
      guard index < run.choices.count else { return index }
      if run.choices[index] != requested[index] || run.bounds[index] != requestedBounds[index] {
        return index
      }
    }
    return run.choices[requested.count...].firstIndex { $0 != 0 }
  }
}
