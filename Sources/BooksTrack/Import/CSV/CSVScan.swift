// The scanner of a `CSVParser`: finds where fields and rows end, a window of bytes at a time, and can stop at
// any byte.
//
// Two machines share the work. The block machine looks at 64 bytes at a time and trusts quotes to toggle.
// Where it meets a quote that stands in the middle of a field, or text behind a quote that closes, a plain
// machine reads that one field byte by byte, and the block machine goes on behind it. Both mean the same
// grammar:
//
//     row      = field *(delimiter field)  ended by LF, CR, CR LF or the end of the file
//     field    = quoted *text / *text      text: any byte but delimiter and line ends, a quote included
//     quoted   = quote *(any byte but a quote / two quotes) quote
//
// Whether a blank line is a row, and whether LF behind CR ends one, is decided elsewhere.

/// Where a scan is in its buffer. All positions are offsets into the buffer.
struct CSVScan: Sendable {
  /// Where the plain machine is within its field.
  enum Plain: Sendable { case off, fieldStart, unquoted, quoted, afterQuote }

  /// The first byte that no machine has looked at.
  private(set) var next = 0
  /// What is noteworthy about the row in the making.
  private var notes = CSVIndex.Notes()
  private var plain = Plain.off
  /// Lines that end inside quotes in the field in the making; the block machine has noted them already.
  private var fieldLines = 0
  /// Whether a delimiter stands inside the quotes of the field that the plain machine reads.
  private var hidesDelimiter = false
  /// All ones if `next` is inside quotes.
  private var inside: UInt64 = 0
  /// 1 if a quote at `next` may open a field or double the one before it.
  private var edge: UInt64 = 1
  /// 1 if the byte before `next` is a quote that closes, unless it turns out to be the first of two.
  private var closed: UInt64 = 0

  /// A scan that begins with a new row at that byte.
  init(at next: Int = 0) { self.next = next }

  /// Whether everything seen so far ends inside quotes.
  var isInsideQuotes: Bool { plain == .off ? inside != 0 : plain == .quoted }

  /// What is noteworthy about the row that no line end has closed yet.
  var openNotes: CSVIndex.Notes {
    var notes = notes
    if plain != .off { notes.hiddenLines += fieldLines }
    return notes
  }

  /// Notes the ends of all fields and rows up to the byte at `limit`; 64 more must be readable.
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

  /// The block machine: up to the limit, or to a field that it cannot read.
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

  /// Takes the next block, of which `count` bytes are known.
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

  /// Notes the ends in a block whose first byte is at `next`.
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

  /// How many of the bytes of the block at `next` end a line; something stands in front of each.
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

  /// Whether the byte is the LF of a CR LF.
  private static func isSecondHalf(_ bytes: UnsafePointer<UInt8>, _ position: Int) -> Bool {
    bytes[position] == CSVBlock.lineFeed && bytes[position &- 1] == CSVBlock.carriageReturn
  }

  /// Notes what is sure in a block, and leaves the field that reaches to the bit at `doubt` to the plain
  /// machine.
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
  /// The plain machine: reads one field to its end.
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

  /// Notes that a field ends at `next`, and gives the rest to the block machine.
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

  /// Follows the buffer, whose first `distance` bytes were dropped.
  mutating func shift(by distance: Int) { next -= distance }
}
