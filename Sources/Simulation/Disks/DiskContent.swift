// The bytes of a file, in copy-on-write blocks.
//
// A world holds many files at once, each as a program sees it and as a power loss would leave it. With one
// array each, a log would take four times its length: twice for the two versions, and twice for the spare
// capacity of a growing array.

/// The bytes of a file. Copies share all blocks that neither has changed.
///
/// Invariant: every block but the last is full, and the last is not empty.
struct DiskContent: Hashable, Sendable {
  /// The size of a full block, in bytes.
  static let blockSize = 16_384

  private var blocks: [[UInt8]] = []

  /// The number of bytes.
  var count: Int { blocks.last.map { (blocks.count - 1) * Self.blockSize + $0.count } ?? 0 }

  /// Returns the bytes in the part of the range that exists.
  func bytes(_ range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      let (block, start) = place.quotientAndRemainder(dividingBy: Self.blockSize)
      let end = min(Self.blockSize, start + range.upperBound - place)
      bytes += blocks[block][start..<end]
      place += end - start
    }
    return bytes
  }

  /// Writes bytes at an offset; a gap before them is filled with zeros.
  mutating func write(_ bytes: [UInt8], at offset: Int) {
    if offset > count { resize(to: offset) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let (block, start) = (offset + rest.startIndex).quotientAndRemainder(dividingBy: Self.blockSize)
      let piece = rest.prefix(Self.blockSize - start)
      if block == blocks.count { appendBlock() }
      let overwritten = piece.prefix(blocks[block].count - start)
      blocks[block].replaceSubrange(start..<start + overwritten.count, with: overwritten)
      blocks[block] += piece[overwritten.endIndex...]
      rest = rest[piece.endIndex...]
    }
  }

  /// Truncates the content, or extends it with zeros.
  mutating func resize(to length: Int) {
    let growth = length - count
    guard growth < 0 else { return write([UInt8](repeating: 0, count: growth), at: count) }
    let (full, rest) = length.quotientAndRemainder(dividingBy: Self.blockSize)
    blocks.removeLast(blocks.count - full - (rest > 0 ? 1 : 0))
    if rest > 0 { blocks[full].removeLast(blocks[full].count - rest) }
  }

  /// Flips the bits of a mask in one byte; does nothing beyond the end.
  mutating func flip(_ mask: UInt8, at offset: Int) {
    guard offset < count else { return }
    blocks[offset / Self.blockSize][offset % Self.blockSize] ^= mask
  }

  /// Appends an empty block that has the capacity of a full one.
  private mutating func appendBlock() {
    blocks.append([])
    blocks[blocks.count - 1].reserveCapacity(Self.blockSize)
  }

  /// The number of bytes that contents hold in memory together. Shared blocks count once; spare capacity does
  /// not count.
  ///
  /// - Complexity: O(blocks).
  static func storedBytes(_ contents: some Sequence<DiskContent>) -> Int {
    var seen: Set<UnsafeRawPointer> = []
    var bytes = 0
    for block in contents.flatMap(\.blocks) {
      let place = block.withUnsafeBytes(\.baseAddress)
      if let place, seen.insert(place).inserted { bytes += block.count }
    }
    return bytes
  }
}
