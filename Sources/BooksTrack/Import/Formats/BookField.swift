// What a column of an export can be about, whatever it is called there.

/// A fact about a book that an export can have a column for (IMP-12).
public enum BookField: Int, CaseIterable, Codable, Sendable {
  case title, author, authorLastFirst, additionalAuthors
  case isbn, isbn13, publisher, binding, pageCount, yearPublished, firstPublished
  case exclusiveShelf, shelves, shelvesWithPositions, rating, dateAdded, dateRead, readCount
  case review, reviewHasSpoilers, privateNotes, recommendedBy, recommendedFor
  case ownedCopies, purchaseDate, purchaseLocation, condition, conditionDescription, bookCrossingID
  /// The export's own number for the book.
  case sourceID
  /// A fact about the service, such as the average rating of its members: known, and not imported.
  case none
}

/// In which column of a file each fact stands.
///
/// One vector register instead of an array: it is looked at thirty times for every row, and has no count of
/// references to keep. A file has at most 32,767 columns that way; its reader allows fewer.
public struct ColumnMap: Hashable, Sendable {
  private var columns = SIMD32<Int16>(repeating: -1)

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
