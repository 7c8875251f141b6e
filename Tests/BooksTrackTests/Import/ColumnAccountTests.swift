// Every column is read or named as not read, and every cell of a column that is read is kept or reported, in
// every format (IMP-17).

import PropertyTesting
import Testing

@testable import BooksTrack

@Suite struct `IMP-17: columns and cells` {
  /// Delimited files of the corpora that can be imported.
  static let samples = ExportSample.importable.filter { !$0.name.hasSuffix(".json") }

  /// The decoded rows of a file, the header first.
  static func rows(_ bytes: [UInt8]) -> [[String]] {
    var decoder = ByteDecoder()
    let text = decoder.decode(bytes) + decoder.finish()
    let readings = CSVDialect.known.map { CSVReading(text, chunks: [text.count], dialect: $0) }
    let best = readings.max { $0.rows.first?.fields.count ?? 0 < $1.rows.first?.fields.count ?? 0 }
    return (best?.rows ?? []).map { row in
      row.fields.map { field in field.withUnsafeBufferPointer { CellText.decode($0) } }
    }
  }

  /// A file with a header and one row that has a title and one other cell.
  static func file(_ header: [String], title: Int, cell: (index: Int, text: String)?) -> [UInt8] {
    var row = header.map { _ in "" }
    row[title] = "Moon Tide"
    if let cell { row[cell.index] = cell.text }
    var writer = CSVWriter()
    writer.append(header)
    writer.append(row)
    return writer.bytes
  }

  /// Values that say nothing.
  static func saysNothing(_ text: String) -> Bool {
    let plain = text.lowercased().filter { !"=\"[] \u{A0}\n\r\t".contains($0) }
    return ["", "0", "0.0", "0.000000", "no", "false", "-", "n/a", "n.d.", "moontide"].contains(plain)
  }

  @Test(arguments: samples)
  func `are read, or named as not read`(_ sample: ExportSample) throws {
    let match = try #require(try ExportReading(sample.bytes).match)
    #expect(Self.vanished(match) == [])
  }

  /// The columns that are neither read nor named as not read.
  static func vanished(_ match: HeaderMatch) -> [String] {
    let named = Set(match.unknownColumns + match.notImported)
    return match.fields.filter { $0.field == nil && !$0.column.isEmpty && !named.contains($0.column) }.map(
      \.column)
  }

  /// A header with one column removed, doubled, renamed, or preceded by an unknown one.
  static func changed(_ header: [String], at index: Int) -> [[String]] {
    var headers = Array(repeating: header, count: 4)
    headers[0].remove(at: index)
    headers[1].append(header[index])
    headers[2][index] = "Zyzzyva"
    headers[3].insert("Zyzzyva", at: index)
    return headers
  }

  @Test(arguments: samples)
  func `of a changed header are read, or named as not read`(_ sample: ExportSample) throws {
    let header = try #require(Self.rows(try sample.bytes).first)
    let match = try #require(try ExportReading(sample.bytes).match)
    guard !match.isHeaderMissing, let title = match.columns[.title], title < header.count else { return }
    for index in header.indices where index != title {
      for changed in Self.changed(header, at: index) {
        guard let place = changed.firstIndex(of: header[title]) else { continue }
        let reading = try ExportReading(Self.file(changed, title: place, cell: nil))
        guard let match = reading.match else { continue }
        #expect(Self.vanished(match) == [], "after \(header[index]) was changed")
      }
    }
  }

  @Test(arguments: samples)
  func `are kept or reported, each cell for itself`(_ sample: ExportSample) throws {
    let rows = Self.rows(try sample.bytes)
    let header = try #require(rows.first)
    let match = try #require(try ExportReading(sample.bytes).match)
    let title = try #require(match.columns[.title])
    guard !match.isHeaderMissing, header.map(WhiteSpace.collapsed) == match.header.map(WhiteSpace.collapsed)
    else {
      return
    }
    let bare = try ExportReading(Self.file(header, title: title, cell: nil)).books.first
    for (index, column) in match.fields.enumerated() {
      guard let field = column.field, ![.title, .authorRole, .secondaryRoles, .isDeleted].contains(field)
      else {
        continue
      }
      // Spoilers say something about a review only, and a number without a name nothing where names have a
      // column.
      if field == .seriesNumber, match.columns[.series] != nil { continue }
      for row in rows.dropFirst().prefix(12) where index < row.count && !Self.saysNothing(row[index]) {
        let reading = try ExportReading(Self.file(header, title: title, cell: (index, row[index])))
        let isKept = reading.books.first != bare || !reading.rejected.isEmpty
        #expect(
          isKept || !reading.cellProblems.isEmpty,
          "\(column.column): \"\(row[index])\" is neither kept nor reported")
      }
    }
  }

  @Test func `of damaged cells are reported where they are not kept`() throws {
    let cells = Gen<String>.element(of: [
      "9.78014E+12", "9780141439588", "12345", "-20", "20150", "yesterday", "31/31/2020", "five", "55",
      "########",
      "2020-13-45", "1e9", "0.1.2", "n0ne", "99999999", "４４", "★★★★★★★★★★★★", "5/0",
    ])
    let headers = [
      "Title,Author,ISBN,My Rating,Number of Pages,Year Published,Date Read,Exclusive Shelf",
      "Title,Autor,ISBN,Bewertung,Seiten,Jahr,Gelesen am,Status",
      "title,authors,isbn,rating,series,series_index,pubdate,timestamp",
      "Title,Authors,ISBN/UID,Star Rating,Read Status,Last Date Read,Dates Read",
    ].map { $0.split(separator: ",").map(String.init) }
    try check("damaged cells", combine(cells, Gen<Int>.integer(in: 0...31)), count: 300) { text, place in
      let header = headers[place / 8]
      let index = 1 + place % (header.count - 1)
      let bare = try ExportReading(Self.file(header, title: 0, cell: nil))
      let reading = try ExportReading(Self.file(header, title: 0, cell: (index, text)))
      if reading.match?.fields[index].field == .seriesNumber { return true }
      return reading.books.first != bare.books.first || !reading.cellProblems.isEmpty
    }
  }
}
