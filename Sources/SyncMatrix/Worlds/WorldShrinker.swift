// Makes a failing world smaller for as long as the same oracle objects: fewer faults, steps, devices and
// edits.

import PropertyTesting

/// A failing world made small.
public struct ShrunkWorld: Sendable {
  /// The world as it was at first.
  public let whole: WorldCase
  /// The small world.
  public let small: WorldCase
  /// Its run.
  public let result: RandomWorld.Result
  /// The number of worlds that were run to find it.
  public let runs: Int

  /// Makes a failing world small.
  ///
  /// - Parameters:
  ///   - result: The run of a world in which an oracle objected.
  ///   - budget: The most worlds to run.
  /// - Returns: The smallest world found; nil if no oracle objected, or the world does not fail as a case.
  public static func of(
    _ result: RandomWorld.Result, on engine: any EngineUnderTest, budget: Int = 1_500
  ) -> ShrunkWorld? {
    guard let first = result.violations.first, let whole = result.performed else { return nil }
    var shrinker = WorldShrinker(engine, first.oracle, best: whole, result: result, budget: budget)
    guard shrinker.attempt(whole) else { return nil }
    shrinker.shrink()
    return ShrunkWorld(whole: whole, small: shrinker.best, result: shrinker.result, runs: shrinker.runs)
  }
}

/// The search for a small world.
private struct WorldShrinker {
  private let engine: any EngineUnderTest
  private let oracle: SyncOracle
  private let budget: Int
  private(set) var best: WorldCase
  private(set) var result: RandomWorld.Result
  private(set) var runs = 0

  init(
    _ engine: any EngineUnderTest, _ oracle: SyncOracle, best: WorldCase, result: RandomWorld.Result,
    budget: Int
  ) {
    self.engine = engine
    self.oracle = oracle
    self.best = best
    self.result = result
    self.budget = budget
  }

  /// Runs a world, and keeps it if it fails in the same way.
  mutating func attempt(_ candidate: WorldCase) -> Bool {
    guard runs < budget else { return false }
    runs += 1
    let answer = candidate.run(engine)
    guard answer.violations.contains(where: { $0.oracle == oracle }) else { return false }
    (best, result) = (candidate, answer)
    return true
  }

  private mutating func attempt(_ change: (inout WorldCase) -> Void) -> Bool {
    var candidate = best
    change(&candidate)
    return candidate != best && attempt(candidate)
  }

  mutating func shrink() {
    var before: WorldCase?
    while before != best && runs < budget {
      before = best
      shrink(\.firings)
      shrink(\.steps)
      turnIntoPauses()
      dropDevices()
      simplifySetup()
      for index in best.steps.indices { simplify(index) }
    }
  }

  private mutating func shrink<Element>(_ list: WritableKeyPath<WorldCase, [Element]>) {
    _ = ListShrinking.removing(from: best[keyPath: list]) { shorter in
      attempt { $0[keyPath: list] = shorter } ? shorter : nil
    }
  }

  /// Removes steps of which only the pause is needed, and adds it to that of the step before.
  private mutating func turnIntoPauses() {
    for index in best.steps.indices.dropFirst().reversed() {
      _ = attempt { world in
        let step = world.steps.remove(at: index)
        world.steps[index - 1].pause += step.pause
      }
    }
  }

  private mutating func dropDevices() {
    while best.devices > 1 {
      let isSmaller = attempt { world in
        world.devices -= 1
        world.steps.removeAll { $0.device >= world.devices }
      }
      if !isSmaller { return }
    }
  }

  private mutating func simplifySetup() {
    for index in best.setup.clockDays.indices { _ = attempt { $0.setup.clockDays[index] = 0 } }
    for index in best.setup.starts.indices { _ = attempt { $0.setup.starts[index] = true } }
    _ = attempt { $0.setup.pageLimit = 200 }
  }

  private mutating func simplify(_ index: Int) {
    for pause in [0, 1_000, 60_000] where pause < best.steps[index].pause {
      if attempt({ $0.steps[index].pause = pause }) { break }
    }
    switch best.steps[index].event {
    case .kill(let seconds) where seconds > 1: _ = attempt { $0.steps[index].event = .kill(1) }
    case .edit(let plans):
      let kept = ListShrinking.removing(from: plans) { fewer in
        !fewer.isEmpty && attempt { $0.steps[index].event = .edit(fewer) } ? fewer : nil
      }
      for (place, plan) in kept.enumerated() {
        for simpler in plan.simpler {
          var plans = kept
          plans[place] = simpler
          if attempt({ $0.steps[index].event = .edit(plans) }) { break }
        }
      }
    default: break
    }
  }
}

extension PlannedEdit {
  /// The edit with a single change.
  fileprivate var simpler: [PlannedEdit] {
    switch intent {
    case .insert(let changes) where !changes.isEmpty:
      [[]].map { PlannedEdit(name, .insert($0)) } + changes.map { PlannedEdit(name, .insert([$0])) }
    case .change(let changes) where changes.count > 1: changes.map { PlannedEdit(name, .change([$0])) }
    default: []
    }
  }
}
