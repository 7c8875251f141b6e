// A trait of Swift Testing that runs a whole test in many worlds.

public import Simulation
public import Testing

/// Runs a test once in each world of an exploration, which is ``Simulation/World/current`` to it.
///
/// ```swift
/// @Test(.exploring(seeds: 1...500)) func anAccountIsNeverOverdrawn() async throws {
///   let bank = try World.current.process("bank")
///   …
///   #expect(await account.balance >= 0)
/// }
/// ```
public struct ExplorationTrait: TestTrait, TestScoping {
  private let settings: Exploration
  private let location: SourceLocation

  fileprivate init(_ settings: Exploration, at location: SourceLocation) {
    self.settings = settings
    self.location = location
  }

  /// Runs the test in the worlds and records the first failure as an issue at the line of the trait.
  @concurrent
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let issues = WorldIssues()
    var exploration = settings
    exploration.site = CallSite(location, function: test.name)
    let report = try await withoutActuallyEscaping(function) { [exploration] function in
      try await issues.collected(in: test) {
        try exploration.runHere { world in
          issues.begin(world)
          try await CurrentWorld.$world.withValue(world) { try await function() }
        }
      }
    }
    report.recordIssues(at: location)
  }
}

extension Trait where Self == ExplorationTrait {
  /// Runs the test once in each world of an exploration.
  ///
  /// - Parameters:
  ///   - seeds: The seeds, each run twice; none is negative. Of type `Int`, because the compiler finds no
  ///     other type of `1...500` in the argument of a trait.
  ///   - faults: The faults that may fire.
  ///   - probes: The catalog of probes; one that is never reached is a failure.
  ///   - limits: The limits of each world.
  ///   - shrinkBudget: The maximum number of runs to make a failure smaller.
  ///   - database: The place where failures are stored.
  public static func exploring(
    seeds: ClosedRange<Int>, faults: FaultPlan = .none, probes: [Probe] = [],
    limits: Limits = .ofExplorations, shrinkBudget: Int = 1_000,
    database: FailureDatabase = .besideTheTests, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    precondition(seeds.lowerBound >= 0, "a seed is not negative")
    return ExplorationTrait(
      Exploration(
        seeds: UInt64(seeds.lowerBound)...UInt64(seeds.upperBound), faults: faults, probes: probes,
        limits: limits, shrinkBudget: shrinkBudget,
        database: database, site: CallSite(sourceLocation, function: "")),
      at: sourceLocation)
  }
}

/// The world of a test with the trait. Task-local values must be static properties; the value is bound to a
/// task, not shared.
private enum CurrentWorld {
  @TaskLocal static var world: World?
}

/// The error of a test that asks for a world and is not run in one.
public struct NoWorld: Error, CustomStringConvertible {
  /// One sentence for people.
  public var description: String { "The test runs in no world; give it the trait `.exploring(seeds:)`." }
}

extension World {
  /// The world in which the test runs. Tasks that a machine starts do not inherit it.
  ///
  /// - Throws: ``NoWorld`` if the test has no trait `exploring(seeds:)`.
  public static var current: World {
    get throws(NoWorld) {
      guard let world = CurrentWorld.world else { throw NoWorld() }
      return world
    }
  }
}
