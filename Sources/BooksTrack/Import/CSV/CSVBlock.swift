// Classification of 64 bytes at a time: quotes, and possible ends of fields and rows.
//
// Quotes toggle between outside and inside; the prefix XOR of the quote bits is the mask of the bytes inside
// quotes, and everything else follows by bit operations (Langdale and Lemire, "Parsing Gigabytes of JSON per
// Second", 2019, without its carry-less multiplication). The mask is correct as long as every opening quote
// is at the start of a field, and every closing quote at its end.

/// The bit masks of a block of at most 64 bytes; bit 0 is the first byte.
@usableFromInline
struct CSVBlock {
  /// Quotes.
  let quotes: UInt64
  /// Delimiters and line ends, inside quotes or not.
  let breaks: UInt64
  /// The line ends among `breaks`.
  let lines: UInt64

  static let size = 64
  static let quote = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Classifies the 64 bytes from `start`.
  @inline(__always)
  init(_ start: UnsafeRawPointer, delimiter: UInt8) {
    let quote = SIMD16<UInt8>(repeating: Self.quote)
    let delimiter = SIMD16<UInt8>(repeating: delimiter)
    let feed = SIMD16<UInt8>(repeating: Self.lineFeed)
    let carriage = SIMD16<UInt8>(repeating: Self.carriageReturn)
    var weights = SIMD16<UInt8>(lowHalf: .init(repeating: 1), highHalf: .init(repeating: 2))
    var quotes = SIMD16<UInt8>()
    var delimiters = quotes
    var lines = quotes
    for quarter in 0..<4 {
      let bytes = start.loadUnaligned(fromByteOffset: quarter * 16, as: SIMD16<UInt8>.self)
      quotes |= Self.lanes(bytes .== quote) & weights
      delimiters |= Self.lanes(bytes .== delimiter) & weights
      lines |= Self.lanes((bytes .== feed) .| (bytes .== carriage)) & weights
      weights &<<= 2
    }
    let pair = Self.transposed(SIMD2(Self.folded(quotes), Self.folded(delimiters | lines)))
    self.quotes = pair[0]
    breaks = pair[1]
    self.lines = Self.transposed(SIMD2(Self.folded(lines), 0))[0]
  }

  /// Creates the masks of the first `count` bytes of a block.
  @inline(__always)
  init(_ block: CSVBlock, count: Int) {
    let known = Self.below(count)
    quotes = block.quotes & known
    breaks = block.breaks & known
    lines = block.lines & known
  }

  /// The lanes of a mask, each all ones or all zeros.
  @inline(__always)
  private static func lanes(_ mask: SIMDMask<SIMD16<Int8>>) -> SIMD16<UInt8> {
    unsafeBitCast(mask, to: SIMD16<UInt8>.self)
  }

  /// Combines both halves in one word: bit k of byte j belongs to the byte at 8 k + j.
  @inline(__always)
  private static func folded(_ lanes: SIMD16<UInt8>) -> UInt64 {
    let halves = unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1]
  }

  /// Transposes each word as a matrix of eight by eight bits (Warren, "Hacker's Delight", section 7–3).
  @inline(__always)
  private static func transposed(_ words: SIMD2<UInt64>) -> SIMD2<UInt64> {
    var words = words
    var swapped = (words ^ (words &>> 7)) & 0x00AA_00AA_00AA_00AA
    words ^= swapped ^ (swapped &<< 7)
    swapped = (words ^ (words &>> 14)) & 0x0000_CCCC_0000_CCCC
    words ^= swapped ^ (swapped &<< 14)
    swapped = (words ^ (words &>> 28)) & 0x0000_0000_F0F0_F0F0
    return words ^ swapped ^ (swapped &<< 28)
  }

  /// Returns a mask of the first `count` bits.
  @inline(__always)
  static func below(_ count: Int) -> UInt64 { count >= 64 ? ~0 : 1 << UInt64(truncatingIfNeeded: count) &- 1 }

  /// Returns the prefix XOR: each bit is the parity of the bits up to and including it.
  @inline(__always)
  static func parity(_ bits: UInt64) -> UInt64 {
    var bits = bits
    bits ^= bits << 1
    bits ^= bits << 2
    bits ^= bits << 4
    bits ^= bits << 8
    bits ^= bits << 16
    bits ^= bits << 32
    return bits
  }
}
