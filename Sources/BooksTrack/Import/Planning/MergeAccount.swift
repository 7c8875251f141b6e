// The fields that a merge took from a row and those that it left (DUP-6).

/// A field before and after a row was merged.
public struct FactChange: Hashable, Sendable {
  /// The name of the field, such as `date read`.
  public let fact: String
  /// The value before the merge; nil if there was none.
  public let before: String?
  /// The row's value; nil if it has none.
  public let row: String?
  /// The value after the merge.
  public let after: String?

  /// True if the merge changed the field.
  public var isChange: Bool { before != after }
}

/// The effect of a row on the fields of an existing book. It is empty for most rows and then needs no memory.
public struct MergeAccount: Hashable, Sendable {
  /// The names of the fields that changed, to the row's value or a merged one.
  public var taken: [String]
  /// The names of the fields in which the row differs and the old value was kept.
  public var left: [String]

  /// No field was taken or left.
  public static let nothing = MergeAccount(taken: [], left: [])

  /// Compares the book before the merge, the row, and the book after it.
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
  /// Creates the list of all fields with a value in any of the three.
  init(before: BookAccount?, row: BookAccount, after: BookAccount?) {
    self = BookFact.all.compactMap { fact in
      let change = FactChange(
        fact: fact.name, before: before.flatMap(fact.text), row: fact.text(row),
        after: after.flatMap(fact.text))
      return change.before == nil && change.row == nil && change.after == nil ? nil : change
    }
  }
}
