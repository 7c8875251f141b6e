// Identifiers of volumes and series that look like those of Google Books and can be mapped back to the
// catalog: a number below 2^48, multiplied by an odd constant and written in base 64.

/// A reversible encoding of numbers as identifiers: eight characters and a suffix.
struct OpaqueIdentifier: Sendable {
  /// The end of the identifier, such as `QBAJ`.
  let suffix: String
  private let factor: UInt64
  private let inverse: UInt64
  private let mask: UInt64

  private static let bits: UInt64 = (1 << 48) - 1
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  /// The value of each byte; 64 for bytes outside the alphabet.
  private static let values = (0...UInt8.max).map { UInt64(alphabet.firstIndex(of: $0) ?? 64) }

  init(suffix: String, seed: UInt64) {
    self.suffix = suffix
    factor = (seed &* 0x9E37_79B9_7F4A_7C15 | 1) & Self.bits
    mask = (seed &* 0xD1B5_4A32_D192_ED03) & Self.bits
    // Newton's iteration doubles the number of correct bits: 3, 6, 12, 24, 48.
    var inverse = factor
    for _ in 0..<5 { inverse = inverse &* (2 &- factor &* inverse) }
    self.inverse = inverse & Self.bits
  }

  /// Returns the identifier of a number.
  func text(_ number: Int) -> String {
    var rest = ((UInt64(number) ^ mask) &* factor) & Self.bits
    let count = suffix.utf8.count
    return String(unsafeUninitializedCapacity: 8 + count) { bytes in
      for place in 0..<8 {
        bytes[place] = Self.alphabet[Int(rest & 63)]
        rest >>= 6
      }
      for (place, byte) in suffix.utf8.enumerated() { bytes[8 + place] = byte }
      return 8 + count
    }
  }

  /// Returns the number of an identifier, or nil if it has another format.
  func number(_ text: String) -> Int? {
    guard text.utf8.count == 8 + suffix.utf8.count, text.hasSuffix(suffix) else { return nil }
    var text = text
    return text.withUTF8 { bytes in
      var value: UInt64 = 0
      for byte in bytes[..<8].reversed() {
        let digit = Self.values[Int(byte)]
        guard digit < 64 else { return nil }
        value = value << 6 | digit
      }
      return Int(((value &* inverse) & Self.bits) ^ mask)
    }
  }
}
