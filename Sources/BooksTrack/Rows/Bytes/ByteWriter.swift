// Values as bytes, in the form in which a library's files keep them.
//
// Numbers take seven bits a byte, the lowest first, so that small ones are short; signed numbers are folded
// first, so that small negative ones are short too. A text is its length and its UTF-8. Written by hand and
// not with `Codable`: a commit is on the way of every tap, and recovery reads a whole library before the
// first screen.

/// Collects the bytes of values.
///
/// What a ``ByteParser`` asks for in the same order gives the same values.
struct ByteWriter {
  /// What has been written so far.
  private(set) var bytes: [UInt8] = []

  /// Starts with nothing written.
  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// How many bytes have been written.
  var count: Int { bytes.count }

  /// Forgets what has been written and keeps the room.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// One byte, such as the number of an enum's case.
  mutating func byte(_ value: UInt8) { bytes.append(value) }

  /// A truth value as one byte.
  mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// A number of up to 64 bits, in one to ten bytes.
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

  /// A count, a length or the like; never negative.
  mutating func size(_ value: Int) { number(UInt64(value.magnitude)) }

  /// A number that may be negative: 0, -1, 1, -2 … are written as 0, 1, 2, 3 …
  mutating func signed(_ value: Int64) { number(UInt64(bitPattern: value << 1 ^ value >> 63)) }

  /// A number that may be negative.
  mutating func integer(_ value: Int) { signed(Int64(value)) }

  /// Four bytes, the lowest first.
  mutating func fixed32(_ value: UInt32) {
    for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  /// Eight bytes, the lowest first.
  mutating func fixed64(_ value: UInt64) {
    fixed32(UInt32(truncatingIfNeeded: value))
    fixed32(UInt32(truncatingIfNeeded: value >> 32))
  }

  /// Bytes as they are, without their count.
  mutating func raw(_ value: some Sequence<UInt8>) { bytes.append(contentsOf: value) }

  /// The count of some bytes, and the bytes.
  mutating func block(_ value: some Collection<UInt8>) {
    size(value.count)
    bytes.append(contentsOf: value)
  }

  /// A text of any length.
  mutating func text(_ value: String) {
    var value = value
    value.withUTF8 { utf8 in
      size(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  /// A text or nothing, which costs no byte more than the text.
  mutating func text(_ value: String?) {
    guard var value else { return byte(0) }
    value.withUTF8 { utf8 in
      size(utf8.count + 1)
      bytes.append(contentsOf: utf8)
    }
  }

  /// A value or nothing, after a byte that says which.
  mutating func optional<Value>(_ value: Value?, _ body: (inout ByteWriter, Value) -> Void) {
    flag(value != nil)
    if let value { body(&self, value) }
  }

  /// A list: its length and its elements.
  mutating func list<Element>(_ values: [Element], _ body: (inout ByteWriter, Element) -> Void) {
    size(values.count)
    for value in values { body(&self, value) }
  }

  /// What `body` writes, after its length, which it gives. Reserves two bytes for the length and moves only
  /// what is longer.
  @discardableResult
  mutating func measured(_ body: (inout ByteWriter) -> Void) -> Int {
    let start = bytes.count
    bytes.append(contentsOf: [0, 0])
    body(&self)
    let length = bytes.count - start - 2
    guard length >= 1 << 14 else {
      // Always two bytes, even if one would do: what follows need not move.
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
