// Sets of letters and white space. Unicode's own tables need a binary search, several times for every scalar
// of a title that is not ASCII; the sets keep one bit for each of the first 65,536 scalars, which cover the
// living scripts.

/// The set of scalars with a property.
struct ScalarSet: Sendable {
  private let bits: [UInt64]
  private let isMember: @Sendable (Unicode.Scalar.Properties) -> Bool

  private init(_ isMember: @escaping @Sendable (Unicode.Scalar.Properties) -> Bool) {
    self.isMember = isMember
    bits = (0..<1_024).map { word in
      (0..<64).reduce(into: 0) { bits, bit in
        let scalar = Unicode.Scalar(UInt32(word * 64 + bit))
        if let scalar, isMember(scalar.properties) { bits |= 1 << UInt64(bit) }
      }
    }
  }

  /// Returns true if the set contains the scalar with that value; false if there is no such scalar.
  func contains(_ value: UInt32) -> Bool {
    if value < 0x10000 { return bits[Int(value >> 6)] >> UInt64(value & 63) & 1 == 1 }
    return Unicode.Scalar(value).map { isMember($0.properties) } ?? false
  }

  /// The scalars with the Unicode property Alphabetic.
  static let letters = ScalarSet(\.isAlphabetic)
  /// The scalars with the Unicode property White_Space.
  static let whiteSpace = ScalarSet(\.isWhitespace)
}
