// A hash of a text that is the same in every process. Works found by it are compared afterwards, so a
// collision costs one comparison; a stable hash makes index contents comparable and benchmarks repeatable.

enum StableHash {
  /// Returns 64 bits for a text; each kind of key has hashes of its own.
  static func of(_ text: String, kind: Kind) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      var hash = mixed(kind.rawValue &+ UInt64(bytes.count), 0x9E37_79B9_7F4A_7C15)
      var index = 0
      let raw = UnsafeRawBufferPointer(bytes)
      while index + 8 <= bytes.count {
        let chunk = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        hash = mixed(hash ^ UInt64(littleEndian: chunk), 0xBF58_476D_1CE4_E5B9)
        index += 8
      }
      var rest: UInt64 = 0
      while index < bytes.count {
        rest = rest << 8 | UInt64(bytes[index])
        index += 1
      }
      return mixed(hash ^ rest, 0x94D0_49BB_1331_11EB)
    }
  }

  enum Kind: UInt64 {
    case wholeTitle = 0x1000_0000_0000
    case titlePart = 0x2000_0000_0000
    case series = 0x3000_0000_0000
    case isbn = 0x4000_0000_0000
    case titleStart = 0x5000_0000_0000
    case titleEnd = 0x6000_0000_0000
    case firstLetters = 0x7000_0000_0000
    case lastLetters = 0x8000_0000_0000
    case writer = 0x9000_0000_0000
    case seriesPlace = 0xA000_0000_0000
    case nameLetters = 0xB000_0000_0000
    case familyName = 0xC000_0000_0000
    case nameWords = 0xD000_0000_0000
    case singleName = 0xE000_0000_0000
    case nameEnd = 0xF000_0000_0000
    case latinName = 0x1_0000_0000_0000
    case foreignName = 0x1_1000_0000_0000
    case firstHalf = 0x1_2000_0000_0000
    case lastHalf = 0x1_3000_0000_0000
    case nobody = 0x1_4000_0000_0000
    case writtenValue = 0x1_5000_0000_0000
  }

  private static func mixed(_ value: UInt64, _ factor: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    return product.high ^ product.low ^ value
  }
}
