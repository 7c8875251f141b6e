// One book of a reader as plain values: what the reference model keeps and what a library is compared with.
//
// Texts and numbers only, so that two of them can be printed side by side. What providers add is not in here.

/// A book as its reader knows it.
struct ModelBook: Hashable, Sendable {
  /// The number that the reader's old site gave the book. In a small world it is the book's name: two rows
  /// with one number are one book, and no two books share a number.
  var source: String
  var title: String
  /// The writer first.
  var authors: [String]

  /// The reader's own edition.
  var isbn: String?
  var publisher: String?
  var binding: String?
  var pages: Int?
  var year: Int?

  /// Such as `read`, as `ReadingStatus` spells it.
  var status: String
  /// The exclusive shelf, where it is one of the reader's own.
  var ownShelf: String?
  var shelves: [String]
  /// Quarters of a star.
  var rating: Int?
  /// Days as `2019-04-07`.
  var added: String?
  var read: String?
  var readCount: Int?
  var review: String?
  var hasSpoiler: Bool
  var notes: String?
  var ownedCopies: Int?
  /// Days on which the book was finished before `read`, in the order in which they became known.
  var earlierReads: [String] = []
  /// Reviews beside the first one.
  var furtherReviews: [String] = []

  /// The book as its reader has not rated it.
  var unrated: ModelBook {
    var book = self
    book.rating = nil
    return book
  }

  /// The book as a row knows it that has no number of an edition, or says nothing at all of an edition.
  func withoutNumber(andEdition: Bool) -> ModelBook {
    var book = self
    book.isbn = nil
    if andEdition { (book.publisher, book.binding, book.pages, book.year) = (nil, nil, nil, nil) }
    return book
  }
}

extension ModelBook {
  /// Where two books that should be equal differ, in words.
  func differences(from other: ModelBook) -> [String] {
    func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nothing" }
    var found: [String] = []
    func compare<Value: Equatable>(_ name: String, _ mine: Value?, _ theirs: Value?) {
      if mine != theirs { found.append("\(name) is \(text(mine)) and not \(text(theirs))") }
    }
    compare("the title", title, other.title)
    compare("the list of authors", authors, other.authors)
    compare("the ISBN", isbn, other.isbn)
    compare("the publisher", publisher, other.publisher)
    compare("the binding", binding, other.binding)
    compare("the number of pages", pages, other.pages)
    compare("the year", year, other.year)
    compare("the status", status, other.status)
    compare("the exclusive shelf", ownShelf, other.ownShelf)
    compare("the list of shelves", shelves, other.shelves)
    compare("the rating", rating, other.rating)
    compare("the date added", added, other.added)
    compare("the date read", read, other.read)
    compare("the read count", readCount, other.readCount)
    compare("the review", review, other.review)
    compare("the spoiler mark", hasSpoiler, other.hasSpoiler)
    compare("the note", notes, other.notes)
    compare("the number of copies", ownedCopies, other.ownedCopies)
    compare("the list of earlier readings", earlierReads, other.earlierReads)
    compare("the list of further reviews", furtherReviews, other.furtherReviews)
    return found
  }
}
