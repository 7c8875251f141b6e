// Decoding of a file's bytes for `CSVParser`: removes byte order marks and converts UTF-16 to UTF-8.
//
// UTF-8 and single-byte encodings pass through unchanged; `CellText` tells them apart per field. UTF-16 is
// recognized by its byte order mark, or by the zeros in every other byte of an English header.

/// A streaming decoder. The result does not depend on how the bytes were cut into chunks.
package struct ByteDecoder: Sendable {
  private enum Encoding: Sendable { case undecided, bytes, utf16(isLittleEndian: Bool) }

  private var encoding = Encoding.undecided
  /// Bytes that cannot be decoded without the next ones.
  private var held: [UInt8] = []
  private var highSurrogate: UInt16?
  /// True if the last byte ended a line.
  private var isAtLineStart = false
  /// The beginning of a byte order mark at the end of the last chunk.
  private var heldMark: [UInt8] = []

  /// The converter of a file that is neither UTF-8 nor UTF-16; nil for others.
  private var converter: EncodingConverter?

  /// Creates a decoder at the start of a file.
  package init() {}

  /// Creates a decoder for a file in a known encoding.
  init(_ encoding: TextEncoding?) {
    converter = encoding.flatMap { $0 == .utf8 ? nil : EncodingConverter($0) }
  }

  /// Decodes the next bytes.
  package mutating func decode(_ chunk: [UInt8]) -> [UInt8] {
    if converter != nil { return converter?.convert(chunk) ?? [] }
    switch encoding {
    case .bytes: return withoutMarks(chunk)
    case .utf16(let isLittleEndian): return utf16(chunk, isLittleEndian)
    case .undecided:
      if held.isEmpty { held = chunk } else { held += chunk }
      return held.count < Self.headLength ? [] : decideAndDecode()
    }
  }

  /// Decodes the remaining bytes at the end of the file.
  package mutating func finish() -> [UInt8] {
    if converter != nil { return converter?.finish() ?? [] }
    var rest: [UInt8] = []
    if case .undecided = encoding { rest = decideAndDecode() }
    guard case .utf16 = encoding else { return rest + heldMark }
    if highSurrogate != nil || !held.isEmpty { rest += Self.replacement }
    highSurrogate = nil
    held = []
    return rest
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
  /// The number of bytes needed to detect the encoding and a doubled byte order mark.
  private static let headLength = 6

  private mutating func decideAndDecode() -> [UInt8] {
    let head = held
    held = []
    let mark: Int
    (encoding, mark) = Self.recognize(head)
    let rest = mark == 0 ? head : Array(head[mark...])
    if case .utf16(let isLittleEndian) = encoding { return utf16(rest, isLittleEndian) }
    return withoutMarks(rest)
  }

  /// Removes byte order marks at the beginning of lines, as in files that were joined.
  private mutating func withoutMarks(_ chunk: [UInt8]) -> [UInt8] {
    if heldMark.isEmpty, !mayHaveMark(chunk) {
      if let last = chunk.last { isAtLineStart = last == 0x0A || last == 0x0D }
      return chunk
    }
    var output: [UInt8] = []
    output.reserveCapacity(chunk.count + 2)
    for byte in chunk {
      if isAtLineStart || !heldMark.isEmpty, byte == Self.mark[heldMark.count] {
        heldMark.append(byte)
        if heldMark.count == Self.mark.count { heldMark = [] }
        continue
      }
      if !heldMark.isEmpty {
        output += heldMark
        heldMark = []
      }
      output.append(byte)
      isAtLineStart = byte == 0x0A || byte == 0x0D
    }
    return output
  }

  /// Returns true if a line of the chunk begins like a byte order mark, whose first byte also begins the
  /// characters of several scripts.
  private func mayHaveMark(_ chunk: [UInt8]) -> Bool {
    chunk.withUnsafeBufferPointer { bytes in
      var next = 0
      while let found = CellText.index(of: Self.mark[0], in: UnsafeBufferPointer(rebasing: bytes[next...])) {
        let index = next + found
        if index == 0 ? isAtLineStart : bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D { return true }
        next = index + 1
      }
      return false
    }
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the encoding and the length of its byte order mark.
  private static func recognize(_ head: [UInt8]) -> (Encoding, Int) {
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
