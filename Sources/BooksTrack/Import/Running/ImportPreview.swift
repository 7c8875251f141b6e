// What a reader sees before anything is written (IMP-6).

/// A file's format, what its columns are taken for, and its first books.
public struct ImportPreview: Hashable, Sendable {
  /// The name of the format.
  public let format: String
  /// Why the file is taken for one of that format, without a full stop.
  public let reason: String
  /// Separator and quotes, as they were found.
  public let dialect: CSVDialect
  /// The header, and what each of its columns is taken for; nothing for a column that is not imported.
  public let columns: [Column]
  /// The first books, at most three.
  public let books: [BookDraft]
  /// Rows so far that cannot be imported.
  public let rejected: [RejectedRow]
  /// How many rows the file has: exactly if it is small, else reckoned from its size, if that is known.
  public let estimatedRows: Int?

  /// A column of the file.
  public struct Column: Hashable, Sendable {
    /// The name in the header.
    public let name: String
    /// What the column is taken for; nil if it is unknown.
    public let field: BookField?
  }

  /// What is known of the books, fact by fact: the name of the fact, and for each book what it is there.
  /// Facts that no book has are left out.
  public var table: [(fact: String, values: [String?])] {
    let accounts = books.map { BookAccount($0) }
    return BookFact.all.compactMap { fact in
      let values = accounts.map(fact.text)
      return values.contains { $0 != nil } ? (fact.name, values) : nil
    }
  }

  /// How many books are shown.
  public static let bookCount = 3

  init(
    match: HeaderMatch, dialect: CSVDialect, books: [BookDraft], rejected: [RejectedRow], estimatedRows: Int?
  ) {
    format = match.format.name
    reason = match.reason
    self.dialect = dialect
    columns = match.header.enumerated().map { index, name in
      let isKept = match.otherColumns.contains { $0.index == index }
      return Column(
        name: name, field: isKept ? .other : BookField.allCases.first { match.columns[$0] == index })
    }
    self.books = books
    self.rejected = rejected
    self.estimatedRows = estimatedRows
  }
}
