// Numbers for words, which come as hashes: an open-addressing table, because a `Dictionary` would hash each of them
// again.

/// Words with a number each, counted from 0 in the order in which they were first seen.
struct WordNumbers: Sendable {
  private struct Slot {
    var word: UInt64 = 0
    /// The number of the word, or -1 where the slot is empty.
    var number: Int32 = -1
  }

  private var slots: [Slot]
  /// So many bits of a scrambled word are the place where the search for it begins.
  private var bits: Int
  /// How many words there are.
  private(set) var count = 0

  /// An empty table that grows beyond about that many words.
  init(capacity: Int) {
    bits = max(4, Int.bitWidth - (capacity * 2).leadingZeroBitCount)
    slots = Array(repeating: Slot(), count: 1 << bits)
  }

  /// The number of a word, or nothing if it was never seen.
  func find(_ word: UInt64) -> Int? {
    let slot = slots[place(of: word)]
    return slot.number >= 0 ? Int(slot.number) : nil
  }

  /// The number of a word, which gets one if it has none.
  mutating func number(of word: UInt64) -> Int {
    var place = place(of: word)
    if slots[place].number >= 0 { return Int(slots[place].number) }
    if (count + 1) * 2 > slots.count {
      grow()
      place = self.place(of: word)
    }
    slots[place] = Slot(word: word, number: Int32(count))
    count += 1
    return count - 1
  }

  /// Where the word is, or the empty slot where it belongs. Half of all slots are empty, so there is one.
  private func place(of word: UInt64) -> Int {
    var place = Int((word &* 0x9E37_79B9_7F4A_7C15) >> UInt64(UInt64.bitWidth - bits))
    while slots[place].number >= 0, slots[place].word != word { place = (place + 1) & (slots.count - 1) }
    return place
  }

  private mutating func grow() {
    let old = slots
    bits += 1
    slots = Array(repeating: Slot(), count: 1 << bits)
    for slot in old where slot.number >= 0 { slots[place(of: slot.word)] = slot }
  }
}
