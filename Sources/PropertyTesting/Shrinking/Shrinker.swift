// Shrinking for anything that is driven by a list of bounded choices: a workload, a schedule, the faults of a
// simulated world. Property checks use the search directly; this is the interface for everything else.

/// The result of shrinking.
public struct Shrunk: Sendable, Equatable {
  /// The simplest failing choice list.
  public let choices: [UInt64]
  /// The number of runs, including the first confirmation.
  public let runs: Int
  /// The number of times that a simpler failing list was found.
  public let steps: Int
  /// True if no simpler list was found; false if the budget ended the search.
  public let isMinimal: Bool
  /// False if the first list did not fail when it was run again; then nothing was shrunk.
  public let isReproduced: Bool
}

/// Shrinks choice lists by running them.
///
/// ```swift
/// let shrunk = Shrinker.shrink(schedule, budget: 500) { candidate in
///   let world = run(candidate)
///   return world.failed ? world.consumedChoices : nil
/// }
/// ```
///
/// The closure must treat the end of a list as being followed by zeros. It may return other choices than it
/// was given; those that the run consumed count.
public enum Shrinker {
  /// Returns the simplest list that still fails, after at most `budget` candidates.
  ///
  /// - Parameter stillFails: Runs a list; returns the consumed choices if it fails, nil if it passes.
  public static func shrink<Failure: Error>(
    _ choices: [UInt64], budget: Int, stillFails: ([UInt64]) throws(Failure) -> [UInt64]?
  ) throws(Failure) -> Shrunk {
    guard let first = try stillFails(choices) else { return .notReproduced(choices) }
    var search = ShrinkSearch(from: Recording(choices: first), budget: budget)
    while let candidate = search.next() {
      search.report(try stillFails(candidate).map(Recording.init(choices:)))
    }
    return Shrunk(search)
  }

  /// Returns the simplest list that still fails, after at most `budget` candidates, for async runs.
  ///
  /// - Parameter stillFails: Runs a list; returns the consumed choices if it fails, nil if it passes.
  public static func shrink<Failure: Error>(
    _ choices: [UInt64], budget: Int, stillFails: ([UInt64]) async throws(Failure) -> [UInt64]?
  ) async throws(Failure) -> Shrunk {
    guard let first = try await stillFails(choices) else { return .notReproduced(choices) }
    var search = ShrinkSearch(from: Recording(choices: first), budget: budget)
    while let candidate = search.next() {
      search.report(try await stillFails(candidate).map(Recording.init(choices:)))
    }
    return Shrunk(search)
  }
}

extension Shrunk {
  fileprivate init(_ search: ShrinkSearch) {
    choices = search.best.choices
    runs = search.runs + 1
    steps = search.steps
    isMinimal = search.isMinimal
    isReproduced = true
  }

  fileprivate static func notReproduced(_ choices: [UInt64]) -> Shrunk {
    Shrunk(choices: choices, runs: 1, steps: 0, isMinimal: false, isReproduced: false)
  }
}
