// What a reader is given points for, and how many (CUR-1). The documents disagree; these are the decisions.

/// How many points an answer brings.
public struct PointsRule: Hashable, Sendable {
  /// For the first answer about a book in a dimension.
  public var answer: Int

  /// Makes a rule.
  public init(answer: Int) { self.answer = answer }

  /// Five points a field: the rule that ships.
  public static let standard = PointsRule(answer: 5)

  /// The points for what a reader says. The first answer of the reader about a book in a
  /// dimension brings points, whoever had said something before; the same again, and any later change of mind, brings
  /// nothing.
  func points(for fact: DiversityFact, in library: Library) -> Int {
    let wasGiven = library.awards(for: fact.work).contains { $0.dimension == fact.dimension }
    return wasGiven ? 0 : answer
  }
}

extension Library {
  /// The reader's points: the sum of the ledger (CUR-1).
  ///
  /// - Complexity: O(*lines of the ledger*).
  public var points: Int { awards.reduce(0) { $0 + $1.points } }
}
