// Runs a `CSVParser` over bytes in given chunks.

@testable import BooksTrack

/// The result of parsing a file.
struct CSVReading: Equatable {
  struct Row: Equatable {
    var fields: [[UInt8]]
    var record: Int
    var line: Int
    var flaw: CSVFlaw?

    /// The field whose quote is text.
    var misquoted: Int? {
      if case .unclosedQuote(let field) = flaw { return field }
      return nil
    }
  }

  var rows: [Row] = []
  var error: CSVError?

  /// Parses bytes in chunks of those sizes, repeated; sizes below 1 count as 1.
  init(
    _ bytes: [UInt8], chunks: [Int], dialect: CSVDialect = .comma, limits: CSVLimits = .standard
  ) {
    var parser = CSVParser(dialect: dialect, limits: limits)
    var position = 0
    var turn = 0
    while error == nil, position < bytes.count {
      let end = min(position + max(1, chunks[turn % chunks.count]), bytes.count)
      parser.append(bytes[position..<end])
      position = end
      turn += 1
      drain(&parser)
    }
    guard error == nil else { return }
    parser.finish()
    drain(&parser)
  }

  private mutating func drain(_ parser: inout CSVParser) {
    do throws(CSVError) {
      while let row = try parser.next(Self.row) { rows.append(row) }
    } catch {
      self.error = error
    }
  }

  private static func row(_ row: borrowing CSVRow) -> Row {
    var fields: [[UInt8]] = []
    for index in 0..<row.count { fields.append(row.withUnsafeBytes(of: index) { Array($0) }) }
    return Row(fields: fields, record: row.record, line: row.line, flaw: row.flaw)
  }

  /// The rows in the form of the reference parser.
  var plainRows: [PlainRow] {
    rows.map { PlainRow(fields: $0.fields, line: $0.line, misquoted: $0.misquoted) }
  }

  /// The fields as text.
  var texts: [[String]] { rows.map { $0.fields.map { String(decoding: $0, as: UTF8.self) } } }
}
