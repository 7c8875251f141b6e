// Shrinking for anything that can be driven by a list of bounded choices: a workload, a schedule, the faults
// of a simulated world. Property checks use the search directly; this is the interface for everything else.

/// What shrinking arrived at.
public struct Shrunk: Sendable, Equatable {
  /// The simplest choice list that failed.
  public let choices: [UInt64]
  /// How often the closure ran, the first confirmation included.
  public let runs: Int
  /// How many times a simpler failing list was found.
  public let steps: Int
  /// True if nothing simpler was found within reach; false if the budget ended the search.
  public let isMinimal: Bool
  /// False if the first list did not fail when it was run again; nothing was shrunk then.
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
/// The closure must treat a list that has ended as going on with zeros, and may return fewer, more or other
/// choices than it was given: what it consumed is what counts.
public enum Shrinker {
  /// The simplest list that still fails, after at most `budget` candidates.
  ///
  /// - Parameter stillFails: Runs a list; gives the choices the run consumed if it fails, nil if it passes.
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

  /// The simplest list that still fails, after at most `budget` candidates, for runs that suspend.
  ///
  /// - Parameter stillFails: Runs a list; gives the choices the run consumed if it fails, nil if it passes.
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
