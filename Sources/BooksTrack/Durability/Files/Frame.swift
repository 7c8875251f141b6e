// The format of a record in a file.
//
//     0  four bytes that are never zero      16  checksum of the 16 bytes before it
//     4  length of the content, 4 bytes      24  checksum of the content and of the number
//     8  number, 8 bytes                     32  the content, followed by a byte that is never zero
//
// The head has its own checksum, because its length determines the position of the next record. `TornTail`
// needs the bytes that are never zero to distinguish the first and the last part of a record, however short,
// from a sector that was not written.

/// A record of a file: a number and its content.
package struct Frame {
  static let mark: [UInt8] = [0xB7, 0x54, 0x52, 0x4B]
  package static let end: UInt8 = 0xE5
  static let headSize = 32
  /// The size of a record without its content.
  static let overhead = headSize + 1
  static let maximumContent = Int(UInt32.max)

  /// The number of the transaction, or of the part of a snapshot.
  package let number: UInt64
  /// The range of the content in the file.
  package let content: Range<Int>

  /// The range of the record in the file.
  package var range: Range<Int> { content.lowerBound - Self.headSize..<content.upperBound + 1 }

  /// Encodes a record.
  static func bytes(number: UInt64, content: [UInt8]) -> [UInt8] { bytes(number: number, around: content) }

  /// Encodes a record in the storage of its content, which is not copied if nothing else refers to it.
  static func bytes(number: UInt64, around content: consuming [UInt8]) -> [UInt8] {
    var head = ByteWriter(capacity: headSize)
    head.raw(mark)
    head.fixed32(UInt32(truncatingIfNeeded: content.count))
    head.fixed64(number)
    head.fixed64(Checksum.of(head.bytes, 0..<16, seed: 1))
    head.fixed64(Checksum.of(content, 0..<content.count, seed: number))
    content.insert(contentsOf: head.bytes, at: 0)
    content.append(end)
    return content
  }

  /// Parses the head of a record; returns nil if it is invalid. The content may be incomplete.
  package static func head(in bytes: [UInt8], at offset: Int) -> Frame? {
    guard bytes.count - offset >= headSize, bytes[offset] == mark[0], bytes[offset + 1] == mark[1] else {
      return nil
    }
    let checksum = Checksum.of(bytes, offset..<offset + 16, seed: 1)
    var parser = ByteParser(bytes, in: offset + 4..<offset + headSize)
    guard let length = try? parser.fixed32(), let number = try? parser.fixed64(),
      let found = try? parser.fixed64(), found == checksum
    else { return nil }
    let start = offset + headSize
    return Frame(number: number, content: start..<start + Int(length))
  }

  /// Returns true if the content is complete and matches its checksum.
  func isSound(in bytes: [UInt8]) -> Bool {
    guard range.upperBound <= bytes.count, bytes[content.upperBound] == Self.end else { return false }
    var parser = ByteParser(bytes, in: content.lowerBound - 8..<content.lowerBound)
    return (try? parser.fixed64()) == Checksum.of(bytes, content, seed: number)
  }

  /// Parses the record at an offset; returns nil if it is invalid.
  static func read(_ bytes: [UInt8], at offset: Int) -> Frame? {
    guard let frame = head(in: bytes, at: offset), frame.isSound(in: bytes) else { return nil }
    return frame
  }
}
