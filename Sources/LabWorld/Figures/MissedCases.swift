// Which cases a row has missed: whose, in which rows of the export, what the books are in truth and what
// became of them. A run of any size keeps the first few of each row, so that a figure below its limit can be
// looked into.

/// A case that a row has missed.
package struct MissedCase: Codable, Sendable, Hashable {
  /// A row of the reader's export, with what is written on it.
  package struct Row: Codable, Sendable, Hashable {
    package let row: Int
    package let text: String
  }

  package let reader: Int
  /// In the order of the file; none where the case is about no row.
  package let rows: [Row]
  /// What is so, by the catalog or the reader's own account.
  package let truth: String
  /// What the stack has made of it.
  package let outcome: String
}

extension MissedCase: Comparable {
  /// By reader and rows. Whatever two cases differ in decides in the end, so that no order of additions
  /// shows.
  package static func < (left: MissedCase, right: MissedCase) -> Bool {
    guard left.reader == right.reader else { return left.reader < right.reader }
    let rows = (left.rows.map(\.row), right.rows.map(\.row))
    guard rows.0 == rows.1 else { return rows.0.lexicographicallyPrecedes(rows.1) }
    let texts = (left.rows.map(\.text), right.rows.map(\.text))
    guard texts.0 == texts.1 else { return texts.0.lexicographicallyPrecedes(texts.1) }
    return (left.truth, left.outcome) < (right.truth, right.outcome)
  }
}

/// The first cases that each row has missed, by the row's id.
package struct MissedCases: Sendable, Equatable {
  /// How many of a row are kept.
  package static let most = 5

  package private(set) var byRow: [String: [MissedCase]] = [:]

  package init() {}

  /// Takes down a case; whichever come first by reader and row stay, in whatever order they are noted.
  mutating func note(_ id: FigureID, _ missed: MissedCase) {
    keep([missed], of: id.description)
  }

  /// Adds another reader's, or another cell's. The first of all are among the first of each, so that neither
  /// order nor grouping of additions matters.
  package mutating func add(_ other: MissedCases) {
    for (id, cases) in other.byRow { keep(cases, of: id) }
  }

  private mutating func keep(_ cases: [MissedCase], of id: String) {
    let known = byRow[id, default: []]
    if known.count == Self.most, let last = known.last, cases.allSatisfy({ last < $0 }) { return }
    byRow[id] = Array(Set(known + cases).sorted().prefix(Self.most))
  }
}

extension MissedCases: Codable {
  package init(from decoder: any Decoder) throws {
    byRow = try decoder.singleValueContainer().decode([String: [MissedCase]].self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(byRow)
  }
}
