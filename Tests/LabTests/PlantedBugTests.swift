// The planted bugs: each is found by the oracle that is there for it, and none is there for nothing.

import Testing

@testable import Hunt

@Suite struct PlantedBugTests {
  private static let targets = HuntTargets.all()

  /// A name is what a case, a command line and a file are given.
  @Test func noTwoBugsShareAName() {
    let names = PlantedBug.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(!names.contains(HuntCase.shipped) && !names.contains("all"))
  }

  @Test func thereAreEnough() {
    #expect(PlantedBug.all.count >= 48)
  }

  @Test(arguments: KillReport.oracleNames) func everyOracleHasABugToCatch(oracle: String) {
    #expect(PlantedBug.all.contains { $0.oracle == oracle })
  }

  @Test(arguments: PlantedBug.all.map(\.name)) func itsWorldCanBeDrawn(name: String) throws {
    let bug = try #require(PlantedBug.all.first { $0.name == name })
    let target = try #require(Self.targets.first { $0.name == bug.target })
    #expect(target.variants.contains(name))
    #expect(target.draw(seed: 1, variant: name).variant == name)
    #expect(bug.sentence.hasSuffix("."))
  }
}
