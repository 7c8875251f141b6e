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

  /// Returns the dimension in which the fewest books have a value, the first of equals (DIV-4).
  func emptiest(of dimensions: [DiversityDimension]) -> DiversityDimension? {
    var best: (dimension: DiversityDimension, filled: Int)?
    for dimension in dimensions {
      let filled = books.count { !values(dimension, of: $0).isEmpty }
      if filled < best?.filled ?? .max { best = (dimension, filled) }
    }
    return best?.dimension
  }

  /// The question about any book that has priority.
  var nextQuestion: (book: Int, dimension: DiversityDimension)? {
    let lacking = DiversityDimension.allCases.filter { dimension in
      books.contains { missing(of: $0).contains(dimension) }
    }
    guard let dimension = emptiest(of: lacking),
      let place = books.firstIndex(where: { missing(of: $0).contains(dimension) })
    else { return nil }
    return (place, dimension)
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
    guard let dimension = emptiest(of: open) else { return nil }
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

  mutating func answer(_ back: Int, _ answer: ReadingAnswer) -> [ReadingFact] {
    guard let place = session(back) else { return [ReadingReply.made(.questions, "SES-6", nil)] }
    guard let question = sittings[place].question, question.outcome == .shown else {
      return [ReadingReply.made(.questions, "SES-6", AnswerRefusal.notAsked.description)]
    }
    return say(sittings[place].book, question.dimension, answer, question: place)
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
