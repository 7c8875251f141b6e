// Looks for the header of a file below lines of text: a title, the name of the program and the day of the
// export, comments.
//
// A row is the header only if it is known to be one (`isKnown`), has two columns or more, and every row above
// it is a line of text beside it: at most half as many cells are filled. So a file that has no header, or an
// unknown one, keeps its first row. The search ends after a few rows.

/// A search for the header below the first row of a file, in one dialect.
struct HeaderSearch: Sendable {
  /// The header, if one was found, and the number of rows above it.
  private(set) var found: (header: [String], recordsBefore: Int)?
  /// The parser, which stays behind the header once it is found.
  private(set) var parser: CSVParser
  /// True if no more bytes are needed.
  private(set) var isOver = false
  private var records: Int
  /// The largest number of filled cells of a row above.
  private var mostFilled: Int
  /// The number of bytes that the parser was given, and of those before the search.
  private var bytes: Int

  /// The number of rows above a header.
  private static let rowLimit = 20
  private static let byteLimit = 1 << 16

  /// Begins behind the first row.
  init(_ parser: CSVParser, below first: [String], recordsBefore: Int) {
    self.parser = parser
    records = recordsBefore
    mostFilled = Self.filled(first)
    bytes = parser.dropped + parser.count
  }

  mutating func append(_ chunk: ArraySlice<UInt8>) {
    guard !isOver || found != nil else { return }
    parser.append(chunk)
    bytes += chunk.count
  }

  mutating func finish() { parser.finish() }

  /// Reads the rows that have arrived. An error ends the search: the parser of the first row meets it again.
  mutating func readRows(_ formats: [ExportFormat]) {
    while !isOver, records <= Self.rowLimit, let row = try? parser.next({ $0.fields }) {
      // The limit counts bytes of the file, so that the chunks do not matter.
      guard parser.endOfRow <= Self.byteLimit else { break }
      if isHeader(row, formats) {
        parser.width = row.count
        found = (row, records)
        isOver = true
      }
      records += 1
      mostFilled = max(mostFilled, Self.filled(row))
    }
    if records > Self.rowLimit || bytes > Self.byteLimit || parser.failure != nil { isOver = true }
  }

  private func isHeader(_ row: [String], _ formats: [ExportFormat]) -> Bool {
    let filled = Self.filled(row)
    return filled > 1 && max(1, filled / 2) >= mostFilled && Self.isKnown(row, formats)
  }

  private static func filled(_ row: [String]) -> Int { row.count { !WhiteSpace.collapsed($0).isEmpty } }

  /// Returns the best match of the formats with a header.
  static func match(_ header: [String], _ formats: [ExportFormat]) -> HeaderMatch? {
    let keys = ExportFormat.keys(header)
    return formats.compactMap { $0.match(header: header, keys: keys) }.max { $0.score < $1.score }
  }

  /// Returns true if a format has the header, or if it is plain and names two fields.
  static func isKnown(_ header: [String], _ formats: [ExportFormat]) -> Bool {
    if match(header, formats) != nil { return true }
    guard formats.allSatisfy({ $0.mapping == nil }), PlainHeader.mapping(of: header) != nil else {
      return false
    }
    return Set(header.compactMap(ColumnNames.field)).count > 1
  }
}
