// What a merge took from a row and what it left, fact by fact (DUP-6).

/// A fact that a row has changed, or would have.
public struct FactChange: Hashable, Sendable {
  /// Such as `date read`.
  public let fact: String
  /// What was known before; nil if nothing was.
  public let before: String?
  /// What the row says; nil if it says nothing.
  public let row: String?
  /// What is known now.
  public let after: String?

  /// Whether the fact is another one than before.
  public var isChange: Bool { before != after }
}

/// What a row did to a book that was there already. Of most rows that is nothing; it takes no memory then.
public struct MergeAccount: Hashable, Sendable {
  /// The facts that changed, by name: they are the row's, or both made one.
  public var taken: [String]
  /// The facts of which the row says something else, and what was there stayed.
  public var left: [String]

  /// Nothing was taken and nothing left.
  public static let nothing = MergeAccount(taken: [], left: [])

  /// Compares what was known, what a row says, and what is known now.
  init(before: BookAccount, row: BookAccount, after: BookAccount) {
    taken = []
    left = []
    for part in BookFact.parts where !(part.isSame(before, after) && part.isSame(row, after)) {
      for fact in part.facts {
        if !fact.agree(before, after) {
          taken.append(fact.name)
        } else if !fact.isKnown(from: row, in: after) {
          left.append(fact.name)
        }
      }
    }
  }

  private init(taken: [String], left: [String]) {
    self.taken = taken
    self.left = left
  }
}

extension [FactChange] {
  /// Every fact that is known, said by the row, or both.
  init(before: BookAccount?, row: BookAccount, after: BookAccount?) {
    self = BookFact.all.compactMap { fact in
      let change = FactChange(
        fact: fact.name, before: before.flatMap(fact.text), row: fact.text(row),
        after: after.flatMap(fact.text))
      return change.before == nil && change.row == nil && change.after == nil ? nil : change
    }
  }
}
