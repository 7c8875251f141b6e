// Hash tables of words by fingerprint. Every word of every title is looked up in several of them, and nearly
// always without success, so a miss must be cheap.

/// A table of words with a meaning each. Words are folded as in `TitleLine`.
struct WordTable<Meaning: Sendable>: Sendable {
  /// The fingerprint of the word in each slot, separate from its meaning: a miss reads nothing else.
  private var words: [UInt64]
  private var meanings: [Meaning?]
  private let mask: Int

  /// The value of an empty slot: the fingerprint of no word.
  private static var free: UInt64 { TitleLine.seed }

  /// Creates a table; if a word occurs twice, its first meaning is used.
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

  /// Returns the meaning of the word with a fingerprint; nil if the table does not contain it.
  subscript(fingerprint: UInt64) -> Meaning? {
    let slot = slot(of: fingerprint)
    return words[slot] == Self.free ? nil : meanings[slot]
  }

  /// Returns true if the table contains the word with a fingerprint.
  func contains(_ fingerprint: UInt64) -> Bool { words[slot(of: fingerprint)] != Self.free }

  /// Returns the slot of a word, or the empty slot where it would be inserted.
  private func slot(of fingerprint: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: fingerprint ^ fingerprint >> 32) & mask
    while words[slot] != Self.free, words[slot] != fingerprint { slot = (slot + 1) & mask }
    return slot
  }
}

extension WordTable where Meaning == Void {
  /// Creates a table that is used as a set of words.
  init(_ words: [String]) { self.init(words.map { ($0, ()) }) }
}

/// A table of phrases that are searched for among the words of a text.
struct PhraseTable: Sendable {
  /// The position in a text at which a phrase matches.
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

  /// Creates a table; the words of a phrase are separated by single spaces.
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

  /// Returns true if the words contain one of the phrases in its position.
  func matches(_ words: [UInt64]) -> Bool {
    words.indices.contains { index in
      byFirstWord[words[index]]?.contains { phrase in
        let end = index + 1 + phrase.rest.count
        guard end <= words.count, words[index + 1..<end].elementsEqual(phrase.rest) else { return false }
        switch phrase.place {
        case .anywhere: return true
        // A phrase of several words also matches the whole name: "Vintage International".
        case .beginning: return index == 0 && (end < words.count || !phrase.rest.isEmpty)
        case .whole: return index == 0 && end == words.count
        }
      } ?? false
    }
  }
}
