// The bytes of a field as text.
//
// Nearly every export is UTF-8. Some have single rows in Windows-1252, where a service merged old records,
// and one such row must neither fail the file nor turn the `é` of the others into `Ã©`: each field is decided
// by itself.

internal import Foundation

/// Decodes the bytes of a field.
enum CellText {
  /// The text: UTF-8 if that is what the bytes are, else Windows-1252, in which every byte means something.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding repairs what is no UTF-8, so the bytes were UTF-8 if they have not changed.
    if text.utf8.count == bytes.count, isASCII(bytes) || text.utf8.elementsEqual(bytes) { return text }
    return windows1252(bytes)
  }

  /// Whether every byte is ASCII.
  static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var union: UInt8 = 0
    for byte in bytes { union |= byte }
    return union < 0x80
  }

  private static func windows1252(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      if (0x80...0x9F).contains(byte) {
        text.append(upperControls[Int(byte) - 0x80])
      } else {
        text.append(Unicode.Scalar(byte))
      }
    }
    return String(text)
  }

  /// 0x80 to 0x9F, as the Encoding Standard of the WHATWG has them: the five that mean nothing stay controls.
  private static let upperControls: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
    "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
    "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
  ]
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the first NUL stands.
  func firstIndex(ofNUL: Void) -> Int? {
    guard let start = baseAddress, let found = memchr(start, 0, count) else { return nil }
    return UnsafeRawPointer(start).distance(to: UnsafeRawPointer(found))
  }
}
