// Reading back what a `ByteWriter` wrote, from bytes that may be anything.
//
// No input is trusted: a length is compared with the bytes that are left before memory is reserved, a number
// must fit 64 bits, a text must be UTF-8. Whatever is wrong is an error with its place.

/// Bytes that are not what a reader expected.
package struct ByteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where, counted from the first byte of the file or of the block that was read.
  package let offset: Int
  /// What should have been there.
  package let expected: String
  /// What was there.
  package let found: String

  /// Makes the error.
  package init(offset: Int, expected: String, found: String) {
    self.offset = offset
    self.expected = expected
    self.found = found
  }

  /// All three, as a sentence.
  package var description: String { "expected \(expected) at byte \(offset), found \(found)" }
}

/// Takes values from bytes, one after the other.
struct ByteParser {
  private let bytes: [UInt8]
  /// Where the next value begins.
  private(set) var offset: Int
  private var end: Int

  /// Reads a part of some bytes; offsets in errors count from the first of all of them.
  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// How many bytes are left.
  var rest: Int { end - offset }

  /// Whether everything has been read.
  var isAtEnd: Bool { offset >= end }

  /// An error at the place that was read last.
  func failure(expected: String, found: some CustomStringConvertible, at place: Int? = nil) -> ByteError {
    ByteError(offset: place ?? offset, expected: expected, found: found.description)
  }

  /// One byte.
  mutating func byte() throws(ByteError) -> UInt8 {
    guard offset < end else { throw failure(expected: "another byte", found: "the end") }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// A truth value.
  mutating func flag() throws(ByteError) -> Bool {
    let place = offset
    switch try byte() {
    case 0: return false
    case 1: return true
    case let other: throw failure(expected: "0 or 1", found: other, at: place)
    }
  }

  /// A number of up to 64 bits.
  mutating func number() throws(ByteError) -> UInt64 {
    let place = offset
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = UInt64(try byte())
      // Of the tenth byte only the lowest bit has room.
      if shift == 63, next > 1 {
        throw failure(expected: "a number of 64 bits", found: "a longer one", at: place)
      }
      value |= (next & 0x7F) << shift
      if next & 0x80 == 0 { return value }
      shift += 7
    }
  }

  /// A number that fits into an unsigned type of fewer bits.
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

  /// A count or a length of things that take at least one byte each, so never more than what is left.
  mutating func size() throws(ByteError) -> Int {
    let place = offset
    let value = try number()
    guard value <= UInt64(rest) else {
      throw failure(expected: "a length of at most \(rest)", found: value, at: place)
    }
    return Int(value)
  }

  /// A number that may be negative.
  mutating func signed() throws(ByteError) -> Int64 {
    let value = try number()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// A number that may be negative.
  mutating func integer() throws(ByteError) -> Int { Int(truncatingIfNeeded: try signed()) }

  /// Four bytes, the lowest first.
  mutating func fixed32() throws(ByteError) -> UInt32 {
    guard rest >= 4 else { throw failure(expected: "four bytes", found: "\(rest)") }
    defer { offset += 4 }
    return (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << UInt32($1 * 8) }
  }

  /// Eight bytes, the lowest first.
  mutating func fixed64() throws(ByteError) -> UInt64 {
    let low = UInt64(try fixed32())
    return low | UInt64(try fixed32()) << 32
  }

  /// The range of so many next bytes, which are passed over.
  mutating func skip(_ count: Int) throws(ByteError) -> Range<Int> {
    guard count >= 0, count <= rest else { throw failure(expected: "\(count) bytes", found: "\(rest)") }
    defer { offset += count }
    return offset..<offset + count
  }

  /// A count and the range of so many bytes.
  mutating func block() throws(ByteError) -> Range<Int> { try skip(try size()) }

  /// What `body` reads, which must be exactly what the length in front of it says.
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

  /// A text.
  mutating func text() throws(ByteError) -> String { try utf8(try size()) }

  /// A text or nothing.
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
      // Most texts are ASCII, and the check of the standard library costs more than to copy a short one.
      let isASCII = text.allSatisfy { $0 < 0x80 }
      return isASCII ? String(decoding: text, as: UTF8.self) : String(validating: text, as: UTF8.self)
    }
    guard let text else {
      throw failure(expected: "UTF-8", found: "other bytes", at: range.lowerBound)
    }
    return text
  }

  /// A value or nothing.
  mutating func optional<Value>(
    _ body: (inout ByteParser) throws(ByteError) -> Value
  ) throws(ByteError) -> Value? {
    try flag() ? try body(&self) : nil
  }

  /// A list.
  mutating func list<Element>(
    _ body: (inout ByteParser) throws(ByteError) -> Element
  ) throws(ByteError) -> [Element] {
    let count = try size()
    var values: [Element] = []
    values.reserveCapacity(min(count, 64))
    for _ in 0..<count { values.append(try body(&self)) }
    return values
  }

  /// The end of what was to be read.
  func expectEnd() throws(ByteError) {
    guard isAtEnd else { throw failure(expected: "the end", found: "\(rest) more bytes") }
  }
}
