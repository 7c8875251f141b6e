// Which scalars are letters, or white space. Unicode's own tables are searched by halving, for every scalar
// of a title that is not ASCII several times; of the scalars of living scripts, which are the first 65,536, a
// bit each is kept.

/// The scalars of which something is true.
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

  /// Whether the scalar of that value is one of them; false for what is no scalar.
  func contains(_ value: UInt32) -> Bool {
    if value < 0x10000 { return bits[Int(value >> 6)] >> UInt64(value & 63) & 1 == 1 }
    return Unicode.Scalar(value).map { isMember($0.properties) } ?? false
  }

  /// What Unicode calls alphabetic.
  static let letters = ScalarSet(\.isAlphabetic)
  /// What Unicode calls white space.
  static let whiteSpace = ScalarSet(\.isWhitespace)
}
