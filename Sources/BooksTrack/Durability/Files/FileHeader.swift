// The header of a library's files: their first 32 bytes.
//
//     0  "BKTK"                 8  replica, 4 bytes          24  checksum of the bytes before it
//     4  kind: "L" or "S"      12  transaction, 8 bytes
//     5  0                     20  zeros
//     6  version, 2 bytes
//
// The positions of these fields and the checksum are the same in all versions, so that a program can
// distinguish a file of a newer version from a damaged one.

/// The header of a file.
package struct FileHeader: Hashable {
  /// The content of a file.
  enum Kind: UInt8 {
    /// Consecutive transactions.
    case log = 0x4C
    /// A whole library.
    case snapshot = 0x53
  }

  package static let size = 32
  static let magic: [UInt8] = Array("BKTK".utf8)

  let kind: Kind
  let version: UInt16
  let replica: UInt32
  /// The first transaction of a log; the last transaction of a snapshot.
  let sequence: UInt64

  /// The encoded header.
  var bytes: [UInt8] {
    var writer = ByteWriter(capacity: Self.size)
    writer.raw(Self.magic)
    writer.byte(kind.rawValue)
    writer.byte(0)
    writer.byte(UInt8(truncatingIfNeeded: version))
    writer.byte(UInt8(truncatingIfNeeded: version >> 8))
    writer.fixed32(replica)
    writer.fixed64(sequence)
    writer.fixed32(0)
    writer.fixed64(Checksum.of(writer.bytes, 0..<24, seed: 0))
    return writer.bytes
  }

  /// Parses the header of a file.
  static func read(_ bytes: [UInt8]) throws(ByteError) -> FileHeader {
    guard bytes.count >= size else {
      throw ByteError(offset: 0, expected: "a header of \(size) bytes", found: "\(bytes.count) bytes")
    }
    guard bytes.starts(with: magic) else {
      throw ByteError(offset: 0, expected: "the letters BKTK", found: "other bytes")
    }
    var parser = ByteParser(bytes, in: 24..<32)
    guard try parser.fixed64() == Checksum.of(bytes, 0..<24, seed: 0) else {
      throw ByteError(offset: 0, expected: "a header that fits its checksum", found: "one that does not")
    }
    guard let kind = Kind(rawValue: bytes[4]) else {
      throw ByteError(offset: 4, expected: "a log or a snapshot", found: "kind \(bytes[4])")
    }
    var fields = ByteParser(bytes, in: 8..<20)
    return FileHeader(
      kind: kind, version: UInt16(bytes[6]) | UInt16(bytes[7]) << 8, replica: try fields.fixed32(),
      sequence: try fields.fixed64())
  }
}
