// A title alone is the book with a subtitle if the subtitle is a phrase about it (DUP-11), and the year of an
// edition makes no other book.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct SubtitlePhraseTests {
  private static func areOne(_ title: String, _ other: String) throws -> Bool {
    let matches = try [(title, other), (other, title)].map { first, second in
      var index = MatchIndex(rules: .corrected)
      index.insert(.number(0), keys: index.rules.keys(of: try BookDraft(first, by: ["Ann Lee"])))
      return try index.match(BookDraft(second, by: ["Ann Lee"])).work != nil
    }
    #expect(matches[0] == matches[1])
    return matches[0]
  }

  @Test(arguments: [
    ("Slow Mornings", "Slow Mornings: The Art of Doing Little"),
    ("Slow Mornings", "Slow Mornings: Small Steps, Quiet Days"),
    ("Slow Mornings", "Slow Mornings: 101 Gluten-Free Breads"),
    ("Slow Mornings", "Slow Mornings: Thirty Vegetarian Breads"),
    ("Slow Mornings", "Slow Mornings: How to Wake"), ("Slow Mornings", "Slow Mornings (1993)"),
    ("Slow Mornings", "Slow Mornings: The 1818 Text"),
    ("Slow Mornings", "Slow Mornings: The Original 1897 Edition"),
  ])
  func `DUP-11: a describing phrase, a count of things or the year of a text may be missing`(
    title: String, other: String
  ) throws {
    #expect(try Self.areOne(title, other))
  }

  @Test(arguments: [
    ("Slow Mornings", "Slow Mornings - Loud Evening Hours"),
    ("Slow Mornings", "Slow Mornings: 2 Late Nights"),
    ("Slow Mornings", "Slow Mornings: Two Late Nights"),
    ("Slow Mornings", "Slow Mornings: A Graphic History"),
    ("Slow Mornings: The 1818 Text", "Slow Mornings: The 1831 Text"),
    ("The Wine Yearbook (2018)", "The Wine Yearbook (2019)"),
  ])
  func `DUP-11: a possible title of a sequel, a graphic novel or another year may not`(
    title: String, other: String
  ) throws {
    #expect(try !Self.areOne(title, other))
  }
}
