// The fields that columns of exports are mapped to.

/// A fact about a book that an export can have a column for (IMP-12).
public enum BookField: Int, CaseIterable, Sendable {
  /// The title, subtitle and series marker included where the site puts them there.
  case title
  /// One name, first name first.
  case author
  /// One name, family name first.
  case authorLastFirst
  /// The first names of one author, and the family name.
  case authorFirst, authorLast
  /// Names separated by commas, first names first.
  case authors
  /// Further names separated by commas.
  case additionalAuthors
  /// The role of the first author.
  case authorRole
  /// Further names separated by bars, family names first.
  case secondaryAuthors
  /// Their roles, separated by bars.
  case secondaryRoles
  /// Names separated by commas, each with its role in parentheses.
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
  /// The kind of item: usually a binding, sometimes not a book.
  case medium
  /// Pages, and the language in the site's words or codes.
  case pageCount, language
  /// A year as a number.
  case yearPublished
  /// A text that contains a year: `c1998`, `1998-04-01`.
  case publicationDate
  /// The year of the work, not of the edition.
  case firstPublished

  /// The state of reading, and the reader's own shelves.
  case exclusiveShelf, shelves, shelvesWithPositions
  /// Shelves, some of which are reading states.
  case collections
  /// Stars, and days.
  case rating, dateAdded, dateStarted, dateRead
  /// All periods in which the book was read.
  case readings
  /// The number of times the book was read.
  case readCount
  /// Texts by the reader, and recommendations.
  case review, reviewHasSpoilers, privateNotes, comment, recommendedBy, recommendedFor

  /// The number of copies that the reader owns.
  case ownedCopies
  /// A flag that is set if the reader owns the book.
  case isOwned
  /// Notes about a copy.
  case purchaseDate, purchaseLocation, condition, conditionDescription, bookCrossingID
  /// The series that the book is in, and its place there.
  case series, seriesNumber
  /// The subtitle, which may be a volume: `The Tides, Book 1`. Kept as other data, too.
  case subtitle
  /// A flag that is set if the reader has deleted the book in the app.
  case isDeleted
  /// The export's identifier of the book.
  case sourceID
  /// Other data entered by the reader; a file may have several such columns.
  case other
  /// Data of the service that is not imported, such as the average rating of its members.
  case none
}
