// A list of 1,500 rows that somebody has made who knew the clauses and the formats and not the matcher, imported as the
// file that it is (DUP-11): how many pairs of rows are found to be one book, and how many wrongly.

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

  private static func imported(_ file: [UInt8], into library: Library) throws -> ImportPlanner {
    var parser = ExportParser()
    try parser.append(file)
    try parser.finish()
    var planner: ImportPlanner?
    var drafts: [BookDraft] = []
    while let event = try parser.next() {
      switch event {
      case .header(let match, _):
        planner = ImportPlanner(
          library: library, format: match.format, strategy: .smart, now: Timestamp(milliseconds: 0))
      case .book(let draft): drafts.append(draft)
      case .rejected, .needsMapping: Issue.record("a row of the list is no book")
      }
    }
    planner?.expect([drafts])
    for draft in drafts { planner?.stage(draft) }
    return try #require(planner)
  }

  /// Pairs within groups, from the sizes of the groups.
  private static func pairs(_ groups: [String: Int]) -> Int {
    groups.values.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
  }

  @Test func `DUP-11: of a list made by somebody else, 985 of 1,000 and hardly one wrongly`() throws {
    let file = try Self.file()
    let books = Self.books(file)
    let outcomes = try Self.imported(file, into: Library(replica: 1)).summary.outcomes
    #expect(books.count == 1_500 && outcomes.count == 1_500)
    var (same, found, right) = ([String: Int](), [String: Int](), [String: Int]())
    for (book, outcome) in zip(books, outcomes) {
      same["\(book)", default: 0] += 1
      found["\(outcome.work)", default: 0] += 1
      right["\(book) \(outcome.work)", default: 0] += 1
    }
    let (true_, joined, both) = (Self.pairs(same), Self.pairs(found), Self.pairs(right))
    #expect(both * 1_000 >= joined * 995, "\(joined - both) of \(joined) pairs are two books")
    #expect(2 * both * 1_000 >= (true_ + joined) * 985, "\(true_ - both) of \(true_) pairs are not found")
  }

  @Test func `IMP-11: the list, imported once more, brings no book`() throws {
    let file = try Self.file()
    let library = try Self.imported(file, into: Library(replica: 1)).editor.library
    #expect(try Self.imported(file, into: library).summary.imported == 0)
  }
}
