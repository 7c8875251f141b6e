// The punctuation characters of each position in a title.

/// A set of punctuation characters: ASCII, and the commas and stops of other scripts.
struct Punctuation: Sendable {
  private let ascii: (UInt64, UInt64)
  private let others: [UInt32]

  init(_ signs: String) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var others: [UInt32] = []
    for scalar in signs.unicodeScalars {
      switch scalar.value {
      case 0..<64: low |= 1 << UInt64(scalar.value)
      case 64..<128: high |= 1 << UInt64(scalar.value - 64)
      default: others.append(scalar.value)
      }
    }
    ascii = (low, high)
    self.others = others
  }

  func contains(_ value: UInt32) -> Bool {
    if value < 64 { return ascii.0 & 1 << UInt64(value) != 0 }
    if value < 128 { return ascii.1 & 1 << UInt64(value - 64) != 0 }
    return others.contains(value)
  }

  static let none = Punctuation("")

  /// Around the name of a series and before its number.
  static let aroundNames = Punctuation(",;:-/&_、،")

  /// After the number of a volume.
  static let behindNumbers = Punctuation(",;:-.([。")

  /// Between a volume phrase and the text before it.
  static let beforePhrases = Punctuation(",;:-.)]、،")
}
