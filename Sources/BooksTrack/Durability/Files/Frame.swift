// How a record stands in a file.
//
//     0  four bytes that are never zero      16  checksum of the 16 bytes before it
//     4  length of the content, 4 bytes      24  checksum of the content and of the number
//     8  number, 8 bytes                     32  the content, and behind it a byte that is never zero
//
// The head has a checksum of its own, because the length in it says where the next record is. The bytes that
// are never zero are for `TornTail`: the first and the last part of a record, however little of it lies in a
// sector, can be told from a sector that never reached the medium.

/// One record of a file: a number and some bytes.
package struct Frame {
  static let mark: [UInt8] = [0xB7, 0x54, 0x52, 0x4B]
  package static let end: UInt8 = 0xE5
  static let headSize = 32
  /// What a record takes beyond its content.
  static let overhead = headSize + 1
  static let maximumContent = Int(UInt32.max)

  /// The number of the transaction, or of the part of a snapshot.
  package let number: UInt64
  /// Where the content stands in the file.
  package let content: Range<Int>

  /// Where the record begins and where the next one would.
  package var range: Range<Int> { content.lowerBound - Self.headSize..<content.upperBound + 1 }

  /// A record as bytes.
  static func bytes(number: UInt64, content: [UInt8]) -> [UInt8] {
    var writer = ByteWriter(capacity: content.count + overhead)
    writer.raw(mark)
    writer.fixed32(UInt32(truncatingIfNeeded: content.count))
    writer.fixed64(number)
    writer.fixed64(Checksum.of(writer.bytes, 0..<16, seed: 1))
    writer.fixed64(Checksum.of(content, 0..<content.count, seed: number))
    writer.raw(content)
    writer.byte(end)
    return writer.bytes
  }

  /// The first part of a record, if it is sound: its number and where its content should stand.
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

  /// Whether the content is complete and fits its checksum.
  func isSound(in bytes: [UInt8]) -> Bool {
    guard range.upperBound <= bytes.count, bytes[content.upperBound] == Self.end else { return false }
    var parser = ByteParser(bytes, in: content.lowerBound - 8..<content.lowerBound)
    return (try? parser.fixed64()) == Checksum.of(bytes, content, seed: number)
  }

  /// Reads the record at that place; nil if it is not sound.
  static func read(_ bytes: [UInt8], at offset: Int) -> Frame? {
    guard let frame = head(in: bytes, at: offset), frame.isSound(in: bytes) else { return nil }
    return frame
  }
}
