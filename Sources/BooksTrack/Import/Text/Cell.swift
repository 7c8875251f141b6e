// What a cell says, read from its bytes: most cells are empty, a date or a small number, and need no
// `String`.

/// The bytes of one cell, without outer white space.
struct Cell {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Takes blanks, tabs, line ends and no-break spaces (U+00A0) off both ends.
  @inline(__always)
  init(_ raw: UnsafeBufferPointer<UInt8>) {
    guard let first = raw.first, let last = raw.last, Self.mayBeBlank(first) || Self.mayBeBlank(last) else {
      bytes = raw
      return
    }
    bytes = Self.trimmed(raw)
  }

  private static func mayBeBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0xC2 || byte == 0xA0 }
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func trimmed(_ raw: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var start = 0
    var end = raw.count
    while start < end {
      if isBlank(raw[start]) {
        start += 1
      } else if end - start >= 2, raw[start] == 0xC2, raw[start + 1] == 0xA0 {
        start += 2
      } else {
        break
      }
    }
    while start < end {
      if isBlank(raw[end - 1]) {
        end -= 1
      } else if end - start >= 2, raw[end - 2] == 0xC2, raw[end - 1] == 0xA0 {
        end -= 2
      } else {
        break
      }
    }
    return UnsafeBufferPointer(rebasing: raw[start..<end])
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// The text, or nothing if there is none.
  var text: String? { bytes.isEmpty ? nil : CellText.decode(bytes) }

  /// The text with every run of white space made one blank.
  var collapsedText: String? {
    guard !bytes.isEmpty else { return nil }
    let text = CellText.decode(bytes)
    return Self.isCollapsedASCII(bytes) ? text : Self.collapsed(text)
  }

  /// The parts of a list with commas that are not empty, each with its white space collapsed.
  var listParts: [String] {
    var parts: [String] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ",")) ?? bytes.count
      if let part = Cell(UnsafeBufferPointer(rebasing: bytes[start..<end])).collapsedText {
        parts.append(part)
      }
      start = end + 1
    }
    return parts
  }

  /// The text with every run of white space made one blank and none at the ends.
  static func collapsed(_ text: some StringProtocol) -> String {
    if isCollapsedASCII(text.utf8) { return String(text) }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether there is nothing to collapse, as far as that is seen without a look at Unicode.
  private static func isCollapsedASCII(_ text: some Collection<UInt8>) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text {
      if byte < 0x20 || byte >= 0x7F || (byte == 0x20 && previous == 0x20) { return false }
      previous = byte
    }
    return previous != 0x20
  }

  @inline(__always)
  static func digit(_ byte: UInt8) -> Int? {
    let value = Int(byte) - 48
    return (0...9).contains(value) ? value : nil
  }
}
