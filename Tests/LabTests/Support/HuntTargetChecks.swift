// The checks that hold for every hunt target: the shipped stack passes, a seed fixes its world, a planted bug
// is caught by its oracle, and no case traps, whatever its numbers and names.

import Simulation
import Testing

@testable import Hunt
@testable import LabWorld

/// A target under test with its planted bugs.
struct HuntTargetChecks<Target: HuntTarget>: Sendable {
  let target: Target
  let bugs: [PlantedBug]
  private let makeTarget: @Sendable ([StackVariant]) -> Target

  /// - Parameter makeTarget: Creates the target with planted stacks.
  init(_ name: String, _ makeTarget: @escaping @Sendable ([StackVariant]) -> Target) {
    target = makeTarget(PlantedBug.stacks(of: name))
    bugs = PlantedBug.all.filter { $0.target == name }
    self.makeTarget = makeTarget
  }

  private func run(_ seed: UInt64, on target: Target) throws -> HuntResult {
    try target.run(target.draw(seed: seed, variant: HuntCase.shipped), trace: .none)
  }

  /// The shipped stack passes on every seed, and another target runs each seed in the same way.
  ///
  /// - Parameter group: The group of seeds to run, of `groups` groups with `seeds` seeds in all.
  func shippedPasses(group: UInt64, of groups: UInt64, seeds: UInt64) throws {
    let fresh = makeTarget([])
    for seed in group * seeds / groups..<(group + 1) * seeds / groups {
      let first = try run(seed, on: target)
      #expect(first.verdict == .passed && first.objections == [], "seed \(seed): \(first.objections)")
      let second = try run(seed, on: fresh)
      #expect(first.digest == second.digest && first.choices == second.choices, "seed \(seed)")
    }
  }

  /// Seeds draw different cases, and each seed draws the same case again.
  func seedsDiffer() throws {
    #expect(try run(1, on: target).digest != run(2, on: target).digest)
    let seeds: Range<UInt64> = 0..<50
    let draws = seeds.map { target.draw(seed: $0, variant: HuntCase.shipped) }
    let fresh = makeTarget([])
    #expect(draws == seeds.map { fresh.draw(seed: $0, variant: HuntCase.shipped) })
    #expect(Set(draws).count == 50)
  }

  /// The oracle of a planted bug catches it within a number of worlds.
  func catches(_ name: String, within budget: Int) throws {
    let bug = try #require(bugs.first { $0.name == name })
    let finding = KillSearch(bug: bug, schedule: .drawn, firstSeed: 1, budget: budget).run(on: target)
    #expect(finding.failure == nil)
    #expect(finding.worlds != nil, "only \(finding.oracles.sorted()) objected, not \(bug.oracle)")
  }

  /// Returns a case without faults.
  func calm(_ workload: [WorkStep], settings: [String: Int] = [:]) -> HuntCase {
    HuntCase(
      target: target.name, seed: 3, settings: settings, workload: workload, faults: .none,
      schedule: ScheduleChoice(policy: .arrival))
  }

  /// Cases pass in which every action has the given numbers, alone and after other steps.
  func takes(
    _ numbers: [Int], of actions: [String], after others: [WorkStep] = [], settings: [[String: Int]] = [[:]]
  ) throws {
    let steps = actions.enumerated().map { place, action in
      WorkStep(actor: place, at: numbers.first ?? place * 90_000, action: action, numbers: numbers)
    }
    for settings in settings {
      for workload in others.isEmpty ? [steps] : [steps, others + steps] {
        let result = try target.run(calm(workload, settings: settings), trace: .none)
        #expect(result.verdict == .passed, "\(result.objections)")
      }
    }
  }

  /// A change that names what does not exist is refused with a sentence that names it, and what exists.
  func refuses(_ found: String, naming known: String, after change: (inout HuntCase) -> Void) throws {
    var huntCase = calm([])
    #expect(try target.run(huntCase, trace: .none).verdict == .passed)
    change(&huntCase)
    let error = #expect(throws: HuntCaseError.self) { try target.run(huntCase, trace: .none) }
    let sentence = error?.description ?? ""
    #expect(sentence.contains(found) && sentence.contains(known), "\(sentence)")
  }
}
