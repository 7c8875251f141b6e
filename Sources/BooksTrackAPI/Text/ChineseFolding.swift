// Traditional Chinese characters as simplified ones: 張愛玲 and 张爱玲 are one name, printed in Taipei and in Peking. Which
// is which is the Unicode project's knowledge (CLDR, `Hant-Hans`), character by character: words are not looked at.
//
// The table is made at the first character that needs it, from one call for all characters: 30 ms, and 42 kB.

import Foundation

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
    let own = characters.map { UInt16($0) }
    // A line for each, so that no two of them are taken for a word.
    let lines = characters.compactMap(Unicode.Scalar.init).map(String.init).joined(separator: "\n")
    guard let folded = lines.applyingTransform(StringTransform("Hant-Hans"), reverse: false) else {
      return own
    }
    let scalars = folded.unicodeScalars.filter { $0 != "\n" }.map(\.value)
    guard scalars.count == own.count else { return own }
    // Folding twice changes nothing: a few forms are themselves traditional forms of others.
    var once = zip(own, scalars).map { characters.contains($1) ? UInt16($1) : $0 }
    // A form of 鍾 for names, younger than the tables: 钱锺书.
    once[Int(0x953A - characters.lowerBound)] = once[Int(0x937E - characters.lowerBound)]
    return once.map { once[Int(UInt32($0) - characters.lowerBound)] }
  }()
}
