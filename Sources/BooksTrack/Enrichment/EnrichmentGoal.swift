// What a place in the queue waits for: the facts of a book, or the very book that the reader has chosen.

import BooksTrackAPI

/// A work as it is looked up.
struct EnrichmentGoal: Hashable, Sendable {
  let subject: EnrichmentSubject
  /// The candidate that the reader has chosen.
  let choice: Candidate?

  /// The goal of a job, or nil if the job or its work is gone (ENR-7).
  init?(_ job: JobID, in library: Library) {
    guard let row = library.jobs[job], let subject = EnrichmentSubject(row.work, in: library) else {
      return nil
    }
    self.subject = subject
    choice = row.choice
  }

  /// The questions to ask, one after the other until an answer is certain.
  func queries(_ rules: TitleRules) -> [MetadataQuery] { (choice?.subject ?? subject).queries(rules) }

  /// What an answer is worth. A chosen book is taken if it is there, and nothing else is.
  func judge(_ data: SearchResponseData, _ judge: AnswerJudge) -> Judgement {
    guard let choice else { return judge.judge(data, for: subject) }
    return choice.index(in: data).map { .certain(workIndex: $0) } ?? .nothing
  }

  /// The numbers by which an edition of the answer is recognised, the reader's own first.
  var isbns: [ISBN] { subject.isbns + [choice?.isbn].compactMap { $0 } }
}

extension Candidate {
  /// The candidate as a book to ask for.
  fileprivate var subject: EnrichmentSubject {
    EnrichmentSubject(title: title, authors: authors, isbns: [isbn].compactMap { $0 })
  }

  /// Where in an answer this very book stands: by the provider's own name for it, otherwise by title and
  /// authors as they were, and the number if there was one.
  func index(in data: SearchResponseData) -> Int? {
    if let externalID, let index = data.works.firstIndex(where: { $0.externalIDs.contains(externalID) }) {
      return index
    }
    return data.works.indices.first { index in
      let work = data.works[index]
      let names = data.works[index].authorNames
      return FoldedText.fold(work.fullTitle) == FoldedText.fold(title)
        && names.map { FoldedText.fold($0) } == authors.map { FoldedText.fold($0) }
        && (isbn.map { data.editions(ofWorkAt: index).flatMap(\.numbers).contains($0) } ?? true)
    }
  }
}
