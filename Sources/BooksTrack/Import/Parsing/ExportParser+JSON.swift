// Parsing of JSON exports: each book becomes a row like those of a delimited file.

extension ExportParser {
  /// Recognizes the format by the first book; returns nil if the file has no books.
  ///
  /// - Throws: `ImportError` if the first book is not of a known service, or the file is damaged before it.
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

  /// Parses one book; returns false if more bytes are needed, or none are left.
  mutating func readJSONBook(_ mapper: RowMapper, into batch: inout ExportBatch) throws(ImportError) -> Bool {
    guard let item = try json?.next() else { return false }
    let row = rowCount + 1
    guard let book = JSONNode(item.bytes), case .object = book else {
      let text = item.bytes.withUnsafeBufferPointer { CellText.decode($0) }
      batch.rows.rejected.append(
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
  /// Passes a row with the given fields to `body`; the row is valid only during the call.
  static func withFields(
    _ fields: [String], record: Int, line: Int, _ body: (borrowing CSVRow) -> Void
  ) {
    var bytes: [UInt8] = []
    var ends = [-1]
    for field in fields {
      bytes += field.utf8
      ends.append(bytes.count)
      // A byte in place of the separator.
      bytes.append(0)
    }
    bytes.withUnsafeBufferPointer { bytes in
      ends.withUnsafeBufferPointer { ends in
        body(CSVRow(bytes: bytes, ends: ends, record: record, line: line, flaw: nil, hasQuotes: false))
      }
    }
  }
}
