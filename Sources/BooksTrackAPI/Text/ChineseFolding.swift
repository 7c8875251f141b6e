// Traditional Chinese characters as simplified ones: 張愛玲 and 张爱玲 are one name, printed in Taipei and in
// Peking. Which is which is the Unicode project's knowledge (CLDR, `Hant-Hans`), character by character:
// words are not looked at.
//
// The table is made at the first character that needs it, from the pairs that stand beside it: 42 kB.

/// Folds Chinese characters.
enum ChineseFolding {
  /// The characters that have a place in the table.
  static let characters: ClosedRange<UInt32> = 0x4E00...0x9FFF

  /// The simplified form of a character of `characters`; that of any other is the character itself.
  @inline(__always)
  static func fold(_ value: UInt32) -> UInt32 {
    characters.contains(value) ? UInt32(simplified[Int(value - characters.lowerBound)]) : value
  }

  private static let simplified: [UInt16] = {
    var table = characters.map { UInt16($0) }
    var traditional: UInt32?
    for scalar in pairs.unicodeScalars where characters.contains(scalar.value) {
      if let character = traditional {
        table[Int(character - characters.lowerBound)] = UInt16(scalar.value)
        traditional = nil
      } else {
        traditional = scalar.value
      }
    }
    return table
  }()
}
