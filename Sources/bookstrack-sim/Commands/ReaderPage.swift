// `run --explain-reader N`: the events of one reader, as sentences.

import LabWorld
import LoadRun

/// Renders the events of a reader.
enum ReaderPage {
  /// The number of similar lines shown from the beginning and from the end.
  private static let shown = (first: 25, last: 10)

  static func explain(
    _ arguments: ParsedArguments, _ configuration: LoadConfiguration, _ run: LoadRun, _ console: Console
  ) throws -> ExitStatus {
    try arguments.refuse(
      ["shard", "readers", "report", "json", "threads", "attribute"] + RunOutcome.names,
      because: "has no meaning with --explain-reader")
    let reader = try arguments.number("explain-reader", default: 0, in: 0...configuration.users - 1)
    let told = run.explain(reader: reader)
    try console.write(text(told, reader, configuration))
    return told.violations.isEmpty ? .success : .violation
  }

  private static func text(
    _ told: ReaderExplanation, _ reader: Int, _ configuration: LoadConfiguration
  ) -> String {
    let special = configuration.specialties
    let of = "\(configuration.users.of("reader")) × \(configuration.books.of("book"))"
    let head =
      "reader \(reader) of \(of)\(special.isEmpty ? "" : " (\(special.joined(separator: ", ")))"), "
      + "seed\u{A0}\(configuration.seed) — cell\u{A0}\(told.cell), digest\u{A0}\(told.digest.hexadecimal), "
      + "as in the whole run"
    var page = WrappedText.lines(of: head, indent: 2)
    page.append("")
    page += lines(told.lines)
    page.append("")
    for violation in told.violations {
      page += WrappedText.lines(
        of: "\(violation.clause) \(violation.place): \(violation.complaint)", indent: 2)
    }
    page += MissedCaseLines.lines(of: told.missed)
    if let summary = told.summary { page += WrappedText.lines(of: summary, indent: 2) }
    return page.joined(separator: "\n") + "\n"
  }

  /// Returns the lines with their times; of many routine lines, those in the middle are only counted.
  private static func lines(_ lines: [NarrativeLine]) -> [String] {
    let routine = lines.indices.filter { lines[$0].isRoutine }
    let hidden = Set(routine.dropFirst(shown.first).dropLast(shown.last))
    var page: [String] = []
    for (place, line) in lines.enumerated() {
      if !hidden.contains(place) {
        let moment = VirtualTime.moment(line.time)
        let indent = String(repeating: " ", count: max(0, 9 - moment.count))
        page += WrappedText.lines(of: "\(indent)\(moment)  \(line.text)", indent: 11)
      }
      if place == hidden.max() {
        page.append("           … \(hidden.count) lines of failures left out")
      }
    }
    return page
  }
}
