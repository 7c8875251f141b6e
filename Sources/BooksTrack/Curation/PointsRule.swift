// The points for a reader's contributions (CUR-1). The documents disagree; the defaults are decisions, and
// the documents' rules are kept as alternatives.

/// A rule for the points of a change.
public struct PointsRule: Hashable, Sendable {
  /// The points for the first answer about a book in a dimension.
  public var answer: Int
  /// The points for the first statement about an author.
  public var firstStatement: Int
  /// The points for each later statement about the author.
  public var laterStatement: Int
  /// The points for each book that it fills.
  public var filledBook: Int
  /// True to award points for repeated statements, and for books that were counted before.
  public var paysAgain: Bool

  /// Creates a rule.
  public init(
    answer: Int, firstStatement: Int = 10, laterStatement: Int = 2, filledBook: Int = 1,
    paysAgain: Bool = false
  ) {
    self.answer = answer
    self.firstStatement = firstStatement
    self.laterStatement = laterStatement
    self.filledBook = filledBook
    self.paysAgain = paysAgain
  }

  /// The default: five points for a field of a book; for an author ten, then two, plus one for each filled
  /// book.
  public static let standard = PointsRule(answer: 5)

  /// The rule of the document about diversity: five points for any value, and none for books.
  public static let flat = PointsRule(
    answer: 5, firstStatement: 5, laterStatement: 5, filledBook: 0, paysAgain: true)

  /// The rule of the document about the cascade: each cascade awards points for all of its books.
  public static let everyCascade = PointsRule(answer: 5, paysAgain: true)

  /// Returns the points for an answer: only the reader's first one about a book in a dimension counts,
  /// whether or not there was a value before.
  func points(for fact: DiversityFact, in library: Library) -> Int {
    let wasGiven = library.awards(for: fact.work).contains { $0.dimension == fact.dimension }
    return wasGiven ? 0 : answer
  }

  /// Returns the points for a statement about an author. Removals and repeated statements have none. Books
  /// count if they had no value in the field and have one now, but in total at most the greatest number ever
  /// filled at once, so that neither removing and repeating a statement nor making it about another name of
  /// the person is awarded twice.
  func points(
    for step: CurationStep, of author: AuthorID, from before: Library, to after: Library,
    _ policy: CascadePolicy
  ) -> CascadePoints {
    guard case .statement(_, let field) = step.subject, let values = step.after?.values else {
      return CascadePoints()
    }
    var wasSaid = false
    var paid = 0
    let lines = after.names(of: author).flatMap { before.awards(for: $0) }
    for line in lines {
      guard case .statement(_, field, let said, let books) = line.reason else { continue }
      wasSaid = wasSaid || said == values
      paid += books
    }
    let works = after.works(ofPerson: author)
    if paysAgain {
      let filled = after.worksFilled(by: author).count
      return CascadePoints(base: lines.isEmpty ? firstStatement : laterStatement, books: filled * filledBook)
    }
    let filled = works.count {
      before.shownFact(field, of: $0, policy) == nil && after.shownFact(field, of: $0, policy) != nil
    }
    let base = wasSaid ? 0 : lines.isEmpty ? firstStatement : laterStatement
    return CascadePoints(base: base, books: max(0, filled - paid) * filledBook)
  }
}

extension Library {
  /// The reader's points: the sum of the ledger (CUR-1).
  ///
  /// - Complexity: O(*lines of the ledger*).
  public var points: Int { awards.reduce(0) { $0 + $1.points } }
}
