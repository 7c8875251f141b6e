// From a row to a book, by the columns that a header was recognised to have.

internal import BooksTrackAPI

/// Makes drafts out of the rows of one file. A class, because it is one thing that every row of a file refers
/// to.
final class RowMapper: Sendable {
  let match: HeaderMatch
  /// Where each fact stands, as `match` has it.
  let columns: ColumnMap
  /// Rows are counted from the first one that can be a book.
  let recordsBeforeRows: Int
  private let titleColumn: Int
  /// Kept here, so that no row has to copy it out of the format.
  let rules: CellRules
  /// The shelves of the service itself. There are so few that looking through them is quicker than hashing a
  /// name.
  private let standardShelves: [(name: String, status: ReadingStatus)]
  /// Whether characters may be written as HTML entities.
  private let hasEntities: Bool
  /// Whether the file has any column of a kind that most files have not.
  private let hasRareColumns: Bool

  /// A mapper for a header that has a title; nil for one that has not.
  init?(_ match: HeaderMatch) {
    guard let titleColumn = match.columns[.title] else { return nil }
    self.match = match
    columns = match.columns
    rules = match.format.rules
    self.titleColumn = titleColumn
    standardShelves = match.format.rules.shelves.standard.sorted { $0.key < $1.key }.map {
      (name: $0.key, status: $0.value)
    }
    hasEntities = match.format.rules.decodesEntities
    recordsBeforeRows = match.isHeaderMissing ? 0 : 1
    hasRareColumns =
      !match.otherColumns.isEmpty || Self.rareFields.contains { match.columns[$0] != nil }
  }

  private static let rareFields: [BookField] = [
    .publication, .medium, .language, .publicationDate, .dateStarted, .readings, .comment, .isOwned,
  ]

  /// What a shelf of the service itself means; nil for any other.
  func standardStatus(of shelf: String) -> ReadingStatus? {
    for (name, status) in standardShelves where name == shelf { return status }
    return nil
  }

  /// Puts the book in a row into a batch, or the row with the reason why it is none.
  ///
  /// The book is filled where it will stay: a draft is half a kilobyte, and copies of it cost as much as its
  /// cells.
  func take(_ row: borrowing CSVRow, into batch: inout ExportBatch) {
    let number = row.record - recordsBeforeRows
    do throws(RowProblem) {
      batch.books.append(BookDraft(row: number, title: try title(of: row)))
      var notes = CellNotes(row: number, mapper: self)
      fill(&batch.books[batch.books.count - 1], from: row, &notes, &batch.texts)
      if !notes.problems.isEmpty {
        try checkForShift(row, &batch)
        batch.cellProblems += notes.problems
      }
    } catch {
      batch.rejected.append(RejectedRow(row: number, line: row.line, reason: error, fields: row.fields))
    }
  }

  /// The title of a row that holds a book.
  private func title(of row: borrowing CSVRow) throws(RowProblem) -> String {
    if let flaw = row.flaw { throw RowProblem(flaw, header: match.header) }
    try checkFieldCount(of: row)
    guard let title = text(.title, of: row) else { throw .noTitle(column: match.header[titleColumn]) }
    if title == match.header[titleColumn], row.fields == match.header { throw .repeatedHeader }
    if let medium = collapsedText(.medium, of: row), let other = rules.media.other(medium) {
      throw .notABook(kind: other, medium: medium)
    }
    return title
  }

  private func fill(
    _ draft: inout BookDraft, from row: borrowing CSVRow, _ notes: inout CellNotes, _ texts: inout SharedTexts
  ) {
    draft.authors = authors(row, &texts)
    draft.sourceID = text(.sourceID, of: row)
    mapISBN(row, to: &draft)
    mapEdition(row, to: &draft, &notes, &texts)
    mapReading(row, to: &draft.reader, &notes, &texts)
    mapOwnership(row, to: &draft.reader, &notes)
    if hasRareColumns { mapRareColumns(row, to: &draft, &notes) }
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

  /// A row with an extra field (also an empty one) and with cells that do not fit their columns is shifted;
  /// importing it would give wrong facts.
  private func checkForShift(_ row: borrowing CSVRow, _ batch: inout ExportBatch) throws(RowProblem) {
    guard row.count > match.header.count else { return }
    batch.books.removeLast()
    throw .tooManyFields(expected: match.header.count, found: row.count)
  }

  private func mapEdition(
    _ row: borrowing CSVRow, to draft: inout BookDraft, _ notes: inout CellNotes, _ texts: inout SharedTexts
  ) {
    draft.edition.publisher = sharedText(.publisher, of: row, &texts)
    draft.edition.binding = sharedText(.binding, of: row, &texts)
    draft.edition.pageCount = notes.pages(of: row).flatMap { (1...100_000).contains($0) ? $0 : nil }
    draft.edition.yearPublished = notes.number(.yearPublished, of: row).flatMap(rules.years.year)
    draft.firstPublished = notes.number(.firstPublished, of: row).flatMap(rules.years.year)
  }
}

extension RowMapper {
  /// The text of a cell, outer white space trimmed; nil if it is empty or the file has no such column.
  @inline(__always)
  func text(_ field: BookField, of row: borrowing CSVRow) -> String? {
    guard let text = row.withCell(columns[field], { $0.text }) ?? nil else { return nil }
    return plain(text)
  }

  /// The same with every run of white space made one blank.
  @inline(__always)
  func collapsedText(_ field: BookField, of row: borrowing CSVRow) -> String? {
    guard let text = row.withCell(columns[field], { $0.collapsedText }) ?? nil else { return nil }
    return plain(text)
  }

  /// The same for a cell that often says what a cell before it has said.
  @inline(__always)
  func sharedText(_ field: BookField, of row: borrowing CSVRow, _ texts: inout SharedTexts) -> String? {
    guard let text = row.withCell(columns[field], { texts.collapsedText(of: $0) }) ?? nil else { return nil }
    return plain(text)
  }

  /// The parts of a list with commas.
  @inline(__always)
  func list(_ field: BookField, of row: borrowing CSVRow) -> [String] {
    let parts = row.withCell(columns[field]) { $0.listParts } ?? []
    return hasEntities ? parts.map(plain) : parts
  }

  /// The same for a cell that often says what a cell before it has said.
  @inline(__always)
  func sharedList(_ field: BookField, of row: borrowing CSVRow, _ texts: inout SharedTexts) -> [String] {
    let parts = row.withCell(columns[field]) { texts.listParts(of: $0) } ?? []
    return hasEntities ? parts.map(plain) : parts
  }

  /// A text as its reader wrote it.
  @inline(__always)
  func plain(_ text: String) -> String { hasEntities ? HTMLEntities.decode(text) : text }
}

extension CSVRow {
  /// Hands the cell in that column to `body`; nil if there is no such column, or the row ended before it.
  @inline(__always)
  func withCell<Value>(_ column: Int?, _ body: (Cell) -> Value) -> Value? {
    guard let column, column < count else { return nil }
    return withUnsafeBytes(of: column) { body(Cell($0)) }
  }
}
