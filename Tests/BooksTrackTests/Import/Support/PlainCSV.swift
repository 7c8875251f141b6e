// A reference parser for delimited text, independent of the fast one: it parses the whole file at once, byte
// by byte.

/// A row, the line it begins in, and the field whose quote is text.
struct PlainRow: Equatable {
  var fields: [[UInt8]]
  var line: Int
  var misquoted: Int?
}

/// The contents of a file, up to an unclosed quote.
struct PlainCSV: Equatable {
  var rows: [PlainRow] = []
  var endsInsideQuotes = false

  init(_ bytes: [UInt8], delimiter: UInt8) {
    let file = PlainFile(bytes: bytes, delimiter: delimiter)
    var start = file.endOfBlankLines(from: 0)
    while start < bytes.count {
      let line = file.line(at: start)
      let row = file.row(from: start)
      if let width = rows.first?.fields.count, let cut = file.cut(row, width: width) {
        rows.append(PlainRow(fields: cut.fields, line: line, misquoted: cut.field))
        start = file.endOfBlankLines(from: cut.end)
        continue
      }
      guard row.isClosed else {
        endsInsideQuotes = true
        return
      }
      rows.append(PlainRow(fields: row.fields.map(\.bytes), line: line))
      start = file.endOfBlankLines(from: row.end)
    }
  }
}

private struct PlainFile {
  struct Field {
    let start: Int
    var bytes: [UInt8] = []
    var opensQuote = false
    var isClosed = true
    var runsOverLines = false
    var runsOverFields = false
    var hasTextBehindQuote = false

    /// True if its quote may be superfluous.
    var isDoubtful: Bool {
      opensQuote && (!isClosed || ((runsOverLines || runsOverFields) && hasTextBehindQuote))
    }
  }

  struct Row {
    var fields: [Field]
    /// The line end after it, or the end of the file.
    var end: Int

    var isClosed: Bool { fields.allSatisfy(\.isClosed) }
  }

  let bytes: [UInt8]
  let delimiter: UInt8

  func isLineEnd(_ position: Int) -> Bool {
    bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "\r")
  }

  func endOfBlankLines(from start: Int) -> Int {
    bytes.indices[start...].first { !isLineEnd($0) } ?? bytes.count
  }

  /// Returns the number of the line at a position; CR LF is one line end.
  func line(at position: Int) -> Int {
    1
      + bytes.indices[..<position].count { index in
        isLineEnd(index)
          && !(bytes[index] == UInt8(ascii: "\n") && index > 0 && bytes[index - 1] == UInt8(ascii: "\r"))
      }
  }

  /// Parses the row by the grammar.
  func row(from start: Int) -> Row {
    var row = Row(fields: [], end: start)
    while true {
      let (field, end) = field(from: row.end)
      row.fields.append(field)
      row.end = end
      guard end < bytes.count, bytes[end] == delimiter else { return row }
      row.end += 1
    }
  }

  private func field(from start: Int) -> (Field, Int) {
    var field = Field(start: start)
    var position = start
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      field.opensQuote = true
      field.isClosed = false
      position += 1
      while position < bytes.count, !field.isClosed {
        if bytes[position] == UInt8(ascii: "\"") {
          let isDoubled = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "\"")
          field.isClosed = !isDoubled
          if isDoubled { position += 1 }
        }
        if !field.isClosed {
          field.bytes.append(bytes[position])
          field.runsOverLines = field.runsOverLines || isLineEnd(position)
          field.runsOverFields = field.runsOverFields || bytes[position] == delimiter
        }
        position += 1
      }
    }
    let behind = position
    while position < bytes.count, bytes[position] != delimiter, !isLineEnd(position) { position += 1 }
    field.hasTextBehindQuote = position > behind
    field.bytes += text(behindQuote: behind..<position, isQuoted: field.opensQuote && field.isClosed)
    return (field, position)
  }

  /// Returns the text behind the closing quote of a field. If that quote opens a word, both it and the last
  /// quote of the field are no ends: `"The "Big" Two"`.
  private func text(behindQuote range: Range<Int>, isQuoted: Bool) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    let space = UInt8(ascii: " ")
    guard isQuoted, range.count > 1, bytes[range.upperBound - 1] == quote,
      bytes[range.lowerBound - 2] == space, bytes[range.lowerBound] != space
    else { return Array(bytes[range]) }
    return [quote] + bytes[range].dropLast()
  }

  /// Returns the row ended at the line of a doubtful quote, if the number of fields fits.
  func cut(_ row: Row, width: Int) -> (fields: [[UInt8]], field: Int, end: Int)? {
    for (number, field) in row.fields.enumerated() where field.isDoubtful {
      let end = bytes.indices[field.start...].first(where: isLineEnd) ?? bytes.count
      let pieces = bytes[field.start..<end].split(separator: delimiter, omittingEmptySubsequences: false)
      let fits = number + pieces.count == width
      let next = endOfBlankLines(from: end)
      let nextFits = next < bytes.count && countOfFields(from: next) == width
      let isGoodAsItIs = row.isClosed && row.fields.count == width
      let isOneLine = field.isClosed && !field.runsOverLines
      if isOneLine ? fits && !isGoodAsItIs : isGoodAsItIs ? fits && nextFits : fits || nextFits {
        return (row.fields[..<number].map(\.bytes) + contents(of: pieces), number, end)
      }
    }
    return nil
  }

  /// Returns the number of fields of that row if an unclosed quote is text.
  private func countOfFields(from start: Int) -> Int {
    let row = row(from: start)
    guard let open = row.fields.firstIndex(where: { !$0.isClosed }) else { return row.fields.count }
    let rest = bytes[row.fields[open].start...]
    let end = rest.indices.first { bytes[$0] == delimiter || isLineEnd($0) } ?? bytes.count
    let isLast = end == bytes.count || isLineEnd(end)
    return open + 1 + (isLast ? 0 : countOfFields(from: end + 1))
  }

  /// Parses the pieces: the first one is text, including its quote, and the others follow the grammar.
  private func contents(of pieces: [ArraySlice<UInt8>]) -> [[UInt8]] {
    pieces.enumerated().map { number, piece in
      number == 0
        ? Array(piece) : PlainFile(bytes: Array(piece), delimiter: delimiter).row(from: 0).fields[0].bytes
    }
  }
}
