// Stacks that are worse on purpose: the comparison sees each of them, and the stack as it ships not.

import Providers
import Testing

@testable import LabWorld
@testable import LoadRun
@testable import Verify

@Suite struct PlantedRegressionTests {
  /// The parts of the baseline, small enough for a debug build.
  private static let small: [String: LoadConfiguration] = {
    var load = LoadRunTests.small
    load.format = .mixed
    load.books = 250
    load.users = 3
    var rough = LoadRunTests.small
    rough.mood = .flaky
    rough.books = 120
    Scenario.googleOnly.apply(to: &rough)
    let days = BaselinePlan.runs.filter { !["load", "rough"].contains($0.0) }.map { name, configuration in
      var small = configuration
      small.users = 3
      small.readersPerCell = 3
      small.books = 60
      return (name, small)
    }
    return ["load": load, "rough": rough].merging(days) { old, _ in old }
  }()

  /// Those of the app's rules, of which campaigns have all and others the first: `compare --planted all`
  /// gates each. That kept rows show in memory, `MemoryTests` and `compare --planted` see to.
  private static let rules = PlantedRegression.all.filter { if case .rules = $0.bug { true } else { false } }
    .prefix(Campaigns.areOn ? .max : 1)

  /// The runs that those regressions change.
  private static let runs = small.filter { name, _ in rules.contains { $0.part == name } }

  private static let baseline = Result {
    BaselineDocument(try runs.mapValues { try BaselinePart(LoadRunTests.run($0).run) })
  }

  @Test(arguments: rules)
  func `LAB-8: a deliberately worse stack makes the comparison fail`(regression: PlantedRegression)
    throws
  {
    let configuration = try #require(Self.small[regression.part])
    guard case .rules(let plant) = regression.bug else { return }
    let run = try LoadRun(configuration, planting: plant).run(threads: 2).run
    let comparison = try BaselineComparison(
      [regression.part: BaselinePart(run)], against: Self.baseline.get())
    #expect(
      regression.evidence(in: comparison) != nil,
      "\(regression.name) is not seen; \(comparison.changes.map(\.sentence).joined(separator: "\n"))")
  }

  @Test func `the shipped stack changes nothing`() throws {
    let parts = try Self.runs.mapValues { try BaselinePart(LoadRun($0).run(threads: 1).run) }
    let comparison = try BaselineComparison(parts, against: Self.baseline.get())
    #expect(comparison.changes == [])
    #expect(comparison.identicalParts == Self.runs.keys.sorted())
  }

  @Test func `LAB-8: every load run of the baseline has a planted regression`() {
    let shown = Set(PlantedRegression.all.map(\.part))
    for (name, _) in BaselinePlan.runs { #expect(shown.contains(name), "nothing is planted for \(name)") }
  }

  @Test func `every part with a planted regression is in the plan`() {
    for regression in PlantedRegression.all {
      #expect(BaselinePlan.names.contains(regression.part), "\(regression.name)")
    }
  }
}
