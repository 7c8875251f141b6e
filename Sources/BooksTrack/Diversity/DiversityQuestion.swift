// Which question about a book is worth most (DIV-4).

/// A question about a book, with the answers to choose from. To skip it is always possible, and stores
/// nothing.
public struct DiversityQuestion: Hashable, Sendable {
  /// The book.
  public let work: WorkID
  /// What is asked for.
  public let dimension: DiversityDimension

  /// Makes a question.
  public init(work: WorkID, dimension: DiversityDimension) {
    self.work = work
    self.dimension = dimension
  }

  /// The question, in words.
  public var text: String { dimension.question }
  /// The answers to choose from, `Other` last.
  public var choices: [String] { dimension.vocabulary }
  /// What is offered beside them.
  public static let skip = "Skip"
}

/// Which of several missing dimensions is asked for.
///
/// One answer fills one field, whichever it is, so each raises the completion of all dimensions together by
/// the same. It raises the completion of its own dimension the more, in proportion, the less is known there.
public struct QuestionRule: Sendable {
  /// The name of the rule.
  public let name: String
  private let choose: @Sendable ([DiversityDimension], DiversityStats) -> DiversityDimension?

  /// Of all that are missing the one of which least is known in the library, of several the one that is shown
  /// first: the rule that ships.
  public static let emptiestFirst = QuestionRule(name: "emptiest first") { missing, stats in
    missing.min {
      (stats.booksWithData[$0.place], $0.place) < (stats.booksWithData[$1.place], $1.place)
    }
  }

  /// As the documents' example has it: cultural origin for as long as it is missing, then the next.
  public static let inOrder = QuestionRule(name: "in order") { missing, _ in missing.min() }

  /// The dimension to ask for, out of those that are missing.
  public func dimension(of missing: [DiversityDimension], _ stats: DiversityStats) -> DiversityDimension? {
    choose(missing, stats)
  }
}

extension DiversityIndex {
  /// The best question about a work; nil if all is known, or nothing else may be asked.
  ///
  /// - Parameter excluded: What is not to be asked.
  public func nextQuestion(
    about work: WorkID, except excluded: [DiversityDimension] = [], rule: QuestionRule = .emptiestFirst
  ) -> DiversityQuestion? {
    let missing = missingDimensions(of: work).filter { !excluded.contains($0) }
    return rule.dimension(of: missing, stats()).map { DiversityQuestion(work: work, dimension: $0) }
  }

  /// The best question about any book: of the dimension that the rule chooses, about the oldest book that
  /// lacks it; nil if all is known of all books.
  ///
  /// - Complexity: O(1) but for the look-ups; the books do not matter.
  public func nextQuestion(rule: QuestionRule = .emptiestFirst) -> DiversityQuestion? {
    let missing = DiversityDimension.allCases.filter { firstWork(lacking: $0) != nil }
    guard let dimension = rule.dimension(of: missing, stats()), let work = firstWork(lacking: dimension)
    else { return nil }
    return DiversityQuestion(work: work, dimension: dimension)
  }
}
