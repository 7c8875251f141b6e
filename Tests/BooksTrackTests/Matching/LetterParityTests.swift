// What is told by the letters of two texts alone leaves out none that a comparison would find (DUP-10,
// DUP-11).

import BooksTrackAPI
import PropertyTesting
import Testing

@testable import BooksTrack

@Suite struct LetterParityTests {
  private static let words = Gen<String>.element(of: [
    "the", "and", "und", "och", "der", "sand", "land", "hand", "silent", "dune", "mort", "a", "ii", "3",
    "1984",
    "märchen", "война", "мир", "ノルウェイ", "les", "rivers",
  ])
  private static let texts = words.array(count: 1...5).map { $0.joined(separator: " ") }
  private static let slips = TypingSlip.any.array(count: 0...3)

  private static func mistyped(_ text: String, _ slips: [TypingSlip]) -> String {
    FoldedText.key(text.mistyped(slips))
  }

  @Test func `DUP-11: every mistyped title passes the test`() throws {
    var found = 0
    try check("titles", combine(Self.texts, Self.slips), count: 6_000) { text, slips in
      let (left, right) = (FoldedText.key(text), Self.mistyped(text, slips))
      guard MistypedText.slips(inTitle: left, right) != nil else { return }
      found += left == right ? 0 : 1
      try claim(LetterParity(of: left).allowsSlips(to: LetterParity(of: right)), "\(left) and \(right)")
    }
    #expect(found > 500, "found \(found)")
  }

  @Test func `DUP-10: titles of other words rarely pass the test`() {
    let titles = [
      "silent harbor", "the left hand of darkness", "dune", "mort", "war and peace", "les miserables",
    ]
    .map { LetterParity(of: $0) }
    for (place, title) in titles.enumerated() {
      #expect(titles.indices.filter { titles[$0].allowsSlips(to: title) } == [place])
    }
  }

  @Test func `DUP-11: names with nearly the same letters pass the test`() throws {
    try check("names", combine(Self.texts, Self.slips), count: 4_000) { text, slips in
      let (left, right) = (FoldedText.key(text), Self.mistyped(text, slips))
      let letters = [left, right].map { MistypedText.letters($0.split(separator: " ")) }
      guard Slips.between(letters[0], letters[1], limit: MistypedText.mostSlips) != nil else { return }
      let (first, second) = (LetterParity.Name(left), LetterParity.Name(right))
      try claim(LetterParity.isNear(first.all, second.all), "\(left) and \(right)")
    }
  }

  @Test(arguments: [
    ("ursula le guin", "ursula guin", 3, 2), ("plato", "plato", 1, 1), ("jon fosse", "jon olav fosse", 2, 3),
  ])
  func `the ends of a name are its first and last word`(
    left: String, right: String, words: Int, others: Int
  ) {
    let (first, second) = (LetterParity.Name(left), LetterParity.Name(right))
    #expect(first.ends == second.ends && first.words == words && second.words == others)
  }
}
