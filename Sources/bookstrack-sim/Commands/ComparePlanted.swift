// `compare --planted`: measures stacks that are worse on purpose. Each has to turn the comparison red, by a figure of the
// clause that it breaks.

import Foundation
import Lab

/// A look at whether the gate sees what it is for.
struct ComparePlanted {
  private let regressions: [PlantedRegression]
  private let measuring: BaselineMeasuring
  private let order: CompareOrder

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let names = PlantedRegression.all.map(\.name)
    let name = try arguments.word("planted", default: "all", among: ["all"] + names)
    regressions = PlantedRegression.all.filter { name == "all" || $0.name == name }
    try arguments.refuse("accept", "only", "report", "json", "all", because: "does not go with --planted")
    measuring = try BaselineMeasuring(arguments)
    order = try CompareOrder(arguments)
  }

  func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    guard let base = try order.base() else { return .noBaseline }
    let interrupts = Interrupts(console)
    var survivors = 0
    for regression in regressions {
      let comparison: BaselineComparison
      do {
        comparison = try BaselineComparison(
          [regression.part: try await part(of: regression, console, interrupts)], against: base)
      } catch let error as BaselineError {
        throw Failure(status: .badData, message: "\(order.basePath): \(error)")
      }
      guard !interrupts.isInterrupted else { return .interrupted }
      let evidence = regression.evidence(in: comparison)
      survivors += evidence == nil ? 1 : 0
      let verdict = evidence.map { "red: \($0.sentence)" } ?? "not seen"
      let lines =
        WrappedText.lines(of: "\(regression.name): \(regression.sentence)", indent: 2)
        + WrappedText.lines(of: "  \(verdict)", indent: 4)
      try console.write(lines.map { "\($0)\n" }.joined())
    }
    return survivors == 0 ? .success : .violation
  }

  private func part(
    of regression: PlantedRegression, _ console: Console, _ interrupts: Interrupts
  ) async throws -> BaselinePart {
    guard case .rules(let plant) = regression.bug else {
      return try await measuring.memory(console, interrupts, keepsRows: true)
    }
    guard let run = BaselinePlan.runs.first(where: { $0.0 == regression.part }) else {
      throw Failure(status: .harnessFailed, message: "\(regression.name) is in no part of the baseline")
    }
    return try measuring.load(run.0, run.1, console, interrupts, planting: plant)
  }
}
