// A row copied piece by piece, so that a step into a newer version can put something between two pieces.

/// Copies bytes and adds others.
struct ByteCopy {
  /// What has been copied and added.
  private(set) var bytes: [UInt8] = []
  private(set) var parser: ByteParser
  private let source: [UInt8]

  /// Begins in front of those bytes.
  init(_ source: [UInt8]) {
    self.source = source
    parser = ByteParser(source)
    bytes.reserveCapacity(source.count + 16)
  }

  /// Copies what `body` reads.
  @discardableResult
  mutating func pass<Value>(
    _ body: (inout ByteParser) throws(ByteError) -> Value
  ) throws(ByteError) -> Value {
    let start = parser.offset
    let value = try body(&parser)
    bytes += source[start..<parser.offset]
    return value
  }

  /// Copies a block of bytes as `body` copies it, under its new length.
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

  /// Copies what is left.
  mutating func passRest() throws(ByteError) {
    try pass { parser throws(ByteError) in _ = try parser.skip(parser.rest) }
  }

  /// Adds bytes.
  mutating func add(_ new: [UInt8]) { bytes += new }
}
