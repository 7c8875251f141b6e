// The goal of a job: the facts of a book, or the record that the reader has chosen.

import BooksTrackAPI

/// A work to look up.
struct EnrichmentGoal: Hashable, Sendable {
  let subject: EnrichmentSubject
  /// The candidate that the reader has chosen.
  let choice: Candidate?

  /// Creates the goal of a job; nil if the job or its work is gone (ENR-7).
  init?(_ job: JobID, in library: Library) {
    guard let row = library.jobs[job], let subject = EnrichmentSubject(row.work, in: library) else {
      return nil
    }
    self.subject = subject
    choice = row.choice
  }

  /// Returns the queries, to be sent in sequence until an answer is certain.
  func queries(_ rules: TitleRules) -> [MetadataQuery] { (choice?.subject ?? subject).queries(rules) }

  /// Judges an answer. Of a chosen record, only that record is accepted.
  func judge(_ data: SearchResponseData, _ judge: AnswerJudge) -> Judgement {
    guard let choice else { return judge.judge(data, for: subject) }
    return choice.index(in: data).map { .certain(workIndex: $0) } ?? .nothing
  }

  /// The ISBNs that identify an edition in the answer, the reader's own first.
  var isbns: [ISBN] { subject.isbns + [choice?.isbn].compactMap { $0 } }
}

extension Candidate {
  /// The candidate as a subject to query for.
  fileprivate var subject: EnrichmentSubject {
    EnrichmentSubject(title: title, authors: authors, isbns: [isbn].compactMap { $0 })
  }

  /// Returns the index of the candidate's work in an answer: by the provider's id, otherwise by equal title
  /// and authors, and the ISBN if the candidate has one. Nil if it is not there.
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
