// The scanner of `CSVParser`: finds the ends of fields and rows, a window of bytes at a time, and can stop at
// any byte.
//
// Two machines share the work. The block machine scans 64 bytes at a time and assumes that quotes toggle.
// If a quote is in the middle of a field, or text follows a closing quote, a plain machine parses that one
// field byte by byte, and the block machine continues after it. Both implement the same grammar:
//
//     row      = field *(delimiter field)  ended by LF, CR, CR LF or the end of the file
//     field    = quoted *text / *text      text: any byte but delimiter and line ends, a quote included
//     quoted   = quote *(any byte but a quote / two quotes) quote
//
// Blank lines and the LF of a CR LF are handled by the parser.

/// The state of a scan. All positions are offsets into the buffer.
struct CSVScan: Sendable {
  /// The state of the plain machine within its field.
  enum Plain: Sendable { case off, fieldStart, unquoted, quoted, afterQuote }

  /// The first byte that was not scanned.
  private(set) var next = 0
  /// The notes on the incomplete row.
  private var notes = CSVIndex.Notes()
  private var plain = Plain.off
  /// The line ends inside quotes in the incomplete field; the block machine has added them to `notes`
  /// already.
  private var fieldLines = 0
  /// True if the plain machine's field has a delimiter inside its quotes.
  private var hidesDelimiter = false
  /// All ones if `next` is inside quotes.
  private var inside: UInt64 = 0
  /// 1 if a quote at `next` may open a field or double the quote before it.
  private var edge: UInt64 = 1
  /// 1 if the byte before `next` is a closing quote, unless it is the first of two.
  private var closed: UInt64 = 0

  /// Creates a scan at the start of a row.
  init(at next: Int = 0) { self.next = next }

  /// True if the scanned bytes end inside quotes.
  var isInsideQuotes: Bool { plain == .off ? inside != 0 : plain == .quoted }

  /// The notes on the row that has no line end yet.
  var openNotes: CSVIndex.Notes {
    var notes = notes
    if plain != .off { notes.hiddenLines += fieldLines }
    return notes
  }

  /// Finds the ends of all fields and rows up to the byte at `limit`; 64 more bytes must be readable.
  mutating func run(
    _ bytes: UnsafePointer<UInt8>, upTo limit: Int, delimiter: UInt8, into output: inout CSVIndex.Output
  ) {
    while next < limit {
      if plain != .off {
        readField(bytes, upTo: limit, delimiter: delimiter, into: &output)
      } else {
        look(bytes, upTo: limit, delimiter: delimiter, into: &output)
      }
    }
  }

  /// Runs the block machine up to the limit, or to a field that it cannot parse.
  private mutating func look(
    _ bytes: UnsafePointer<UInt8>, upTo limit: Int, delimiter: UInt8, into output: inout CSVIndex.Output
  ) {
    var state = self
    while state.plain == .off, state.next &+ CSVBlock.size <= limit {
      let block = CSVBlock(bytes + state.next, delimiter: delimiter)
      state.take(block, count: CSVBlock.size, bytes, into: &output)
    }
    if state.plain == .off, state.next < limit {
      let count = limit &- state.next
      let block = CSVBlock(bytes + state.next, delimiter: delimiter)
      state.take(CSVBlock(block, count: count), count: count, bytes, into: &output)
    }
    self = state
  }

  /// Processes the next block, of which `count` bytes are known.
  @inline(__always)
  private mutating func take(
    _ block: CSVBlock, count: Int, _ bytes: UnsafePointer<UInt8>, into output: inout CSVIndex.Output
  ) {
    let within = CSVBlock.parity(block.quotes) ^ inside
    let closing = block.quotes & ~within
    let ending = block.breaks & ~within
    let edges = ending | closing
    let stray = block.quotes & within & ~(edges << 1 | edge)
    let behind = (closing << 1 | closed) & ~(block.breaks | block.quotes) & CSVBlock.below(count)
    guard stray | behind == 0 else {
      leaveBlock(block, within, at: (stray | behind).trailingZeroBitCount, bytes, into: &output)
      return
    }
    note(ending, block.lines, within, bytes, into: &output)
    let last = UInt64(truncatingIfNeeded: count &- 1)
    inside = 0 &- (within >> last & 1)
    edge = edges >> last & 1
    closed = closing >> last & 1
    next &+= count
  }

  /// Adds the ends in a block whose first byte is at `next`.
  @inline(__always)
  private mutating func note(
    _ ending: UInt64, _ lines: UInt64, _ within: UInt64, _ bytes: UnsafePointer<UInt8>,
    into output: inout CSVIndex.Output
  ) {
    let start = output.endCount
    output.put(ending, from: next)
    if ending != 0 { fieldLines = 0 }
    var hidden = lines & within
    if hidden != 0 {
      let open: UInt64 = ending == 0 ? ~0 : ~(~0 >> UInt64(truncatingIfNeeded: ending.leadingZeroBitCount))
      fieldLines &+= lineEnds(hidden & open, bytes)
    }
    var rows = lines & ~within
    while rows != 0 {
      let passed = rows ^ (rows &- 1)
      notes.hiddenLines &+= lineEnds(hidden & passed, bytes)
      output.endRow(at: start &+ (ending & passed).nonzeroBitCount &- 1, notes)
      notes = CSVIndex.Notes()
      hidden &= ~passed
      rows &= rows &- 1
    }
    notes.hiddenLines &+= lineEnds(hidden, bytes)
  }

  /// Returns the number of line ends among the given bytes of the block at `next`; each must have a byte
  /// before it.
  @inline(__always)
  private func lineEnds(_ bits: UInt64, _ bytes: UnsafePointer<UInt8>) -> Int {
    var rest = bits
    var count = 0
    while rest != 0 {
      let position = next &+ rest.trailingZeroBitCount
      count &+= Self.isSecondHalf(bytes, position) ? 0 : 1
      rest &= rest &- 1
    }
    return count
  }

  /// Returns true if the byte is the LF of a CR LF.
  private static func isSecondHalf(_ bytes: UnsafePointer<UInt8>, _ position: Int) -> Bool {
    bytes[position] == CSVBlock.lineFeed && bytes[position &- 1] == CSVBlock.carriageReturn
  }

  /// Adds the ends before the bit at `doubt`, and leaves the field that contains it to the plain machine.
  private mutating func leaveBlock(
    _ block: CSVBlock, _ within: UInt64, at doubt: Int, _ bytes: UnsafePointer<UInt8>,
    into output: inout CSVIndex.Output
  ) {
    let sure = CSVBlock.below(doubt)
    note(block.breaks & ~within & sure, block.lines & sure, within, bytes, into: &output)
    notes.hiddenLines &-= fieldLines
    fieldLines = 0
    plain = .fieldStart
    next = output.lastEnd &+ 1
  }
}

extension CSVScan {
  /// Runs the plain machine to the end of one field.
  private mutating func readField(
    _ bytes: UnsafePointer<UInt8>, upTo limit: Int, delimiter: UInt8, into output: inout CSVIndex.Output
  ) {
    while next < limit {
      let byte = bytes[next]
      let isLineEnd = byte == CSVBlock.lineFeed || byte == CSVBlock.carriageReturn
      if plain == .quoted {
        if byte == CSVBlock.quote { plain = .afterQuote }
        if byte == delimiter { hidesDelimiter = true }
        if isLineEnd, !Self.isSecondHalf(bytes, next) { fieldLines &+= 1 }
      } else if isLineEnd || byte == delimiter {
        endField(isLineEnd: isLineEnd, into: &output)
        return
      } else if byte == CSVBlock.quote, plain != .unquoted {
        plain = .quoted
      } else {
        if plain == .afterQuote, fieldLines > 0 || hidesDelimiter { notes.isSuspect = true }
        plain = .unquoted
      }
      next &+= 1
    }
  }

  /// Adds the end of a field at `next`, and returns to the block machine.
  private mutating func endField(isLineEnd: Bool, into output: inout CSVIndex.Output) {
    notes.hiddenLines &+= fieldLines
    output.put(1, from: next)
    if isLineEnd {
      output.endRow(at: output.endCount &- 1, notes)
      notes = CSVIndex.Notes()
    }
    (plain, fieldLines, hidesDelimiter, inside, edge, closed) = (.off, 0, false, 0, 1, 0)
    next &+= 1
  }

  /// Adjusts positions after the first `distance` bytes of the buffer were dropped.
  mutating func shift(by distance: Int) { next -= distance }
}
