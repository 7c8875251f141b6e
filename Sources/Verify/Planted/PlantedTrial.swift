// Runs planted stacks and looks whether each turns its rows red, while the stack as it ships does not in the
// same world.

package import LabWorld
import LoadRun
import Measurement
import Simulation
import Synchronization

/// A row beside the stack that has to turn it red.
package struct PlantedRow: Codable, Hashable, Sendable {
  /// The figure.
  package let id: String
  package let title: String
  /// What was measured, and the limit, for people.
  package let measured: String
  package let limit: String
  /// What the stack as it ships gives in the same world; nil where `verify` measures that.
  package let shipped: String?
  package let isRed: Bool

  init(_ id: String, _ target: TargetResult?, beside shipped: TargetResult?) {
    self.id = id
    title = target?.title ?? ""
    measured = target?.measuredText ?? "no such row"
    limit = target.map { "\($0.comparison.rawValue) \($0.limit)" } ?? ""
    self.shipped = shipped?.measuredText
    isRed = target.map { $0.verdict == .missed && Self.isWorse($0, than: shipped) } ?? false
  }

  /// A row that is missed as it ships as well, which is a finding, has to be missed by more.
  private static func isWorse(_ target: TargetResult, than shipped: TargetResult?) -> Bool {
    guard let shipped, shipped.verdict == .missed else { return true }
    guard !target.isGate, let before = shipped.measured?.hundredths else { return false }
    guard let now = target.measured?.hundredths else { return target.hasNoEnd }
    switch target.comparison {
    case .atLeast: return now < before
    case .atMost: return now > before
    case .exactly: return abs(now - target.limit.hundredths) > abs(before - target.limit.hundredths)
    }
  }
}

/// What became of a planted stack.
package struct PlantedOutcome: Codable, Sendable {
  package let name: String
  package let sentence: String
  package let rows: [PlantedRow]
  /// How long it took, in hundredths of a second.
  package let seconds: Hundredths
  /// What kept it from being measured, if anything did.
  package let failure: String?

  package var isRed: Bool { failure == nil && !rows.isEmpty && rows.allSatisfy(\.isRed) }
}

/// A look at whether the rows see what they are for.
package struct PlantedTrial: Sendable {
  private let stacks: [PlantedStack]
  private let machine: VerifyMachine
  private let isCancelled: @Sendable () -> Bool

  package init(
    _ stacks: [PlantedStack], on machine: VerifyMachine, isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.stacks = stacks
    self.machine = machine
    self.isCancelled = isCancelled
  }

  /// Runs them, some at a time.
  ///
  /// - Returns: One outcome a stack, in their order; fewer if it was ended early.
  package func run() async -> [PlantedOutcome] {
    let stages = await stages()
    let outcomes = await each(stacks) { await outcome(of: $0, on: stages) }
    return outcomes.compactMap(\.self)
  }

  // MARK: Worlds

  /// A world with what the stack as it ships gives in it.
  private struct Stage: Sendable {
    let fixture: CellFixture
    let shipped: [TargetResult]
  }

  private func stages() async -> [PlantedWorld: Stage] {
    let needed = PlantedWorld.allCases.filter { world in
      stacks.contains { stack in
        switch stack.change {
        case .stack(world, _), .world(world, _): true
        default: false
        }
      }
    }
    guard let first = needed.first else { return [:] }
    let catalog = CellFixture(first.configuration)
    let made = await each(needed) { world in
      let fixture = CellFixture(world.configuration, sharing: catalog)
      return (world, Stage(fixture: fixture, shipped: rows(on: fixture)))
    }
    return Dictionary(made.compactMap(\.self), uniquingKeysWith: { first, _ in first })
  }

  private func rows(on fixture: CellFixture) -> [TargetResult] {
    PlantedWorld.rows(Cell(number: 0, on: fixture).run().figures, fixture.configuration)
  }

  // MARK: One stack

  private func outcome(of stack: PlantedStack, on stages: [PlantedWorld: Stage]) async -> PlantedOutcome {
    let meter = HostMeter()
    var (planted, shipped): ([TargetResult], [TargetResult]) = ([], [])
    var failure: String?
    do {
      switch stack.change {
      case .bug: (planted, shipped) = try PlantedHunt(stack).rows(isCancelled: isCancelled)
      case .stack(let world, let change):
        guard let stage = stages[world] else { break }
        var fixture = stage.fixture
        change(&fixture)
        (planted, shipped) = (rows(on: fixture), stage.shipped)
      case .world(let world, let change):
        guard let stage = stages[world] else { break }
        var settings = world.configuration
        change(&settings)
        (planted, shipped) = (rows(on: CellFixture(settings, sharing: stage.fixture)), stage.shipped)
      case .part(let measure): planted = try await measure(machine).map(\.target)
      }
    } catch {
      failure = "\(error)"
    }
    return PlantedOutcome(
      name: stack.name, sentence: stack.sentence,
      rows: stack.rows.map { id in
        PlantedRow(id, planted.first { $0.id == id }, beside: shipped.first { $0.id == id })
      }, seconds: Hundredths(hundredths: meter.sample().elapsedNanoseconds / 10_000_000), failure: failure)
  }

  /// Does something with each of some values, so many at a time as the machine has threads.
  private func each<Value: Sendable, Result: Sendable>(
    _ values: [Value], _ body: @escaping @Sendable (Value) async -> Result
  ) async -> [Result?] {
    let board = TrialBoard<Value, Result>(values)
    let isCancelled = isCancelled
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<max(1, machine.threads) {
        group.addTask {
          while !isCancelled(), let (place, value) = board.next() {
            board.finish(place, await body(value))
          }
        }
      }
    }
    return board.results
  }
}

/// Which values are taken and what came of the finished ones.
private final class TrialBoard<Value: Sendable, Result: Sendable>: Sendable {
  private let values: [Value]
  private let state: Mutex<(next: Int, results: [Result?])>

  init(_ values: [Value]) {
    self.values = values
    state = Mutex((0, Array(repeating: nil, count: values.count)))
  }

  func next() -> (place: Int, value: Value)? {
    state.withLock { state in
      guard values.indices.contains(state.next) else { return nil }
      state.next += 1
      return (state.next - 1, values[state.next - 1])
    }
  }

  func finish(_ place: Int, _ result: Result) { state.withLock { $0.results[place] = result } }

  var results: [Result?] { state.withLock { $0.results } }
}
