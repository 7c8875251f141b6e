// A writer of delimited text whose output parses to the same rows (IMP-9).

/// Writes delimited text according to RFC 4180: fields are quoted if necessary, lines end with LF.
///
/// Every non-empty list of fields parses back unchanged, except for NUL, which the parser does not accept.
package struct CSVWriter: Sendable {
  /// The dialect of the output.
  package let dialect: CSVDialect
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty writer.
  package init(dialect: CSVDialect = .comma) { self.dialect = dialect }

  /// Writes one row; an empty list writes nothing.
  package mutating func append(_ fields: [String]) {
    guard !fields.isEmpty else { return }
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(dialect.delimiter) }
      append(field, isAlone: fields.count == 1)
    }
    bytes.append(CSVBlock.lineFeed)
  }

  /// Writes a field. A single empty field would parse as a blank line, and a leading byte order mark would be
  /// dropped: both are quoted.
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
