// What a column of an export can be about, whatever it is called there.

/// A fact about a book that an export can have a column for (IMP-12).
public enum BookField: Int, CaseIterable, Codable, Sendable {
  case title
  /// One name, first name first.
  case author
  /// One name, family name first.
  case authorLastFirst
  /// Names separated by commas, first names first.
  case authors
  /// Further names separated by commas.
  case additionalAuthors
  /// What part the first author had.
  case authorRole
  /// Further names separated by bars, family names first.
  case secondaryAuthors
  /// What part each of them had, separated by bars.
  case secondaryRoles
  /// Names separated by commas, each with its part in parentheses.
  case contributors

  case isbn, isbn13
  /// Several numbers of one edition.
  case isbnList
  case publisher
  /// Publisher, year and pages in one text.
  case publication
  case binding
  /// What kind of thing it is: most are bindings, some are no books.
  case medium
  case pageCount, language
  /// A year as a number.
  case yearPublished
  /// A year somewhere in a text: `c1998`, `1998-04-01`.
  case publicationDate
  case firstPublished

  case exclusiveShelf, shelves, shelvesWithPositions
  /// Shelves of which some say how far the reader has come.
  case collections
  case rating, dateAdded, dateStarted, dateRead
  /// Every time that the book was read.
  case readings
  case readCount
  case review, reviewHasSpoilers, privateNotes, comment, recommendedBy, recommendedFor

  case ownedCopies
  /// Whether the reader owns it.
  case isOwned
  case purchaseDate, purchaseLocation, condition, conditionDescription, bookCrossingID
  /// The export's own number for the book.
  case sourceID
  /// Something that the reader entered and that no other field is for; a file may have many such columns.
  case other
  /// A fact about the service, such as the average rating of its members: known, and not imported.
  case none
}
