// The edits of a reader, as the app applies them: each is one transaction.

package import BooksTrack
import BooksTrackAPI

/// An edit. Books are identified by the number that the reader's old site gave them.
package enum ReaderEdit: Hashable, Sendable {
  /// Sets the rating in quarters of a star, or removes it if nil.
  case rate(source: String, quarters: Int?)
  case retitle(source: String, title: String)
  /// Corrects which book it is: takes over title, people and edition of another one, and looks it up anew.
  case correct(source: String, to: BookIdentity)
  case shelve(source: String, shelf: String, status: ReadingStatus)
  case note(source: String, text: String)
  case delete(source: String)
  /// Chooses one of the candidates; or declines all of them.
  case choose(source: String, Candidate)
  case decline(source: String)
  /// Accepts a provider's value; or keeps the reader's.
  case accept(source: String, FactConflict)
  case dismiss(source: String, FactConflict)

  /// Applies the edit; it has no effect if the book does not exist.
  ///
  /// - Returns: False if the candidates or the conflict do not exist any more.
  @discardableResult
  package func apply(in editor: inout LibraryEditor) -> Bool {
    guard let entry = editor.library.entries.first(where: { $0.sourceID == source }),
      let work = editor.library.works[entry.work]
    else { return true }
    var edited = entry
    switch self {
    case .rate(_, let quarters): edited.facts.rating = quarters.flatMap { Rating(quarters: $0) }
    case .retitle(_, let title):
      var work = work
      work.title = title
      editor.put(work)
    case .shelve(_, let shelf, let status): edited.facts.move(to: shelf, status)
    case .note(_, let text): edited.facts.privateNotes = text
    case .correct(_, let identity):
      guard !editor.library.entries.contains(where: { $0.sourceID == identity.source }) else { return true }
      identity.take(the: work, edited, in: &editor)
      return true
    case .delete:
      editor.remove(work.id)
      return true
    case .choose(_, let candidate): return editor.choose(candidate, for: work.id)
    case .decline: return editor.declineCandidates(of: work.id)
    case .accept(_, let conflict): return editor.accept(conflict, of: work.id)
    case .dismiss(_, let conflict): return editor.dismiss(conflict, of: work.id)
    }
    editor.put(edited)
    return true
  }

  /// The number of the edited book.
  package var source: String {
    switch self {
    case .rate(let source, _), .retitle(let source, _), .correct(let source, _), .shelve(let source, _, _),
      .note(let source, _), .delete(let source), .choose(let source, _), .decline(let source),
      .accept(let source, _), .dismiss(let source, _):
      source
    }
  }

  /// The name in labels of transactions.
  package var name: String {
    switch self {
    case .rate: "rate"
    case .retitle: "retitle"
    case .correct: "correct"
    case .shelve: "shelve"
    case .note: "note"
    case .delete: "delete"
    case .choose: "choose"
    case .decline: "decline"
    case .accept: "accept"
    case .dismiss: "dismiss"
    }
  }
}

extension ReaderFacts {
  /// Moves the book to another exclusive shelf and removes shelves of the site that contradict its status.
  fileprivate mutating func move(to shelf: String, _ status: ReadingStatus) {
    let standard = ShelfVocabulary.standardOnly.standard
    self.status = status
    exclusiveShelf = standard[shelf] == nil ? shelf : nil
    shelves.removeAll { name in standard[name].map { $0 != status } ?? false }
  }
}

/// The identity of a book, for a correction.
package struct BookIdentity: Hashable, Sendable {
  package let source: String
  package let title: String
  package let authors: [String]
  package let edition: EditionFacts

  /// Turns the work into this book, whatever it was before, and queues it for look-up.
  fileprivate func take(the work: Work, _ entry: Entry, in editor: inout LibraryEditor) {
    for edition in editor.library.editions(of: work.id) { editor.remove(edition.id) }
    for membership in editor.library.memberships(of: work.id) { editor.remove(membership.id) }
    var credits: [AuthorCredit] = []
    for name in authors {
      let known = editor.library.author(named: name)
      let author = known ?? editor.newID(of: Author.self)
      if known == nil { editor.put(Author(id: author, name: name)) }
      if !credits.contains(where: { $0.author == author }) { credits.append(AuthorCredit(author: author)) }
    }
    let fields: ReaderFields = [.isbn, .publisher, .binding, .pageCount, .yearPublished]
    let row = Edition(
      id: editor.newID(), work: work.id, facts: edition, readerFields: fields.filter(edition))
    editor.put(row)
    editor.put(Work(id: work.id, title: title, authors: credits))
    var entry = entry
    entry.edition = row.id
    entry.sourceID = source
    editor.put(entry)
    // A waiting job keeps its place, unless it is parked, has settled queries of the other book, or waits for
    // a record that was chosen for that one.
    let job = editor.library.job(of: work.id)
    if job.map({ $0.isParked || !$0.settled.isEmpty || $0.choice != nil }) ?? true {
      editor.put(EnrichmentJob(id: editor.newID(), work: work.id))
    }
  }
}

extension ReaderFields {
  /// Returns the fields that have a value.
  fileprivate func filter(_ facts: EditionFacts) -> ReaderFields {
    var fields = self
    if facts.isbn == nil { fields.remove(.isbn) }
    if facts.publisher == nil { fields.remove(.publisher) }
    if facts.binding == nil { fields.remove(.binding) }
    if facts.pageCount == nil { fields.remove(.pageCount) }
    if facts.yearPublished == nil { fields.remove(.yearPublished) }
    return fields
  }
}
