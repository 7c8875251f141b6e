// The cases that a target missed: the reader, the rows of the export, the true books and the outcome. A run
// of any size keeps the first few of each target, so that a figure below its limit can be investigated.

/// A case that a target missed.
package struct MissedCase: Codable, Sendable, Hashable {
  /// A row of the reader's export, with its text.
  package struct Row: Codable, Sendable, Hashable {
    package let row: Int
    package let text: String
  }

  package let reader: Int
  /// In the order of the file; empty if the case is not about rows.
  package let rows: [Row]
  /// The truth, by the catalog or the reader's own account.
  package let truth: String
  /// The action of the stack.
  package let outcome: String
}

extension MissedCase: Comparable {
  /// Orders by reader and rows, then by all other fields, so that the result does not depend on the order of
  /// additions.
  package static func < (left: MissedCase, right: MissedCase) -> Bool {
    guard left.reader == right.reader else { return left.reader < right.reader }
    let rows = (left.rows.map(\.row), right.rows.map(\.row))
    guard rows.0 == rows.1 else { return rows.0.lexicographicallyPrecedes(rows.1) }
    let texts = (left.rows.map(\.text), right.rows.map(\.text))
    guard texts.0 == texts.1 else { return texts.0.lexicographicallyPrecedes(texts.1) }
    return (left.truth, left.outcome) < (right.truth, right.outcome)
  }
}

/// The first missed cases of each target, by its id.
package struct MissedCases: Sendable, Equatable {
  /// The maximum number of cases kept for each target.
  package static let most = 5

  package private(set) var byRow: [String: [MissedCase]] = [:]

  package init() {}

  /// Records a case. The first cases by reader and rows are kept, in whatever order they are recorded.
  mutating func note(_ id: FigureID, _ missed: MissedCase) {
    keep([missed], of: id.description)
  }

  /// Adds the cases of another reader or cell. The first cases of all are among the first of each part, so
  /// neither the order nor the grouping of additions matters.
  package mutating func add(_ other: MissedCases) {
    for (id, cases) in other.byRow { keep(cases, of: id) }
  }

  private mutating func keep(_ cases: [MissedCase], of id: String) {
    let known = byRow[id, default: []]
    if known.count == Self.most, let last = known.last, cases.allSatisfy({ last < $0 }) { return }
    byRow[id] = Array(Set(known + cases).sorted().prefix(Self.most))
  }
}

extension MissedCases: FigureValue {
  package static var shape: FigureShape { .byName(.list(.defined("missedCase"))) }

  package init(from decoder: any Decoder) throws {
    byRow = try decoder.singleValueContainer().decode([String: [MissedCase]].self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(byRow)
  }
}
