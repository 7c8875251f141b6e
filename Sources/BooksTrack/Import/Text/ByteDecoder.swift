// From the bytes of a file to the bytes that a `CSVParser` takes: byte order marks off, UTF-16 made UTF-8.
//
// UTF-8 and the single-byte encodings pass through untouched; which of them it is, is decided field by field
// (`CellText`). UTF-16 is known by its mark, or by the zeros that every other byte of an English header is.

/// A streaming decoder. What comes out depends on the bytes and not on how they were cut.
package struct ByteDecoder: Sendable {
  private enum Encoding: Sendable { case undecided, bytes, utf16(isLittleEndian: Bool) }

  private var encoding = Encoding.undecided
  /// Bytes that mean nothing without the next ones.
  private var held: [UInt8] = []
  private var highSurrogate: UInt16?

  /// A decoder at the start of a file.
  package init() {}

  /// Decodes the next bytes.
  package mutating func decode(_ chunk: [UInt8]) -> [UInt8] {
    switch encoding {
    case .bytes: return chunk
    case .utf16(let isLittleEndian): return utf16(chunk, isLittleEndian)
    case .undecided:
      if held.isEmpty { held = chunk } else { held += chunk }
      return held.count < Self.headLength ? [] : decideAndDecode()
    }
  }

  /// Decodes what is left at the end of the file.
  package mutating func finish() -> [UInt8] {
    var rest: [UInt8] = []
    if case .undecided = encoding { rest = decideAndDecode() }
    guard case .utf16 = encoding else { return rest }
    if highSurrogate != nil || !held.isEmpty { rest += Self.replacement }
    highSurrogate = nil
    held = []
    return rest
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
  /// How many bytes are enough to tell the encoding, and whether the mark was put there twice.
  private static let headLength = 6

  private mutating func decideAndDecode() -> [UInt8] {
    let head = held
    held = []
    let mark: Int
    (encoding, mark) = Self.recognize(head)
    let rest = mark == 0 ? head : Array(head[mark...])
    if case .utf16(let isLittleEndian) = encoding { return utf16(rest, isLittleEndian) }
    return rest
  }

  /// The encoding, and the length of its mark.
  private static func recognize(_ head: [UInt8]) -> (Encoding, Int) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if head.starts(with: mark) { return (.bytes, head.dropFirst(3).starts(with: mark) ? 6 : 3) }
    if head.starts(with: [0xFF, 0xFE]) { return (.utf16(isLittleEndian: true), 2) }
    if head.starts(with: [0xFE, 0xFF]) { return (.utf16(isLittleEndian: false), 2) }
    guard head.count >= 4 else { return (.bytes, 0) }
    let isZero = head[..<4].map { $0 == 0 }
    if isZero == [false, true, false, true] { return (.utf16(isLittleEndian: true), 0) }
    if isZero == [true, false, true, false] { return (.utf16(isLittleEndian: false), 0) }
    return (.bytes, 0)
  }

  private mutating func utf16(_ chunk: [UInt8], _ isLittleEndian: Bool) -> [UInt8] {
    let bytes = held.isEmpty ? chunk : held + chunk
    let units = bytes.count / 2
    held = Array(bytes[(units * 2)...])
    var output: [UInt8] = []
    output.reserveCapacity(units * 3 + 3)
    bytes.withUnsafeBytes { bytes in
      for index in 0..<units {
        let raw = bytes.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self)
        let unit = isLittleEndian ? UInt16(littleEndian: raw) : UInt16(bigEndian: raw)
        if unit < 0x80, highSurrogate == nil {
          output.append(UInt8(truncatingIfNeeded: unit))
        } else {
          append(unit, to: &output)
        }
      }
    }
    return output
  }

  private mutating func append(_ unit: UInt16, to output: inout [UInt8]) {
    if let high = highSurrogate {
      highSurrogate = nil
      if UTF16.isTrailSurrogate(unit) {
        let value = 0x1_0000 + (UInt32(high) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
        if let scalar = Unicode.Scalar(value) { output += UTF8.encode(scalar) ?? .init() }
        return
      }
      output += Self.replacement
    }
    if UTF16.isLeadSurrogate(unit) {
      highSurrogate = unit
    } else if let scalar = Unicode.Scalar(unit) {
      output += UTF8.encode(scalar) ?? .init()
    } else {
      output += Self.replacement
    }
  }
}
