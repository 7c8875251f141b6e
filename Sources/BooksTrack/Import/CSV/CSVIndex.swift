// Where the fields and rows of a buffer end, some thousand bytes ahead of the row that is read.
//
// All fields of a window are found first and then handed out: the loop that finds them has no branch for each
// field and no call for each row, and what it found is still in the nearest cache when it is used.

/// The ends of fields and rows, in the order of the file.
@usableFromInline
struct CSVIndex: Sendable {
  /// A row whose end is known.
  struct Row: Sendable {
    /// Where its last end stands among the ends.
    var last: Int
    var notes: Notes
  }

  /// What is noteworthy about a row.
  struct Notes: Sendable {
    /// Lines that end inside quotes; CR LF is one line end.
    var hiddenLines = 0
    /// A field that runs over a line end or a delimiter has text behind its closing quote.
    var isSuspect = false
  }

  /// The most bytes that are looked at in one go.
  private static let window = 1 << 14
  /// How many bytes are looked at next: few where what was found has just been thrown away, so that a file in
  /// which that happens in each row is not read over and over.
  private var reach = Self.window

  /// Positions in the buffer. In front of the ends of a row's fields stands the end of the row before.
  @usableFromInline private(set) var ends = [-1]
  private var endCount = 1
  private var rows: [Row] = []
  private var rowCount = 0
  private var nextRow = 0
  private var scan = CSVScan()

  /// Where the end of the row before the next one stands among the ends.
  @usableFromInline private(set) var first = 0

  /// The first byte of the next row.
  var rowStart: Int { ends[first] + 1 }
  /// The ends of all fields that are known of the row that is not complete.
  var openEnds: [Int] { Array(ends[(first + 1)..<endCount]) }
  /// Whether everything seen ends inside quotes.
  var isInsideQuotes: Bool { scan.isInsideQuotes }

  /// The ends of the fields of the next row, up to that one among all ends.
  ///
  /// A copy, so that the index can be changed while somebody looks at it.
  func rowEnds(upTo last: Int) -> [Int] { Array(ends[(first + 1)...last]) }

  /// The next row; nil if its end is not known.
  var row: Row? { nextRow < rowCount ? rows[nextRow] : nil }

  /// Leaves the next row behind.
  mutating func passRow() {
    first = rows[nextRow].last
    nextRow += 1
  }

  /// Looks at the next window of the buffer once all rows have been passed; false if all of it is known.
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

  /// Ends the row that no line end closes at that position.
  mutating func endRow(at position: Int) {
    makeRoom(for: 1)
    ends[endCount] = position
    rows[rowCount] = Row(last: endCount, notes: scan.openNotes)
    endCount += 1
    rowCount += 1
    scan = CSVScan(at: position + 1)
  }

  /// Takes those ends for the fields of the next row from a field on, and forgets all that was found behind
  /// it.
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

  /// Follows the buffer, whose first `distance` bytes were dropped.
  mutating func shift(by distance: Int) {
    guard distance > 0 else { return }
    compact()
    for index in 0..<endCount { ends[index] -= distance }
    scan.shift(by: distance)
  }

  /// Drops the rows that were passed.
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
  /// Where a scan writes what it finds; there is room for an end and a row at each byte.
  struct Output {
    let ends: UnsafeMutablePointer<Int>
    var endCount: Int
    let rows: UnsafeMutablePointer<Row>
    var rowCount: Int

    var lastEnd: Int { ends[endCount &- 1] }

    /// Notes an end for each bit; bit 0 stands for the byte at `start`.
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

    /// Notes that a row ends with the field that ends there.
    @inline(__always)
    mutating func endRow(at end: Int, _ notes: Notes) {
      rows[rowCount] = Row(last: end, notes: notes)
      rowCount &+= 1
    }
  }
}
