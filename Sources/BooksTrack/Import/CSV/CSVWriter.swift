// Rows into bytes, so that reading them gives the same rows (IMP-9).

/// Writes delimited text as RFC 4180 has it: a field is quoted where it must be, lines end in LF.
///
/// Every list of fields that is not empty reads back as it was, but for NUL, which no reader takes.
package struct CSVWriter: Sendable {
  /// Separator and quotes.
  package let dialect: CSVDialect
  /// What has been written so far.
  package private(set) var bytes: [UInt8] = []

  /// A writer that has written nothing.
  package init(dialect: CSVDialect = .comma) { self.dialect = dialect }

  /// Writes one row; a row without fields is none.
  package mutating func append(_ fields: [String]) {
    guard !fields.isEmpty else { return }
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(dialect.delimiter) }
      append(field, isAlone: fields.count == 1)
    }
    bytes.append(CSVBlock.lineFeed)
  }

  /// A row of one empty field would read as a blank line, and a byte order mark in front as none: both are
  /// quoted.
  private mutating func append(_ field: String, isAlone: Bool) {
    let needsQuotes =
      field.utf8.contains { byte in
        byte == dialect.delimiter || byte == CSVBlock.quote || byte == CSVBlock.lineFeed
          || byte == CSVBlock.carriageReturn
      } || (isAlone && field.isEmpty) || field.unicodeScalars.first == "\u{FEFF}"
    guard needsQuotes else {
      bytes.append(contentsOf: field.utf8)
      return
    }
    bytes.append(CSVBlock.quote)
    for byte in field.utf8 {
      if byte == CSVBlock.quote { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(CSVBlock.quote)
  }
}
