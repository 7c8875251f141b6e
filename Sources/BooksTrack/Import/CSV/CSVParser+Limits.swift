// Detection of rows that exceed the limits.

extension CSVParser {
  /// The first byte of a row that exceeds a limit.
  struct Excess {
    /// The field that contains it, counted from 0.
    let field: Int
    /// The offset at which the field had to end.
    let offset: Int
    let error: CSVError
  }

  /// Returns the first excess of a row, or nil. The earliest byte decides, so that the result does not depend
  /// on how much of the row is known. Bytes from `known` on are ignored.
  func excess(of ends: [Int], upTo known: Int) -> Excess? {
    var start = index.rowStart
    for (field, end) in ends.enumerated() {
      if let excess = excess(in: field, start..<max(start, min(end, known)), of: ends) { return excess }
      if end >= known { return nil }
      if field == limits.fieldCount {
        let error = CSVError.tooManyFields(place(of: field, in: ends), limit: limits.fieldCount)
        return Excess(field: field, offset: end, error: error)
      }
      start = end + 1
    }
    return known > start ? excess(in: ends.count, start..<known, of: ends) : nil
  }

  private func excess(in field: Int, _ bytes: Range<Int>, of ends: [Int]) -> Excess? {
    let fieldLimit = bytes.lowerBound + limits.fieldBytes
    let rowLimit = index.rowStart + limits.rowBytes
    guard min(fieldLimit, rowLimit) < bytes.upperBound else { return nil }
    let place = place(of: field, in: ends)
    let isQuoted = buffer[bytes.lowerBound] == CSVBlock.quote
    return Excess(
      field: field, offset: min(fieldLimit, rowLimit),
      error: fieldLimit <= rowLimit
        ? .fieldTooLong(place, limit: limits.fieldBytes, isQuoted: isQuoted)
        : .rowTooLong(place, limit: limits.rowBytes))
  }

  /// Returns the place of a field of the next row.
  func place(of field: Int, in ends: [Int]) -> CSVPlace {
    CSVPlace(
      record: record + 1, line: line + lineEnds(in: index.rowStart..<fieldStart(field, in: ends)),
      column: field + 1)
  }

  /// Returns the offset of a field of the next row.
  func fieldStart(_ field: Int, in ends: [Int]) -> Int {
    field == 0 ? index.rowStart : ends[field - 1] + 1
  }
}
