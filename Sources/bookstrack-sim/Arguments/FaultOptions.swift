// The options `--only` and `--without`, which select the faults of a run, a hunt or a replay.

import LabWorld
import Simulation

/// The options that select faults.
enum FaultOptions {
  /// Returns the options of a command with the given kinds of faults.
  static func specifications(among known: [FaultKind]) -> [OptionSpecification] {
    let families = Set(known.map { $0.name.prefix { $0 != "." } }).sorted().joined(separator: ", ")
    return [
      OptionSpecification(
        "without", value: "FAULTS",
        "No faults of these kinds, such as \(known.first?.name ?? ""), or families: \(families)."),
      OptionSpecification("only", value: "FAULTS", "Faults of these kinds and no other."),
    ]
  }

  /// Returns the requested selection; nil for all faults.
  static func selection(
    _ arguments: ParsedArguments, among known: [FaultKind]
  ) throws(UsageError) -> FaultSelection? {
    let (without, only) = (arguments.text("without"), arguments.text("only"))
    guard without == nil || only == nil else { throw UsageError("give either --only or --without") }
    guard let names = without ?? only else { return nil }
    let rule = without == nil ? FaultSelection.Rule.only : .without
    do throws(UnknownFault) {
      return try FaultSelection(rule, named: names, among: known)
    } catch {
      let names = error.known.map(\.name)
      let near = NearestWord.nearest(to: error.name, among: names).map { "did you mean \($0)?" }
      let help = near ?? "it is one of \(names.joined(separator: ", "))"
      throw UsageError("--\(rule.rawValue): there is no fault \"\(error.name)\"; \(help)")
    }
  }
}
