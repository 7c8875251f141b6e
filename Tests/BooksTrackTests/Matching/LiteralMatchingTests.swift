// The document's rules, with the mistakes that they make: each test states one, so that a report can count on
// it.

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct LiteralMatchingTests {
  private func tier(
    _ left: (String, String), _ right: (String, String), isbns: (String?, String?) = (nil, nil)
  ) throws -> MatchResult {
    var index = MatchIndex(rules: .asWritten)
    let first = try BookDraft(left.0, by: [left.1], isbn: isbns.0)
    index.insert(.number(1), keys: index.rules.keys(of: first))
    return index.match(try BookDraft(right.0, by: [right.1], isbn: isbns.1))
  }

  @Test func `tier 1 ignores case and nothing else`() throws {
    #expect(try tier(("Dune", "Frank Herbert"), ("DUNE", "frank herbert")).tier == .titleAndAuthor)
    #expect(try tier(("Café", "A. Bek"), ("Cafe", "A. Bek")) == .noDuplicate)
  }

  @Test func `tier 2 merges all books with the same number`() throws {
    let number = "9780261103573"
    let result = try tier(("Saga, Vol. 1", "B. Vaughan"), ("Emma", "Jane Austen"), isbns: (number, number))
    #expect(result == .exactMatch(.number(1), .isbn, reason: .sameISBN(try ISBN(number))))
  }

  @Test func `tier 3 merges the second volume with the first`() throws {
    let volumes = try tier(
      ("1Q84 (1Q84, #1)", "Haruki Murakami"), ("1Q84 (1Q84, #2)", "Haruki Murakami"))
    #expect(volumes == .possibleMatch(.number(1), score: 1000, reason: .sameNormalizedTitle))
    #expect(
      try tier(("Magician: Apprentice", "R. Feist"), ("Magician: Master", "R. Feist")).tier == .fuzzy)
  }

  @Test func `tier 3 merges Julie and Julia, and does not recognise an inverted name`() throws {
    let sisters = try tier(("Legacy", "Julia Glass"), ("Legacy [signed]", "Julie Glass"))
    #expect(sisters.tier == .fuzzy)
    #expect(try tier(("Amber", "Zelazny, Roger"), ("Amber [signed]", "Roger Zelazny")) == .noDuplicate)
  }

  @Test func `a likeness of exactly 80 % is not above 80 %`() throws {
    // Jaro: 3 of 5 match on either side, in order: (3/5 + 3/5 + 1) / 3 = 0.7333; with a prefix of 2: 0.7867.
    #expect(jaroWinkler("abcde", "abcxy") == 813)
    #expect(try tier(("T", "abcde"), ("T [x]", "abcxy")).tier == .fuzzy)
    #expect(jaroWinkler("aaxxx", "aayyy") == 680)
    #expect(try tier(("T", "aaxxx"), ("T [x]", "aayyy")) == .noDuplicate)
  }
}
