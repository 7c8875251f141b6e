// Folding in one pass over the bytes, for text of ASCII, accented Latin letters and common punctuation: nearly
// every title and author there is. A table made once from `ScalarFolding` says what each scalar becomes, so the
// two cannot disagree.

enum LatinFolding {
  /// The folded text, or nothing if a scalar stands outside the table.
  static func fold(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      if let ascii = foldASCII(bytes) { return ascii }
      return foldLatin(bytes)
    }
  }

  private static func foldASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var union: UInt8 = 0
    for byte in bytes { union |= byte }
    guard union < 0x80 else { return nil }
    return String(unsafeUninitializedCapacity: bytes.count) { output in
      var writer = Writer(output: output)
      for byte in bytes { writer.add(ascii: byte) }
      return writer.count
    }
  }

  private static func foldLatin(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var isComplete = true
    // A scalar of two bytes or more becomes at most four bytes.
    let folded = String(unsafeUninitializedCapacity: bytes.count * 2) { output in
      var writer = Writer(output: output)
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x80 {
          writer.add(ascii: byte)
          index += 1
          continue
        }
        guard let (slot, length) = slot(at: index, in: bytes), table[slot] != unknown else {
          isComplete = false
          return 0
        }
        var replacement = table[slot]
        while replacement != 0 {
          writer.add(ascii: UInt8(truncatingIfNeeded: replacement))
          replacement >>= 8
        }
        index += length
      }
      return writer.count
    }
    return isComplete ? folded : nil
  }

  /// Writes folded bytes, white space collapsed.
  private struct Writer {
    let output: UnsafeMutableBufferPointer<UInt8>
    var count = 0
    var pendingSpace = false

    init(output: UnsafeMutableBufferPointer<UInt8>) { self.output = output }

    @inline(__always)
    mutating func add(ascii byte: UInt8) {
      var byte = byte
      switch byte {
      case 0x41...0x5A: byte |= 0x20
      case 0x20, 0x09...0x0D:
        pendingSpace = true
        return
      case 0...0x1F, 0x7F: return
      case 0x60: byte = 0x27
      default: break
      }
      if pendingSpace {
        if count > 0 {
          output[count] = 0x20
          count += 1
        }
        pendingSpace = false
      }
      output[count] = byte
      count += 1
    }
  }

  /// The ranges of the table: Latin letters, the shared marks, more Latin letters, punctuation.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x80...0x24F, 0x300...0x36F, 0x1E00...0x1EFF, 0x2000...0x206F, 0x2122...0x2122,
  ]

  private static let unknown = UInt32.max

  /// Up to four ASCII bytes for each scalar of `ranges`, first byte lowest; white space is a space.
  private static let table: [UInt32] = ranges.flatMap { range in
    range.map { value in
      guard let scalar = Unicode.Scalar(value) else { return unknown }
      // Between two letters, so that white space is not trimmed away.
      let folded = ScalarFolding.fold("a\(Character(scalar))b").utf8.dropFirst().dropLast()
      guard folded.count <= 4, folded.allSatisfy({ $0 < 0x80 }) else { return unknown }
      return folded.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// The one ASCII byte that a scalar becomes, if it is one.
  static func singleByte(for scalar: Unicode.Scalar) -> UInt8? {
    guard let slot = slot(of: scalar.value), (1...0x7F).contains(table[slot]) else { return nil }
    return UInt8(table[slot])
  }

  private static func slot(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (slot: Int, length: Int)? {
    let lead = UInt32(bytes[index])
    let value: UInt32
    let length: Int
    if lead < 0xE0 {
      value = (lead & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F)
      length = 2
    } else if lead < 0xF0 {
      value = (lead & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
      length = 3
    } else {
      return nil
    }
    guard let slot = slot(of: value) else { return nil }
    return (slot, length)
  }

  private static func slot(of value: UInt32) -> Int? {
    switch value {
    case 0x80...0x24F: Int(value) - 0x80
    case 0x300...0x36F: Int(value) - 0x300 + 0x1D0
    case 0x1E00...0x1EFF: Int(value) - 0x1E00 + 0x240
    case 0x2000...0x206F: Int(value) - 0x2000 + 0x340
    case 0x2122: 0x3B0
    default: nil
    }
  }
}
