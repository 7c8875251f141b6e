// Books of a JSON export, read like rows of a table.

extension ExportParser {
  /// Takes what the first book says about the file for its header.
  ///
  /// - Throws: `ImportError` if the file has no books, or those of a service that nobody knows.
  mutating func recogniseJSON() throws(ImportError) -> HeaderMatch? {
    guard let item = json?.first else {
      _ = try json?.next()
      return nil
    }
    guard let book = JSONNode(item.bytes), let match = LibraryThingBook.match(book) else {
      var names: [String] = []
      if case .object(let members) = JSONNode(item.bytes) { names = members.map(\.key) }
      throw .unknownJSON(keys: names)
    }
    return match
  }

  /// Reads one book; false if more bytes are needed, or none are left.
  mutating func readJSONBook(_ mapper: RowMapper, into batch: inout ExportBatch) throws(ImportError) -> Bool {
    guard let item = try json?.next() else { return false }
    let row = rowCount + 1
    guard let book = JSONNode(item.bytes), case .object = book else {
      let text = item.bytes.withUnsafeBufferPointer { CellText.decode($0) }
      batch.rejected.append(
        RejectedRow(
          row: row, line: item.line, reason: .unreadable("JSON that is cut off or damaged"), fields: [text]))
      return true
    }
    let key = item.key.withUnsafeBufferPointer { CellText.decode($0) }
    CSVRow.withFields(LibraryThingBook.row(book, key: key), record: row + 1, line: item.line) {
      mapper.take($0, into: &batch)
    }
    return true
  }
}

extension CSVRow {
  /// Makes a row of texts, for as long as `body` runs.
  static func withFields(
    _ fields: [String], record: Int, line: Int, _ body: (borrowing CSVRow) -> Void
  ) {
    var bytes: [UInt8] = []
    var ends = [-1]
    for field in fields {
      bytes += field.utf8
      ends.append(bytes.count)
      // Where a separator would be.
      bytes.append(0)
    }
    bytes.withUnsafeBufferPointer { bytes in
      ends.withUnsafeBufferPointer { ends in
        body(CSVRow(bytes: bytes, ends: ends, record: record, line: line, flaw: nil, hasQuotes: false))
      }
    }
  }
}
