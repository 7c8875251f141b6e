// One book of a reader as plain values, for the reference model and the comparison with a library. It has
// only texts and numbers, so that two of them can be printed side by side, and nothing that providers add.

/// A book with the values that its reader entered.
struct ModelBook: Hashable, Sendable {
  /// The number that the reader's old site gave the book. In a small world it identifies the book: two rows
  /// with the same number are one book, and no two books share a number.
  var source: String
  var title: String
  /// The authors, main author first.
  var authors: [String]

  /// The ISBN of the reader's own edition; so too the following four.
  var isbn: String?
  var publisher: String?
  var binding: String?
  var pages: Int?
  var year: Int?

  /// The raw value of a `ReadingStatus`, such as `read`.
  var status: String
  /// The exclusive shelf if it is a custom one.
  var ownShelf: String?
  var shelves: [String]
  /// The rating in quarters of a star.
  var rating: Int?
  /// The day in the form `2019-04-07`; so too `read`.
  var added: String?
  var read: String?
  var readCount: Int?
  var review: String?
  var hasSpoiler: Bool
  var notes: String?
  var ownedCopies: Int?
  /// Finish days other than `read`, in the order in which they became known.
  var earlierReads: [String] = []
  /// Reviews besides the first one.
  var furtherReviews: [String] = []

  /// The book without its rating.
  var unrated: ModelBook {
    var book = self
    book.rating = nil
    return book
  }

  /// Returns the book as a row without an ISBN has it, or without any field of the edition.
  func withoutNumber(andEdition: Bool) -> ModelBook {
    var book = self
    book.isbn = nil
    if andEdition { (book.publisher, book.binding, book.pages, book.year) = (nil, nil, nil, nil) }
    return book
  }
}

extension ModelBook {
  /// Returns a description of each field in which two books differ.
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
