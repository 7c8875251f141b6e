// Decoding of a field's bytes to text.
//
// Nearly every export is UTF-8. Some have single rows in Windows-1252, where a service merged old records,
// and some have single fields that mix both. Neither may fail the file or turn the `é` of other rows into
// `Ã©`. So each field is decoded separately, and a field that mixes both encodings byte by byte.

internal import Foundation

/// Decodes the bytes of a field.
enum CellText {
  /// Decodes the bytes as UTF-8 if valid, else as Windows-1252, in which every byte is valid, or as a mixture
  /// if at least half of the non-ASCII characters are UTF-8 sequences.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    if isASCII(bytes) { return String(decoding: bytes, as: UTF8.self) }
    return valid(bytes) ?? repaired(bytes)
  }

  /// Returns the text of valid UTF-8; nil for other bytes.
  static func valid(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    // Decoding replaces invalid sequences, so the bytes were valid if they have not changed. This is several
    // times as fast as the validating initializer.
    var text = String(decoding: bytes, as: UTF8.self)
    let isSame = text.withUTF8 { decoded in
      decoded.count == bytes.count && (bytes.isEmpty || Self.isEqual(decoded, bytes))
    }
    return isSame ? text : nil
  }

  /// Returns the index of the first such byte; nil if there is none.
  static func index(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = bytes.baseAddress, let found = memchr(base, Int32(byte), bytes.count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private static func isEqual(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool
  {
    guard let one = one.baseAddress, let base = other.baseAddress else { return other.isEmpty }
    return memcmp(one, base, other.count) == 0
  }

  private static func repaired(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var sequences = 0
    var others = 0
    var index = 0
    while index < bytes.count {
      let length = sequenceLength(bytes, at: index)
      if length > 1 { sequences += 1 }
      if length == 0 { others += 1 }
      index += max(1, length)
    }
    return text(bytes, keepsSequences: sequences >= others)
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>, keepsSequences: Bool) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count * 2)
    var index = 0
    while index < bytes.count {
      let length = keepsSequences ? sequenceLength(bytes, at: index) : bytes[index] < 0x80 ? 1 : 0
      if length > 0 {
        output.append(contentsOf: bytes[index..<(index + length)])
      } else {
        output.append(contentsOf: String(windows1252(bytes[index])).utf8)
      }
      index += max(1, length)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns the length of the UTF-8 sequence at an index; 0 if there is none.
  ///
  /// An accented letter, a no-break space and a quotation mark, a common sequence in French Windows-1252
  /// text, look like a three-byte sequence. They are decoded as Windows-1252.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    let length =
      switch bytes[start] {
      case 0x00...0x7F: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 1 else { return length }
    guard start + length <= bytes.count, length == 2 || bytes[start + 1] != 0xA0 else { return 0 }
    let sequence = UnsafeBufferPointer(rebasing: bytes[start..<(start + length)])
    return valid(sequence) == nil ? 0 : length
  }

  /// Returns true if every byte is ASCII.
  static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var union: UInt8 = 0
    for byte in bytes { union |= byte }
    return union < 0x80
  }

  private static func windows1252(_ byte: UInt8) -> Character {
    let isUpperControl = (0x80...0x9F).contains(byte)
    return Character(isUpperControl ? upperControls[Int(byte) - 0x80] : Unicode.Scalar(byte))
  }

  /// 0x80 to 0x9F according to the WHATWG Encoding Standard; the five unassigned bytes stay controls.
  private static let upperControls: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
    "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
    "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
  ]
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the index of the first NUL; nil if there is none.
  func firstIndex(ofNUL: Void) -> Int? {
    guard let start = baseAddress, let found = memchr(start, 0, count) else { return nil }
    return UnsafeRawPointer(start).distance(to: UnsafeRawPointer(found))
  }
}
