// A stray quote at the start of a field: how to keep it from swallowing the lines behind it.
//
// A reader's file can have a quote too many, or one too few, in a single row. The grammar then takes what
// follows for one field, up to the next quote or to the end of the file. Such a field gives itself away: it
// runs over a line end, and either no quote closes it, or text stands behind the one that does. It is read as
// text, and its row ends with its line, if the lines themselves say so: by as many fields as the first row of
// the file has. If they do not, the grammar is right and the field is what it says.
//
// Where the quotes of a cell are letters (`"Best" of`), the next quote of the line may stand a cell further
// on. The field then runs over a delimiter, and text stands behind the quote that closes it. It is read as
// text if that gives its line as many fields as the first row has, and the grammar does not.

/// Looks at a field that opens a quote and runs over a line end or a delimiter, and at the lines behind it.
struct CSVMisquote {
  /// What was found in a row.
  enum Finding {
    case none
    /// The quote that opens that field is text, and the row has these ends from that field on.
    case text(field: Int, ends: [Int])
    /// The next row has to be seen first.
    case needsBytes
  }

  /// Why a field that opens a quote may not mean it.
  private enum Doubt { case none, runsOverFields, runsOverLines }

  /// What a field is.
  private enum Verdict {
    case quoted
    case text([Int])
    case needsBytes
  }

  let buffer: [UInt8]
  /// How much of the buffer is file.
  let count: Int
  let isFinished: Bool
  let delimiter: UInt8
  /// How many fields a row of this file has.
  let width: Int
  /// How far to look for the end of a row.
  let rowBytes: Int

  /// Looks for the first field of a row whose quote is not meant.
  ///
  /// - Parameters:
  ///   - ends: the ends of the row's fields, as far as they are known; one more may follow.
  ///   - limit: how far the row is looked at.
  ///   - quotedWidth: how many fields the row has by the grammar, if it is complete and within limits.
  /// - Complexity: O(row + row behind it).
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

  /// Whether a field that opens a quote runs over a line end, and ends before the quote is closed or has text
  /// behind it; or over a delimiter, and has text behind it. The last line of a file need not have a line
  /// end.
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

  /// How many fields the row has that begins behind that line end, blank lines passed over.
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
        // A quote that nothing closes up to the end of the file is text, and the row ends with its line.
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
