// A cell that is parsed from its bytes: most cells are empty, a date or a small number, and need no `String`.

/// The bytes of one cell, without outer white space.
struct Cell {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Trims blanks, tabs, line ends, no-break spaces (U+00A0) and invisible marks from both ends.
  @inline(__always)
  init(_ raw: UnsafeBufferPointer<UInt8>) {
    guard let first = raw.first, let last = raw.last,
      Self.mayBeBlank(first) || Self.mayBeBlank(last) || first == 0xE2 || first == 0xEF
        || InvisibleMarks.mayEnd(with: last)
    else {
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
      } else if end - start >= 3, InvisibleMarks.contain(raw[start..<start + 3]) {
        start += 3
      } else {
        break
      }
    }
    while start < end {
      if isBlank(raw[end - 1]) {
        end -= 1
      } else if end - start >= 2, raw[end - 2] == 0xC2, raw[end - 1] == 0xA0 {
        end -= 2
      } else if end - start >= 3, InvisibleMarks.contain(raw[end - 3..<end]) {
        end -= 3
      } else {
        break
      }
    }
    return UnsafeBufferPointer(rebasing: raw[start..<end])
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// The text; nil if the cell is empty.
  var text: String? { bytes.isEmpty ? nil : CellText.decode(bytes) }

  /// The text with each run of white space collapsed to one blank.
  var collapsedText: String? {
    guard !bytes.isEmpty else { return nil }
    if WhiteSpace.isCollapsed(bytes) { return CellText.decode(bytes) }
    return CellText.isASCII(bytes) ? Self.collapsedASCII(bytes) : WhiteSpace.collapsed(CellText.decode(bytes))
  }

  /// Collapses white space in trimmed ASCII.
  private static func collapsedASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { output in
      var count = 0
      var isBehindBlank = false
      for byte in bytes {
        let isBlank = isBlank(byte)
        if !(isBlank && isBehindBlank) {
          output[count] = isBlank ? UInt8(ascii: " ") : byte
          count += 1
        }
        isBehindBlank = isBlank
      }
      return count
    }
  }

  /// The non-empty elements of a comma-separated list, with white space collapsed.
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

  /// The elements of a loose list after its HTML entities, which have semicolons, are decoded; none that says
  /// nothing.
  var decodedListParts: [String] {
    guard let text else { return [] }
    let parts =
      WrittenList.elements(text) ?? WrittenList.parts(WrittenList.withoutLinks(HTMLEntities.decode(text)))
    return parts.filter { !Self.saysNothing($0) }
  }

  /// Returns the elements of a list, including empty ones, with white space collapsed; none if the cell is
  /// empty.
  func parts(separatedBy separator: UInt8) -> [String] {
    guard !bytes.isEmpty else { return [] }
    return bytes.split(separator: separator, omittingEmptySubsequences: false).map {
      Cell(UnsafeBufferPointer(rebasing: $0)).collapsedText ?? ""
    }
  }

  /// The cell without enclosing square brackets.
  var unbracketed: Cell {
    guard bytes.count >= 2, bytes[0] == UInt8(ascii: "["), bytes[bytes.count - 1] == UInt8(ascii: "]") else {
      return self
    }
    return Cell(UnsafeBufferPointer(rebasing: bytes[1..<(bytes.count - 1)]))
  }

  @inline(__always)
  static func digit(_ byte: UInt8) -> Int? {
    let value = Int(byte) - 48
    return (0...9).contains(value) ? value : nil
  }
}
