// Cells that say the same again and again — publishers, bindings, authors, shelves — as one text or list
// each: a file has a few hundred publishers, and a library that is made of it keeps them all.
//
// What was read lately is looked up by a few of its bytes, so that a text that comes once costs no more than
// a glance.

internal import Foundation

/// The texts and lists that rows read one after the other have in common.
struct SharedTexts: Sendable {
  /// The last text of each hash; none before there was a text that is worth it.
  private var slots: [String] = []
  /// The last list of each hash, behind the text of its cell.
  private var lists: [(cell: String, parts: [String])] = []
  private let slotCount: Int
  /// Texts of up to that many bytes of UTF-8 are kept where a reference would be: copies of them share
  /// nothing.
  private static let longestInline = 15

  /// Nothing shared yet.
  ///
  /// - Parameter slotCount: How many texts, and how many lists, are remembered; a power of two.
  init(slotCount: Int = 512) {
    precondition(slotCount.nonzeroBitCount == 1, "the place of a text is some bits: pass a power of two")
    self.slotCount = slotCount
  }

  /// The text of a cell with every run of white space made one blank, as `Cell.collapsedText` gives it.
  mutating func collapsedText(of cell: Cell) -> String? {
    guard cell.bytes.count > Self.longestInline else { return cell.collapsedText }
    if slots.isEmpty { slots = Array(repeating: "", count: slotCount) }
    let slot = slot(of: cell.bytes)
    // A cell with these very bytes was collapsed to them before.
    if Self.isText(slots[slot], cell.bytes) { return slots[slot] }
    guard let text = cell.collapsedText else { return nil }
    // What was no UTF-8 is collapsed by other rules than a cell with the bytes of the text.
    if Self.isText(text, cell.bytes) { slots[slot] = text }
    return text
  }

  /// The parts of a list with commas, as `Cell.listParts` gives them.
  mutating func listParts(of cell: Cell) -> [String] {
    guard !cell.isEmpty else { return [] }
    if lists.isEmpty { lists = Array(repeating: ("", []), count: slotCount) }
    let slot = slot(of: cell.bytes)
    if Self.isText(lists[slot].cell, cell.bytes) { return lists[slot].parts }
    let parts = cell.listParts
    // What is no UTF-8 would not be found again by its text.
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

  /// By the number of the bytes, the first eight and the last eight.
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
