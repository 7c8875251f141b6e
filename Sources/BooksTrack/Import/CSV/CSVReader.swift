// Rows out of bytes, as they come (IMP-7).
//
//     var reader = CSVReader()
//     for chunk in chunks {
//       reader.append(chunk)
//       while let title = try reader.next({ $0.text(0) }) { … }
//     }
//     reader.finish()
//     while let title = try reader.next({ $0.text(0) }) { … }
//
// What comes out depends on the bytes and not on how they were cut. A row is handed to a closure as slices of
// the reader's buffer; a `String` is made only for a field that somebody asks for. Memory is one chunk, one
// row and the limits, whatever the size of the file.
//
// RFC 4180, read with the patience that real files need: LF, CR and CR LF; a quote inside an unquoted field
// is a quote; text behind a closing quote belongs to the field; blank lines are no rows; a missing last line
// end. It knows nothing of headers, encodings or books, and gives no row less or more fields than it has.

/// A parser of delimited text over chunks of bytes. A value: a copy goes on by itself.
public struct CSVReader: Sendable {
  public let dialect: CSVDialect
  public let limits: CSVLimits

  @usableFromInline var buffer: [UInt8] = []
  /// How much of the buffer is file; at least a block of padding follows it.
  private var count = 0
  /// Bytes of the file that have left the buffer.
  private var dropped = 0
  /// The offset in the file of the first NUL; nothing behind it is read.
  private var binaryOffset: Int?
  @usableFromInline var cursor = CSVCursor()
  /// Ends of the fields of the current row, counted from its start.
  @usableFromInline var ends: [Int]
  private var hasRow = false
  private var isFinished = false
  private var failure: CSVError?
  @usableFromInline var record = 0
  @usableFromInline var line = 1

  /// A reader at the start of a file.
  public init(dialect: CSVDialect = .comma, limits: CSVLimits = .standard) {
    self.dialect = dialect
    self.limits = limits
    ends = Array(repeating: 0, count: limits.fieldCount)
  }

  /// Takes the next bytes of the file.
  public mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  /// Takes the next bytes of the file.
  public mutating func append(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBufferPointer { append($0) } }

  /// Takes the next bytes of the file.
  ///
  /// - Complexity: O(*bytes* + length of the row that they continue).
  public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(!isFinished, "the file is finished: make a new reader for the next one")
    guard !bytes.isEmpty, binaryOffset == nil, failure == nil else { return }
    leaveRow()
    let length = bytes.firstIndex(ofNUL: ()) ?? bytes.count
    if length < bytes.count { binaryOffset = dropped + count + length }
    store(UnsafeBufferPointer(rebasing: bytes[..<length]))
  }

  /// Says that there are no more bytes: what is left is the last row.
  public mutating func finish() { isFinished = true }

  /// Hands the next row to `body` and gives what it makes of it; nothing if more bytes are needed, or none
  /// are left.
  ///
  /// - Throws: the first error of the file, again and again.
  @inlinable
  public mutating func next<Value>(
    _ body: (borrowing CSVRow) -> Value
  ) throws(CSVError) -> Value? {
    guard try advance() else { return nil }
    return buffer.withUnsafeBufferPointer { bytes in
      ends.withUnsafeBufferPointer { ends in
        body(
          CSVRow(
            bytes: bytes, start: cursor.rowStart, ends: .init(rebasing: ends[..<cursor.fieldCount]),
            record: record, line: line))
      }
    }
  }

  /// Goes to the next row.
  @usableFromInline
  mutating func advance() throws(CSVError) -> Bool {
    if let failure { throw failure }
    leaveRow()
    switch scan() {
    case .row:
      try checkLimits(upTo: rowEnd)
      takeRow()
      return true
    case .tooManyFields:
      try checkLimits(upTo: cursor.excess)
      throw fail(.tooManyFields(place(column: cursor.fieldCount + 1), limit: limits.fieldCount))
    case .needsBytes:
      try checkLimits(upTo: count)
      if let binaryOffset { throw fail(.notText(offset: binaryOffset)) }
      return isFinished ? try takeLastRow() : false
    }
  }

  /// The end of the row that has one.
  private var rowEnd: Int { cursor.rowStart + ends[cursor.fieldCount - 1] }

  private mutating func scan() -> CSVCursor.Step {
    guard count > 0 else { return .needsBytes }
    var cursor = cursor
    defer { self.cursor = cursor }
    return buffer.withUnsafeBufferPointer { bytes in
      ends.withUnsafeMutableBufferPointer { ends in
        guard let start = bytes.baseAddress else { return .needsBytes }
        return cursor.scan(start, count: count, ends: ends, delimiter: dialect.delimiter)
      }
    }
  }

  private mutating func takeRow() {
    line += cursor.blankLines
    cursor.blankLines = 0
    record += 1
    hasRow = true
  }

  /// The row that no line end closes.
  private mutating func takeLastRow() throws(CSVError) -> Bool {
    guard cursor.rowStart < count else { return false }
    guard !cursor.isInsideQuotes else {
      throw fail(.unclosedQuote(place(column: cursor.fieldCount + 1)))
    }
    guard cursor.fieldCount < limits.fieldCount else {
      throw fail(.tooManyFields(place(column: cursor.fieldCount + 1), limit: limits.fieldCount))
    }
    ends[cursor.fieldCount] = count - cursor.rowStart
    cursor.fieldCount += 1
    takeRow()
    return true
  }

  /// Forgets the row that was handed out.
  private mutating func leaveRow() {
    guard hasRow else { return }
    hasRow = false
    let end = rowEnd
    if cursor.rowHidesLines { line += lineEnds(in: cursor.rowStart..<end) }
    line += 1
    cursor.startRow(after: end)
  }
}

extension CSVReader {
  /// Moves the row in the making to the front of the buffer and adds the bytes behind it.
  private mutating func store(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = min(cursor.rowStart, count)
    let kept = count - start
    let needed = kept + bytes.count + CSVBlock.size
    if buffer.count < needed {
      buffer.append(contentsOf: repeatElement(0, count: max(needed, buffer.count * 2) - buffer.count))
    }
    buffer.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, let source = bytes.baseAddress else { return }
      if start > 0 { base.update(from: base + start, count: kept) }
      (base + kept).update(from: source, count: bytes.count)
    }
    cursor.shift(by: start)
    dropped += start
    count = kept + bytes.count
  }

  /// Refuses the row if it has outgrown the limits by `end`: the earliest byte that is too much decides.
  private mutating func checkLimits(upTo end: Int) throws(CSVError) {
    guard end - cursor.rowStart > limits.fieldBytes else { return }
    let rowLimit = cursor.rowStart + limits.rowBytes
    var start = cursor.rowStart
    for index in 0...cursor.fieldCount {
      let fieldEnd = index < cursor.fieldCount ? cursor.rowStart + ends[index] : end
      let fieldLimit = start + limits.fieldBytes
      if min(fieldLimit, rowLimit) < fieldEnd {
        let place = place(column: index + 1, at: start)
        let isQuoted = buffer[start] == CSVBlock.quote
        throw fail(
          fieldLimit <= rowLimit
            ? .fieldTooLong(place, limit: limits.fieldBytes, isQuoted: isQuoted)
            : .rowTooLong(place, limit: limits.rowBytes))
      }
      start = fieldEnd + 1
    }
  }

  private mutating func fail(_ error: CSVError) -> CSVError {
    failure = error
    return error
  }

  /// The place of a field of the row in the making.
  private func place(column: Int, at start: Int? = nil) -> CSVPlace {
    let start = start ?? cursor.fieldStart
    return CSVPlace(
      record: record + 1, line: line + cursor.blankLines + lineEnds(in: cursor.rowStart..<start),
      column: column)
  }

  private func lineEnds(in range: Range<Int>) -> Int {
    var ends = 0
    for index in range {
      let byte = buffer[index]
      if byte == CSVBlock.lineFeed {
        ends += 1
      } else if byte == CSVBlock.carriageReturn {
        let isPair = index + 1 < range.upperBound && buffer[index + 1] == CSVBlock.lineFeed
        ends += isPair ? 0 : 1
      }
    }
    return ends
  }
}
