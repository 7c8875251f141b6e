// A cache that shares storage between equal cells (publishers, bindings, authors, shelves): a file has a few
// hundred publishers, and an imported library keeps them all.
//
// Recent texts are looked up by a hash of a few bytes, so that a text that occurs once costs almost nothing.

internal import Foundation

/// A cache of the texts and lists of recent rows.
struct SharedTexts: Sendable {
  /// The last text of each hash; empty until the first text that is long enough.
  private var slots: [String] = []
  /// The last list of each hash, with the text of its cell.
  private var lists: [(cell: String, parts: [String])] = []
  private let slotCount: Int
  /// Texts of up to this many bytes of UTF-8 are stored inline by `String` and share nothing.
  private static let longestInline = 15

  /// Creates an empty cache.
  ///
  /// - Parameter slotCount: The number of texts, and of lists, that are cached; a power of two.
  init(slotCount: Int = 512) {
    precondition(slotCount.nonzeroBitCount == 1, "the place of a text is some bits: pass a power of two")
    self.slotCount = slotCount
  }

  /// Returns the text of a cell with white space collapsed, like `Cell.collapsedText`.
  mutating func collapsedText(of cell: Cell) -> String? {
    guard cell.bytes.count > Self.longestInline else { return cell.collapsedText }
    if slots.isEmpty { slots = Array(repeating: "", count: slotCount) }
    let slot = slot(of: cell.bytes)
    // An earlier cell had the same bytes and was collapsed to them.
    if Self.isText(slots[slot], cell.bytes) { return slots[slot] }
    guard let text = cell.collapsedText else { return nil }
    // Only texts equal to their cell's bytes are cached, because a lookup compares bytes with the text.
    if Self.isText(text, cell.bytes) { slots[slot] = text }
    return text
  }

  /// Returns the elements of a comma-separated list, like `Cell.listParts`.
  mutating func listParts(of cell: Cell) -> [String] {
    guard !cell.isEmpty else { return [] }
    if lists.isEmpty { lists = Array(repeating: ("", []), count: slotCount) }
    let slot = slot(of: cell.bytes)
    if Self.isText(lists[slot].cell, cell.bytes) { return lists[slot].parts }
    let parts = cell.listParts
    // A cell that is not UTF-8 could not be found by its text.
    if let text = CellText.valid(cell.bytes) { lists[slot] = (text, parts) }
    return parts
  }

  private static func isText(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { known in
      guard known.count == bytes.count, let left = known.baseAddress, let right = bytes.baseAddress else {
        return false
      }
      return memcmp(left, right, bytes.count) == 0
    } ?? false
  }

  /// Returns the slot for a hash of the length, the first eight and the last eight bytes.
  private func slot(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var (first, last): (UInt64, UInt64) = (0, 0)
    if bytes.count < 8 {
      for byte in bytes { first = first << 8 | UInt64(byte) }
    } else {
      let raw = UnsafeRawBufferPointer(bytes)
      first = raw.loadUnaligned(as: UInt64.self)
      last = raw.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
    }
    let mixed = (first ^ (last << 7 | last >> 57) ^ UInt64(bytes.count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(mixed >> 48) & (slotCount - 1)
  }
}
