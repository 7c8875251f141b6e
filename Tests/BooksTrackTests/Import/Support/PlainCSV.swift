// An independent reading of delimited text, to hold the fast reader against: the whole file at once, byte by
// byte, with nothing in it but the rules.

/// A row and the line it begins in.
struct PlainRow: Equatable {
  var fields: [[UInt8]]
  var line: Int
}

/// What a file holds, or how far it goes before a quote that is never closed.
struct PlainCSV: Equatable {
  var rows: [PlainRow] = []
  var endsInsideQuotes = false

  init(_ bytes: [UInt8], delimiter: UInt8) {
    var scan = Scan(bytes: bytes, delimiter: delimiter)
    while !scan.isAtEnd {
      let line = scan.line
      guard let fields = scan.row() else {
        endsInsideQuotes = true
        return
      }
      if fields != [Scan.Field()] { rows.append(PlainRow(fields: fields.map(\.bytes), line: line)) }
    }
  }
}

private struct Scan {
  /// A field; an empty field in quotes is not nothing.
  struct Field: Equatable {
    var bytes: [UInt8] = []
    var isQuoted = false
  }

  let bytes: [UInt8]
  let delimiter: UInt8
  var position = 0
  var line = 1

  var isAtEnd: Bool { position == bytes.count }
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  mutating func row() -> [Field]? {
    var fields: [Field] = []
    while true {
      guard let field = field() else { return nil }
      fields.append(field)
      guard next == delimiter else { break }
      position += 1
    }
    passLineEnd()
    return fields
  }

  mutating func field() -> Field? {
    var field = Field()
    if next == UInt8(ascii: "\"") {
      field.isQuoted = true
      position += 1
      while true {
        guard let byte = next else { return nil }
        if byte == UInt8(ascii: "\"") {
          position += 1
          guard next == UInt8(ascii: "\"") else { break }
        }
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
          field.bytes += passLineEnd()
        } else {
          field.bytes.append(byte)
          position += 1
        }
      }
    }
    while let byte = next, byte != delimiter, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      field.bytes.append(byte)
      position += 1
    }
    return field
  }

  /// Passes CR LF, CR or LF, which is one line.
  @discardableResult
  mutating func passLineEnd() -> [UInt8] {
    let start = position
    if next == UInt8(ascii: "\r") { position += 1 }
    if next == UInt8(ascii: "\n") { position += 1 }
    if position > start { line += 1 }
    return Array(bytes[start..<position])
  }
}
