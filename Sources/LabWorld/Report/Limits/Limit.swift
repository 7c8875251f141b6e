// A limit that rows are judged by: declared once, in `Limit.all`, with the reason why it is what it is.
// `Target` takes its limit from there by the id of its row, so that no limit is written anywhere else; a test
// reads the sources for such.
//
// Each limit has its lines in the article on limits, the newest last. A limit that differs from its newest
// line turns a test red: who changes one writes a line with what it was, what it is and why.

/// Who has set a limit.
package enum LimitOwner: String, Sendable {
  /// The product documents, as they state it.
  case documents = "documents"
  /// The lab, because the documents set none, or a softer one.
  case ours
  /// Who runs the program (`UserGate`).
  case user
}

/// What a row is judged by.
package struct Limit: Sendable {
  /// The id of the row; with `*` for one part of it, the limit of all such rows.
  package let row: String
  let comparison: TargetComparison
  /// In hundredths of the unit; for percentages, hundredths of a percent.
  let hundredths: Int
  let unit: TargetUnit
  package let owner: LimitOwner
  /// The clause that sets it, where that is not the one in the id.
  private let stated: ClauseID?
  package let reason: String

  init(
    _ row: String, _ comparison: TargetComparison, _ hundredths: Int, _ unit: TargetUnit, _ owner: LimitOwner,
    of clause: ClauseID? = nil, _ reason: String
  ) {
    self.row = row
    self.comparison = comparison
    self.hundredths = hundredths
    self.unit = unit
    self.owner = owner
    stated = clause
    self.reason = reason
  }

  /// The clause that it comes from; nil for a limit of rows of several clauses.
  package var clause: ClauseID? { stated ?? ClauseID(row.prefix { $0 != "." }) }

  /// The limit with its sign and unit.
  package var text: String {
    let number = "\(comparison.rawValue) \(Hundredths(hundredths: hundredths))"
    return unit == .count ? number : "\(number) \(unit.rawValue)"
  }
}

extension Limit {
  /// Every limit.
  package static let all =
    imports + duplicates + lookUps + contract + series + reading + authors + lab

  private static let byRow = Dictionary(uniqueKeysWithValues: all.map { ($0.row, $0) })

  /// The limit of a row: its own, or that of all rows of its kind.
  static func of(_ id: FigureID) -> Limit {
    let parts = id.description.split(separator: ".")
    let kinds = [
      id.description, parts.dropLast().joined(separator: ".") + ".*", "*.\(parts[parts.count - 1])",
    ]
    guard let limit = kinds.lazy.compactMap({ byRow[$0] }).first else {
      preconditionFailure("\(id) has no limit; declare it under LabWorld/Report/Limits")
    }
    return limit
  }
}
