// Numbers of words that are given as hashes. An open-addressing table, because a `Dictionary` would hash each
// of them again.

/// Numbers words from 0 in order of first appearance.
struct WordNumbers: Sendable {
  /// The words, by number.
  private var words: [UInt64] = []
  /// The number of the word in each slot; -1 for an empty slot.
  private var slots: [Int32]
  /// The number of hash bits that select the first slot.
  private var bits: Int

  /// The number of words.
  var count: Int { words.count }

  /// Creates an empty table with room for about `capacity` words.
  init(capacity: Int) {
    bits = max(4, Int.bitWidth - (capacity * 2).leadingZeroBitCount)
    slots = Array(repeating: -1, count: 1 << bits)
    words.reserveCapacity(capacity)
  }

  /// Returns the number of a word, or nil if it is not in the table.
  func find(_ word: UInt64) -> Int? {
    let number = slots[place(of: word)]
    return number >= 0 ? Int(number) : nil
  }

  /// Returns the number of a word, adding the word if necessary.
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

  /// Returns a copy without spare capacity for words.
  func compact() -> WordNumbers {
    var compact = self
    compact.words = [UInt64](unsafeUninitializedCapacity: count) { buffer, count in
      count = buffer.initialize(fromContentsOf: words)
    }
    return compact
  }

  /// Returns the slot of the word, or the empty slot for it. At most half of the slots are in use, so there
  /// is one.
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
