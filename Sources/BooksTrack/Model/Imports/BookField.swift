// What a column of an export can be about, whatever it is called there.

/// A fact about a book that an export can have a column for (IMP-12).
public enum BookField: Int, CaseIterable, Sendable {
  /// The title, subtitle and series marker included where the site puts them there.
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

  /// A number of either length, with or without a wrapper.
  case isbn, isbn13
  /// Several numbers of one edition.
  case isbnList
  /// The publisher's name.
  case publisher
  /// Publisher, year and pages in one text.
  case publication
  /// The binding or medium, in the site's words.
  case binding
  /// What kind of thing it is: most are bindings, some are no books.
  case medium
  /// Pages, and the language in the site's words or codes.
  case pageCount, language
  /// A year as a number.
  case yearPublished
  /// A year somewhere in a text: `c1998`, `1998-04-01`.
  case publicationDate
  /// The year of the work, not of the edition.
  case firstPublished

  /// The state of reading, and the reader's own shelves.
  case exclusiveShelf, shelves, shelvesWithPositions
  /// Shelves of which some say how far the reader has come.
  case collections
  /// Stars, and days.
  case rating, dateAdded, dateStarted, dateRead
  /// Every time that the book was read.
  case readings
  /// How often the book was read.
  case readCount
  /// What the reader wrote, and who spoke for the book.
  case review, reviewHasSpoilers, privateNotes, comment, recommendedBy, recommendedFor

  /// How many copies the reader owns.
  case ownedCopies
  /// Whether the reader owns it.
  case isOwned
  /// What the reader noted of a copy.
  case purchaseDate, purchaseLocation, condition, conditionDescription, bookCrossingID
  /// The export's own number for the book.
  case sourceID
  /// Something that the reader entered and that no other field is for; a file may have many such columns.
  case other
  /// A fact about the service, such as the average rating of its members: known, and not imported.
  case none
}
