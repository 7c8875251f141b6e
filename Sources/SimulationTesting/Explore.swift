// The one call that explores, as a test of Swift Testing sees it: a failure is an issue at the line of the
// call, with the events of the smallest world as an attachment, and expectations count inside the worlds.

public import Simulation
public import Testing

/// Runs a body in many worlds and records the first failure as an issue at the line of the call.
///
/// ```swift
/// @Test func anAccountIsNeverOverdrawn() async throws {
///   try await explore(seeds: 1...500) { world in
///     let bank = world.process("bank")
///     …
///     #expect(await account.balance >= 0)
///   }
/// }
/// ```
///
/// Expectations that fail in a world are objections of that world. They are not recorded as issues of their
/// own, because the failing world runs hundreds of times while it is made smaller. Outside a test of Swift
/// Testing the failure is thrown.
///
/// - Parameters:
///   - seeds: The seeds, each run twice. `EXPLORE_SEED` in the environment runs one of them alone, and
///     `EXPLORE_EFFORT` multiplies their number.
///   - faults: The faults that may fire.
///   - probes: The catalog of probes; one that is never reached is a failure.
///   - limits: The limits of each world.
///   - shrinkBudget: The maximum number of runs to make a failure smaller.
///   - database: The place where failures are stored.
///   - body: Builds a world and lets it run; an error that it throws is a failure.
/// - Throws: `UnreadableSetting`, `CancellationError`, and outside a test `ExplorationFailure`.
@discardableResult
@concurrent
public func explore(
  seeds: ClosedRange<UInt64>, faults: FaultPlan = .none, probes: [Probe] = [],
  limits: Limits = .ofExplorations, shrinkBudget: Int = 1_000, database: FailureDatabase = .besideTheTests,
  sourceLocation: SourceLocation = #_sourceLocation, function: String = #function,
  _ body: @escaping @Sendable (World) async throws -> Void
) async throws -> ExplorationReport {
  let exploration = Exploration(
    seeds: seeds, faults: faults, probes: probes, limits: limits, shrinkBudget: shrinkBudget,
    database: database, site: CallSite(sourceLocation, function: function))
  guard let test = Test.current else { return try await exploration.run(body).get() }
  let issues = WorldIssues()
  let report = try await issues.collected(in: test) {
    try exploration.runHere { world in
      issues.begin(world)
      try await body(world)
    }
  }
  report.recordIssues(at: sourceLocation)
  return report
}

extension CallSite {
  init(_ location: SourceLocation, function: String) {
    self.init(
      fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column,
      function: function)
  }
}

extension ExplorationReport {
  /// Records the failure as an issue with its trace, and drifts of stored failures as warnings.
  func recordIssues(at location: SourceLocation) {
    guard let failure else {
      for drift in drifts {
        Issue.record(
          "A stored failure no longer fits the program, and passes. \(drift)", severity: .warning,
          sourceLocation: location)
      }
      return
    }
    if !failure.trace.isEmpty {
      Attachment.record(
        failure.trace, named: "seed-\(failure.seed ?? 0).trace.txt", sourceLocation: location)
    }
    Issue.record(Comment(rawValue: failure.description), sourceLocation: location)
  }
}
