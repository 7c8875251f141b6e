// Questions, answers and points in the model.

import BooksTrack
import LabWorld

extension ReadingModel {
  /// Returns the dimensions without a value for a book, except those that the reader has overridden.
  func missing(of book: Book) -> [DiversityDimension] {
    DiversityDimension.allCases.filter { values($0, of: book).isEmpty && override($0, of: book) == nil }
  }

  /// Returns the override of a book in the field of a dimension.
  private func override(_ dimension: DiversityDimension, of book: Book) -> Curation.Override? {
    switch dimension {
    case .culturalOrigin: curation.overrides[Curation.Key(number: book.number, field: .culturalBackground)]
    case .gender: curation.overrides[Curation.Key(number: book.number, field: .genderIdentity)]
    case .translation, .ownVoices, .accessibility: nil
    }
  }

  /// Returns the field of an author that fills a dimension.
  private static func field(_ dimension: DiversityDimension) -> AuthorField? {
    switch dimension {
    case .culturalOrigin: .culturalBackground
    case .gender: .genderIdentity
    case .translation, .ownVoices, .accessibility: nil
    }
  }

  /// Returns the number of books that an answer about a book completes: for a fact of its author all of their
  /// books that lack it (DIV-4, CAS-14).
  private func completed(by dimension: DiversityDimension, of book: Book) -> Int {
    guard Self.field(dimension) != nil, let author = cascading(book) else { return 1 }
    return books.count { other in
      cascading(other).map(person) == person(author) && missing(of: other).contains(dimension)
    }
  }

  /// Returns the dimension whose answer about a book completes the most books; of equals the one in which the
  /// fewest books have a value, and of these the first (DIV-4).
  private func best(_ dimensions: [DiversityDimension], of book: Book) -> DiversityDimension? {
    best(dimensions.map { ($0, completed(by: $0, of: book)) })?.dimension
  }

  private func best(
    _ open: [(dimension: DiversityDimension, books: Int)]
  ) -> (dimension: DiversityDimension, books: Int)? {
    var best: (dimension: DiversityDimension, books: Int, filled: Int)?
    for (dimension, completed) in open {
      let filled = books.count { !values(dimension, of: $0).isEmpty }
      guard let old = best else {
        best = (dimension, completed, filled)
        continue
      }
      if completed > old.books || (completed == old.books && filled < old.filled) {
        best = (dimension, completed, filled)
      }
    }
    return best.map { ($0.dimension, $0.books) }
  }

  /// The question about any book that has priority.
  var nextQuestion: (book: Int, dimension: DiversityDimension)? {
    func lacking(_ dimension: DiversityDimension) -> [Int] {
      books.indices.filter { missing(of: books[$0]).contains(dimension) }
    }
    let open = DiversityDimension.allCases.compactMap { dimension in
      lacking(dimension).map { completed(by: dimension, of: books[$0]) }.max().map { (dimension, $0) }
    }
    guard let best = best(open),
      let place = lacking(best.dimension).first(where: {
        completed(by: best.dimension, of: books[$0]) == best.books
      })
    else { return nil }
    return (place, best.dimension)
  }

  /// Asks the question after a session: at most one per session, none skipped for this book (SES-6, SES-9).
  mutating func ask(_ back: Int) -> DiversityDimension? {
    guard let place = session(back), sittings[place].ending != nil, sittings[place].question == nil,
      let book = books.first(where: { $0.number == sittings[place].book })
    else { return nil }
    let skipped = sittings.filter { $0.book == book.number && $0.question?.outcome == .skipped }
    let open = missing(of: book).filter { dimension in
      !skipped.contains { $0.question?.dimension == dimension }
    }
    guard let dimension = best(open, of: book) else { return nil }
    sittings[place].question = SessionQuestion(dimension: dimension)
    return dimension
  }

  /// Skips the question after a session; returns the refusal, if any.
  mutating func skip(_ back: Int) -> String? {
    guard let place = session(back) else { return nil }
    guard sittings[place].question?.outcome == .shown else { return AnswerRefusal.notAsked.description }
    sittings[place].question?.outcome = .skipped
    return nil
  }

  mutating func answer(_ back: Int, _ answer: ReadingAnswer, at moment: ReadingMoment) -> [ReadingFact] {
    guard let place = session(back) else { return [ReadingReply.made(.questions, "SES-6", nil)] }
    guard let question = sittings[place].question, question.outcome == .shown else {
      return [ReadingReply.made(.questions, "SES-6", AnswerRefusal.notAsked.description)]
    }
    let book = books.first { $0.number == sittings[place].book }
    if let book, let field = Self.field(question.dimension), override(question.dimension, of: book) == nil,
      book.facts[question.dimension]?.isReaders != true, let author = cascading(book)
    {
      return say(answer, question.dimension, field, of: author, question: place, at: moment)
    }
    return say(sittings[place].book, question.dimension, answer, question: place)
  }

  /// Answers a question about an author: a statement, with its points and its line of the audit log (CAS-14).
  private mutating func say(
    _ answer: ReadingAnswer, _ dimension: DiversityDimension, _ field: AuthorField, of author: Int,
    question: Int, at moment: ReadingMoment
  ) -> [ReadingFact] {
    guard let value = answer.stored(dimension) else {
      return [ReadingReply.made(.questions, "SES-6", AnswerRefusal.emptyAnswer.description)]
    }
    let (before, percentBefore, pointsBefore) = (counts(of: .allTime), percent(), points)
    let shownBefore = allShown()
    guard let change = try? say([value], field, of: author) else { return [] }
    curation.steps += change.steps
    for _ in change.steps { ask(at: moment) }
    sittings[question].question?.outcome = .answered
    let shownAfter = allShown()
    let updated = books.filter { shownBefore[$0.number] != shownAfter[$0.number] }.map(\.title)
    let gain = points - pointsBefore
    let badges = Self.badges(from: pointsBefore, to: points).map { "You are a \($0) Curator now!" }
    let list = updated.count > 1 ? ["Updated \(updated.count) books:"] + updated.map { "- \($0)" } : []
    let count = updated.count == 1 ? "Updated 1 book" : "Updated \(updated.count) books"
    return AnswerAccount(
      value: value, points: gain, balance: points, before: before, after: counts(of: .allTime),
      lines: [dimension.confirmation, "Diversity: \(percentBefore)% → \(percent())% Complete"]
        + (gain > 0 ? ["+\(gain) Curator Point\(gain == 1 ? "" : "s")"] : []) + badges
        + (list.isEmpty ? [count] : list)
    ).facts
  }

  /// - Parameter question: The index of the session whose question is answered; nil for none.
  mutating func say(
    _ number: Int, _ dimension: DiversityDimension, _ answer: ReadingAnswer, question: Int?
  ) -> [ReadingFact] {
    guard let value = answer.stored(dimension), let place = books.firstIndex(where: { $0.number == number })
    else { return [ReadingReply.made(.questions, "SES-6", AnswerRefusal.emptyAnswer.description)] }
    guard override(dimension, of: books[place]) == nil else {
      return [ReadingReply.made(.questions, "SES-6", AnswerRefusal.overridden.description)]
    }
    let (before, percentBefore) = (counts(of: .allTime), percent())
    books[place].facts[dimension] = Fact(value: value, isReaders: true)
    if let question { sittings[question].question?.outcome = .answered }
    let isFirst = !ledger.contains(.answer(book: number, dimension))
    if isFirst { ledger.append(.answer(book: number, dimension)) }
    let progress = "Diversity: \(percentBefore)% → \(percent())% Complete"
    let badges = Self.badges(from: points - Self.pointsOfAnswer, to: points)
    let gain =
      ["+\(Self.pointsOfAnswer) Curator Points"] + badges.map { "You are a \($0) Curator now!" }
    return AnswerAccount(
      value: value, points: isFirst ? Self.pointsOfAnswer : 0, balance: points, before: before,
      after: counts(of: .allTime),
      lines: [dimension.confirmation, progress] + (isFirst ? gain : []) + ["Updated 1 book"]
    ).facts
  }
}
