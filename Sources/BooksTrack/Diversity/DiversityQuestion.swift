// The choice of the question about a book that is worth most (DIV-4).

/// A question about a book with its possible answers. Skipping is always possible and stores nothing.
public struct DiversityQuestion: Hashable, Sendable {
  /// The book.
  public let work: WorkID
  /// The dimension in question.
  public let dimension: DiversityDimension
  /// The number of books in which an answer fills the dimension; more than one only for a fact about the
  /// author, which applies to all of their books (CAS-14).
  public let books: Int

  /// Creates a question.
  public init(work: WorkID, dimension: DiversityDimension, books: Int = 1) {
    self.work = work
    self.dimension = dimension
    self.books = books
  }

  /// The text of the question.
  public var text: String { dimension.question }
  /// The possible answers, `Other` last.
  public var choices: [String] { dimension.vocabulary }
  /// The label for skipping.
  public static let skip = "Skip"
}

/// A missing dimension that a question can be about.
public struct OpenDimension: Hashable, Sendable {
  /// The dimension.
  public let dimension: DiversityDimension
  /// The number of books in which an answer fills it.
  public let books: Int
}

/// A rule for choosing among several missing dimensions.
public struct QuestionRule: Sendable {
  /// The name of the rule.
  public let name: String
  private let choose: @Sendable ([OpenDimension], DiversityStats) -> OpenDimension?

  /// The default: the dimension whose answer completes the most books, so that an author of twelve books is
  /// asked about before one of one; ties by the least data in the library, and then in display order.
  ///
  /// Of equal numbers of books, an answer raises the completion of its own dimension relatively more if
  /// little is known there.
  public static let mostCompleted = QuestionRule(name: "most completed") { missing, stats in
    missing.min {
      (-$0.books, stats.booksWithData[$0.dimension.place], $0.dimension.place)
        < (-$1.books, stats.booksWithData[$1.dimension.place], $1.dimension.place)
    }
  }

  /// The dimension with the least data in the library, however many books an answer completes.
  public static let emptiestFirst = QuestionRule(name: "emptiest first") { missing, stats in
    missing.min {
      (stats.booksWithData[$0.dimension.place], $0.dimension.place)
        < (stats.booksWithData[$1.dimension.place], $1.dimension.place)
    }
  }

  /// The documents' example: the first missing dimension in order.
  public static let inOrder = QuestionRule(name: "in order") { missing, _ in
    missing.min { $0.dimension < $1.dimension }
  }

  /// Returns the dimension to ask for among the missing ones.
  public func dimension(of missing: [OpenDimension], _ stats: DiversityStats) -> OpenDimension? {
    choose(missing, stats)
  }
}

extension DiversityIndex {
  /// Returns the best question about a work; nil if no dimension is missing, or all missing ones are
  /// excluded.
  ///
  /// - Parameter excluded: The dimensions not to ask for.
  public func nextQuestion(
    about work: WorkID, except excluded: [DiversityDimension] = [], rule: QuestionRule = .mostCompleted
  ) -> DiversityQuestion? {
    let missing = missingDimensions(of: work).filter { !excluded.contains($0) }.map {
      OpenDimension(dimension: $0, books: booksCompleted(by: $0, of: work))
    }
    return rule.dimension(of: missing, stats()).map {
      DiversityQuestion(work: work, dimension: $0.dimension, books: $0.books)
    }
  }

  /// Returns the best question about any book: the dimension that the rule chooses, and the oldest book in
  /// which an answer completes the most books; nil if nothing is missing.
  ///
  /// - Complexity: O(1) in the number of books.
  public func nextQuestion(rule: QuestionRule = .mostCompleted) -> DiversityQuestion? {
    let missing = DiversityDimension.allCases.compactMap { dimension in
      mostBooksCompleted(by: dimension).map { OpenDimension(dimension: dimension, books: $0) }
    }
    guard let open = rule.dimension(of: missing, stats()),
      let work = firstWork(completing: open.books, by: open.dimension)
    else { return nil }
    return DiversityQuestion(work: work, dimension: open.dimension, books: open.books)
  }
}
