// Rows that outgrow the limits, and where in the file they do.

extension CSVParser {
  /// The first byte that is too much in a row.
  struct Excess {
    /// The field that it belongs to, counted from 0.
    let field: Int
    /// Where the field had to end.
    let offset: Int
    let error: CSVError
  }

  /// Whether the row with those ends has outgrown the limits: the earliest byte that is too much decides, so
  /// that it makes no difference how much of the row is known. What stands from `known` on is not looked at.
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

  /// The place of a field of the next row.
  func place(of field: Int, in ends: [Int]) -> CSVPlace {
    CSVPlace(
      record: record + 1, line: line + lineEnds(in: index.rowStart..<fieldStart(field, in: ends)),
      column: field + 1)
  }

  /// The first byte of a field of the next row.
  func fieldStart(_ field: Int, in ends: [Int]) -> Int {
    field == 0 ? index.rowStart : ends[field - 1] + 1
  }
}
