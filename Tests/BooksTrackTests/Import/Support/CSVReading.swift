// Drives a `CSVReader` over bytes that are cut in a given way.

@testable import BooksTrack

/// What a reader made of a file.
struct CSVReading: Equatable {
  struct Row: Equatable {
    var fields: [[UInt8]]
    var record: Int
    var line: Int
  }

  var rows: [Row] = []
  var error: CSVError?

  /// Reads bytes in chunks of those sizes, over and over; sizes below 1 count as 1.
  init(
    _ bytes: [UInt8], chunks: [Int], dialect: CSVDialect = .comma, limits: CSVLimits = .standard
  ) {
    var reader = CSVReader(dialect: dialect, limits: limits)
    var position = 0
    var turn = 0
    while error == nil, position < bytes.count {
      let end = min(position + max(1, chunks[turn % chunks.count]), bytes.count)
      reader.append(bytes[position..<end])
      position = end
      turn += 1
      drain(&reader)
    }
    guard error == nil else { return }
    reader.finish()
    drain(&reader)
  }

  private mutating func drain(_ reader: inout CSVReader) {
    do throws(CSVError) {
      while let row = try reader.next(Self.row) { rows.append(row) }
    } catch {
      self.error = error
    }
  }

  private static func row(_ row: borrowing CSVRow) -> Row {
    var fields: [[UInt8]] = []
    for index in 0..<row.count { fields.append(row.withUnsafeBytes(of: index) { Array($0) }) }
    return Row(fields: fields, record: row.record, line: row.line)
  }

  /// The fields as text.
  var texts: [[String]] { rows.map { $0.fields.map { String(decoding: $0, as: UTF8.self) } } }
}
