// The first cases that rows have missed, as a person reads them: which rows, what they are, what became of
// them, and the command that tells the reader's life.

/// A row that was missed, with the first of its cases.
package struct MissedRow: Codable, Sendable, Equatable {
  /// A case with the command that tells of its reader.
  package struct Case: Codable, Sendable, Equatable {
    package let missed: MissedCase
    package let command: String
  }

  package let id: String
  package let cases: [Case]

  /// The gates of a run that are missed and have cases; nil if there are none.
  static func all(
    _ targets: [TargetResult], _ missed: MissedCases, _ configuration: LoadConfiguration
  ) -> [MissedRow]? {
    let rows = targets.compactMap { row -> MissedRow? in
      guard row.isGate, row.verdict != .held, let cases = missed.byRow[row.id], !cases.isEmpty else {
        return nil
      }
      return MissedRow(
        id: row.id,
        cases: cases.map { Case(missed: $0, command: configuration.command(explaining: $0.reader)) })
    }
    return rows.isEmpty ? nil : rows
  }
}

/// Renders missed cases.
package enum MissedCaseLines {
  /// What the gates of a run have missed.
  static func lines(_ run: RunPart) -> [String] {
    (run.missed ?? []).flatMap { row in
      ["", "\(row.id), the first cases"] + row.cases.flatMap { lines($0.missed) + command($0.command) }
    }
  }

  /// All that was missed of one reader.
  package static func lines(of missed: MissedCases) -> [String] {
    missed.byRow.sorted { $0.key < $1.key }.flatMap { id, cases in ["", id] + cases.flatMap(lines) }
  }

  private static func lines(_ missed: MissedCase) -> [String] {
    let rows = missed.rows.flatMap { text("    row \($0.row): \($0.text)") }
    return ["  reader \(missed.reader)"] + rows + text("    in truth: \(missed.truth)")
      + text("    what became of it: \(missed.outcome)")
  }

  private static func text(_ text: String) -> [String] { WrappedText.lines(of: text, indent: 6) }

  /// A command in lines that a shell takes as one.
  private static func command(_ command: String) -> [String] {
    let lines = WrappedText.lines(of: "    " + command, width: WrappedText.width - 2, indent: 6)
    return lines.dropLast().map { "\($0) \\" } + lines.suffix(1)
  }
}
