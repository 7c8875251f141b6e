// A row as its reader sees it: slices of a buffer that the next row overwrites. It cannot be copied or kept.

/// One row of a delimited file, for as long as the closure runs that it is handed to.
public struct CSVRow: ~Copyable {
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
  @usableFromInline let start: Int
  @usableFromInline let ends: UnsafeBufferPointer<Int>

  /// The number of the row in its file, counted from 1; a header is row 1.
  public let record: Int
  /// The line of the file, counted from 1, in which the row begins.
  public let line: Int

  @inlinable
  init(
    bytes: UnsafeBufferPointer<UInt8>, start: Int, ends: UnsafeBufferPointer<Int>, record: Int, line: Int
  ) {
    self.bytes = bytes
    self.start = start
    self.ends = ends
    self.record = record
    self.line = line
  }

  /// The number of fields; at least 1.
  @inlinable
  public var count: Int { ends.count }

  /// The bytes of a field, quotes taken away and doubled quotes made single; valid only within `body`.
  ///
  /// - Complexity: O(*length*) if the field is quoted, O(1) if not.
  @inlinable @inline(__always)
  public func withUnsafeBytes<Value>(of field: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    let raw = raw(field)
    guard raw.count > 1, raw[0] == CSVBlock.quote else { return body(raw) }
    let inner = UnsafeBufferPointer(rebasing: raw[1..<(raw.count - 1)])
    if raw[raw.count - 1] == CSVBlock.quote, !inner.contains(CSVBlock.quote) { return body(inner) }
    return withUnquotedCopy(of: raw, body)
  }

  /// Whether nothing stands in the field.
  public func isEmpty(_ field: Int) -> Bool { withUnsafeBytes(of: field) { $0.isEmpty } }

  /// The field as text: UTF-8, or Windows-1252 if it is none.
  public func text(_ field: Int) -> String { withUnsafeBytes(of: field) { CellText.decode($0) } }

  /// All fields as text.
  public var fields: [String] {
    var fields: [String] = []
    fields.reserveCapacity(count)
    for field in 0..<count { fields.append(text(field)) }
    return fields
  }

  @inlinable @inline(__always)
  func raw(_ field: Int) -> UnsafeBufferPointer<UInt8> {
    let first = field == 0 ? 0 : ends[field - 1] + 1
    return UnsafeBufferPointer(rebasing: bytes[(start + first)..<(start + ends[field])])
  }

  @inlinable
  func withUnquotedCopy<Value>(
    of raw: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: raw.count) { copy in
      body(UnsafeBufferPointer(rebasing: copy[..<Self.unquote(raw, into: copy)]))
    }
  }

  /// The slow way: up to the closing quote every doubled quote is one, and what stands behind it is as it is.
  @usableFromInline
  static func unquote(_ raw: UnsafeBufferPointer<UInt8>, into copy: UnsafeMutableBufferPointer<UInt8>) -> Int
  {
    var length = 0
    var isInside = true
    var index = 1
    while index < raw.count {
      let byte = raw[index]
      index += 1
      if isInside && byte == CSVBlock.quote {
        guard index < raw.count, raw[index] == CSVBlock.quote else {
          isInside = false
          continue
        }
        index += 1
      }
      copy[length] = byte
      length += 1
    }
    return length
  }
}
