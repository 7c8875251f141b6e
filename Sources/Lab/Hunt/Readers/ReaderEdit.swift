// What a reader does to the library by hand, as the app does it for them: each is one transaction.

package import BooksTrack
import BooksTrackAPI

/// One edit. Books are named by the number that the reader's old site gave them.
package enum ReaderEdit: Hashable, Sendable {
  /// Quarters of a star; nothing takes the rating away.
  case rate(source: String, quarters: Int?)
  case retitle(source: String, title: String)
  /// It is another book: that one's title, people and edition; it has to be looked up anew.
  case correct(source: String, to: BookIdentity)
  case shelve(source: String, shelf: String, status: ReadingStatus)
  case note(source: String, text: String)
  case delete(source: String)

  /// Makes the edit; nothing happens if the book is not there.
  package func apply(in editor: inout LibraryEditor) {
    guard let entry = editor.library.entries.first(where: { $0.sourceID == source }),
      let work = editor.library.works[entry.work]
    else { return }
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
      guard !editor.library.entries.contains(where: { $0.sourceID == identity.source }) else { return }
      return identity.take(the: work, edited, in: &editor)
    case .delete: return editor.remove(work.id)
    }
    editor.put(edited)
  }

  /// The book that it is about.
  package var source: String {
    switch self {
    case .rate(let source, _), .retitle(let source, _), .correct(let source, _), .shelve(let source, _, _),
      .note(let source, _), .delete(let source):
      source
    }
  }

  /// What a transaction log calls it.
  package var name: String {
    switch self {
    case .rate: "rate"
    case .retitle: "retitle"
    case .correct: "correct"
    case .shelve: "shelve"
    case .note: "note"
    case .delete: "delete"
    }
  }
}

extension ReaderFacts {
  /// The book stands on another exclusive shelf; those of the site's own that no longer hold are left.
  fileprivate mutating func move(to shelf: String, _ status: ReadingStatus) {
    let standard = ShelfVocabulary.standardOnly.standard
    self.status = status
    exclusiveShelf = standard[shelf] == nil ? shelf : nil
    shelves.removeAll { name in standard[name].map { $0 != status } ?? false }
  }
}

/// Which book something is.
package struct BookIdentity: Hashable, Sendable {
  package let source: String
  package let title: String
  package let authors: [String]
  package let edition: EditionFacts

  /// Makes the work this book, whatever it was before, and puts it into the queue.
  fileprivate func take(the work: Work, _ entry: Entry, in editor: inout LibraryEditor) {
    for edition in editor.library.editions(of: work.id) { editor.remove(edition.id) }
    for membership in editor.library.memberships(of: work.id) { editor.remove(membership.id) }
    var credits: [AuthorCredit] = []
    for name in authors {
      let known = editor.library.author(foldedName: FoldedText.fold(name))
      let author = known ?? editor.newAuthorID()
      if known == nil { editor.put(Author(id: author, name: name)) }
      if !credits.contains(where: { $0.author == author }) { credits.append(AuthorCredit(author: author)) }
    }
    let fields: ReaderFields = [.isbn, .publisher, .binding, .pageCount, .yearPublished]
    let row = Edition(
      id: editor.newEditionID(), work: work.id, facts: edition, readerFields: fields.filter(edition))
    editor.put(row)
    editor.put(Work(id: work.id, title: title, authors: credits))
    var entry = entry
    entry.edition = row.id
    entry.sourceID = source
    editor.put(entry)
    // A job that waits keeps its place; one that has settled questions of the other book has to forget them.
    let job = editor.library.job(of: work.id)
    if job.map({ $0.isParked || !$0.settled.isEmpty }) ?? true {
      editor.put(EnrichmentJob(id: editor.newJobID(), work: work.id))
    }
  }
}

extension ReaderFields {
  /// Those of them that have a value.
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
