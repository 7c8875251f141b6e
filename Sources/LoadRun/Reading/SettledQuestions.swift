// The questions that a reader has answered or skipped, which the app must not ask again (SES-9).

import BooksTrack

/// The settled questions of a reader, by book and dimension.
struct SettledQuestions {
  private struct Subject: Hashable {
    let work: WorkID
    let dimension: DiversityDimension
  }

  private var answered: Set<Subject> = []
  private var skipped: Set<Subject> = []

  /// True if the reader has answered or skipped a question about the book and the dimension.
  func contains(_ question: DiversityQuestion) -> Bool {
    answered.contains(subject(of: question)) || skipped.contains(subject(of: question))
  }

  mutating func answer(_ question: DiversityQuestion) { answered.insert(subject(of: question)) }

  mutating func skip(_ question: DiversityQuestion) { skipped.insert(subject(of: question)) }

  /// Opens answered questions again, because the reader has taken the answer back.
  mutating func reopen(_ works: [WorkID], _ dimension: DiversityDimension) {
    for work in works { answered.remove(Subject(work: work, dimension: dimension)) }
  }

  private func subject(of question: DiversityQuestion) -> Subject {
    Subject(work: question.work, dimension: question.dimension)
  }
}
