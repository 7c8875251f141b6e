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

/// In which column of a file each fact stands.
///
/// One vector register instead of an array: it is looked at thirty times for every row, and has no count of
/// references to keep. A file has at most 32,767 columns that way; its reader allows fewer.
public struct ColumnMap: Hashable, Sendable {
  private var columns = SIMD64<Int16>(repeating: -1)

  /// A map that knows no column.
  public init() {}

  /// The column of a fact, counted from 0.
  public subscript(field: BookField) -> Int? {
    get {
      let column = columns[field.rawValue]
      return column < 0 ? nil : Int(column)
    }
    set { columns[field.rawValue] = newValue.flatMap { Int16(exactly: $0) } ?? -1 }
  }
}
