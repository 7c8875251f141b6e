// How many bytes a library's rows take, kept up to date with every commit.
//
// The archive needs it to decide when to compact: a library that shrinks writes to its log as one that grows
// does. Four bytes a row, in the tree that the tables are made of.

/// The size of every row, and their sum.
struct LiveSizes: Sendable {
  private var sizes: [IdentifierMap<RawEntity, UInt32>]
  /// Bytes that all rows take in a snapshot, closely.
  private(set) var total = 0

  /// What a row takes beside its fields: its name and their length.
  private static let overhead = 6

  /// The sizes of the rows of a library.
  init(_ raw: RawLibrary) {
    sizes = Array(repeating: IdentifierMap(), count: RawLibrary.kindLimit)
    for (tag, table) in raw.tables.enumerated() {
      for (id, place) in table { put(place.count, UInt8(truncatingIfNeeded: tag), id) }
    }
  }

  /// Follows a commit.
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
