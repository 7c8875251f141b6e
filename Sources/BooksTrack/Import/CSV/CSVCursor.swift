// The scanner of a `CSVReader`: finds the ends of fields in a buffer, one row at a time, and can stop at any
// byte.
//
// Two machines share the work. The block machine looks at 64 bytes at a time and trusts quotes to toggle.
// Where it meets a quote that stands in the middle of a field, a plain machine reads that one field byte by
// byte, and the block machine goes on behind it. Both mean the same grammar:
//
//     row      = field *(delimiter field)  ended by LF, CR, CR LF or the end of the file
//     field    = quoted *text / *text      text: any byte but delimiter and line ends, a quote included
//     quoted   = quote *(any byte but a quote / two quotes) quote

/// Where a reader is in its buffer. All positions are offsets into the buffer.
@usableFromInline
struct CSVCursor: Sendable {
  /// Where the plain machine is within its field.
  enum Plain: Sendable { case off, fieldStart, unquoted, quoted, afterQuote }
  /// Why the scan came back.
  enum Step { case row, needsBytes, tooManyFields }

  @usableFromInline var rowStart = 0
  var fieldStart = 0
  /// Fields of the current row that have an end.
  @usableFromInline var fieldCount = 0
  /// Whether the row has line ends inside quotes.
  var rowHidesLines = false
  /// Where the field ended that was one too many.
  private(set) var excess = 0
  /// Lines that were passed since the count was last taken.
  var blankLines = 0

  /// The first byte that no machine has looked at.
  private var next = 0
  /// The block whose `breaks` are being visited, and its line ends inside quotes.
  private var base = 0
  private var breaks: UInt64 = 0
  private var hidden: UInt64 = 0
  /// All ones if `next` is inside quotes.
  private var inside: UInt64 = 0
  /// 1 if a quote at `next` may open a field or double the one before it.
  private var edge: UInt64 = 1
  private var hasStray = false
  private(set) var plain = Plain.off
  private var isAfterReturn = false

  /// Whether everything seen so far ends inside quotes.
  var isInsideQuotes: Bool { plain == .off ? inside != 0 : plain == .quoted }

  /// Scans up to the end of a row or of the `count` bytes; the buffer must be readable for 64 bytes more.
  ///
  /// A row's field ends are `ends[0..<fieldCount]`, counted from `rowStart`; the last is the end of the row.
  mutating func scan(
    _ bytes: UnsafePointer<UInt8>, count: Int, ends: UnsafeMutableBufferPointer<Int>, delimiter: UInt8
  ) -> Step {
    while true {
      while breaks != 0 {
        let at = base &+ breaks.trailingZeroBitCount
        breaks &= breaks &- 1
        let byte = bytes[at]
        if byte != delimiter, endsNoRow(byte, at: at) { continue }
        guard fieldCount < ends.count else {
          excess = at
          return .tooManyFields
        }
        ends[fieldCount] = at &- rowStart
        fieldCount &+= 1
        if byte != delimiter {
          isAfterReturn = byte == CSVBlock.carriageReturn
          noteHidden(before: at)
          return .row
        }
        fieldStart = at &+ 1
      }
      if hasStray {
        hasStray = false
        rowHidesLines = rowHidesLines || hidden != 0
        hidden = 0
        plain = .fieldStart
        next = fieldStart
      }
      if plain != .off {
        guard scanField(bytes, count: count, delimiter: delimiter) else { return .needsBytes }
      } else {
        guard next < count else { return .needsBytes }
        rowHidesLines = rowHidesLines || hidden != 0
        look(bytes, count: count, delimiter: delimiter)
      }
    }
  }

  /// Passes over the second half of a CR LF and over blank lines.
  private mutating func endsNoRow(_ byte: UInt8, at: Int) -> Bool {
    guard at == rowStart else { return false }
    if byte == CSVBlock.lineFeed && isAfterReturn {
      isAfterReturn = false
    } else {
      isAfterReturn = byte == CSVBlock.carriageReturn
      blankLines += 1
    }
    rowStart = at + 1
    fieldStart = at + 1
    return true
  }

  /// Notes line ends inside quotes up to a position of the current block.
  private mutating func noteHidden(before at: Int) {
    let passed = CSVBlock.below(at &- base)
    rowHidesLines = rowHidesLines || hidden & passed != 0
    hidden &= ~passed
  }

  /// The block machine: classifies the next block.
  private mutating func look(_ bytes: UnsafePointer<UInt8>, count: Int, delimiter: UInt8) {
    let length = min(CSVBlock.size, count &- next)
    let block = CSVBlock(bytes + next, count: length, delimiter: delimiter)
    base = next
    let within = CSVBlock.parity(block.quotes) ^ inside
    let ending = block.breaks & ~within
    let closing = block.quotes & ~within
    let edges = ending | closing
    let stray = block.quotes & within & ~(edges << 1 | edge)
    breaks = ending
    hidden = Self.lines(in: block.breaks & within, of: bytes + next, delimiter: delimiter)
    if stray != 0 {
      let known = CSVBlock.below(stray.trailingZeroBitCount)
      breaks &= known
      hidden &= known
      hasStray = true
    }
    next &+= length
    let last = UInt64(truncatingIfNeeded: length &- 1)
    inside = 0 &- (within >> last & 1)
    edge = edges >> last & 1
  }

  /// Those of the breaks that are no delimiters.
  @inline(__always)
  private static func lines(in breaks: UInt64, of bytes: UnsafePointer<UInt8>, delimiter: UInt8) -> UInt64 {
    var rest = breaks
    var lines: UInt64 = 0
    while rest != 0 {
      let bit = rest & (0 &- rest)
      if bytes[rest.trailingZeroBitCount] != delimiter { lines |= bit }
      rest ^= bit
    }
    return lines
  }

  /// The plain machine: reads one field to its end, which it leaves as a break for `scan` to visit.
  private mutating func scanField(_ bytes: UnsafePointer<UInt8>, count: Int, delimiter: UInt8) -> Bool {
    var state = plain
    while next < count {
      let byte = bytes[next]
      let isEnd =
        byte == delimiter || byte == CSVBlock.lineFeed || byte == CSVBlock.carriageReturn
      if state == .quoted {
        if byte == CSVBlock.quote { state = .afterQuote }
        rowHidesLines = rowHidesLines || (isEnd && byte != delimiter)
      } else if isEnd {
        leavePlain(at: next)
        return true
      } else if byte == CSVBlock.quote && state != .unquoted {
        state = .quoted
      } else {
        state = .unquoted
      }
      next &+= 1
    }
    plain = state
    return false
  }

  private mutating func leavePlain(at end: Int) {
    plain = .off
    base = end
    breaks = 1
    hidden = 0
    inside = 0
    edge = 1
    next = end + 1
  }

  /// Goes on to the row behind the one that ended at `end`.
  mutating func startRow(after end: Int) {
    rowStart = end + 1
    fieldStart = end + 1
    fieldCount = 0
    rowHidesLines = false
  }

  /// Follows the buffer, whose first `distance` bytes were dropped.
  mutating func shift(by distance: Int) {
    rowStart -= distance
    fieldStart -= distance
    next -= distance
    base -= distance
  }
}
