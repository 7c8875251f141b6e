// `verify --planted`: stacks with planted bugs, each of which must turn its rows red.

import Foundation
import Verify

/// A test whether the rows of `verify` detect planted bugs.
struct VerifyPlanted {
  private let stacks: [PlantedStack]

  static let options = [
    OptionSpecification(
      "planted", value: "NAME",
      "Run a stack that is wrong on purpose, or all of them; each has to turn its rows red.")
  ]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let names = PlantedStack.all.map(\.name)
    let name = try arguments.word("planted", default: "all", among: ["all"] + names)
    stacks = PlantedStack.all.filter { name == "all" || $0.name == name }
    try arguments.refuse(
      "clause", "report", "json", "markdown", "html", because: "does not go with --planted")
  }

  func run(
    on machine: VerifyMachine, _ arguments: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    let interrupts = Interrupts(console)
    if !arguments.has("quiet") { console.note("\(stacks.count) planted stacks, in a minute or two\n") }
    let outcomes = await PlantedTrial(stacks, on: machine, isCancelled: { interrupts.isInterrupted }).run()
    guard outcomes.count == stacks.count else { return .interrupted }
    try console.write(PlantedTable(outcomes, isDetailed: stacks.count == 1).text)
    return outcomes.allSatisfy(\.isRed) ? .success : .violation
  }
}
