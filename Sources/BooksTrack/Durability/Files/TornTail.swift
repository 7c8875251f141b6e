// The distinction between an unacknowledged commit and a damaged one at the end of a log.
//
// A record is written with one call and acknowledged when it is durable. After a power failure in between,
// some of its sectors are on the disk and the others read as zeros, or the file ends early. Such a tail is
// truncated, since its commit was never acknowledged. Any other invalid tail is damage and an error, because
// its commit may have been acknowledged:
//
// - a valid record follows it, or bytes beyond its own end;
// - it is complete and no sector is missing, so a byte was changed;
// - its first bytes are neither those of a record nor zeros.
//
// Two kinds of damage cannot be detected: truncation of a file for another reason than a power failure, and a
// sector of zeros written later. The last commit can be lost silently in this way: only a record after it
// would reveal the damage, and there is none.

enum TornTail {
  /// The size of a sector, which a disk writes completely or not at all.
  static let sector = 512

  /// Returns true if the bytes from `start` to the end of a log may be the rest of an unacknowledged record.
  /// There is at least one byte, and no valid record at `start`.
  ///
  /// - Parameter number: The expected number of the record.
  static func isPlausible(_ bytes: [UInt8], from start: Int, number: UInt64) -> Bool {
    guard !hasRecord(bytes, after: start, atLeast: number) else { return false }
    if let frame = Frame.head(in: bytes, at: start) {
      guard frame.number == number, bytes.count <= frame.range.upperBound else { return false }
      return bytes.count < frame.range.upperBound || lacksSector(bytes, start..<bytes.count)
    }
    let head = start..<min(start + Frame.headSize, bytes.count)
    if lacksSector(bytes, head, within: start..<bytes.count) { return true }
    // The existing part of the head must match the head of a record.
    return head.count < Frame.headSize && zip(bytes[head], Frame.mark).allSatisfy { $0 == $1 }
  }

  /// Returns true if a log without a valid header may be unacknowledged: the file ends too early, or its
  /// first sector is missing.
  static func isPlausibleHeader(_ bytes: [UInt8], number: UInt64) -> Bool {
    guard !hasRecord(bytes, after: 0, atLeast: number) else { return false }
    if bytes.prefix(sector).allSatisfy({ $0 == 0 }) { return true }
    return bytes.count < FileHeader.size && zip(bytes, FileHeader.magic).allSatisfy { $0 == $1 }
  }

  /// Returns true if one of the sectors of `part` consists of zeros, as far as it belongs to `whole`.
  private static func lacksSector(_ bytes: [UInt8], _ part: Range<Int>, within whole: Range<Int>? = nil)
    -> Bool
  {
    let whole = whole ?? part
    var piece = part.lowerBound / sector * sector
    while piece < part.upperBound {
      let range = (piece..<piece + sector).clamped(to: whole)
      if bytes[range].allSatisfy({ $0 == 0 }) { return true }
      piece += sector
    }
    return false
  }

  /// Returns true if a valid record with at least that number begins anywhere after `start`.
  ///
  /// - Complexity: Usually O(*n*): a record is parsed only where its first bytes and the checksum of its head
  ///   are valid.
  private static func hasRecord(_ bytes: [UInt8], after start: Int, atLeast number: UInt64) -> Bool {
    guard bytes.count - start > Frame.overhead else { return false }
    for offset in start + 1..<bytes.count - Frame.overhead + 1
    where bytes[offset] == Frame.mark[0] && bytes[offset + 1] == Frame.mark[1] {
      if let frame = Frame.read(bytes, at: offset), frame.number >= number { return true }
    }
    return false
  }
}
