// Runs planted stacks and checks that each turns its rows red, while the shipped stack does not in the same
// world.

package import LabWorld
import LoadRun
import Measurement
import Simulation
import Synchronization

/// A row with the result of a stack that must turn it red.
package struct PlantedRow: Codable, Hashable, Sendable {
  /// The id of the figure.
  package let id: String
  package let title: String
  /// The measured value and the limit, for people.
  package let measured: String
  package let limit: String
  /// The value of the shipped stack in the same world; nil if `verify` measures it.
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

  /// A row that the shipped stack also misses must be a finding, and be missed by more.
  private static func isWorse(_ target: TargetResult, than shipped: TargetResult?) -> Bool {
    guard let shipped, shipped.verdict == .missed else { return true }
    guard !target.isGate, let before = shipped.measured?.hundredths else { return false }
    guard let now = target.measured?.hundredths else { return target.hasNoEnd }
    switch target.comparison {
    case .atLeast, .above: return now < before
    case .atMost, .below: return now > before
    case .exactly: return abs(now - target.limit.hundredths) > abs(before - target.limit.hundredths)
    }
  }
}

/// The result of a planted stack.
package struct PlantedOutcome: Codable, Sendable {
  package let name: String
  package let sentence: String
  package let rows: [PlantedRow]
  /// The time that it took, in seconds.
  package let seconds: Hundredths
  /// The error that prevented the measurement, if any.
  package let failure: String?

  package var isRed: Bool { failure == nil && !rows.isEmpty && rows.allSatisfy(\.isRed) }
}

/// Tests whether rows detect planted stacks.
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

  /// Runs the stacks, several at a time.
  ///
  /// - Returns: One outcome for each stack, in order; fewer if it was cancelled.
  package func run() async -> [PlantedOutcome] {
    let stages = await stages()
    let outcomes = await each(stacks) { await outcome(of: $0, on: stages) }
    return outcomes.compactMap(\.self)
  }

  // MARK: Worlds

  /// A world with the rows of the shipped stack in it.
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

  /// Applies a function to each value, on as many tasks as the machine has threads.
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

/// The values that were taken, and the results of the finished ones.
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
