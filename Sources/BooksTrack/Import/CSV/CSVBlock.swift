// Sixty-four bytes at once: where the quotes stand, and where a field or row could end.
//
// Quotes toggle between outside and inside; a running exclusive-or over the bits of the quotes is the mask of
// what is inside, and everything else follows by bit operations (Langdale and Lemire, "Parsing Gigabytes of
// JSON per Second", 2019, without its carry-less multiplication). The toggle is the truth as long as every
// quote that opens stands at the start of a field or doubles one; a quote that does not is reported as stray.

/// What a block of at most 64 bytes holds; bit 0 is the first byte.
@usableFromInline
struct CSVBlock {
  /// Quotes.
  let quotes: UInt64
  /// Delimiters and line ends, inside quotes or not.
  let breaks: UInt64

  static let size = 64
  @usableFromInline static let quote = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Looks at the 64 bytes from `start`, of which the first `count` mean something.
  @inline(__always)
  init(_ start: UnsafeRawPointer, count: Int, delimiter: UInt8) {
    let quote = SIMD16<UInt8>(repeating: Self.quote)
    let delimiter = SIMD16<UInt8>(repeating: delimiter)
    let feed = SIMD16<UInt8>(repeating: Self.lineFeed)
    let carriage = SIMD16<UInt8>(repeating: Self.carriageReturn)
    var quotes: UInt64 = 0
    var breaks: UInt64 = 0
    var offset = 0
    while offset < Self.size {
      let bytes = start.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      quotes |= Self.bits(bytes .== quote) << UInt64(truncatingIfNeeded: offset)
      breaks |=
        Self.bits((bytes .== delimiter) .| (bytes .== feed) .| (bytes .== carriage))
        << UInt64(truncatingIfNeeded: offset)
      offset += 16
    }
    let known = Self.below(count)
    self.quotes = quotes & known
    self.breaks = breaks & known
  }

  /// One bit for each lane of the mask, the first lane lowest.
  @inline(__always)
  private static func bits(_ mask: SIMDMask<SIMD16<Int8>>) -> UInt64 {
    // A lane is all ones or all zeros; the multiplication moves the low bit of each byte next to the others.
    let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    let low = (halves[0] & 0x0101_0101_0101_0101) &* 0x0102_0408_1020_4080
    let high = (halves[1] & 0x0101_0101_0101_0101) &* 0x0102_0408_1020_4080
    return low >> 56 | (high >> 56) << 8
  }

  /// A mask of the first `count` bits.
  @inline(__always)
  static func below(_ count: Int) -> UInt64 { count >= 64 ? ~0 : 1 << UInt64(truncatingIfNeeded: count) &- 1 }

  /// For each bit whether the number of ones up to and with it is odd.
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
