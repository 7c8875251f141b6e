// The writer of exports that are tables (`TableDialect`).

/// Writes an export as a table.
struct TableWriter: ExportWriter {
  let dialect: TableDialect

  func write(_ rows: [LibraryRow]) -> [UInt8] {
    var csv = CSVBytes(
      quoting: .whereNeeded, newline: "\n", separator: dialect.separator, capacity: rows.count * 240 + 512)
    if dialect.hasSeparatorLine {
      csv.verbatim("sep=\(dialect.separator)")
      csv.endRecord()
    }
    for column in dialect.columns { csv.text(column.name) }
    csv.endRecord()
    for row in rows {
      for column in dialect.columns { csv.text(cell(column.field, row)) }
      if row.damage == .tooManyFields { csv.text("and another thing") }
      csv.endRecord()
    }
    return csv.bytes
  }

  private func cell(_ field: TableDialect.Field, _ line: LibraryRow) -> String {
    let row = line.row
    switch field {
    case .id: return String(GoodreadsWriter.bookNumber(row.edition))
    case .title: return line.damage == .noTitle ? "" : row.title.text
    case .writer: return row.author
    case .people: return ([row.author] + row.furtherAuthors).joined(separator: dialect.betweenNames)
    case .isbn: return row.isbn.thirteen.isEmpty ? row.isbn.ten : row.isbn.thirteen
    case .isbn10: return row.isbn.ten
    case .isbn13: return row.isbn.thirteen
    case .publisher: return row.publisher
    case .binding: return row.binding
    case .pages: return row.pages.map(String.init) ?? ""
    case .year: return row.year.map(String.init) ?? ""
    case .firstYear: return row.firstYear.map(String.init) ?? ""
    case .language: return LibraryThingRow.language(row.language.edition)
    case .series: return row.series?.name ?? ""
    case .number: return row.series?.number ?? ""
    case .nothing: return ""
    default: return readersCell(field, row)
    }
  }

  private func readersCell(_ field: TableDialect.Field, _ row: ShelfRow) -> String {
    switch field {
    case .rating: return dialect.stars.text(row.rating)
    case .read: return row.read.map(dialect.days.text) ?? ""
    case .readings: return row.read.map { "|\(dialect.days.text($0))|" } ?? ""
    case .added: return dialect.days.text(row.added)
    case .tags: return dialect.tags(of: row).joined(separator: dialect.betweenTags)
    case .status: return dialect.word(for: row.exclusiveShelf) ?? ""
    case .review: return row.review
    case .notes: return row.privateNotes
    case .readCount: return String(row.readCount)
    case .copies: return String(row.ownedCopies)
    default: return ""
    }
  }
}

extension TableDialect {
  /// Returns the app's word for a state; nil for a reader's own shelf.
  func word(for shelf: String) -> String? {
    ["read", "to-read", "currently-reading"].firstIndex(of: shelf).map { words[$0] }
  }

  /// Returns the tags of a row, with a reader's own shelf.
  func tags(of row: ShelfRow) -> [String] {
    row.shelves.map(\.name) + (word(for: row.exclusiveShelf) == nil ? [row.exclusiveShelf] : [])
  }
}
