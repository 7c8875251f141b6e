// The one call that explores, in a test of XCTest: a failure is recorded at the line of the call.

#if canImport(XCTest)
public import Simulation
public import XCTest

extension XCTestCase {
  /// Runs a body in many worlds and records the first failure at the line of the call.
  ///
  /// The assertions of XCTest would record each run of a failing world. In a body, use `world.expect` or
  /// throw an error.
  ///
  /// - Parameters:
  ///   - seeds: The seeds, each run twice.
  ///   - faults: The faults that may fire.
  ///   - probes: The catalog of probes; one that is never reached is a failure.
  ///   - limits: The limits of each world.
  ///   - shrinkBudget: The maximum number of runs to make a failure smaller.
  ///   - database: The place where failures are stored.
  ///   - body: Builds a world and lets it run; an error that it throws is a failure.
  /// - Throws: `UnreadableSetting` and `CancellationError`.
  @discardableResult
  public func explore(
    seeds: ClosedRange<UInt64>, faults: FaultPlan = .none, probes: [Probe] = [],
    limits: Limits = .ofExplorations, shrinkBudget: Int = 1_000,
    database: FailureDatabase = .besideTheTests, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: Int = #column, function: String = #function,
    _ body: @escaping @Sendable (World) async throws -> Void
  ) async throws -> ExplorationReport {
    let site = CallSite(
      fileID: fileID, filePath: "\(filePath)", line: Int(line), column: column, function: function)
    let report = try await Exploration(
      seeds: seeds, faults: faults, probes: probes, limits: limits, shrinkBudget: shrinkBudget,
      database: database, site: site
    ).run(body)
    if let failure = report.failure { XCTFail(failure.description, file: filePath, line: line) }
    return report
  }
}
#endif
