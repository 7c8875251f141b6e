// Where the bytes of a file come from. The importer asks for the next ones; the source decides how many it
// gives.

/// Gives the bytes of a file from front to end.
public protocol ImportSource {
  /// The next bytes, in chunks of any size; nothing at the end.
  mutating func next() async throws -> [UInt8]?

  /// The size of the file in bytes, if that is known without reading it.
  var byteCount: Int? { get }
}

extension ImportSource {
  /// Not known.
  public var byteCount: Int? { nil }
}

/// Bytes that are in memory already.
public struct BytesSource: ImportSource, Sendable {
  private let bytes: [UInt8]
  private let chunkSize: Int
  private var position = 0

  /// A source of those bytes, in chunks of that size.
  public init(_ bytes: [UInt8], chunkSize: Int = 1 << 20) {
    precondition(chunkSize > 0, "a chunk of nothing never ends: pass at least 1")
    self.bytes = bytes
    self.chunkSize = chunkSize
  }

  public var byteCount: Int? { bytes.count }

  /// The next chunk.
  public mutating func next() async throws -> [UInt8]? {
    guard position < bytes.count else { return nil }
    let end = min(position + chunkSize, bytes.count)
    defer { position = end }
    return Array(bytes[position..<end])
  }
}
