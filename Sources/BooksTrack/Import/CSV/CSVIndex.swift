// An index of the ends of fields and rows, up to some thousand bytes ahead of the current row.
//
// All fields of a window are found before rows are returned: the loop has no branch per field and no call per
// row, and its results are still in the L1 cache when they are used.

/// The ends of fields and rows, in the order of the file.
@usableFromInline
struct CSVIndex: Sendable {
  /// A complete row.
  struct Row: Sendable {
    /// The position of its last end in `ends`.
    var last: Int
    var notes: Notes
  }

  /// Properties of a row that the parser checks.
  struct Notes: Sendable {
    /// The number of line ends inside quotes; CR LF counts once.
    var hiddenLines = 0
    /// True if a field that contains a line end or a delimiter has text after its closing quote.
    var isSuspect = false
  }

  /// The maximum number of bytes scanned at a time.
  private static let window = 1 << 14
  /// The number of bytes to scan next: small after results were discarded, so that a file in which that
  /// happens in each row is not scanned over and over.
  private var reach = Self.window

  /// Positions in the buffer. The ends of a row's fields follow the end of the row before.
  @usableFromInline private(set) var ends = [-1]
  private var endCount = 1
  private var rows: [Row] = []
  private var rowCount = 0
  private var nextRow = 0
  private var scan = CSVScan()

  /// The position in `ends` of the end of the row before the next one.
  @usableFromInline private(set) var first = 0

  /// The offset of the next row.
  var rowStart: Int { ends[first] + 1 }
  /// The known ends of the incomplete row.
  var openEnds: [Int] { Array(ends[(first + 1)..<endCount]) }
  /// True if the scanned bytes end inside quotes.
  var isInsideQuotes: Bool { scan.isInsideQuotes }

  /// Returns the ends of the next row's fields, up to the given position.
  ///
  /// It is a copy, so that the index can be modified meanwhile.
  func rowEnds(upTo last: Int) -> [Int] { Array(ends[(first + 1)...last]) }

  /// The next row; nil if it is not complete.
  var row: Row? { nextRow < rowCount ? rows[nextRow] : nil }

  /// Passes the next row.
  mutating func passRow() {
    first = rows[nextRow].last
    nextRow += 1
  }

  /// Scans the next window once all rows have been passed; returns false if the whole buffer has been
  /// scanned.
  mutating func extend(_ buffer: [UInt8], count: Int, delimiter: UInt8) -> Bool {
    guard scan.next < count else { return false }
    compact()
    let limit = min(scan.next + reach, count)
    reach = min(reach * 2, Self.window)
    makeRoom(for: limit - scan.next)
    buffer.withUnsafeBufferPointer { bytes in
      ends.withUnsafeMutableBufferPointer { ends in
        rows.withUnsafeMutableBufferPointer { rows in
          guard let start = bytes.baseAddress, let end = ends.baseAddress, let row = rows.baseAddress else {
            return
          }
          var output = Output(ends: end, endCount: endCount, rows: row, rowCount: rowCount)
          scan.run(start, upTo: limit, delimiter: delimiter, into: &output)
          (endCount, rowCount) = (output.endCount, output.rowCount)
        }
      }
    }
    return true
  }

  /// Ends a last row without a line end at a position.
  mutating func endRow(at position: Int) {
    makeRoom(for: 1)
    ends[endCount] = position
    rows[rowCount] = Row(last: endCount, notes: scan.openNotes)
    endCount += 1
    rowCount += 1
    scan = CSVScan(at: position + 1)
  }

  /// Replaces the ends of the next row from a field on, and discards all results after it.
  mutating func replaceEnds(ofFieldsFrom field: Int, by new: [Int], hiddenLines: Int) {
    endCount = first + 1 + field
    rowCount = nextRow
    makeRoom(for: new.count)
    for end in new {
      ends[endCount] = end
      endCount += 1
    }
    rows[rowCount] = Row(last: endCount - 1, notes: Notes(hiddenLines: hiddenLines))
    rowCount += 1
    reach = 256
    scan = CSVScan(at: ends[endCount - 1] + 1)
  }

  /// Adjusts positions after the first `distance` bytes of the buffer were dropped.
  mutating func shift(by distance: Int) {
    guard distance > 0 else { return }
    compact()
    for index in 0..<endCount { ends[index] -= distance }
    scan.shift(by: distance)
  }

  /// Drops the passed rows.
  private mutating func compact() {
    for index in first..<endCount { ends[index - first] = ends[index] }
    for index in nextRow..<rowCount {
      rows[index - nextRow] = Row(last: rows[index].last - first, notes: rows[index].notes)
    }
    endCount -= first
    rowCount -= nextRow
    (first, nextRow) = (0, 0)
  }

  private mutating func makeRoom(for count: Int) {
    let short = endCount + count - ends.count
    if short > 0 { ends.append(contentsOf: repeatElement(0, count: short)) }
    let shortRows = rowCount + count - rows.count
    guard shortRows > 0 else { return }
    rows.append(contentsOf: repeatElement(Row(last: 0, notes: Notes()), count: shortRows))
  }
}

extension CSVIndex {
  /// The output of a scan; it has room for an end and a row at each byte.
  struct Output {
    let ends: UnsafeMutablePointer<Int>
    var endCount: Int
    let rows: UnsafeMutablePointer<Row>
    var rowCount: Int

    var lastEnd: Int { ends[endCount &- 1] }

    /// Adds an end for each bit; bit 0 is the byte at `start`.
    @inline(__always)
    mutating func put(_ bits: UInt64, from start: Int) {
      var rest = bits
      var count = endCount
      while rest != 0 {
        ends[count] = start &+ rest.trailingZeroBitCount
        rest &= rest &- 1
        count &+= 1
      }
      endCount = count
    }

    /// Adds a row that ends with the given end.
    @inline(__always)
    mutating func endRow(at end: Int, _ notes: Notes) {
      rows[rowCount] = Row(last: end, notes: notes)
      rowCount &+= 1
    }
  }
}
