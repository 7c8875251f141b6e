// From a row to a book, by the columns that a header was recognised to have.

internal import BooksTrackAPI

/// Makes drafts out of the rows of one file. A class, because it is one thing that every row of a file refers
/// to.
final class RowMapper: Sendable {
  let match: HeaderMatch
  /// Where each fact stands, as `match` has it.
  let columns: ColumnMap
  private let titleColumn: Int

  /// A mapper for a header that has a title; nothing for one that has not.
  init?(_ match: HeaderMatch) {
    guard let titleColumn = match.columns[.title] else { return nil }
    self.match = match
    columns = match.columns
    self.titleColumn = titleColumn
  }

  /// Puts the book in a row into a batch, or the row with the reason why it is none.
  ///
  /// The book is filled where it will stay: a draft is half a kilobyte, and copies of it cost as much as its
  /// cells.
  func take(_ row: borrowing CSVRow, into batch: inout ExportBatch) {
    let number = row.record - 1
    do throws(RowProblem) {
      batch.books.append(BookDraft(row: number, title: try title(of: row)))
      var notes = CellNotes(row: number, mapper: self)
      fill(&batch.books[batch.books.count - 1], from: row, &notes)
      if !notes.problems.isEmpty { batch.cellProblems += notes.problems }
    } catch {
      batch.rejected.append(RejectedRow(row: number, line: row.line, reason: error, fields: row.fields))
    }
  }

  var rules: CellRules { match.format.rules }

  /// The title of a row that holds a book.
  private func title(of row: borrowing CSVRow) throws(RowProblem) -> String {
    try checkFieldCount(of: row)
    guard let title = text(.title, of: row) else { throw .noTitle(column: match.header[titleColumn]) }
    if title == match.header[titleColumn], row.fields == match.header { throw .repeatedHeader }
    return title
  }

  private func fill(_ draft: inout BookDraft, from row: borrowing CSVRow, _ notes: inout CellNotes) {
    draft.authors = authors(row)
    draft.sourceID = text(.sourceID, of: row)
    (draft.edition.isbn, draft.unusableISBN) = isbn(row)
    mapEdition(row, to: &draft, &notes)
    mapReading(row, to: &draft.reader, &notes)
    mapOwnership(row, to: &draft.reader, &notes)
  }

  /// Extra fields may stand behind the last column if they are empty; fields that a spreadsheet cuts off may
  /// lack.
  private func checkFieldCount(of row: borrowing CSVRow) throws(RowProblem) {
    let expected = match.header.count
    let found = row.count
    guard found != expected else { return }
    if found > expected {
      for field in expected..<found where !row.isEmpty(field) {
        throw .tooManyFields(expected: expected, found: found)
      }
    } else if let missing = (found..<expected).first(where: { !match.mayBeCutOff[$0] }) {
      throw .tooFewFields(expected: expected, found: found, missing: match.header[missing])
    }
  }

  // MARK: Who and which

  private func authors(_ row: borrowing CSVRow) -> [DraftAuthor] {
    var authors: [DraftAuthor] = []
    if let name = collapsedText(.author, of: row)
      ?? collapsedText(.authorLastFirst, of: row).map(Self.turnedRound)
    {
      authors.append(DraftAuthor(name))
    }
    for name in names(list(.additionalAuthors, of: row)) {
      let author = DraftAuthor(name)
      if !authors.contains(author) { authors.append(author) }
    }
    return authors
  }

  /// `Last, First` as `First Last`.
  static func turnedRound(_ name: String) -> String {
    let parts = name.split(separator: ",", maxSplits: 1)
    guard parts.count == 2 else { return name }
    return Cell.collapsed("\(parts[1]) \(parts[0])")
  }

  /// The names of a list with commas; a suffix such as "Jr." stays with its name.
  private func names(_ parts: [String]) -> [String] {
    var names: [String] = []
    for name in parts {
      let word = name.lowercased()
      let isSuffix = rules.nameSuffixes.contains(word.hasSuffix(".") ? String(word.dropLast()) : word)
      if isSuffix, let last = names.indices.last {
        names[last] += ", \(name)"
      } else {
        names.append(name)
      }
    }
    return names
  }

  /// The 13-digit column is believed before the 10-digit one. Whatever is no ISBN, or says something else
  /// than the one that is believed, is kept as text and matches nothing.
  private func isbn(_ row: borrowing CSVRow) -> (ISBN?, String?) {
    let long = isbn(.isbn13, of: row)
    let short = isbn(.isbn, of: row)
    switch (long, short) {
    case (.isbn(let isbn), .isbn(let other)):
      return (isbn, other == isbn ? nil : other.isbn10 ?? other.isbn13)
    case (.isbn(let isbn), .unusable(let text)), (.unusable(let text), .isbn(let isbn)): return (isbn, text)
    case (.isbn(let isbn), .empty), (.empty, .isbn(let isbn)): return (isbn, nil)
    case (.unusable(let text), .unusable(let other)):
      return (nil, text == other ? text : "\(other), \(text)")
    case (.unusable(let text), .empty), (.empty, .unusable(let text)): return (nil, text)
    case (.empty, .empty): return (nil, nil)
    }
  }

  private func mapEdition(_ row: borrowing CSVRow, to draft: inout BookDraft, _ notes: inout CellNotes) {
    draft.edition.publisher = collapsedText(.publisher, of: row)
    draft.edition.binding = collapsedText(.binding, of: row)
    draft.edition.pageCount = notes.number(.pageCount, of: row).flatMap {
      (1...100_000).contains($0) ? $0 : nil
    }
    draft.edition.yearPublished = notes.number(.yearPublished, of: row).flatMap(rules.years.year)
    draft.firstPublished = notes.number(.firstPublished, of: row).flatMap(rules.years.year)
  }
}

extension RowMapper {
  /// The text of a cell, outer white space trimmed; nothing if it is empty or the file has no such column.
  @inline(__always)
  func text(_ field: BookField, of row: borrowing CSVRow) -> String? {
    row.withCell(columns[field]) { $0.text } ?? nil
  }

  /// The same with every run of white space made one blank.
  @inline(__always)
  func collapsedText(_ field: BookField, of row: borrowing CSVRow) -> String? {
    row.withCell(columns[field]) { $0.collapsedText } ?? nil
  }

  /// The parts of a list with commas.
  @inline(__always)
  func list(_ field: BookField, of row: borrowing CSVRow) -> [String] {
    row.withCell(columns[field]) { $0.listParts } ?? []
  }

  @inline(__always)
  private func isbn(_ field: BookField, of row: borrowing CSVRow) -> ISBNCell {
    row.withCell(columns[field]) { $0.isbn } ?? .empty
  }
}

extension CSVRow {
  /// Hands the cell in that column to `body`; nothing if there is no such column, or the row ended before it.
  @inline(__always)
  func withCell<Value>(_ column: Int?, _ body: (Cell) -> Value) -> Value? {
    guard let column, column < count else { return nil }
    return withUnsafeBytes(of: column) { body(Cell($0)) }
  }
}
