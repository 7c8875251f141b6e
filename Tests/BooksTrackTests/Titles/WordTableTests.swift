// Word tables find all of their words, and no others.

import Testing

@testable import BooksTrack

@Suite struct WordTableTests {
  /// Enough words that some are displaced from their slots in the smallest table.
  private static let words = (0..<500).map { "w\($0)" }

  @Test(arguments: [0, 1, 5, 16, 100, 500])
  func `every word has its value, and no other word has one`(count: Int) {
    let table = WordTable(Self.words.prefix(count).enumerated().map { ($1, $0) })
    for (place, word) in Self.words.enumerated() {
      let fingerprint = TitleLine.fingerprint(ofWord: word)
      #expect(table[fingerprint] == (place < count ? place : nil))
      #expect(table.contains(fingerprint) == (place < count))
    }
    #expect(table[TitleLine.seed] == nil && !table.contains(TitleLine.seed))
  }

  @Test func `the first value of a repeated word counts, in any spelling`() {
    let table = WordTable([("Vol", 1), ("vol", 2), ("Díl", 3), ("dil", 4)])
    #expect(table[TitleLine.fingerprint(ofWord: "VOL")] == 1)
    #expect(table[TitleLine.fingerprint(ofWord: "dil")] == 3)
  }

  /// All fingerprints of one slot of the smallest table.
  @Test func `words with the same slot are all found`() {
    let rivals = Self.words.filter {
      let fingerprint = TitleLine.fingerprint(ofWord: $0)
      return (fingerprint ^ fingerprint >> 32) & 15 == 7
    }
    let held = Array(rivals.prefix(5))
    let table = WordTable(held.enumerated().map { ($1, $0) })
    #expect(held.count == 5 && rivals.count > 6)
    for word in rivals { #expect(table[TitleLine.fingerprint(ofWord: word)] == held.firstIndex(of: word)) }
  }

  @Test func `a phrase is found only as a whole`() {
    let table = PhraseTable([("modern library", .whole), ("penguin", .beginning), ("large print", .anywhere)])
    func matches(_ text: String) -> Bool {
      let line = TitleLine(text)
      return table.matches(line.fingerprints(in: 0..<line.count))
    }
    for text in ["Modern Library", "Penguin Classics", "Dune Large Print", "Large Print"] {
      #expect(matches(text))
    }
    for text in [
      "The Modern Library", "Modern Library 12", "Penguin", "Blue Penguin Books", "Large Blue Print", "",
    ] {
      #expect(!matches(text), "\(text)")
    }
  }
}
