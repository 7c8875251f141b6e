// The source of a file's bytes. The importer requests the next chunk; the source chooses its size.

/// A source of a file's bytes from front to back.
public protocol ImportSource {
  /// Returns the next chunk, of any size; nil at the end.
  mutating func next() async throws -> [UInt8]?

  /// Starts again at the first byte; returns false if the source can be read only once.
  ///
  /// A source that can is read twice, the first time to survey its columns.
  mutating func rewind() async throws -> Bool

  /// The size of the file in bytes; nil if it is not known without reading the file.
  var byteCount: Int? { get }
}

extension ImportSource {
  /// The default: the source can be read only once.
  public mutating func rewind() async throws -> Bool { false }

  /// The default: unknown.
  public var byteCount: Int? { nil }
}

/// A source of bytes in memory.
public struct BytesSource: ImportSource, Sendable {
  private let bytes: [UInt8]
  private let chunkSize: Int
  private var position = 0

  /// Creates a source that returns chunks of the given size.
  public init(_ bytes: [UInt8], chunkSize: Int = 1 << 20) {
    precondition(chunkSize > 0, "a chunk of nothing never ends: pass at least 1")
    self.bytes = bytes
    self.chunkSize = chunkSize
  }

  public var byteCount: Int? { bytes.count }

  public mutating func rewind() async throws -> Bool {
    position = 0
    return true
  }

  /// Returns the next chunk.
  public mutating func next() async throws -> [UInt8]? {
    guard position < bytes.count else { return nil }
    let end = min(position + chunkSize, bytes.count)
    defer { position = end }
    return Array(bytes[position..<end])
  }
}
