// The settings of an exploration.

/// The worlds that an exploration runs, and where it keeps those that failed.
///
/// Usually made by
/// ``explore(seeds:faults:probes:limits:shrinkBudget:database:fileID:filePath:line:column:function:_:)``; a
/// type of its own, so that a test framework can be connected with it.
public struct Exploration: Sendable {
  /// The seeds; each is run twice.
  public var seeds: ClosedRange<UInt64>
  /// The faults that may fire.
  public var faults: FaultPlan
  /// The catalog of probes.
  public var probes: [Probe]
  /// The limits of each world.
  public var limits: Limits
  /// The maximum number of runs to make a failure smaller.
  public var shrinkBudget: Int
  /// The place where failures are stored.
  public var database: FailureDatabase
  /// The place of the call.
  public var site: CallSite

  /// Creates the settings.
  public init(
    seeds: ClosedRange<UInt64>, faults: FaultPlan = .none, probes: [Probe] = [],
    limits: Limits = .ofExplorations, shrinkBudget: Int = 1_000,
    database: FailureDatabase = .besideTheTests, site: CallSite
  ) {
    self.seeds = seeds
    self.faults = faults
    self.probes = probes
    self.limits = limits
    self.shrinkBudget = shrinkBudget
    self.database = database
    self.site = site
  }

  /// Runs the stored failures and then the seeds, until one fails.
  ///
  /// - Throws: ``UnreadableSetting``, and `CancellationError` if the task is cancelled.
  @concurrent public func run(
    _ body: @escaping @Sendable (World) async throws -> Void
  ) async throws -> ExplorationReport {
    try runHere(body)
  }

  /// Like ``run(_:)``, on the calling thread.
  package func runHere(
    _ body: @escaping @Sendable (World) async throws -> Void
  ) throws -> ExplorationReport {
    var explorer = try Explorer(self, environment: ExplorationEnvironment(), body)
    return try explorer.run()
  }
}

extension Limits {
  /// The limits of a world of a test: a million steps, a hundred thousand of them at one instant, and a year.
  public static let ofExplorations = Limits(
    steps: 1_000_000, virtualTime: .seconds(31_557_600), stepsAtOneMoment: 100_000, objections: 1)
}

/// The place where an exploration stores failing worlds, which it runs first the next time.
public enum FailureDatabase: Hashable, Sendable {
  /// The folder `.explored` beside the file of the test.
  case besideTheTests
  /// A folder.
  case folder(String)
  /// None.
  case none
}

/// The result of an exploration.
public struct ExplorationReport: Sendable {
  /// The number of seeds that were run, each twice.
  public internal(set) var seeds = 0
  /// The number of worlds that were run, including those to make a failure smaller and to explain it.
  public internal(set) var runs = 0
  /// The number of stored failures that were run.
  public internal(set) var replays = 0
  /// A sentence for each stored failure that no longer fits the program.
  public internal(set) var drifts: [String] = []
  /// The counts of the probes.
  public internal(set) var probes = ProbeLedger()
  /// The counts of the faults.
  public internal(set) var ledger = FaultLedger()
  /// The failure that ended the exploration; nil if every world passed.
  public internal(set) var failure: ExplorationFailure?

  /// Returns the report.
  ///
  /// - Throws: The failure, if there is one.
  public func get() throws(ExplorationFailure) -> ExplorationReport {
    if let failure { throw failure }
    return self
  }
}
