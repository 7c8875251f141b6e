// Converts a row to a book by the columns of a matched header.

internal import BooksTrackAPI

/// Converts the rows of one file to drafts. A class, so that all rows share one instance without copying it.
final class RowMapper: Sendable {
  let match: HeaderMatch
  /// The columns of `match`.
  let columns: ColumnMap
  /// The number of records before row 1: the header, if the file has one.
  let recordsBeforeRows: Int
  private let titleColumn: Int
  private let trimmedHeader: [String]
  /// Stored here, so that it is not copied out of the format for each row.
  let rules: CellRules
  /// The service's own shelves. They are so few that a linear search is faster than hashing a name.
  private let standardShelves: [(name: String, status: ReadingStatus)]
  /// True if cells may contain HTML entities.
  private let hasEntities: Bool
  /// True if the file has any column that most files lack.
  private let hasRareColumns: Bool

  /// Creates a mapper; returns nil if the header has no title column.
  init?(_ match: HeaderMatch) {
    guard let titleColumn = match.columns[.title] else { return nil }
    self.match = match
    columns = match.columns
    rules = match.format.rules
    self.titleColumn = titleColumn
    trimmedHeader = match.header.map(WhiteSpace.collapsed)
    standardShelves = match.format.rules.shelves.standard.sorted { $0.key < $1.key }.map {
      (name: $0.key, status: $0.value)
    }
    hasEntities = rules.decodesEntities || rules.isLoose
    recordsBeforeRows = match.recordsBeforeHeader + (match.isHeaderMissing ? 0 : 1)
    hasRareColumns =
      !match.otherColumns.isEmpty || Self.rareFields.contains { match.columns[$0] != nil }
  }

  private static let rareFields: [BookField] = [
    .publication, .medium, .language, .publicationDate, .dateStarted, .readings, .comment, .isOwned, .series,
    .seriesNumber, .subtitle,
  ]

  /// Returns the status of one of the service's own shelves, spelled exactly; nil for any other.
  func standardStatus(of shelf: String) -> ReadingStatus? {
    for (name, status) in standardShelves where name == shelf { return status }
    return nil
  }

  /// Adds the book of a row to a batch, or the rejected row with the reason.
  ///
  /// The draft is filled in place: it is half a kilobyte, and copying it costs as much as parsing its cells.
  func take(_ row: borrowing CSVRow, into batch: inout ExportBatch) {
    let number = row.record - recordsBeforeRows
    do throws(RowProblem) {
      batch.rows.books.append(BookDraft(row: number, title: try title(of: row)))
      var notes = CellNotes(row: number, mapper: self)
      fill(&batch.rows.books[batch.rows.books.count - 1], from: row, &notes, &batch.texts)
      if !notes.problems.isEmpty {
        try checkForShift(row, &batch)
        batch.rows.cellProblems += notes.problems
      }
    } catch {
      batch.rows.rejected.append(RejectedRow(row: number, line: row.line, reason: error, fields: row.fields))
    }
  }

  /// Returns the title of a row; throws if the row is not a book.
  private func title(of row: borrowing CSVRow) throws(RowProblem) -> String {
    if let flaw = row.flaw { throw RowProblem(flaw, header: match.header) }
    if match.findings.hasSections, SectionHeadings.isHeading(row, title: titleColumn, rules.shelves) {
      throw .heading(text(.title, of: row) ?? "")
    }
    try checkFieldCount(of: row)
    guard let title = row.withCell(titleColumn, { $0.unwrapped.text.map(plain) }) ?? nil else {
      throw .noTitle(column: match.header[titleColumn])
    }
    if title == match.header[titleColumn], row.fields.map(WhiteSpace.collapsed) == trimmedHeader {
      throw .repeatedHeader
    }
    if isTotals(title, row) { throw .totals(title) }
    if isRule(title, row) { throw .unreadable("a line between header and books (\"\(title)\")") }
    if let column = columns[.isDeleted], row.withCell(column, { $0.isTrue }) == true {
      throw .deleted(column: match.header[column])
    }
    if let medium = collapsedText(.medium, of: row), let other = rules.media.other(medium) {
      throw .notABook(kind: other, medium: medium)
    }
    // A list may name the medium in the column of the format: `DVD`.
    if rules.isLoose, let medium = collapsedText(.binding, of: row), let other = rules.media.other(medium) {
      throw .notABook(kind: other, medium: medium)
    }
    return title
  }

  /// Returns true for the line below a list that counts its rows: `Total: 12`, with neither author nor ISBN.
  private func isTotals(_ title: String, _ row: borrowing CSVRow) -> Bool {
    // Nearly every row has an author, which begins with a letter, so the words are seldom looked at.
    if let column = columns[.author], column < row.count, row.beginsWithLetter(column) { return false }
    guard title.utf8.count < 40 else { return false }
    for field in [BookField.author, .authorLastFirst, .authorLast, .authors, .isbn, .isbn13] {
      guard let column = columns[field], column < row.count, !row.isEmpty(column) else { continue }
      if row.withUnsafeBytes(of: column, { Cell($0).unwrapped.number }) == nil { return false }
    }
    return TotalsWords.begin(title)
  }

  /// Returns true for the line under the header of a table in Markdown: `---`, `:---:`.
  private func isRule(_ title: String, _ row: borrowing CSVRow) -> Bool {
    func isOfDashes(_ text: some StringProtocol) -> Bool { text.utf8.allSatisfy { "-:= ".utf8.contains($0) } }
    return title.utf8.count > 1 && isOfDashes(title) && row.fields.allSatisfy(isOfDashes)
  }

  private func fill(
    _ draft: inout BookDraft, from row: borrowing CSVRow, _ notes: inout CellNotes, _ texts: inout SharedTexts
  ) {
    draft.authors = authors(row, &texts)
    draft.sourceID = text(.sourceID, of: row)
    mapISBN(row, to: &draft, &notes)
    mapEdition(row, to: &draft, &notes, &texts)
    mapReading(row, to: &draft.reader, &notes, &texts)
    mapOwnership(row, to: &draft.reader, &notes)
    if hasRareColumns { mapRareColumns(row, to: &draft, &notes) }
    mapSeveral(notes, to: &draft.reader)
  }

  /// Checks the number of fields. Extra fields must be empty; fields that spreadsheets cut off may be
  /// missing.
  private func checkFieldCount(of row: borrowing CSVRow) throws(RowProblem) {
    let expected = match.header.count
    let found = row.count
    guard found != expected else { return }
    if found > expected {
      for field in expected..<found where !row.isEmpty(field) {
        throw .tooManyFields(expected: expected, found: found)
      }
    } else if let missing = (found..<expected).first(where: { !match.mayBeCutOff[$0] }),
      !lacksOnlyEmptyCells(row)
    {
      throw .tooFewFields(expected: expected, found: found, missing: match.header[missing])
    }
  }

  /// Returns true if a short row is whole but for empty cells at its end, which some apps and spreadsheets
  /// leave out. They leave out all of them, so the last cell of such a row holds something, and the title is
  /// there.
  private func lacksOnlyEmptyCells(_ row: borrowing CSVRow) -> Bool {
    rules.isLoose && titleColumn < row.count - 1 && !row.isEmpty(row.count - 1)
  }

  /// Rejects a row that has extra fields, even empty ones, and cells that do not parse: the row is shifted,
  /// and importing it would give wrong data.
  private func checkForShift(_ row: borrowing CSVRow, _ batch: inout ExportBatch) throws(RowProblem) {
    if row.count < match.header.count, rules.isLoose {
      batch.rows.books.removeLast()
      throw .tooFewFields(
        expected: match.header.count, found: row.count, missing: match.header[row.count])
    }
    guard row.count > match.header.count else { return }
    batch.rows.books.removeLast()
    throw .tooManyFields(expected: match.header.count, found: row.count)
  }

  private func mapEdition(
    _ row: borrowing CSVRow, to draft: inout BookDraft, _ notes: inout CellNotes, _ texts: inout SharedTexts
  ) {
    draft.edition.publisher = said(sharedText(.publisher, of: row, &texts))
    draft.edition.binding = said(sharedText(.binding, of: row, &texts))
    draft.edition.pageCount = notes.pages(of: row)
    draft.edition.yearPublished = notes.year(.yearPublished, of: row)
    draft.firstPublished = notes.year(.firstPublished, of: row)
  }
}

extension RowMapper {
  /// Returns the text of a cell without outer white space; nil if the cell is empty or missing.
  @inline(__always)
  func text(_ field: BookField, of row: borrowing CSVRow) -> String? {
    guard let text = row.withCell(columns[field], { $0.text }) ?? nil else { return nil }
    return plain(text)
  }

  /// Returns the same with each run of white space collapsed to one blank.
  @inline(__always)
  func collapsedText(_ field: BookField, of row: borrowing CSVRow) -> String? {
    guard let text = row.withCell(columns[field], { $0.collapsedText }) ?? nil else { return nil }
    return plain(text)
  }

  /// Does the same for a column whose texts often repeat; equal texts share storage.
  @inline(__always)
  func sharedText(_ field: BookField, of row: borrowing CSVRow, _ texts: inout SharedTexts) -> String? {
    guard let text = row.withCell(columns[field], { texts.collapsedText(of: $0) }) ?? nil else { return nil }
    return plain(text)
  }

  /// Returns the elements of a comma-separated list.
  @inline(__always)
  func list(_ field: BookField, of row: borrowing CSVRow) -> [String] {
    let isLoose = rules.isLoose
    let parts = row.withCell(columns[field]) { isLoose ? $0.decodedListParts : $0.listParts } ?? []
    return hasEntities && !isLoose ? parts.map(plain) : parts
  }

  /// Does the same for a column whose texts often repeat; equal texts share storage.
  @inline(__always)
  func sharedList(_ field: BookField, of row: borrowing CSVRow, _ texts: inout SharedTexts) -> [String] {
    if rules.isLoose { return list(field, of: row) }
    let parts = row.withCell(columns[field]) { texts.listParts(of: $0) } ?? []
    return hasEntities ? parts.map(plain) : parts
  }

  /// Returns the text; nil for a word for nothing, such as `N/A`, in a file of no fixed form.
  @inline(__always)
  func said(_ text: String?) -> String? {
    guard rules.isLoose, let text, Cell.saysNothing(text) else { return text }
    return nil
  }

  /// Decodes HTML entities if the format has them.
  @inline(__always)
  func plain(_ text: String) -> String { hasEntities ? HTMLEntities.decode(text) : text }
}

extension CSVRow {
  /// Passes the cell of a column to `body`; returns nil if the column does not exist, or the row ends before
  /// it.
  @inline(__always)
  func withCell<Value>(_ column: Int?, _ body: (Cell) -> Value) -> Value? {
    guard let column, column < count else { return nil }
    return withUnsafeBytes(of: column) { body(Cell($0)) }
  }
}

/// The words with which a line of totals begins.
enum TotalsWords {
  /// Returns true if a text is such a word alone, or one with a number or a colon behind it.
  static func begin(_ text: String) -> Bool {
    let folded = FoldedText.words(text)
    guard let first = folded.first, words.contains(String(first)) else { return false }
    return folded.dropFirst().allSatisfy { Int($0) != nil || nouns.contains(String($0)) }
  }

  private static let words: Set = [
    "total", "totals", "sum", "summe", "gesamt", "insgesamt", "anzahl", "totaal", "totale", "somme", "suma",
    "итого", "всего", "合計", "合计", "합계", "count", "average", "durchschnitt", "moyenne",
  ]
  private static let nouns: Set = [
    "books", "book", "rows", "items", "bucher", "livres", "libros", "libri", "livros", "boeken", "книг", "of",
    "rating", "ratings", "pages", "entries", "titles", "count", "number",
  ]
}
