// The results of planted stacks for people: one line for each row, and the totals.

import LabWorld
import Measurement

/// Formats the results of planted stacks.
package struct PlantedTable {
  private let outcomes: [PlantedOutcome]
  private let isDetailed: Bool

  /// - Parameter isDetailed: If true, adds each stack's sentence and time, and the values of the shipped
  ///   stack.
  package init(_ outcomes: [PlantedOutcome], isDetailed: Bool) {
    self.outcomes = outcomes
    self.isDetailed = isDetailed
  }

  package var text: String {
    let lines = outcomes.flatMap(lines) + [""] + WrappedText.lines(of: sum, indent: 2)
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of outcome: PlantedOutcome) -> [String] {
    let head = "\(outcome.isRed ? "red" : "NOT RED")".padded(to: 9) + outcome.name
    let sentence =
      isDetailed || !outcome.isRed
      ? WrappedText.lines(of: "         \(outcome.sentence) (\(outcome.seconds) s)", indent: 9) : []
    let failure = outcome.failure.map { WrappedText.lines(of: "         failed: \($0)", indent: 9) } ?? []
    return [head] + sentence + failure
      + outcome.rows.map { row in
        let shipped = isDetailed || !row.isRed ? row.shipped.map { ", as it ships \($0)" } ?? "" : ""
        return "         " + "\(row.isRed ? "" : "not red: ")\(row.id)".padded(to: 26)
          + "\(row.measured) where \(row.limit)\(shipped)"
      }
  }

  private var sum: String {
    let red = outcomes.filter(\.isRed)
    let rows = Set(red.flatMap { $0.rows.map(\.id) })
    let tested = Set(RowProof.byTest.flatMap(\.rows))
    return "\(red.count) of \(outcomes.count.of("planted stack")) turn \(rows.count.of("row")) red; "
      + "\(tested.count.of("row")) are proved by tests"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
