// The writer of Goodreads exports, in the formats of several years.

/// The differences between the exports of several years.
struct GoodreadsDialect: Sendable {
  /// The wrapper that keeps a spreadsheet from converting an ISBN to a number.
  enum Wrapper: Sendable {
    /// `"=""0439023480"""`
    case quotedFormula
    /// `="0439023480"`, with quotes inside an unquoted field.
    case bareFormula
    /// `0439023480`
    case none
  }

  let hasOldColumns: Bool
  var hasMeanRating = true
  let quoting: CSVBytes.Quoting
  let wrapper: Wrapper
  let newline: String

  static let current = GoodreadsDialect(
    hasOldColumns: false, quoting: .whereNeeded, wrapper: .quotedFormula, newline: "\n")
  static let until2022 = GoodreadsDialect(
    hasOldColumns: true, quoting: .whereNeeded, wrapper: .quotedFormula, newline: "\n")
  static let since2026 = GoodreadsDialect(
    hasOldColumns: false, hasMeanRating: false, quoting: .whereNeeded, wrapper: .quotedFormula, newline: "\n")
  static let of2014 = GoodreadsDialect(
    hasOldColumns: true, quoting: .allText, wrapper: .bareFormula, newline: "\r\n")
  static let unwrapped = GoodreadsDialect(
    hasOldColumns: false, quoting: .whereNeeded, wrapper: .none, newline: "\n")
}

/// Writes Goodreads exports.
struct GoodreadsWriter: ExportWriter {
  let dialect: GoodreadsDialect

  private static let columns = [
    "Book Id", "Title", "Author", "Author l-f", "Additional Authors", "ISBN", "ISBN13", "My Rating",
    "Average Rating", "Publisher", "Binding", "Number of Pages", "Year Published",
    "Original Publication Year",
    "Date Read", "Date Added", "Bookshelves", "Bookshelves with positions", "Exclusive Shelf", "My Review",
    "Spoiler", "Private Notes", "Read Count",
  ]
  private static let oldColumns = [
    "Recommended For", "Recommended By", "Owned Copies", "Original Purchase Date",
    "Original Purchase Location",
    "Condition", "Condition Description", "BCID",
  ]

  func write(_ rows: [LibraryRow]) -> [UInt8] {
    var csv = CSVBytes(quoting: dialect.quoting, newline: dialect.newline, capacity: rows.count * 320 + 512)
    let header = Self.columns + (dialect.hasOldColumns ? Self.oldColumns : ["Owned Copies"])
    for name in header where dialect.hasMeanRating || name != "Average Rating" { csv.verbatim(name) }
    csv.endRecord()
    for row in rows {
      write(row, into: &csv)
      csv.endRecord()
    }
    return csv.bytes
  }

  private func write(_ row: LibraryRow, into csv: inout CSVBytes) {
    csv.number(Self.bookNumber(row.row.edition))
    csv.text(row.damage == .noTitle ? "" : row.row.title.text)
    writeBook(row.row, into: &csv)
    // A surplus field usually comes from a comma that lost its quotes, and missing fields from a truncated
    // download.
    if row.damage == .tooManyFields, !dialect.hasOldColumns { csv.text("and another thing") }
    if row.damage == .tooFewFields { return }
    writeReader(row.row, into: &csv)
    // Most of the old columns at the end are empty, so a surplus field before them would go unnoticed.
    if row.damage == .tooManyFields, dialect.hasOldColumns { csv.text("and another thing") }
  }

  private func writeBook(_ row: ShelfRow, into csv: inout CSVBytes) {
    csv.text(row.author)
    csv.text(row.sortedAuthor)
    csv.text(row.further.isEmpty ? "" : row.furtherAuthors.joined(separator: ", "))
    writeNumber(row.isbn.ten, into: &csv)
    writeNumber(row.isbn.thirteen, into: &csv)
    csv.number(row.rating)
    if dialect.hasMeanRating { csv.hundredths(row.meanRating) }
    csv.text(row.publisher)
    csv.text(row.binding)
    csv.number(row.pages)
    csv.number(row.year)
    csv.number(row.firstYear)
  }

  private func writeReader(_ row: ShelfRow, into csv: inout CSVBytes) {
    csv.verbatim(row.read?.slashed ?? "")
    csv.verbatim(row.added.slashed)
    let shelves = shelves(of: row)
    // Most books are on at most one shelf besides "read".
    csv.text(shelves.count < 2 ? shelves.first?.name ?? "" : shelves.map(\.name).joined(separator: ", "))
    csv.text(shelves.isEmpty ? "" : shelves.map { "\($0.name) (#\($0.place))" }.joined(separator: ", "))
    csv.text(row.exclusiveShelf)
    csv.text(row.review)
    csv.text(row.hasSpoiler ? "true" : "")
    csv.text(row.privateNotes)
    csv.number(row.readCount)
    if dialect.hasOldColumns {
      csv.text("")
      csv.text("")
    }
    csv.number(row.ownedCopies)
    if dialect.hasOldColumns {
      for _ in 0..<5 { csv.text("") }
    }
  }

  /// Returns all shelves of a book, without `read`.
  private func shelves(of row: ShelfRow) -> [ShelfPlace] {
    row.exclusiveShelf == "read"
      ? row.shelves : row.shelves + [ShelfPlace(name: row.exclusiveShelf, place: row.exclusivePlace)]
  }

  /// Returns the site's id of an edition.
  static func bookNumber(_ edition: Int) -> Int { 1_000 + edition * 397 % 60_000_011 }

  private func writeNumber(_ number: String, into csv: inout CSVBytes) {
    let hasComma = number.utf8.contains(UInt8(ascii: ","))
    switch dialect.wrapper {
    case .quotedFormula: csv.verbatim(number, between: "\"=\"\"", "\"\"\"")
    case .bareFormula where hasComma: csv.verbatim(number, between: "\"=\"\"", "\"\"\"")
    case .bareFormula: csv.verbatim(number, between: "=\"", "\"")
    case .none where hasComma: csv.verbatim(number, between: "\"", "\"")
    case .none: csv.verbatim(number)
    }
  }
}
