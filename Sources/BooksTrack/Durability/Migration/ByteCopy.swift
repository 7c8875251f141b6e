// A row copied piece by piece, so that a step into a newer version can put something between two pieces.

/// Copies bytes and adds others.
struct ByteCopy {
  /// What has been copied and added.
  private(set) var bytes: [UInt8] = []
  private(set) var reader: ByteReader
  private let source: [UInt8]

  /// Begins in front of those bytes.
  init(_ source: [UInt8]) {
    self.source = source
    reader = ByteReader(source)
    bytes.reserveCapacity(source.count + 16)
  }

  /// Copies what `body` reads.
  @discardableResult
  mutating func pass<Value>(
    _ body: (inout ByteReader) throws(ByteError) -> Value
  ) throws(ByteError) -> Value {
    let start = reader.offset
    let value = try body(&reader)
    bytes += source[start..<reader.offset]
    return value
  }

  /// Copies a block of bytes as `body` copies it, under its new length.
  mutating func passBlock(
    _ body: (inout ByteCopy) throws(ByteError) -> Void
  ) throws(ByteError) {
    var inner = ByteCopy(Array(source[try reader.block()]))
    try body(&inner)
    try inner.reader.expectEnd()
    var writer = ByteWriter(capacity: inner.bytes.count + 4)
    writer.block(inner.bytes)
    bytes += writer.bytes
  }

  /// Copies what is left.
  mutating func passRest() throws(ByteError) {
    try pass { reader throws(ByteError) in _ = try reader.skip(reader.rest) }
  }

  /// Adds bytes.
  mutating func add(_ new: [UInt8]) { bytes += new }
}
