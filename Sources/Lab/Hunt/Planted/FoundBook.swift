// Ways of putting into effect what a look-up has found: the right one, and those that planted bugs have.

import BooksTrack
import BooksTrackAPI

/// A book that was found.
struct FoundBook: Sendable {
  let job: JobID
  /// The row as it was when the question was sent.
  let work: Work
  let answer: SearchResponseData
  /// The place of the book in the answer.
  let index: Int

  /// The right way: into the row as it is now, if it still waits and is still that book; nothing that is there is
  /// written over.
  static func put(_ found: FoundBook, in editor: inout LibraryEditor) {
    guard let job = editor.library.jobs[found.job], let work = editor.library.works[job.work],
      work.title == found.work.title, work.authors == found.work.authors
    else { return }
    editor.put(found.filling(work))
    editor.remove(job.id)
  }

  /// Whether the book still waits is not looked at; each time it gets a further edition.
  static func putUnchecked(_ found: FoundBook, in editor: inout LibraryEditor) {
    guard let work = editor.library.works[found.work.id], work.title == found.work.title else { return }
    editor.put(found.filling(work))
    if let edition = found.edition(editor.newEditionID()) { editor.put(edition) }
    editor.remove(found.job)
  }

  /// The row comes back if it is gone.
  static func putBack(_ found: FoundBook, in editor: inout LibraryEditor) {
    let work = editor.library.works[found.work.id] ?? found.work
    guard work.title == found.work.title, work.authors == found.work.authors else { return }
    editor.put(found.filling(work))
    editor.remove(found.job)
  }

  /// The row that was read before the question was sent goes over what stands there now.
  static func putOldRow(_ found: FoundBook, in editor: inout LibraryEditor) {
    guard editor.library.jobs.contains(found.job) else { return }
    editor.put(found.filling(found.work))
    editor.remove(found.job)
  }

  /// What the provider says goes over what the reader says.
  static func putProviderFacts(_ found: FoundBook, in editor: inout LibraryEditor) {
    guard let job = editor.library.jobs[found.job], let work = editor.library.works[job.work],
      work.title == found.work.title, work.authors == found.work.authors
    else { return }
    var filled = found.filling(work)
    filled.title = found.answer.works[found.index].title
    editor.put(filled)
    for edition in editor.library.editions(of: work.id) {
      guard let facts = found.edition(edition.id)?.facts else { continue }
      var other = edition
      other.facts = facts
      editor.put(other)
    }
    editor.remove(job.id)
  }

  private func filling(_ work: Work) -> Work {
    let dto = answer.works[index]
    var work = work
    if work.subjects.isEmpty { work.subjects = dto.subjectTags }
    if work.summary == nil { work.summary = dto.description }
    if work.firstPublished == nil { work.firstPublished = dto.firstPublicationYear }
    work.externalIDs = work.externalIDs.union(dto.externalIDs)
    work.provenance = Provenance(primaryProvider: dto.primaryProvider, contributors: dto.contributors)
    work.enrichment = .enriched
    work.candidates = []
    return work
  }

  private func edition(_ id: EditionID) -> Edition? {
    answer.editions(ofWorkAt: index).first.map { dto in
      var facts = EditionFacts(publisher: dto.publisher, pageCount: dto.pageCount)
      facts.isbn = dto.isbn.flatMap { try? ISBN($0) }
      return Edition(id: id, work: work.id, facts: facts)
    }
  }
}
