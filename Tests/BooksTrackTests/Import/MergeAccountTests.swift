// An account lists everything that a merge took and left, although it compares only rows that differ.

import BooksTrackAPI
import PropertyTesting
import Testing

@testable import BooksTrack

struct MergeAccountTests {
  /// Similar accounts: each fact has one of two values, or none.
  private static let accounts = combine(
    Gen<String>.element(of: ["Dune", "Dune Messiah"]),
    Gen<String>.element(of: ["Frank Herbert", "F. Herbert", "Brian Herbert"]).array(count: 0...2),
    Gen<String>.element(of: ["Ace", "Chilton"]).optional, Gen<Int>.integer(in: 0...5),
    Gen<String>.element(of: ["sci-fi", "owned"]).array(count: 0...2),
    Gen<Int>.integer(in: 1964...1965).optional
  ).map { title, authors, publisher, quarters, shelves, year in
    var draft = BookDraft(row: 1, title: title)
    draft.authors = authors.map { DraftAuthor($0) }
    draft.firstPublished = year
    draft.edition.publisher = publisher
    draft.reader.rating = Rating(quarters: quarters)
    draft.reader.shelves = shelves
    draft.reader.purchaseLocation = publisher
    return BookAccount(draft)
  }

  @Test func `a merge account equals a comparison of every fact`() throws {
    try check(
      "accounts", combine(Self.accounts, Self.accounts, Self.accounts, Gen<Bool>.bool()), count: 2_000
    ) {
      earlier, row, later, isUnchanged in
      let (before, after) = (earlier, isUnchanged ? earlier : later)
      let taken = BookFact.all.filter { !$0.agree(before, after) }
      let left = BookFact.all.filter { $0.agree(before, after) && !$0.isKnown(from: row, in: after) }
      let account = MergeAccount(before: before, row: row, after: after)
      try claimEqual(account.taken, taken.map(\.name))
      try claimEqual(account.left, left.map(\.name))
    }
  }
}
