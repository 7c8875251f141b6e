// The first missed cases of rows, formatted for people: the rows, the true books, the outcome, and the
// command that explains the reader.

/// A missed row with its first cases.
package struct MissedRow: Codable, Sendable, Equatable {
  /// A case with the command that explains its reader.
  package struct Case: Codable, Sendable, Equatable {
    package let missed: MissedCase
    package let command: String
  }

  package let id: String
  package let cases: [Case]

  /// Returns the missed gates of a run that have cases; nil if there are none.
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

/// Formats missed cases.
package enum MissedCaseLines {
  /// Returns the lines for the missed gates of a run.
  static func lines(_ run: RunPart) -> [String] {
    (run.missed ?? []).flatMap { row in
      ["", "\(row.id), the first cases"] + row.cases.flatMap { lines($0.missed) + command($0.command) }
    }
  }

  /// Returns the lines for all missed cases of one reader.
  package static func lines(of missed: MissedCases) -> [String] {
    missed.byRow.sorted { $0.key < $1.key }.flatMap { id, cases in ["", id] + cases.flatMap(lines) }
  }

  private static func lines(_ missed: MissedCase) -> [String] {
    let rows = missed.rows.flatMap { text("    row \($0.row): \($0.text)") }
    return ["  reader \(missed.reader)"] + rows + text("    in truth: \(missed.truth)")
      + text("    what became of it: \(missed.outcome)")
  }

  private static func text(_ text: String) -> [String] { WrappedText.lines(of: text, indent: 6) }

  /// Wraps a command so that a shell reads the lines as one.
  package static func command(_ command: String) -> [String] {
    let lines = WrappedText.lines(of: "    " + command, width: WrappedText.width - 2, indent: 6)
    return lines.dropLast().map { "\($0) \\" } + lines.suffix(1)
  }
}
