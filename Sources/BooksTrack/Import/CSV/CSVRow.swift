// A parsed row as slices of a buffer that the next row overwrites. It cannot be copied or stored.

internal import Foundation

/// A flaw of a row that was parsed nevertheless; its fields are as in the file.
package enum CSVFlaw: Hashable, Sendable {
  /// A quote opens the field, counted from 0, and is not closed in any line that could belong to it. The row
  /// was ended with its line, and the quote is part of the field.
  case unclosedQuote(field: Int)
  /// A field, counted from 0, has more bytes than the limit.
  case tooLong(field: Int, limit: Int)
  /// The row contains NUL bytes.
  case nul
}

/// One row of a delimited file, valid only within the closure it is passed to.
package struct CSVRow: ~Copyable {
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
  /// The position before the row, and the end of each of its fields.
  @usableFromInline let ends: UnsafeBufferPointer<Int>

  /// The number of the row in its file, counted from 1; a header is row 1.
  package let record: Int
  /// The line on which the row begins, counted from 1.
  package let line: Int
  /// The flaw of the row, if any.
  package let flaw: CSVFlaw?
  /// True if fields may be quoted; false for rows made from another kind of file.
  @usableFromInline let hasQuotes: Bool

  @inlinable
  init(
    bytes: UnsafeBufferPointer<UInt8>, ends: UnsafeBufferPointer<Int>, record: Int, line: Int, flaw: CSVFlaw?,
    hasQuotes: Bool = true
  ) {
    self.bytes = bytes
    self.ends = ends
    self.record = record
    self.line = line
    self.flaw = flaw
    self.hasQuotes = hasQuotes
  }

  /// The number of fields; at least 1.
  @inlinable
  package var count: Int { ends.count &- 1 }

  /// Passes the bytes of a field to `body`, without its quotes and with doubled quotes undoubled; they are
  /// valid only within `body`.
  ///
  /// - Complexity: O(*length*) if the field is quoted, else O(1).
  @inlinable @inline(__always)
  package func withUnsafeBytes<Value>(of field: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    let raw = raw(field)
    guard raw.count > 1, raw[0] == UInt8(ascii: "\"") else { return body(raw) }
    return withUnquoted(raw, field, body)
  }

  /// Returns the bytes within `"=""…"""`, the quoted form of the wrapper that stops a spreadsheet from
  /// reading a number; nil if the field is written in another way. They may contain quotes that are not
  /// undoubled.
  func wrapped(_ field: Int) -> UnsafeBufferPointer<UInt8>? {
    let raw = raw(field)
    let (quote, end) = (CSVBlock.quote, raw.count)
    guard hasQuotes, end >= 7, raw[0] == quote, raw[1] == UInt8(ascii: "="), raw[2] == quote, raw[3] == quote,
      raw[end - 3] == quote, raw[end - 2] == quote, raw[end - 1] == quote
    else { return nil }
    return UnsafeBufferPointer(rebasing: raw[4..<end - 3])
  }

  /// Returns true if the field is empty.
  package func isEmpty(_ field: Int) -> Bool { withUnsafeBytes(of: field) { $0.isEmpty } }

  /// Returns true if the field begins with a letter of ASCII, behind a quote or not.
  func beginsWithLetter(_ field: Int) -> Bool {
    let raw = raw(field)
    let first = raw.count > 1 && raw[0] == CSVBlock.quote ? raw[1] : raw.first ?? 0
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20)
  }

  /// Returns the field as text, decoded by `CellText`.
  package func text(_ field: Int) -> String { withUnsafeBytes(of: field) { CellText.decode($0) } }

  /// All fields as text.
  package var fields: [String] {
    var fields: [String] = []
    fields.reserveCapacity(count)
    for field in 0..<count { fields.append(text(field)) }
    return fields
  }

  /// Returns the bytes of a field as in the file.
  @inlinable @inline(__always)
  func raw(_ field: Int) -> UnsafeBufferPointer<UInt8> {
    precondition(field >= 0 && field < count, "the row has no such field: ask for its count first")
    let start = ends[field] &+ 1
    guard let base = bytes.baseAddress else { return bytes }
    return UnsafeBufferPointer(start: base + start, count: ends[field &+ 1] &- start)
  }

  @inlinable
  func withUnquoted<Value>(
    _ raw: UnsafeBufferPointer<UInt8>, _ field: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    if !hasQuotes || flaw == .unclosedQuote(field: field) { return body(raw) }
    let first = Self.firstQuote(in: raw)
    if first == raw.count &- 1 { return body(UnsafeBufferPointer(rebasing: raw[1..<first])) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: raw.count &+ Self.stride) { copy in
      body(UnsafeBufferPointer(rebasing: copy[..<Self.unquote(raw, into: copy)]))
    }
  }

  /// The number of bytes examined at a time. The buffer has at least that many after every field.
  @usableFromInline static let stride = 8

  /// Returns the index of the first quote after the opening one; the length of the field if there is none.
  @usableFromInline
  static func firstQuote(in raw: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = raw.baseAddress else { return 0 }
    var index = 1
    while index < min(raw.count, 4 * stride) {
      let found = quote(in: UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self))
      index &+= found
      if found < stride { return min(index, raw.count) }
    }
    guard index < raw.count else { return raw.count }
    let found = memchr(start + index, Int32(CSVBlock.quote), raw.count &- index)
    return found.map { UnsafeRawPointer(start).distance(to: UnsafeRawPointer($0)) } ?? raw.count
  }

  /// Returns the index of the first quote among eight bytes; 8 if there is none (Warren, "Hacker's Delight",
  /// section 6–1).
  @inline(__always)
  private static func quote(in word: UInt64) -> Int {
    let other = UInt64(littleEndian: word) ^ 0x2222_2222_2222_2222
    return ((other &- 0x0101_0101_0101_0101) & ~other & 0x8080_8080_8080_8080).trailingZeroBitCount &>> 3
  }

  /// Copies a field without its quotes, with doubled quotes undoubled, and returns the length.
  @usableFromInline
  static func unquote(
    _ raw: UnsafeBufferPointer<UInt8>, into copy: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    guard let source = raw.baseAddress, let target = copy.baseAddress else { return 0 }
    var length = 0
    var index = 1
    while index < raw.count {
      let word = UnsafeRawPointer(source + index).loadUnaligned(as: UInt64.self)
      UnsafeMutableRawPointer(target + length).storeBytes(of: word, as: UInt64.self)
      let run = min(quote(in: word), raw.count &- index)
      index &+= run
      length &+= run
      guard run < stride, index < raw.count else { continue }
      guard index &+ 1 < raw.count, source[index &+ 1] == CSVBlock.quote else { break }
      target[length] = CSVBlock.quote
      length &+= 1
      index &+= 2
    }
    // Text after the closing quote is copied as it is. If that quote opens a word (`"The "Big" Two"`), it is
    // text, and the last quote of the field closes it.
    var rest = max(0, raw.count &- index &- 1)
    if rest > 1, source[raw.count &- 1] == CSVBlock.quote, source[index &- 1] == UInt8(ascii: " "),
      source[index &+ 1] != UInt8(ascii: " ")
    {
      target[length] = CSVBlock.quote
      length &+= 1
      rest &-= 1
    }
    for offset in 0..<rest { target[length &+ offset] = source[index &+ 1 &+ offset] }
    return length &+ rest
  }
}
