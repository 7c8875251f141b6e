// Detection of a stray quote at the start of a field, so that it does not swallow the following lines.
//
// A file can have an extra or missing quote in a single row. By the grammar everything up to the next quote,
// or to the end of the file, is then one field. Such a field can be recognized: it contains a line end, and
// either its quote is never closed, or text follows the closing quote. It is treated as text, and its row
// ends with its line, if that gives as many fields as the file's first row has. If not, the grammar is
// followed.
//
// If the quotes of a cell are text (`"Best" of`), the next quote of the line may be in a later cell. The
// field then contains a delimiter, and text follows its closing quote. It is treated as text if that gives
// its line as many fields as the first row has, and the grammar does not.

/// Judges fields with an opening quote that contain a line end or a delimiter, with the lines after them.
struct CSVMisquote {
  /// The result for a row.
  enum Finding {
    case none
    /// The opening quote of the field is text, and the row has these ends from that field on.
    case text(field: Int, ends: [Int])
    /// The next row must be known first.
    case needsBytes
  }

  /// The reason to doubt an opening quote.
  private enum Doubt { case none, runsOverFields, runsOverLines }

  /// The decision on a field.
  private enum Verdict {
    case quoted
    case text([Int])
    case needsBytes
  }

  let buffer: [UInt8]
  /// The number of valid bytes in the buffer.
  let count: Int
  let isFinished: Bool
  let delimiter: UInt8
  /// The number of fields of the file's first row.
  let width: Int
  /// The maximum length of a row in bytes.
  let rowBytes: Int

  /// Finds the first field of a row whose opening quote is text.
  ///
  /// - Parameters:
  ///   - ends: The known ends of the row's fields; one more field may follow.
  ///   - limit: The end of the part of the row to examine.
  ///   - quotedWidth: The number of fields by the grammar, if the row is complete and within limits.
  /// - Complexity: O(*row* + *next row*).
  func firstMisquote(
    rowStart: Int, _ ends: [Int], upTo limit: Int, quotedWidth: Int?
  ) -> Finding {
    var start = rowStart
    for (field, end) in (ends + [limit]).enumerated() {
      let doubt = start < end && buffer[start] == CSVBlock.quote ? doubt(start..<end) : .none
      if doubt != .none {
        switch verdict(doubt, start: start, fieldsBefore: field, quotedWidth: quotedWidth) {
        case .text(let ends): return .text(field: field, ends: ends)
        case .needsBytes: return .needsBytes
        case .quoted: break
        }
      }
      start = end + 1
    }
    return .none
  }

  /// Returns the doubt about a quoted field: it contains a line end and its quote is not closed or text
  /// follows it, or it contains a delimiter and text follows its quote. The last line of a file need not have
  /// a line end.
  private func doubt(_ field: Range<Int>) -> Doubt {
    var hasLineEnd = false
    var hasDelimiter = false
    var position = field.lowerBound + 1
    while position < field.upperBound {
      let byte = buffer[position]
      if byte == CSVBlock.quote {
        guard position + 1 < field.upperBound else { return .none }
        guard buffer[position + 1] == CSVBlock.quote else {
          return hasLineEnd ? .runsOverLines : hasDelimiter ? .runsOverFields : .none
        }
        position += 1
      }
      hasLineEnd = hasLineEnd || isLineEnd(byte)
      hasDelimiter = hasDelimiter || byte == delimiter
      position += 1
    }
    return hasLineEnd || (isFinished && field.upperBound == count) ? .runsOverLines : .none
  }

  private func verdict(_ doubt: Doubt, start: Int, fieldsBefore: Int, quotedWidth: Int?) -> Verdict {
    var ends: [Int] = []
    var position = start
    while position < count, !isLineEnd(buffer[position]) {
      if buffer[position] == delimiter { ends.append(position) }
      position += 1
    }
    guard position < count || isFinished else { return .needsBytes }
    ends.append(position)
    let fits = fieldsBefore + ends.count == width
    let isGoodAsItIs = quotedWidth == width
    if fits && !isGoodAsItIs { return .text(ends) }
    if !fits && isGoodAsItIs || doubt == .runsOverFields { return .quoted }
    switch widthOfRow(from: position) {
    case .unknown: return .needsBytes
    case .width(let next): return next == width ? .text(ends) : .quoted
    case .none: return .quoted
    }
  }

  private enum Width { case none, unknown, width(Int) }

  /// Returns the number of fields of the row after a line end, skipping blank lines.
  private func widthOfRow(from lineEnd: Int) -> Width {
    let limit = lineEnd + rowBytes
    var position = lineEnd
    while position < min(count, limit), isLineEnd(buffer[position]) { position += 1 }
    let start = position
    var fields = 1
    var isAtStart = true
    while position < min(count, limit) {
      let byte = buffer[position]
      if isLineEnd(byte) { return .width(fields) }
      if isAtStart, byte == CSVBlock.quote {
        // A quote that is not closed before the end of the file is text, and the row ends with its line.
        let isText = isFinished && limit > count
        guard let end = closingQuote(from: position + 1, before: limit) ?? (isText ? position : nil) else {
          break
        }
        position = end
      }
      isAtStart = byte == delimiter
      if isAtStart { fields += 1 }
      position += 1
    }
    guard limit > count else { return .none }
    guard isFinished else { return .unknown }
    return start < count && position == count ? .width(fields) : .none
  }

  private func closingQuote(from start: Int, before limit: Int) -> Int? {
    var position = start
    while position < min(count, limit) {
      if buffer[position] == CSVBlock.quote {
        guard position + 1 < count, buffer[position + 1] == CSVBlock.quote else { return position }
        position += 1
      }
      position += 1
    }
    return nil
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == CSVBlock.lineFeed || byte == CSVBlock.carriageReturn
  }
}
