// Rows out of bytes, as they come (IMP-7).
//
//     var reader = CSVParser()
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
// end. A row that cannot be meant as it stands has a flaw (`CSVFlaw`) and costs no other row. The reader
// knows nothing of headers, encodings or books, and gives no row less or more fields than it has.

/// A parser of delimited text over chunks of bytes. A value: a copy goes on by itself.
package struct CSVParser: Sendable {
  /// Separator and quotes.
  package let dialect: CSVDialect
  /// What is too large to be read.
  package let limits: CSVLimits

  @usableFromInline var buffer: [UInt8] = []
  /// How much of the buffer is file; at least a block of padding follows it.
  var count = 0
  /// Bytes of the file that have left the buffer.
  var dropped = 0
  /// Where the first NUL stands in the buffer that no row has passed.
  var nextNUL = Int.max
  @usableFromInline var index = CSVIndex()
  /// Where the last end of the row that was handed out stands in the index.
  @usableFromInline var last = 0
  /// The offset in the file of the first NUL in a row that was handed out.
  var firstNUL: Int?
  var hasRow = false
  var hiddenLines = 0
  private(set) var isFinished = false
  var failure: CSVError?
  /// How many fields the first row has; 0 before it.
  var width = 0
  /// The field of the next row whose quote was found to be text.
  var misquoted: Int?
  @usableFromInline var flaw: CSVFlaw?
  @usableFromInline var record = 0
  @usableFromInline var line = 1

  /// A reader at the start of a file.
  package init(dialect: CSVDialect = .comma, limits: CSVLimits = .standard) {
    self.dialect = dialect
    self.limits = limits
  }

  /// Takes the next bytes of the file.
  package mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  /// Takes the next bytes of the file.
  package mutating func append(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBufferPointer { append($0) } }

  /// Takes the next bytes of the file.
  ///
  /// - Complexity: O(*bytes* + length of the row that they continue).
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(!isFinished, "the file is finished: make a new reader for the next one")
    guard !bytes.isEmpty, failure == nil else { return }
    leaveRow()
    store(bytes)
    if nextNUL == .max { findNUL(from: count - bytes.count) }
  }

  /// Says that there are no more bytes: what is left is the last row.
  package mutating func finish() { isFinished = true }

  /// Hands the next row to `body` and gives what it makes of it; nil if more bytes are needed, or none
  /// are left.
  ///
  /// - Throws: the first error of the file, again and again.
  @inlinable
  package mutating func next<Value>(
    _ body: (borrowing CSVRow) -> Value
  ) throws(CSVError) -> Value? {
    guard try advance() else { return nil }
    return buffer.withUnsafeBufferPointer { bytes in
      index.ends.withUnsafeBufferPointer { ends in
        body(
          CSVRow(
            bytes: bytes, ends: .init(rebasing: ends[index.first...last]), record: record, line: line,
            flaw: flaw))
      }
    }
  }

  /// Goes to the next row.
  @usableFromInline
  mutating func advance() throws(CSVError) -> Bool {
    if let failure { throw failure }
    leaveRow()
    while true {
      if let row = index.row {
        let (start, end) = (index.rowStart, index.ends[row.last])
        if end == start, row.last == index.first + 1 {
          passBlankLine(at: end)
          continue
        }
        switch try judgement(of: row, bytes: end - start) {
        case .asItStands: return take(row, end: end)
        case .readAgain: continue
        case .needsBytes: return false
        }
      } else if !index.extend(buffer, count: count, delimiter: dialect.delimiter) {
        guard try endOfBytes() else { return false }
      }
    }
  }
}
