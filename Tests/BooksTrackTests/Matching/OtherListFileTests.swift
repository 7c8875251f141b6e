// A list of 1,500 rows that somebody has made who knew the clauses and the formats and not the matcher,
// imported as the file that it is (DUP-11): how many pairs of rows are found to be one book, and how many
// wrongly. And what such lists have shown about importing a file twice (IMP-11).

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

@Suite struct OtherListFileTests {
  private static func file() throws -> [UInt8] {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return Array(try Data(contentsOf: url.appending(path: "Corpora/Pairs/other-list.csv")))
  }

  /// The number of the true book of each row, which is the last cell of its line.
  private static func books(_ file: [UInt8]) -> [Int] {
    file.split(separator: UInt8(ascii: "\n")).dropFirst().compactMap { line in
      line.split(separator: UInt8(ascii: ",")).last.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    }
  }

  /// Pairs within groups, from the sizes of the groups.
  private static func pairs(_ groups: [String: Int]) -> Int {
    groups.values.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
  }

  @Test func `DUP-11: an external list: 985 of 1,000 pairs found, hardly any wrongly`() async throws {
    let file = try Self.file()
    let books = Self.books(file)
    let store = LibraryStore.sample()
    let outcomes = try await `Importing a file`.run(file, into: store).outcomes
    #expect(books.count == 1_500 && outcomes.count == 1_500)
    var (same, found, right) = ([String: Int](), [String: Int](), [String: Int]())
    for (book, outcome) in zip(books, outcomes) {
      same["\(book)", default: 0] += 1
      found["\(outcome.work)", default: 0] += 1
      right["\(book) \(outcome.work)", default: 0] += 1
    }
    let (all, joined, both) = (Self.pairs(same), Self.pairs(found), Self.pairs(right))
    #expect(both * 1_000 >= joined * 995, "\(joined - both) of \(joined) pairs are two books")
    #expect(2 * both * 1_000 >= (all + joined) * 985, "\(all - both) of \(all) pairs are not found")
    #expect(try await `Importing a file`.run(file, into: store).imported == 0, "IMP-11")
  }

  /// Lines of a file: title, writer and number.
  @Test(
    arguments: [
      // The wrong spelling has another book further on, which is not known when its first row comes.
      (
        [
          "\"Berserk, Vol. 8 (Berserk, #8)\",Kentaro Miura,9783176242399",
          "\"Berserk, Vol. 8 (Berserk, #8)\",Kentarou Miura,",
          "\"Berserk, Vol. 10 (Berserk, #10)\",Kentaro Miura,9780010611557",
          "\"Berserk, Vol. 3 (Berserk, #3)\",Kentarou Miura,",
        ], 4
      ),
      // A name with a slip is a slip where the wrong spelling has no other book.
      (
        [
          "\"Berserk, Vol. 8 (Berserk, #8)\",Kentaro Miura,9783176242399",
          "\"Berserk, Vol. 8 (Berserk, #8)\",Kentarou Miura,",
          "\"Berserk, Vol. 10 (Berserk, #10)\",Kentaro Miura,9780010611557",
        ], 2
      ),
      // The last one is found by the words of the second, which the second time is found by its number.
      (
        [
          "\"Before the Opera: On Statistics Saga, Book 3\",Tomás Ordóñez Saldaña,",
          "\"Before the Opera (On Statistics Saga, #3)\",Tomás Ordóñez Saldaña,9784466083012",
          "Before the Opera,Tomás Ordóñez Saldaña,",
        ], 1
      ),
    ])
  func `IMP-11: repeated imports give the same number of books`(lines: [String], books: Int) async throws {
    let file = Array((["Title,Author,ISBN13"] + lines).joined(separator: "\n").utf8)
    let store = LibraryStore.sample()
    #expect(try await `Importing a file`.run(file, into: store).imported == books)
    #expect(try await `Importing a file`.run(file, into: store).imported == 0)
    #expect(await store.snapshot.works.count == books)
  }
}
