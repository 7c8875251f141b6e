// A rolling hash of all observable events of a run.

/// A 64-bit hash of a sequence of words.
///
/// Runs with equal digests took the same steps. The hash protects against accidents, not against an
/// adversary. Absorbing a word costs about a nanosecond.
public struct Digest: Hashable, Sendable {
  /// The hash so far.
  public private(set) var value: UInt64

  /// Creates the digest of the empty sequence.
  public init() { value = 0x9AE1_6A3B_2F90_404F }

  /// Creates the digest of bytes and their count.
  public init(of bytes: [UInt8]) {
    self.init()
    absorb(bytes)
  }

  /// Adds one word.
  public mutating func absorb(_ word: UInt64) {
    let turned = (value << 27) | (value >> 37)
    let mixed = (turned ^ word) &* 0x9FB2_1C65_1E98_DF25
    value = mixed ^ (mixed >> 35)
  }

  /// Adds one number.
  public mutating func absorb(_ number: Int64) { absorb(UInt64(bitPattern: number)) }

  /// Adds bytes and their count.
  public mutating func absorb(_ bytes: [UInt8]) { bytes.withUnsafeBytes { absorb($0) } }

  /// Adds bytes and their count, as big-endian words of eight bytes and a remainder.
  public mutating func absorb(_ bytes: UnsafeRawBufferPointer) {
    let whole = bytes.count & ~7
    for offset in stride(from: 0, to: whole, by: 8) {
      absorb(UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    var rest: UInt64 = 0
    for offset in whole..<bytes.count { rest = (rest << 8) | UInt64(bytes[offset]) }
    absorb(rest)
    absorb(UInt64(bytes.count))
  }

  /// Adds a text as UTF-8.
  public mutating func absorb(_ text: String) {
    var text = text
    text.withUTF8 { absorb(UnsafeRawBufferPointer($0)) }
  }
}

extension Digest: CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
