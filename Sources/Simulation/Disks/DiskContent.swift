// The bytes of a file, in blocks that copies share.
//
// A world holds many files at once, each as a reader sees it and as a power loss would leave it. As one array
// each, a log would take four times its length: twice for the two contents, and twice for the room that an
// array keeps when it grows.

/// The bytes of a file; a value whose copies share every block that neither has changed.
///
/// Invariant: every block is full, but for the last, and that is not empty.
struct DiskContent: Hashable, Sendable {
  /// Bytes of a full block.
  static let blockSize = 16_384

  private var blocks: [[UInt8]] = []

  /// How many bytes there are.
  var count: Int { blocks.last.map { (blocks.count - 1) * Self.blockSize + $0.count } ?? 0 }

  /// The bytes in that range, as far as there are any.
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

  /// Puts bytes in place; a gap before them becomes zeros.
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

  /// Cuts the content, or makes it longer with zeros.
  mutating func resize(to length: Int) {
    let growth = length - count
    guard growth < 0 else { return write([UInt8](repeating: 0, count: growth), at: count) }
    let (full, rest) = length.quotientAndRemainder(dividingBy: Self.blockSize)
    blocks.removeLast(blocks.count - full - (rest > 0 ? 1 : 0))
    if rest > 0 { blocks[full].removeLast(blocks[full].count - rest) }
  }

  /// Turns bits of a byte over; beyond the end nothing happens.
  mutating func flip(_ mask: UInt8, at offset: Int) {
    guard offset < count else { return }
    blocks[offset / Self.blockSize][offset % Self.blockSize] ^= mask
  }

  /// A block that has room at once for all that it will hold.
  private mutating func appendBlock() {
    blocks.append([])
    blocks[blocks.count - 1].reserveCapacity(Self.blockSize)
  }

  /// Bytes that contents hold in memory together: a block that they share counts once, and what a block has
  /// room for beyond its bytes does not count.
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
