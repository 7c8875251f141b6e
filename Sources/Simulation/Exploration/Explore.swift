// The one call that explores: `try await explore(seeds: 1...500) { world in … }`.

/// Runs a body in many worlds and throws the first failure, made small and explained.
///
/// ```swift
/// try await explore(seeds: 1...500) { world in
///   let bank = world.process("bank")
///   …
///   world.expect(await account.balance >= 0, "the account is overdrawn")
/// }
/// ```
///
/// Each seed runs twice, and a difference is a failure of its own. A schedule is drawn for each seed; faults
/// fire by plan. A failure is made smaller over the order of events, the faults and the numbers that the body
/// draws from ``World/random(_:)``, and stored beside the test; the next exploration runs it first.
///
/// This function needs no test framework: the error that it throws fails any test. With
/// `import SimulationTesting` the same call reports a failure at its own line.
///
/// - Parameters:
///   - seeds: The seeds. `EXPLORE_SEED` in the environment runs one of them alone, and `EXPLORE_EFFORT`
///     multiplies their number.
///   - faults: The faults that may fire.
///   - probes: The catalog of probes; one that is never reached is a failure.
///   - limits: The limits of each world.
///   - shrinkBudget: The maximum number of runs to make a failure smaller.
///   - database: The place where failures are stored.
///   - body: Builds a world and lets it run; an error that it throws is a failure.
/// - Throws: ``ExplorationFailure``, ``UnreadableSetting``, or `CancellationError`.
@discardableResult
@_disfavoredOverload
@concurrent
public func explore(
  seeds: ClosedRange<UInt64>, faults: FaultPlan = .none, probes: [Probe] = [],
  limits: Limits = .ofExplorations, shrinkBudget: Int = 1_000, database: FailureDatabase = .besideTheTests,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function, _ body: @escaping @Sendable (World) async throws -> Void
) async throws -> ExplorationReport {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let exploration = Exploration(
    seeds: seeds, faults: faults, probes: probes, limits: limits, shrinkBudget: shrinkBudget,
    database: database, site: site)
  return try await exploration.run(body).get()
}

extension World {
  /// Objects unless the condition holds.
  public func expect(_ condition: Bool, _ text: String) {
    if !condition { object("expectation", text) }
  }
}
