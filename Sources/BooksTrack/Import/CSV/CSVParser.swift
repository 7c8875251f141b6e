// An incremental parser of delimited text (IMP-7).
//
//     var reader = CSVParser()
//     for chunk in chunks {
//       reader.append(chunk)
//       while let title = try reader.next({ $0.text(0) }) { … }
//     }
//     reader.finish()
//     while let title = try reader.next({ $0.text(0) }) { … }
//
// The result does not depend on how the bytes were cut into chunks. A row is passed to a closure as slices of
// the parser's buffer; a `String` is created only on request. Memory is bounded by one chunk, one row and the
// limits, whatever the size of the file.
//
// The grammar is RFC 4180, extended for real files: LF, CR and CR LF end lines; a quote inside an unquoted
// field is text; text after a closing quote belongs to the field; blank lines are skipped; the last line end
// may be missing. A row that cannot be correct as written has a flaw (`CSVFlaw`) and affects no other row.
// The parser knows nothing of headers, encodings or books, and neither adds nor drops fields.

/// A parser of delimited text over chunks of bytes. It is a value: a copy parses on independently.
package struct CSVParser: Sendable {
  /// The dialect of the file.
  package let dialect: CSVDialect
  /// The limits on rows and fields.
  package let limits: CSVLimits

  @usableFromInline var buffer: [UInt8] = []
  /// The number of valid bytes in the buffer; at least one block of padding follows.
  var count = 0
  /// The number of bytes of the file that have left the buffer.
  var dropped = 0
  /// The index of the first NUL in the buffer from the current row on; `Int.max` if there is none.
  var nextNUL = Int.max
  @usableFromInline var index = CSVIndex()
  /// The position of the current row's last end in the index.
  @usableFromInline var last = 0
  /// The file offset of the first NUL in a returned row.
  var firstNUL: Int?
  var hasRow = false
  var hiddenLines = 0
  private(set) var isFinished = false
  var failure: CSVError?
  /// The number of fields of a row, by which stray quotes are found: that of the first row; 0 before it.
  var width = 0
  /// The field of the next row whose opening quote was found to be text.
  var misquoted: Int?
  /// The field of the next row that is too long.
  var overlong: Int?
  @usableFromInline var flaw: CSVFlaw?
  @usableFromInline var record = 0
  @usableFromInline var line = 1

  /// Creates a parser at the start of a file.
  package init(dialect: CSVDialect = .comma, limits: CSVLimits = .standard) {
    self.dialect = dialect
    self.limits = limits
  }

  /// Appends the next bytes of the file.
  package mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  /// Appends the next bytes of the file.
  package mutating func append(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBufferPointer { append($0) } }

  /// Appends the next bytes of the file.
  ///
  /// - Complexity: O(*bytes* + length of the row that they continue).
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(!isFinished, "the file is finished: make a new reader for the next one")
    guard !bytes.isEmpty, failure == nil else { return }
    leaveRow()
    store(bytes)
    if nextNUL == .max { findNUL(from: count - bytes.count) }
  }

  /// Ends the input: the remaining bytes are the last row.
  package mutating func finish() { isFinished = true }

  /// The number of bytes of the file up to the end of the row that was returned last.
  var endOfRow: Int { dropped + index.ends[last] }

  /// Passes the next row to `body` and returns its result; nil if more bytes are needed, or none are left.
  ///
  /// - Throws: the first error of the file, on this and every later call.
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

  /// Passes all complete rows up to the first error, and returns the number of bytes of their unquoted fields.
  ///
  /// For benchmarks: called from another module, `next(_:)` is not specialized and takes twice the time.
  package mutating func passRows() -> Int {
    var size = 0
    while let row = try? next({ row in
      var size = 0
      for field in 0..<row.count { size &+= row.withUnsafeBytes(of: field) { $0.count } }
      return size
    }) { size &+= row }
    return size
  }

  /// Advances to the next row; returns false if there is none yet.
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
