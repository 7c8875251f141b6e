// Numbers for words, which come as hashes: an open-addressing table, because a `Dictionary` would hash each
// of them again.

/// Words with a number each, counted from 0 in the order in which they were first seen.
struct WordNumbers: Sendable {
  /// Every word at the place of its number.
  private var words: [UInt64] = []
  /// The number of the word whose slot it is, or -1 where the slot is empty.
  private var slots: [Int32]
  /// So many bits of a scrambled word are the place where the search for it begins.
  private var bits: Int

  /// How many words there are.
  var count: Int { words.count }

  /// An empty table that grows beyond about that many words.
  init(capacity: Int) {
    bits = max(4, Int.bitWidth - (capacity * 2).leadingZeroBitCount)
    slots = Array(repeating: -1, count: 1 << bits)
    words.reserveCapacity(capacity)
  }

  /// The number of a word, or nil if it was never seen.
  func find(_ word: UInt64) -> Int? {
    let number = slots[place(of: word)]
    return number >= 0 ? Int(number) : nil
  }

  /// The number of a word, which gets one if it has none.
  mutating func number(of word: UInt64) -> Int {
    var place = place(of: word)
    if slots[place] >= 0 { return Int(slots[place]) }
    if (count + 1) * 2 > slots.count {
      grow()
      place = self.place(of: word)
    }
    slots[place] = Int32(count)
    words.append(word)
    return count - 1
  }

  /// The same words in memory that has room for nothing else.
  func compact() -> WordNumbers {
    var compact = self
    compact.words = [UInt64](unsafeUninitializedCapacity: count) { buffer, count in
      count = buffer.initialize(fromContentsOf: words)
    }
    return compact
  }

  /// Where the number of the word is, or the empty slot where it belongs. Half of all slots are empty, so
  /// there is one.
  private func place(of word: UInt64) -> Int {
    slots.withUnsafeBufferPointer { slots in
      words.withUnsafeBufferPointer { words in
        var place = Int((word &* 0x9E37_79B9_7F4A_7C15) >> UInt64(UInt64.bitWidth - bits))
        while slots[place] >= 0, words[Int(slots[place])] != word { place = (place + 1) & (slots.count - 1) }
        return place
      }
    }
  }

  private mutating func grow() {
    bits += 1
    slots = Array(repeating: -1, count: 1 << bits)
    for (number, word) in words.enumerated() { slots[place(of: word)] = Int32(number) }
  }
}
