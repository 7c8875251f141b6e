// `compare --planted`: measures stacks with planted regressions. The comparison must detect each of them, by
// a figure of the clause that it violates.

import Foundation
import LabWorld
import Verify

/// A test whether the comparison detects planted regressions.
struct ComparePlanted {
  private let regressions: [PlantedRegression]
  private let measuring: BaselineMeasuring
  private let order: CompareOrder
  private let outputs: GateOptions

  init(_ arguments: ParsedArguments) throws {
    let names = PlantedRegression.all.map(\.name)
    let name = try arguments.word("planted", default: "all", among: ["all"] + names)
    regressions = PlantedRegression.all.filter { name == "all" || $0.name == name }
    try arguments.refuse(
      "accept", "only", "report", "json", "all", "html", because: "does not go with --planted")
    measuring = try BaselineMeasuring(arguments)
    order = try CompareOrder(arguments)
    outputs = try GateOptions(outputsOf: arguments)
  }

  func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    let base = try order.existingBase()
    try check(base)
    let interrupts = Interrupts(console)
    var checks: [CheckList.Check] = []
    for regression in regressions where !interrupts.isInterrupted {
      let part = try await part(of: regression, console, interrupts)
      guard !interrupts.isInterrupted else { break }
      let check = try judge(regression, part, base)
      checks.append(check.check)
      try console.write(check.lines.map { "\($0)\n" }.joined())
    }
    let untried = regressions.dropFirst(checks.count).map { regression in
      CheckList.Check(
        regression.clause.description, name(of: regression), measured: "", limit: "red", .failed("incomplete")
      )
    }
    let list = CheckList("bookstrack-sim compare --planted", checks + untried)
    try Delivery(console, arguments).send("", outputs.attachments(list))
    guard untried.isEmpty else { return .interrupted }
    return list.failures == 0 ? .success : .violation
  }

  /// Checks before measuring whether the results can be compared.
  private func check(_ base: BaselineDocument) throws {
    do {
      try base.check(BaselinePlan.settings(of: Set(regressions.map(\.part))))
    } catch let error as BaselineError {
      throw Failure(status: .badData, message: "\(order.basePath): \(error)")
    }
  }

  private func name(of regression: PlantedRegression) -> String {
    "\(regression.name): \(regression.sentence)"
  }

  /// Returns whether the comparison detects a regression, as a check and as lines for people.
  private func judge(
    _ regression: PlantedRegression, _ part: BaselinePart, _ base: BaselineDocument
  ) throws -> (check: CheckList.Check, lines: [String]) {
    let comparison: BaselineComparison
    do {
      comparison = try BaselineComparison([regression.part: part], against: base)
    } catch {
      throw Failure(status: .badData, message: "\(order.basePath): \(error)")
    }
    let verdict = regression.evidence(in: comparison).map { "red: \($0.sentence)" }
    let check = CheckList.Check(
      regression.clause.description, name(of: regression), measured: verdict ?? "nothing", limit: "red",
      verdict == nil ? .failed("not seen") : .passed)
    return (
      check,
      WrappedText.lines(of: name(of: regression), indent: 2)
        + WrappedText.lines(of: "  \(verdict ?? "not seen")", indent: 4)
    )
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
