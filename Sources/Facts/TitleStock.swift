// Invented titles of one genre and language, numbered: patterns with slots, and the words of each slot.
//
//     pattern  The {adjective} {noun}
//     adjective Hollow; Silent
//     noun      Garden; Tide
//
// have four titles, numbered 0..<4. A title contains no word of a slot twice.

/// A title or subtitle with slots.
package struct TitlePattern: Hashable, Sendable {
  /// A piece of a pattern.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// The index of a slot, and the number of earlier pieces of the pattern with the same slot.
    case slot(Int, taken: Int)
  }

  package let pieces: [Piece]
}

/// The words of a slot.
package struct TitleSlot: Hashable, Sendable {
  package let name: String
  package let words: [String]
}

/// The titles of one genre in one language.
package struct TitleStock: Hashable, Sendable {
  /// ISO 639-1.
  package let language: String
  /// The genre's name, such as "Science Fiction".
  package let genre: String
  package let patterns: [TitlePattern]
  /// Patterns of subtitles; may be empty.
  package let subtitles: [TitlePattern]
  package let slots: [TitleSlot]

  /// The number of titles.
  package var titleCount: Int { count(of: patterns) }

  /// The number of subtitles.
  package var subtitleCount: Int { count(of: subtitles) }

  /// Returns the title with that number, modulo `titleCount`. Empty if there is no pattern.
  package func title(number: Int) -> String { text(number, of: patterns) }

  /// Returns the subtitle with that number, modulo `subtitleCount`. Empty if there is no pattern.
  package func subtitle(number: Int) -> String { text(number, of: subtitles) }

  private func count(of patterns: [TitlePattern]) -> Int {
    patterns.reduce(0) { $0 + count(of: $1) }
  }

  private func count(of pattern: TitlePattern) -> Int {
    pattern.pieces.reduce(1) { product, piece in
      switch piece {
      case .text: product
      case .slot(let slot, let taken): product * max(slots[slot].words.count - taken, 0)
      }
    }
  }

  private func text(_ number: Int, of patterns: [TitlePattern]) -> String {
    let total = count(of: patterns)
    guard total > 0 else { return "" }
    var rest = ((number % total) + total) % total
    for pattern in patterns {
      let count = count(of: pattern)
      if rest < count { return text(rest, of: pattern) }
      rest -= count
    }
    return ""
  }

  private func text(_ number: Int, of pattern: TitlePattern) -> String {
    var rest = number
    var text = ""
    var chosen: [(slot: Int, word: Int)] = []
    for piece in pattern.pieces {
      switch piece {
      case .text(let words): text += words
      case .slot(let slot, let taken):
        let choices = slots[slot].words.count - taken
        var word = rest % choices
        rest /= choices
        if taken > 0 {
          let others = chosen.filter { $0.slot == slot }.map(\.word)
          for earlier in others.sorted() where earlier <= word { word += 1 }
        }
        chosen.append((slot, word))
        text += slots[slot].words[word]
      }
    }
    return text
  }
}
