// The limits of all rows, each declared once in `Limit.all` with its reason. `Target` looks its limit up by
// the id of its row; a test checks that the sources contain no other limits.
//
// The article on limits has the history of each limit, the newest line last. A test fails if a limit differs
// from its newest line, so every change needs a line with the old value, the new value and the reason.

/// The origin of a limit.
package enum LimitOwner: String, Sendable {
  /// Set by the product documents.
  case documents = "documents"
  /// Set by the lab, because the documents have no limit or a weaker one.
  case ours
  /// Set by the user of the program (`UserGate`).
  case user
}

/// The limit by which a row is judged.
package struct Limit: Sendable {
  /// The id of the row; a `*` in place of one part applies to all such rows.
  package let row: String
  let comparison: TargetComparison
  /// In hundredths of the unit; for percentages, hundredths of a percent.
  let hundredths: Int
  let unit: TargetUnit
  package let owner: LimitOwner
  /// The clause that sets the limit, if it is not the one in the id.
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

  /// The clause that sets the limit; nil if it applies to rows of several clauses.
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
    imports + duplicates + lookUps + contract + series + reading + devices + authors + lab

  private static let byRow = Dictionary(uniqueKeysWithValues: all.map { ($0.row, $0) })

  /// Returns the limit of a row: its own, or that of all rows of its kind.
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
