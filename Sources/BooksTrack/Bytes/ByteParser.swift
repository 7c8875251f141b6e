// Parsing of bytes written by `ByteWriter`.
//
// No input is trusted: a length is compared with the number of remaining bytes before memory is allocated, a
// number must fit into 64 bits, and a text must be UTF-8. Each error contains its position.

/// A parsing error.
package struct ByteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position in bytes from the beginning of the file or of the parsed block.
  package let offset: Int
  /// The expected content.
  package let expected: String
  /// The actual content.
  package let found: String

  /// Creates the error.
  package init(offset: Int, expected: String, found: String) {
    self.offset = offset
    self.expected = expected
    self.found = found
  }

  /// The error as a sentence.
  package var description: String { "expected \(expected) at byte \(offset), found \(found)" }
}

/// Parses consecutive values.
struct ByteParser {
  private let bytes: [UInt8]
  /// The position of the next value.
  private(set) var offset: Int
  private var end: Int

  /// Creates a parser of a range of bytes; positions in errors are relative to the whole array.
  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// The number of remaining bytes.
  var rest: Int { end - offset }

  /// True if no bytes remain.
  var isAtEnd: Bool { offset >= end }

  /// Returns an error at a position, by default the current one.
  func failure(expected: String, found: some CustomStringConvertible, at place: Int? = nil) -> ByteError {
    ByteError(offset: place ?? offset, expected: expected, found: found.description)
  }

  /// Parses a byte.
  mutating func byte() throws(ByteError) -> UInt8 {
    guard offset < end else { throw failure(expected: "another byte", found: "the end") }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Parses a Boolean.
  mutating func flag() throws(ByteError) -> Bool {
    let place = offset
    switch try byte() {
    case 0: return false
    case 1: return true
    case let other: throw failure(expected: "0 or 1", found: other, at: place)
    }
  }

  /// Parses a number of up to 64 bits.
  mutating func number() throws(ByteError) -> UInt64 {
    let place = offset
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = UInt64(try byte())
      // Only the lowest bit of the tenth byte fits.
      if shift == 63, next > 1 {
        throw failure(expected: "a number of 64 bits", found: "a longer one", at: place)
      }
      value |= (next & 0x7F) << shift
      if next & 0x80 == 0 { return value }
      shift += 7
    }
  }

  /// Parses a number that fits into a smaller unsigned type.
  mutating func number<Number: FixedWidthInteger & UnsignedInteger>(
    _ type: Number.Type
  ) throws(ByteError) -> Number {
    let place = offset
    let value = try number()
    guard let narrow = Number(exactly: value) else {
      throw failure(expected: "a number of \(Number.bitWidth) bits", found: value, at: place)
    }
    return narrow
  }

  /// Parses a count or length of elements of at least one byte each, so at most the number of remaining
  /// bytes.
  mutating func size() throws(ByteError) -> Int {
    let place = offset
    let value = try number()
    guard value <= UInt64(rest) else {
      throw failure(expected: "a length of at most \(rest)", found: value, at: place)
    }
    return Int(value)
  }

  /// Parses a signed number.
  mutating func signed() throws(ByteError) -> Int64 {
    let value = try number()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// Parses a signed number.
  mutating func integer() throws(ByteError) -> Int { Int(truncatingIfNeeded: try signed()) }

  /// Parses four bytes, little-endian.
  mutating func fixed32() throws(ByteError) -> UInt32 {
    guard rest >= 4 else { throw failure(expected: "four bytes", found: "\(rest)") }
    defer { offset += 4 }
    return (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << UInt32($1 * 8) }
  }

  /// Parses eight bytes, little-endian.
  mutating func fixed64() throws(ByteError) -> UInt64 {
    let low = UInt64(try fixed32())
    return low | UInt64(try fixed32()) << 32
  }

  /// Skips that many bytes and returns their range.
  mutating func skip(_ count: Int) throws(ByteError) -> Range<Int> {
    guard count >= 0, count <= rest else { throw failure(expected: "\(count) bytes", found: "\(rest)") }
    defer { offset += count }
    return offset..<offset + count
  }

  /// Parses a length, skips that many bytes and returns their range.
  mutating func block() throws(ByteError) -> Range<Int> { try skip(try size()) }

  /// Parses bytes after their count.
  mutating func byteString() throws(ByteError) -> [UInt8] { Array(bytes[try block()]) }

  /// Parses a length and returns the result of `body`, which must parse exactly that many bytes.
  mutating func measured<Value>(
    _ body: (inout ByteParser) throws(ByteError) -> Value
  ) throws(ByteError) -> Value {
    let outerEnd = end
    let length = try size()
    end = offset + length
    let value = try body(&self)
    try expectEnd()
    end = outerEnd
    return value
  }

  /// Parses a text.
  mutating func text() throws(ByteError) -> String { try utf8(try size()) }

  /// Parses an optional text.
  mutating func optionalText() throws(ByteError) -> String? {
    let place = offset
    let value = try number()
    guard value > 0 else { return nil }
    guard value - 1 <= UInt64(rest) else {
      throw failure(expected: "a text of at most \(rest) bytes", found: value - 1, at: place)
    }
    return try utf8(Int(value - 1))
  }

  private mutating func utf8(_ count: Int) throws(ByteError) -> String {
    let range = try skip(count)
    let text: String? = bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[range])
      // Most texts are ASCII, and the standard library's validation costs more than copying a short text.
      let isASCII = text.allSatisfy { $0 < 0x80 }
      return isASCII ? String(decoding: text, as: UTF8.self) : String(validating: text, as: UTF8.self)
    }
    guard let text else {
      throw failure(expected: "UTF-8", found: "other bytes", at: range.lowerBound)
    }
    return text
  }

  /// Parses an optional value.
  mutating func optional<Value>(
    _ body: (inout ByteParser) throws(ByteError) -> Value
  ) throws(ByteError) -> Value? {
    try flag() ? try body(&self) : nil
  }

  /// Parses a list.
  mutating func list<Element>(
    _ body: (inout ByteParser) throws(ByteError) -> Element
  ) throws(ByteError) -> [Element] {
    let count = try size()
    var values: [Element] = []
    values.reserveCapacity(min(count, 64))
    for _ in 0..<count { values.append(try body(&self)) }
    return values
  }

  /// Throws if bytes remain.
  func expectEnd() throws(ByteError) {
    guard isAtEnd else { throw failure(expected: "the end", found: "\(rest) more bytes") }
  }
}
