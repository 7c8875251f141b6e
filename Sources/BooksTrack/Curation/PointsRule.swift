// What a reader is given points for, and how many (CUR-1). The documents disagree; these are the decisions,
// and what the documents say is kept beside them.

/// How many points a change brings.
public struct PointsRule: Hashable, Sendable {
  /// For the first answer about a book in a dimension.
  public var answer: Int
  /// For the first thing that is said of an author.
  public var firstStatement: Int
  /// For each later thing that is said of them.
  public var laterStatement: Int
  /// For each book that it fills.
  public var filledBook: Int
  /// Whether the same is paid for again: as often as it is said, and for books that were paid for already.
  public var paysAgain: Bool

  /// Makes a rule.
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

  /// Five points for a field of a book; for an author ten, then two, and one for each book that is filled:
  /// the rule that ships.
  public static let standard = PointsRule(answer: 5)

  /// As the document about diversity has it: five points for whatever is filled in, and nothing for books.
  public static let flat = PointsRule(
    answer: 5, firstStatement: 5, laterStatement: 5, filledBook: 0, paysAgain: true)

  /// As the document about the cascade has it: each cascade pays for all of its books.
  public static let everyCascade = PointsRule(answer: 5, paysAgain: true)

  /// The points for what a reader says. The first answer of the reader about a book in a dimension brings
  /// points, whoever had said something before; the same again, and any later change of mind, brings nothing.
  func points(for fact: DiversityFact, in library: Library) -> Int {
    let wasGiven = library.awards(for: fact.work).contains { $0.dimension == fact.dimension }
    return wasGiven ? 0 : answer
  }

  /// The points for what a reader says of an author. What takes something away brings none, nor does saying
  /// again what was paid for; of books those are paid that had nothing in the field and have something now,
  /// and in all no more than were ever filled at once: who takes a statement away and makes it again is not
  /// paid twice, nor who says it of another name of the same person.
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
