// A rolling fingerprint of everything that a run could observe.

/// Sixty-four bits that depend on every word absorbed and on their order.
///
/// Two runs with equal digests took the same steps; it is a fingerprint against accidents, not against an
/// adversary. Absorbing a word costs about a nanosecond.
public struct Digest: Hashable, Sendable {
  /// The fingerprint so far.
  public private(set) var value: UInt64

  /// An empty digest.
  public init() { value = 0x9AE1_6A3B_2F90_404F }

  /// Adds one word.
  public mutating func absorb(_ word: UInt64) {
    let turned = (value << 27) | (value >> 37)
    let mixed = (turned ^ word) &* 0x9FB2_1C65_1E98_DF25
    value = mixed ^ (mixed >> 35)
  }

  /// Adds one number.
  public mutating func absorb(_ number: Int64) { absorb(UInt64(bitPattern: number)) }

  /// Adds bytes and how many there are.
  public mutating func absorb(_ bytes: some Sequence<UInt8>) {
    var word: UInt64 = 0
    var count: UInt64 = 0
    for byte in bytes {
      word = (word << 8) | UInt64(byte)
      count += 1
      if count & 7 == 0 {
        absorb(word)
        word = 0
      }
    }
    absorb(word)
    absorb(count)
  }

  /// Adds a text by its UTF-8 bytes.
  public mutating func absorb(_ text: String) { absorb(text.utf8) }
}

extension Digest: CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
