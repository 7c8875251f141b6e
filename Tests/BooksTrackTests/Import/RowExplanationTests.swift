import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `What a row did, and why` {
  private static let header = [
    "Title", "Author", "ISBN13", "My Rating", "Exclusive Shelf", "Date Read", "My Review", "Bookshelves",
    "Publisher",
  ]

  private static func export(_ rows: [[String]]) -> [UInt8] {
    var writer = CSVWriter()
    for row in [header] + rows { writer.append(row) }
    return writer.bytes
  }

  private static let emma = [
    "Emma", "Jane Austen", "9780141439587", "4", "read", "", "", "classics", "Penguin",
  ]
  private static let emmaAgain = [
    "Emma", "Jane Austen", "9780141439587", "3", "read", "2020/05/17", "Long.", "classics, read-twice",
    "Penguin",
  ]
  private static let nobody = ["", "Jane Austen", "", "", "", "", "", "", ""]

  private static func explain(
    _ row: Int, _ rows: [[String]], into store: LibraryStore = .sample(),
    _ strategy: DuplicateStrategy = .smart
  ) async throws -> RowExplanation {
    var source = BytesSource(export(rows), chunkSize: 40)
    let explanation = try await `Importing a file`.importer(store).explain(
      row: row, of: &source, fileName: "export.csv", strategy: strategy)
    guard case .row(let found) = explanation else { throw ClaimError("\(explanation)") }
    return found
  }

  @Test func `a merge lists the values taken from the row and those kept (DUP-6)`() async throws {
    let store = LibraryStore.sample()
    let summary = try await `Importing a file`.run(Self.export([Self.emma, Self.emmaAgain]), into: store)
    let account = try #require(summary.duplicates.first).account
    #expect(account.taken == ["shelves", "date read", "review"])
    #expect(account.left == ["rating"])
    #expect(
      summary.duplicates.first?.accountSentence == "took shelves, date read, review; kept rating")
  }

  @Test func `a row without new values takes nothing, and a skipped one has no account`() async throws {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(Self.export([Self.emma]), into: store)
    let same = try await `Importing a file`.run(Self.export([Self.emma]), into: store)
    #expect(same.duplicates.map(\.account) == [.nothing])
    #expect(same.duplicates.first?.accountSentence == nil)
    let skipped = try await `Importing a file`.run(Self.export([Self.emmaAgain]), into: store, .skip)
    #expect(skipped.duplicates.map(\.account) == [.nothing])
  }

  @Test func `another edition is listed as a whole, not as changes of the first one`() async throws {
    let other = ["Emma", "Jane Austen", "9780192827562", "4", "read", "", "", "classics", "Oxford"]
    let summary = try await `Importing a file`.run(Self.export([Self.emma, other]), into: .sample())
    #expect(summary.duplicates.first?.account == MergeAccountSample.of(taken: ["ISBN", "publisher"]))
  }

  @Test func `a duplicate is explained fact by fact, after the rows before it`() async throws {
    let store = LibraryStore.sample()
    let found = try await Self.explain(2, [Self.emma, Self.emmaAgain], into: store)
    guard case .duplicate(let duplicate) = found.decision else { throw ClaimError("\(found.decision)") }
    #expect(duplicate.firstRow == 1)
    let facts = Dictionary(uniqueKeysWithValues: found.facts.map { ($0.fact, $0) })
    #expect(facts["rating"] == FactChange(fact: "rating", before: "4", row: "3", after: "4"))
    #expect(facts["date read"]?.isChange == true)
    #expect(facts["date read"]?.after == "2020-05-17")
    #expect(facts["publisher"]?.isChange == false)
    #expect(await store.snapshot.works.isEmpty, "explaining changes nothing")
  }

  @Test func `the explanation of a row considers the rows after it`() async throws {
    // The last row shows that there is a book of this title without author, so the second row adds none to
    // the first.
    let rows = [
      ["Dune", "", "9780441172719", "", "read", "", "", "", ""],
      ["Dune", "Frank Herbert", "9780441172719", "", "read", "", "", "", ""],
      ["Dune", "", "", "", "read", "", "", "", ""],
    ]
    let summary = try await `Importing a file`.run(Self.export(rows), into: .sample())
    #expect(summary.duplicates.map(\.row) == [2, 3])
    for duplicate in summary.duplicates {
      #expect(try await Self.explain(duplicate.row, rows).decision == .duplicate(duplicate))
    }
  }

  @Test func `the explanation of a replacement lists the replaced values`() async throws {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(Self.export([Self.emma]), into: store)
    let found = try await Self.explain(1, [Self.emmaAgain], into: store, .replace)
    let rating = found.facts.first { $0.fact == "rating" }
    #expect(rating == FactChange(fact: "rating", before: "4", row: "3", after: "3"))
  }

  @Test func `a new book has no previous values, a rejected row its reason and cells`() async throws {
    let rows = [Self.emma, Self.nobody]
    let new = try await Self.explain(1, rows)
    #expect(new.decision == .imported)
    #expect(new.facts.allSatisfy { $0.before == nil && ($0.row ?? $0.after) != nil })
    #expect(new.facts.first == FactChange(fact: "title", before: nil, row: "Emma", after: "Emma"))
    let rejected = try await Self.explain(2, rows)
    guard case .rejected(let row) = rejected.decision else { throw ClaimError("\(rejected.decision)") }
    #expect(row.reason == .noTitle(column: "Title"))
    #expect(row.fields == Self.nobody)
    #expect(rejected.header == Self.header)
  }

  @Test func `a row after the end does not exist`() async throws {
    var source = BytesSource(Self.export([Self.emma, Self.nobody]), chunkSize: 40)
    let explanation = try await `Importing a file`.importer(.sample()).explain(
      row: 3, of: &source, fileName: "export.csv")
    #expect(explanation == .noSuchRow(rows: 2))
  }

  @Test(arguments: [(1, "0.25"), (2, "0.5"), (15, "3.75"), (20, "5")])
  func `ratings are written in stars`(quarters: Int, text: String) {
    #expect(Rating(quarters: quarters)?.stars == text)
  }
}

private enum MergeAccountSample {
  static func of(taken: [String], left: [String] = []) -> MergeAccount {
    var account = MergeAccount.nothing
    account.taken = taken
    account.left = left
    return account
  }
}

/// An error for an unexpected result.
private struct ClaimError: Error {
  let text: String
  init(_ text: String) { self.text = text }
}
