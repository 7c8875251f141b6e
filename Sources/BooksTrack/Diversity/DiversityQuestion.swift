// The choice of the question about a book that is worth most (DIV-4).

/// A question about a book with its possible answers. Skipping is always possible and stores nothing.
public struct DiversityQuestion: Hashable, Sendable {
  /// The book.
  public let work: WorkID
  /// The dimension in question.
  public let dimension: DiversityDimension

  /// Creates a question.
  public init(work: WorkID, dimension: DiversityDimension) {
    self.work = work
    self.dimension = dimension
  }

  /// The text of the question.
  public var text: String { dimension.question }
  /// The possible answers, `Other` last.
  public var choices: [String] { dimension.vocabulary }
  /// The label for skipping.
  public static let skip = "Skip"
}

/// A rule for choosing among several missing dimensions.
///
/// An answer fills one field, so it raises the total completion by the same amount for every dimension. It
/// raises the completion of its own dimension relatively more if little is known there.
public struct QuestionRule: Sendable {
  /// The name of the rule.
  public let name: String
  private let choose: @Sendable ([DiversityDimension], DiversityStats) -> DiversityDimension?

  /// The default: the dimension with the least data in the library; ties in display order.
  public static let emptiestFirst = QuestionRule(name: "emptiest first") { missing, stats in
    missing.min {
      (stats.booksWithData[$0.place], $0.place) < (stats.booksWithData[$1.place], $1.place)
    }
  }

  /// The documents' example: the first missing dimension in order.
  public static let inOrder = QuestionRule(name: "in order") { missing, _ in missing.min() }

  /// Returns the dimension to ask for among the missing ones.
  public func dimension(of missing: [DiversityDimension], _ stats: DiversityStats) -> DiversityDimension? {
    choose(missing, stats)
  }
}

extension DiversityIndex {
  /// Returns the best question about a work; nil if no dimension is missing, or all missing ones are
  /// excluded.
  ///
  /// - Parameter excluded: The dimensions not to ask for.
  public func nextQuestion(
    about work: WorkID, except excluded: [DiversityDimension] = [], rule: QuestionRule = .emptiestFirst
  ) -> DiversityQuestion? {
    let missing = missingDimensions(of: work).filter { !excluded.contains($0) }
    return rule.dimension(of: missing, stats()).map { DiversityQuestion(work: work, dimension: $0) }
  }

  /// Returns the best question about any book: the dimension that the rule chooses, and the oldest book that
  /// lacks it; nil if nothing is missing.
  ///
  /// - Complexity: O(1) in the number of books.
  public func nextQuestion(rule: QuestionRule = .emptiestFirst) -> DiversityQuestion? {
    let missing = DiversityDimension.allCases.filter { firstWork(lacking: $0) != nil }
    guard let dimension = rule.dimension(of: missing, stats()), let work = firstWork(lacking: dimension)
    else { return nil }
    return DiversityQuestion(work: work, dimension: dimension)
  }
}
