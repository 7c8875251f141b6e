// The page that explains one row of an import: the decision, and the old, imported and resulting value of
// each fact.

import BooksTrack
import LabWorld

/// Renders the explanation of a row.
struct ImportExplanationPage {
  private let explanation: RowExplanation

  init(_ explanation: RowExplanation) { self.explanation = explanation }

  private static let cellWidth = 40

  var text: String {
    let lines =
      [decision] + table
      + explanation.cellProblems.map { "cell left out: \($0)" }
      + (explanation.lookUpFailed ? ["It could not be checked whether the book was there already."] : [])
    return lines.map(\.withoutControls).joined(separator: "\n") + "\n"
  }

  private var decision: String {
    switch explanation.decision {
    case .imported: "row \(explanation.row): a new book; nothing that is there already is the same"
    case .duplicate(let duplicate): "\(duplicate) — \(duplicate.effect.title)"
    case .rejected(let row): "row \(row.row) (line \(row.line)) is rejected: \(row.reason)"
    }
  }

  private var table: [String] {
    switch explanation.decision {
    case .rejected(let row): cells(of: row)
    case .imported: columns(["fact", "the row says", "known then"]) { [cell($0.row), cell($0.after)] }
    case .duplicate:
      columns(["fact", "known before", "the row says", "known then", ""]) {
        [cell($0.before), cell($0.row), cell($0.after), remark($0)]
      }
    }
  }

  private func columns(_ heads: [String], _ cells: (FactChange) -> [String]) -> [String] {
    let rows = explanation.facts.map { ["  \($0.fact)"] + cells($0) }
    return Grid(columns: heads.count).render([["  \(heads[0])"] + heads.dropFirst()] + rows)

  }

  private func remark(_ change: FactChange) -> String {
    if change.isChange { return "taken" }
    guard let row = change.row else { return "" }
    return row == change.after ? "same" : "kept"
  }

  private func cells(of row: RejectedRow) -> [String] {
    let rows = row.fields.enumerated().map { index, field in
      [
        "  \(index < explanation.header.count ? explanation.header[index] : "column \(index + 1)")",
        cell(field),
      ]
    }
    return Grid(columns: 2).render(rows)
  }

  private func cell(_ text: String?) -> String { text?.cut(to: Self.cellWidth) ?? "" }
}
