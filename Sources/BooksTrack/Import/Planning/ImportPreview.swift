// The preview of an import before anything is written (IMP-6).

/// A file's format, the fields of its columns, and its first books.
public struct ImportPreview: Hashable, Sendable {
  /// The name of the format.
  public let format: String
  /// The reason why the format was chosen, without a full stop.
  public let reason: String
  /// The dialect that was detected.
  public let dialect: CSVDialect
  /// The columns in the order of the header, each with its field.
  public let columns: [Column]
  /// The first books, at most three.
  public let books: [BookDraft]
  /// The rows rejected before or among those books.
  public let rejected: [RejectedRow]
  /// The number of rows of the file: exact if it is small, else estimated from its size; nil if that is
  /// unknown.
  public let estimatedRows: Int?

  /// Sentences that describe how the columns are read: the scale of ratings, the order of day and month.
  public let reading: [String]
  /// Cells of the first books that do not parse.
  public let cellProblems: [CellProblem]

  /// A column of the file.
  public struct Column: Hashable, Sendable {
    /// The name in the header.
    public let name: String
    /// The field that the column fills; nil if it is not imported.
    public let field: BookField?
  }

  /// The books as a table: the name of each field, and its value in each book. Fields without any value are
  /// left out.
  public var table: [(fact: String, values: [String?])] {
    let accounts = books.map { BookAccount($0) }
    return BookFact.all.compactMap { fact in
      let values = accounts.map(fact.text)
      return values.contains { $0 != nil } ? (fact.name, values) : nil
    }
  }

  /// The number of books shown.
  public static let bookCount = 3

  init(
    match: HeaderMatch, dialect: CSVDialect, books: [BookDraft], rejected: [RejectedRow], estimatedRows: Int?,
    cellProblems: [CellProblem]
  ) {
    format = match.format.name
    reason = match.reason
    self.dialect = dialect
    columns = match.fields.map { Column(name: $0.column, field: $0.field) }
    reading = match.reading
    let rows = Set(books.map(\.row))
    self.cellProblems = cellProblems.filter { rows.contains($0.row) }
    self.books = books
    self.rejected = rejected
    self.estimatedRows = estimatedRows
  }
}
