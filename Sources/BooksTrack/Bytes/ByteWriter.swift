// The encoding of values in a library's files.
//
// Numbers are encoded with seven bits per byte, lowest first, so that small numbers are short; signed numbers
// are zigzag-encoded first, so that small negative numbers are short too. A text is its length and its UTF-8.
// The encoding does not use `Codable`, for speed: each tap waits for a commit, and recovery parses the whole
// library before the first screen.

/// Encodes consecutive values; a ``ByteParser`` parses them in the same order.
struct ByteWriter {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []

  /// Creates a writer without bytes.
  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// The number of bytes written.
  var count: Int { bytes.count }

  /// Removes all bytes and keeps the capacity.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Writes a byte, such as the number of an enum's case.
  mutating func byte(_ value: UInt8) { bytes.append(value) }

  /// Writes a Boolean as one byte.
  mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// Writes a number of up to 64 bits, in one to ten bytes.
  @inline(__always)
  mutating func number(_ value: UInt64) {
    guard value >= 0x80 else { return bytes.append(UInt8(truncatingIfNeeded: value)) }
    longNumber(value)
  }

  private mutating func longNumber(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a count or a length, which must not be negative.
  mutating func size(_ value: Int) { number(UInt64(value.magnitude)) }

  /// Writes a signed number: 0, -1, 1, -2 … are encoded as 0, 1, 2, 3 …
  mutating func signed(_ value: Int64) { number(UInt64(bitPattern: value << 1 ^ value >> 63)) }

  /// Writes a signed number.
  mutating func integer(_ value: Int) { signed(Int64(value)) }

  /// Writes four bytes, little-endian.
  mutating func fixed32(_ value: UInt32) {
    for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  /// Writes eight bytes, little-endian.
  mutating func fixed64(_ value: UInt64) {
    fixed32(UInt32(truncatingIfNeeded: value))
    fixed32(UInt32(truncatingIfNeeded: value >> 32))
  }

  /// Writes bytes without their count.
  mutating func raw(_ value: some Sequence<UInt8>) { bytes.append(contentsOf: value) }

  /// Writes bytes after their count.
  mutating func block(_ value: some Collection<UInt8>) {
    size(value.count)
    bytes.append(contentsOf: value)
  }

  /// Writes a text.
  mutating func text(_ value: String) {
    var value = value
    value.withUTF8 { utf8 in
      size(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  /// Writes an optional text, without an additional byte.
  mutating func text(_ value: String?) {
    guard var value else { return byte(0) }
    value.withUTF8 { utf8 in
      size(utf8.count + 1)
      bytes.append(contentsOf: utf8)
    }
  }

  /// Writes an optional value after a byte that is 0 for nil.
  mutating func optional<Value>(_ value: Value?, _ body: (inout ByteWriter, Value) -> Void) {
    flag(value != nil)
    if let value { body(&self, value) }
  }

  /// Writes a list: its length and its elements.
  mutating func list<Element>(_ values: [Element], _ body: (inout ByteWriter, Element) -> Void) {
    size(values.count)
    for value in values { body(&self, value) }
  }

  /// Writes the bytes written by `body` after their length, and returns the length. Reserves two bytes for
  /// it, and moves the bytes only if it needs more.
  @discardableResult
  mutating func measured(_ body: (inout ByteWriter) -> Void) -> Int {
    let start = bytes.count
    bytes.append(contentsOf: [0, 0])
    body(&self)
    let length = bytes.count - start - 2
    guard length >= 1 << 14 else {
      // Always two bytes, even if one is enough, so that the following bytes are not moved.
      bytes[start] = UInt8(truncatingIfNeeded: length) | 0x80
      bytes[start + 1] = UInt8(truncatingIfNeeded: length >> 7)
      return length
    }
    var prefix = ByteWriter()
    prefix.size(length)
    bytes.replaceSubrange(start..<start + 2, with: prefix.bytes)
    return length
  }
}
