// The writer of LibraryThing's text exports, with tabs or commas: 49 columns, family names first, the ISBN
// and dates in square brackets, lists separated by pipes.

/// The differences between LibraryThing's text exports.
struct LibraryThingDialect: Sendable {
  let separator: Unicode.Scalar
  /// Columns with other names than usual.
  let renamed: [String: String]

  static let tabs = LibraryThingDialect(separator: "\t", renamed: [:])
  static let commas = LibraryThingDialect(
    separator: ",", renamed: ["Book Id": "Book ID", "Secondary Author Roles": "Secondary Author Role"])
}

/// Writes LibraryThing's text exports.
struct LibraryThingWriter: ExportWriter {
  let dialect: LibraryThingDialect

  private static let columns = [
    "Book Id", "Title", "Sort Character", "Primary Author", "Primary Author Role", "Secondary Author",
    "Secondary Author Roles", "Publication", "Date", "Review", "Rating", "Comment", "Private Comment",
    "Summary", "Media", "Physical Description", "Weight", "Height", "Thickness", "Length", "Dimensions",
    "Page Count", "LCCN", "Acquired", "Date Started", "Date Read", "Barcode", "BCID", "Tags", "Collections",
    "Languages", "Original Languages", "LC Classification", "ISBN", "ISBNs", "Subjects", "Dewey Decimal",
    "Dewey Wording", "Other Call Number", "Copies", "Source", "Entry Date", "From Where", "OCLC", "Work id",
    "Lending Patron", "Lending Status", "Lending Start", "Lending End",
  ]

  func write(_ rows: [LibraryRow]) -> [UInt8] {
    var csv = CSVBytes(
      quoting: .whereNeeded, newline: "\n", separator: dialect.separator, capacity: rows.count * 420 + 1_024)
    for name in Self.columns { csv.text(dialect.renamed[name] ?? name) }
    csv.endRecord()
    for row in rows {
      let cells = cells(row)
      for cell in row.damage == .tooFewFields ? cells.dropLast(30)[...] : cells[...] { csv.text(cell) }
      if row.damage == .tooManyFields { csv.text("and another thing") }
      csv.endRecord(asLatin1: row.row.site.isLatinLine)
    }
    return csv.bytes
  }

  private func cells(_ row: LibraryRow) -> [String] {
    let book = LibraryThingRow(row)
    return opening(book, row.row) + measures(book) + dates(row.row) + shelving(book, row.row)
      + catalogued(book, row.row)
  }

  private func opening(_ book: LibraryThingRow, _ row: ShelfRow) -> [String] {
    [
      book.id, book.title, "1", book.primaryAuthor, book.primaryAuthor.isEmpty ? "" : "Author",
      book.secondary.map(\.name).joined(separator: "|"), book.secondary.map(\.role).joined(separator: "|"),
      book.publication, row.year.map(String.init) ?? "", row.review, book.stars, row.site.comment,
      row.privateNotes, "\(book.title) by \(row.author)\(row.year.map { " (\($0))" } ?? "")", book.media,
    ]
  }

  private func measures(_ book: LibraryThingRow) -> [String] {
    guard let pages = book.pages else { return ["", "", "", "", "", "", "", ""] }
    return [
      "\(pages) p.; 8 inches", "1.2 pounds", "8 inches", "1 inches", "5.25 inches", "8 x 5.25 x 1 inches",
      "\(pages) ", "",
    ]
  }

  private func dates(_ row: ShelfRow) -> [String] {
    [
      row.ownedCopies > 0 ? LibraryThingRow.day(row.added) : "",
      row.site.readings.last?.start.map(LibraryThingRow.day) ?? "",
      row.site.readings.last?.finish.map(LibraryThingRow.day) ?? "",
    ]
  }

  private func shelving(_ book: LibraryThingRow, _ row: ShelfRow) -> [String] {
    [
      row.site.barcode, "", row.shelves.map(\.name).joined(separator: ", "),
      row.site.collections.joined(separator: ", "), book.language, book.originalLanguage, "",
    ]
  }

  private func catalogued(_ book: LibraryThingRow, _ row: ShelfRow) -> [String] {
    [
      "[\(book.shown)]", book.numbers.joined(separator: ", "), book.subjects.joined(separator: "|"), "", "",
      "", "1", "amazon.com books", LibraryThingRow.day(row.added), row.site.fromWhere, "",
      String(7_000 + row.work), "", "", "", "",
    ]
  }
}
