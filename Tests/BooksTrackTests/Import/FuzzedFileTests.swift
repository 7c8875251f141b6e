import PropertyTesting
import Testing

@testable import BooksTrack

/// The outcome of a file: books and rejected rows, a request for a mapping, or an error.
private struct FileOutcome: Equatable {
  var books: [BookDraft] = []
  var rejected: [RejectedRow] = []
  var mapping: MappingRequest?
  var error: ImportError?

  init(_ bytes: [UInt8], chunk: Int) {
    do throws(ImportError) {
      let reading = try ExportReading(bytes, chunk: chunk)
      (books, rejected, mapping) = (reading.books, reading.rejected, reading.mapping)
    } catch {
      self.error = error
    }
  }

  /// True if every row is there once, as a book or rejected with a reason and its fields.
  var accountsForEveryRow: Bool {
    let rows = (books.map(\.row) + rejected.map(\.row)).sorted()
    return rows == Array(rows.indices.map { $0 + 1 })
      && rejected.allSatisfy { !$0.reason.description.isEmpty && !$0.fields.isEmpty }
      && books.allSatisfy { !$0.title.isEmpty }
  }
}

/// Three hundred files by default; `PROPERTY_EFFORT=34` makes them ten thousand.
@Suite(.timeLimit(.minutes(30))) struct `Damaged files` {
  static let samples = ExportSample.importable + ExportSample.refused

  @Test func `give the same result with any chunks, and every row is a book or rejected (IMP-5)`() throws {
    let files = try Self.samples.map { try $0.bytes }
    let changes = Gen<[FileMutation]>.array(of: FileMutation.any, count: 0...6)
    let sample = Gen<Int>.integer(in: 0...(files.count - 1))
    try check(
      "damaged files", combine(sample, changes, Gen<Int>.integer(in: 1...300)), count: 300, shrinkBudget: 400
    ) { sample, changes, chunk in
      let bytes = changes.reduce(files[sample]) { $1.applied(to: $0) }
      let whole = FileOutcome(bytes, chunk: 1 << 20)
      try claimEqual(FileOutcome(bytes, chunk: chunk), whole)
      try claim(whole.error != nil || whole.accountsForEveryRow, "every row is a book or rejected")
    }
  }

  @Test func `that were cut off lose no row before the cut (IMP-5)`() throws {
    let bytes = try ExportSample("good/goodreads-31.csv").bytes
    let books = try ExportReading(bytes).books
    let header = bytes.prefix { $0 != 0x0A }.count
    let places = Gen<Int>.integer(in: header...bytes.count)
    try check("cut files", places, count: 100) { place in
      let outcome = FileOutcome(Array(bytes[..<place]), chunk: 1 << 20)
      if outcome.error != nil { return true }
      let whole = bytes[..<place].split(separator: 0x0A).count - 2
      return outcome.books.starts(with: books.prefix(min(whole, outcome.books.count)))
        && outcome.books.count + outcome.rejected.count >= min(whole, books.count)
    }
  }

  @Test func `with an additional quote lose no other row (IMP-5)`() throws {
    let rows = Gen<[[String]]>.array(of: ShelfGenerator.row, count: 3...8)
    let place = combine(Gen<Int>.integer(in: 0...7), Gen<Int>.integer(in: 0...11))
    try check("one quote too many", combine(rows, place), count: 300) { rows, place in
      let rows = rows.map { $0[0].isEmpty ? ["Untitled"] + $0.dropFirst() : $0 }
      let row = place.0 % rows.count
      guard let damaged = Self.withQuote(rows, row: row, field: place.1) else { return true }
      let others = try ExportReading(ShelfGenerator.bytes(rows)).books.filter { $0.row != row + 1 }
      let reading = try ExportReading(damaged)
      // A row over two lines may become two rows, so later rows may have other numbers.
      var rest = others.map(Self.withoutRow)[...]
      for book in reading.books where Self.withoutRow(book) == rest.first { rest = rest.dropFirst() }
      return rest.isEmpty && reading.books.count + reading.rejected.count >= rows.count
    }
  }

  private static func withoutRow(_ book: BookDraft) -> BookDraft {
    var book = book
    book.row = 0
    return book
  }

  /// Returns the file with a quote before that field; nil if the field is quoted already.
  private static func withQuote(_ rows: [[String]], row: Int, field: Int) -> [UInt8]? {
    let before = ShelfGenerator.bytes(Array(rows[..<row]))
    var writer = CSVWriter()
    writer.append(rows[row])
    let line = writer.bytes
    let head = CSVReading(line, chunks: [1 << 20]).rows[0].fields[..<field]
    writer = CSVWriter()
    writer.append(head.map { String(decoding: $0, as: UTF8.self) } + ["x"])
    let place = writer.bytes.count - 2
    guard field < rows[row].count, line[place] != UInt8(ascii: "\"") else { return nil }
    let after = ShelfGenerator.bytes(Array(rows[(row + 1)...])).drop { $0 != 0x0A }.dropFirst()
    return before + line[..<place] + [UInt8(ascii: "\"")] + line[place...] + after
  }
}
