// Converts a library of the stack to plain books, for comparison with the reference model.

import BooksTrack
import BooksTrackAPI

/// A library as plain values.
struct LibraryView: Sendable {
  /// The books in the order of their works.
  let books: [ModelBook]
  /// Works without exactly one entry, editions wrongly marked as the reader's, and entries without a work.
  let oddities: [String]

  init(books: [ModelBook], oddities: [String]) {
    self.books = books
    self.oddities = oddities
  }

  init(_ library: Library) {
    var books: [ModelBook] = []
    var oddities: [String] = []
    for work in library.works {
      let entries = library.entries(of: work.id)
      guard let entry = entries.first, entries.count == 1 else {
        oddities.append("work \(work.id), \(work.title), has \(entries.count) entries")
        continue
      }
      for edition in library.editions(of: work.id)
      where edition.id != entry.edition && !edition.readerFields.isEmpty {
        oddities.append("edition \(edition.id) of \(work.title) claims to be the reader's")
      }
      books.append(ModelBook(work, entry, in: library))
    }
    for entry in library.entries where !library.works.contains(entry.work) {
      oddities.append("entry \(entry.id) is of no work")
    }
    self.init(books: books, oddities: oddities)
  }
}

extension ModelBook {
  /// Creates a book from a work and its entry; of the edition, only the fields that the reader entered.
  init(_ work: Work, _ entry: Entry, in library: Library) {
    let edition = entry.edition.flatMap { library.editions[$0] }
    func own<Value>(_ field: ReaderFields, _ value: (EditionFacts) -> Value?) -> Value? {
      edition.flatMap { $0.readerFields.contains(field) ? value($0.facts) : nil }
    }
    let facts = entry.facts
    self.init(
      source: entry.sourceID ?? "none", title: work.title,
      authors: work.authors.map { library.authors[$0.author]?.name ?? "nobody" },
      isbn: own(.isbn) { $0.isbn?.isbn13 }, publisher: own(.publisher) { $0.publisher },
      binding: own(.binding) { $0.binding }, pages: own(.pageCount) { $0.pageCount },
      year: own(.yearPublished) { $0.yearPublished }, status: facts.status.rawValue,
      ownShelf: facts.exclusiveShelf, shelves: facts.shelves, rating: facts.rating?.quarters,
      added: facts.dateAdded?.description, read: facts.dateRead?.description, readCount: facts.readCount,
      review: facts.review, hasSpoiler: facts.reviewHasSpoilers, notes: facts.privateNotes,
      ownedCopies: facts.ownedCopies,
      earlierReads: facts.readings.map { $0.finish?.description ?? "unknown" },
      furtherReviews: facts.otherFacts.filter { $0.label.hasPrefix("Further review") }.map(\.value))
  }
}
