// `run --attribute`: after the run, the same seed again without one cause of waits after the other.

import LabWorld
import LoadRun

/// Makes the runs behind an attribution, with a progress line for each.
struct RunCauses {
  static let specification = OptionSpecification(
    "attribute",
    "Also says what readers waited for: runs the seed again without one cause after the other.")

  /// The waits of the run itself.
  let waits = ReaderWaits()
  private let console: Console
  private let threads: Int
  private let isQuiet: Bool

  /// Parses the option; nil if it was not given.
  init?(_ arguments: ParsedArguments, _ console: Console, threads: Int) {
    guard arguments.has("attribute") else { return nil }
    self.console = console
    self.threads = threads
    isQuiet = arguments.has("quiet")
  }

  /// Makes the runs; nil if the run itself or one of them was stopped.
  func attribution(
    of run: RunPart, isCancelled: @escaping @Sendable () -> Bool
  ) throws -> WaitAttribution? {
    guard run.isComplete else { return nil }
    var runs = AttributionRuns(of: run, waits)
    while let step = runs.next {
      guard !isCancelled() else {
        console.note(
          "\(step.number - 1) of \(step.count.of("further run")) done; without all of them, "
            + "the report does not say what readers waited for\n")
        return nil
      }
      let progress = ProgressLine(
        console, total: run.configuration.users, unit: "reader", of: Self.words(step), isQuiet: isQuiet)
      try runs.make(step, threads: threads, isCancelled: isCancelled, watch: progress.update)
      progress.finish()
    }
    return runs.attribution
  }

  /// The run that is under way: `run 3 of 11, without errors and 2 others`.
  private static func words(_ step: AttributionRuns.Step) -> String {
    let others = step.without.count - 1
    let rest = others > 0 ? " and \(others.of("other"))" : ""
    return "run \(step.number) of \(step.count), without \(step.without.last ?? "anything")\(rest)"
  }
}
