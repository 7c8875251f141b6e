// Folding of traditional Chinese characters to simplified ones: 張愛玲 and 张爱玲 are one name, printed in Taipei
// and in Peking. The mapping is from the Unicode project (CLDR, `Hant-Hans`), character by character; words
// are not considered.
//
// The table of 42 kB is built on first use, from the pairs in `ChineseFolding+Pairs.swift`.

/// Folds Chinese characters.
enum ChineseFolding {
  /// The range of the table.
  static let characters: ClosedRange<UInt32> = 0x4E00...0x9FFF

  /// Returns the simplified form of a character; characters outside the table are returned unchanged.
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
