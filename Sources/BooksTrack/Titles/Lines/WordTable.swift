// A small table of words, looked up by fingerprint: every word of every title is looked up in several of
// them, and nearly always in vain, so a miss must cost next to nothing.

/// Words with a meaning each. Words are folded as in `TitleLine`.
struct WordTable<Meaning: Sendable>: Sendable {
  /// The fingerprint of the word in each slot, apart from what it means: a miss reads nothing else.
  private var words: [UInt64]
  private var meanings: [Meaning?]
  private let mask: Int

  /// Stands in a slot without a word: the fingerprint of no word.
  private static var free: UInt64 { TitleLine.seed }

  /// Makes a table; of a word that comes twice, the first meaning counts.
  init(_ words: [(String, Meaning)]) {
    var size = 16
    while size < words.count * 3 { size *= 2 }
    self.words = Array(repeating: Self.free, count: size)
    meanings = Array(repeating: nil, count: size)
    mask = size - 1
    for (word, meaning) in words {
      let fingerprint = TitleLine.fingerprint(ofWord: word)
      let slot = slot(of: fingerprint)
      guard self.words[slot] == Self.free else { continue }
      self.words[slot] = fingerprint
      meanings[slot] = meaning
    }
  }

  /// The meaning of the word of that fingerprint.
  subscript(fingerprint: UInt64) -> Meaning? {
    let slot = slot(of: fingerprint)
    return words[slot] == Self.free ? nil : meanings[slot]
  }

  /// Whether the word of that fingerprint is in the table.
  func contains(_ fingerprint: UInt64) -> Bool { words[slot(of: fingerprint)] != Self.free }

  /// Where the word stands, or the free slot where it would.
  private func slot(of fingerprint: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: fingerprint ^ fingerprint >> 32) & mask
    while words[slot] != Self.free, words[slot] != fingerprint { slot = (slot + 1) & mask }
    return slot
  }
}

extension WordTable where Meaning == Void {
  /// Makes a table of words that mean nothing but that they are in it.
  init(_ words: [String]) { self.init(words.map { ($0, ()) }) }
}

/// Phrases of one word or more, found among the words of a text.
struct PhraseTable: Sendable {
  /// Where in a text a phrase counts.
  enum Place: Sendable {
    case anywhere
    case beginning
    case whole
  }

  private struct Phrase: Sendable {
    let rest: [UInt64]
    let place: Place
  }

  private let byFirstWord: WordTable<[Phrase]>

  /// Makes a table; a phrase is words with single spaces.
  init(_ phrases: [(String, Place)]) {
    var lists: [(String, [Phrase])] = []
    var places: [Substring: Int] = [:]
    for (phrase, place) in phrases {
      let words = phrase.split(separator: " ")
      guard let first = words.first else { continue }
      let rest = words.dropFirst().map { TitleLine.fingerprint(ofWord: String($0)) }
      if let known = places[first] {
        lists[known].1.append(Phrase(rest: rest, place: place))
      } else {
        places[first] = lists.count
        lists.append((String(first), [Phrase(rest: rest, place: place)]))
      }
    }
    byFirstWord = WordTable(lists)
  }

  /// Whether one of the phrases stands among the words, in its place.
  func matches(_ words: [UInt64]) -> Bool {
    words.indices.contains { index in
      byFirstWord[words[index]]?.contains { phrase in
        let end = index + 1 + phrase.rest.count
        guard end <= words.count, words[index + 1..<end].elementsEqual(phrase.rest) else { return false }
        switch phrase.place {
        case .anywhere: return true
        // Of several words it is the whole name as well: "Vintage International".
        case .beginning: return index == 0 && (end < words.count || !phrase.rest.isEmpty)
        case .whole: return index == 0 && end == words.count
        }
      } ?? false
    }
  }
}
