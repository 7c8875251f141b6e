// Telling a commit that was never acknowledged from one that was and has been damaged.
//
// A record is written in one piece and acknowledged when it is safe. If the power goes in between, of its
// sectors some have reached the medium and the others read as zeros, or the file ends early. Such a tail is
// cut off: its commit was never acknowledged. A tail that could not have come about that way is damage, and
// an error, because what it held may have been acknowledged:
//
// - a sound record stands behind it, or bytes that are beyond its own end;
// - it is complete, and yet no sector of it is missing: somebody changed a byte;
// - its first bytes are neither a record's nor zeros.
//
// What cannot be told apart: a file that was cut short, within a record or between two, by somebody else than
// a loss of power; and a sector of zeros that came later. The last commit can be lost that way without a
// word. Only a record behind it could show the damage, and there is none.

enum TornTail {
  /// The piece of a medium that is written or not.
  static let sector = 512

  /// Whether the bytes from `start` to the end of a log can be what is left of one record that was not
  /// acknowledged. There is at least one byte, and no sound record at `start`.
  ///
  /// - Parameter number: The number that the record must have.
  static func isPlausible(_ bytes: [UInt8], from start: Int, number: UInt64) -> Bool {
    guard !hasRecord(bytes, after: start, atLeast: number) else { return false }
    if let frame = Frame.head(in: bytes, at: start) {
      guard frame.number == number, bytes.count <= frame.range.upperBound else { return false }
      return bytes.count < frame.range.upperBound || lacksSector(bytes, start..<bytes.count)
    }
    let head = start..<min(start + Frame.headSize, bytes.count)
    if lacksSector(bytes, head, within: start..<bytes.count) { return true }
    // The part of the head that the file has must match the head of a record.
    return head.count < Frame.headSize && zip(bytes[head], Frame.mark).allSatisfy { $0 == $1 }
  }

  /// Whether a log that has no sound header can be one that was not acknowledged: a file that ends too early,
  /// or whose first sector is missing.
  static func isPlausibleHeader(_ bytes: [UInt8], number: UInt64) -> Bool {
    guard !hasRecord(bytes, after: 0, atLeast: number) else { return false }
    if bytes.prefix(sector).allSatisfy({ $0 == 0 }) { return true }
    return bytes.count < FileHeader.size && zip(bytes, FileHeader.magic).allSatisfy { $0 == $1 }
  }

  /// Whether one of the sectors that `part` lies in reads as zeros, as far as it belongs to `whole`.
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

  /// Whether a sound record with at least that number begins anywhere behind `start`.
  ///
  /// - Complexity: O(*n*), as a rule: a record is read only where its first bytes and a checksum of 16 bytes
  ///   say that there is one.
  private static func hasRecord(_ bytes: [UInt8], after start: Int, atLeast number: UInt64) -> Bool {
    guard bytes.count - start > Frame.overhead else { return false }
    for offset in start + 1..<bytes.count - Frame.overhead + 1
    where bytes[offset] == Frame.mark[0] && bytes[offset + 1] == Frame.mark[1] {
      if let frame = Frame.read(bytes, at: offset), frame.number >= number { return true }
    }
    return false
  }
}
