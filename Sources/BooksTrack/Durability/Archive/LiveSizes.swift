// The size of a library's rows in bytes, updated with every commit.
//
// The archive needs it to decide when to compact: the log grows even if the library shrinks. It takes four
// bytes per row, in the same kind of tree as the tables.

/// The size of every row, and their sum.
struct LiveSizes: Sendable {
  private var sizes: [IdentifierMap<RawEntity, UInt32>]
  /// The approximate size of all rows in a snapshot, in bytes.
  private(set) var total = 0

  /// The size of a row's identifier and of the length of its fields.
  private static let overhead = 6

  /// Creates the sizes of the rows of a library.
  init(_ raw: RawLibrary) {
    sizes = Array(repeating: IdentifierMap(), count: RawLibrary.kindLimit)
    for (tag, table) in raw.tables.enumerated() {
      for (id, place) in table { put(place.count, UInt8(truncatingIfNeeded: tag), id) }
    }
  }

  /// Updates the sizes after a commit.
  mutating func follow(_ touches: [RowTouch]) {
    for touch in touches {
      if let size = touch.size {
        put(size, touch.tag, touch.id)
      } else if let old = sizes[Int(touch.tag)].remove(touch.id) {
        total -= Int(old) + Self.overhead
      }
    }
  }

  private mutating func put(_ size: Int, _ tag: UInt8, _ id: Identifier<RawEntity>) {
    let old = sizes[Int(tag)].put(UInt32(clamping: size), at: id)
    total += size + Self.overhead - (old.map { Int($0) + Self.overhead } ?? 0)
  }
}
