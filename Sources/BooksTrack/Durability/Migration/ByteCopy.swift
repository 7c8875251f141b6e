// Copying of a row in pieces, so that a migration step can insert bytes between them.

/// Copies bytes and inserts others.
struct ByteCopy {
  /// The copied and inserted bytes.
  private(set) var bytes: [UInt8] = []
  private(set) var parser: ByteParser
  private let source: [UInt8]

  /// Creates a copy that begins at the first byte.
  init(_ source: [UInt8]) {
    self.source = source
    parser = ByteParser(source)
    bytes.reserveCapacity(source.count + 16)
  }

  /// Copies the bytes that `body` parses.
  @discardableResult
  mutating func pass<Value>(
    _ body: (inout ByteParser) throws(ByteError) -> Value
  ) throws(ByteError) -> Value {
    let start = parser.offset
    let value = try body(&parser)
    bytes += source[start..<parser.offset]
    return value
  }

  /// Copies a block by `body`, with its new length.
  mutating func passBlock(
    _ body: (inout ByteCopy) throws(ByteError) -> Void
  ) throws(ByteError) {
    var inner = ByteCopy(Array(source[try parser.block()]))
    try body(&inner)
    try inner.parser.expectEnd()
    var writer = ByteWriter(capacity: inner.bytes.count + 4)
    writer.block(inner.bytes)
    bytes += writer.bytes
  }

  /// Copies the remaining bytes.
  mutating func passRest() throws(ByteError) {
    try pass { parser throws(ByteError) in _ = try parser.skip(parser.rest) }
  }

  /// Inserts bytes.
  mutating func add(_ new: [UInt8]) { bytes += new }
}
