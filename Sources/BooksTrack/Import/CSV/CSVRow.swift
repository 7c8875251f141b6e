// A row as its reader sees it: slices of a buffer that the next row overwrites. It cannot be copied or kept.

internal import Foundation

/// What is wrong with a row that was read all the same: it holds what the file has there and no more.
package enum CSVFlaw: Hashable, Sendable {
  /// A quote opens that field, counted from 0, and is closed in none of the lines that it could belong to.
  /// The row was ended with its line, and the quote is part of the field.
  case unclosedQuote(field: Int)
  /// There are NUL bytes in it.
  case nul
}

/// One row of a delimited file, for as long as the closure runs that it is handed to.
package struct CSVRow: ~Copyable {
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
  /// The position in front of the row, and those behind each of its fields.
  @usableFromInline let ends: UnsafeBufferPointer<Int>

  /// The number of the row in its file, counted from 1; a header is row 1.
  package let record: Int
  /// The line of the file, counted from 1, in which the row begins.
  package let line: Int
  /// What is wrong with the row, if something is.
  package let flaw: CSVFlaw?
  /// Whether fields can stand in quotes; what comes from another kind of file is as it is.
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

  /// The bytes of a field, quotes taken away and doubled quotes made single; valid only within `body`.
  ///
  /// - Complexity: O(*length*) if the field is quoted, O(1) if not.
  @inlinable @inline(__always)
  package func withUnsafeBytes<Value>(of field: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    let raw = raw(field)
    guard raw.count > 1, raw[0] == UInt8(ascii: "\"") else { return body(raw) }
    return withUnquoted(raw, field, body)
  }

  /// The bytes within `"=""…"""`, as a file writes the wrapper that keeps a spreadsheet from taking a number for a
  /// number; nil if the field is written in another way. With a quote among the bytes it may say something else.
  func wrapped(_ field: Int) -> UnsafeBufferPointer<UInt8>? {
    let raw = raw(field)
    let (quote, end) = (CSVBlock.quote, raw.count)
    guard hasQuotes, end >= 7, raw[0] == quote, raw[1] == UInt8(ascii: "="), raw[2] == quote, raw[3] == quote,
      raw[end - 3] == quote, raw[end - 2] == quote, raw[end - 1] == quote
    else { return nil }
    return UnsafeBufferPointer(rebasing: raw[4..<end - 3])
  }

  /// Whether nothing stands in the field.
  package func isEmpty(_ field: Int) -> Bool { withUnsafeBytes(of: field) { $0.isEmpty } }

  /// The field as text: UTF-8, or Windows-1252 if it is none.
  package func text(_ field: Int) -> String { withUnsafeBytes(of: field) { CellText.decode($0) } }

  /// All fields as text.
  package var fields: [String] {
    var fields: [String] = []
    fields.reserveCapacity(count)
    for field in 0..<count { fields.append(text(field)) }
    return fields
  }

  /// The bytes of a field as the file has them.
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

  /// Bytes that are looked at at once. A reader has that many, and more, behind every field.
  @usableFromInline static let stride = 8

  /// The first quote behind the one that opens the field; the length of the field if there is none.
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

  /// Where the first quote stands among eight bytes; 8 if there is none (Warren, "Hacker's Delight",
  /// section 6–1).
  @inline(__always)
  private static func quote(in word: UInt64) -> Int {
    let other = UInt64(littleEndian: word) ^ 0x2222_2222_2222_2222
    return ((other &- 0x0101_0101_0101_0101) & ~other & 0x8080_8080_8080_8080).trailingZeroBitCount &>> 3
  }

  /// Takes the quotes around a field off and makes two of them one.
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
    // What stands behind the closing quote is as it is.
    let rest = max(0, raw.count &- index &- 1)
    for offset in 0..<rest { target[length &+ offset] = source[index &+ 1 &+ offset] }
    return length &+ rest
  }
}
