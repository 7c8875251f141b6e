import PropertyTesting
import Testing

@testable import BooksTrack

/// Generates exports of a few books with many repeats, each time with slightly different facts.
struct ShelfGenerator {
  static let header = [
    "Title", "Author", "Additional Authors", "ISBN13", "Binding", "Publisher", "My Rating", "Exclusive Shelf",
    "Bookshelves", "Date Read", "My Review", "Owned Copies",
  ]

  private static func cell(_ values: String...) -> Gen<String> { .element(of: values) }

  static let row: Gen<[String]> = combine(
    cell(
      "Dune", "Dune (Dune, #1)", "DUNE", "Dune Messiah (Dune #2)", "Saga, Vol. 1", "Saga, Vol. 2", "Emma", "",
      "Emma: A Novel"),
    cell("Frank Herbert", "Herbert, Frank", "F. Herbert", "Brian K. Vaughan", "Jane Austen", ""),
    cell("", "Fiona Staples", "Jane Austen, Fiona Staples"),
    cell("", "9780441172719", "9780340960196", "9781607066019", "9780141439587", "9.78059E+12", "B00DQBOFTW"),
    cell("", "Paperback", "Kindle Edition"), cell("", "Ace", "Gollancz"),
    combine(
      cell("0", "3", "5", "many"), cell("read", "to-read", "currently-reading", "abandoned", ""),
      cell("", "to-read", "favorites", "favorites, sf"), cell("", "2019/05/07", "2021/01/02"),
      cell("", "Good.", "Long \"review\",\nin two lines"), cell("", "0", "2"))
  ).map { title, author, more, isbn, binding, publisher, rest in
    [title, author, more, isbn, binding, publisher, rest.0, rest.1, rest.2, rest.3, rest.4, rest.5]
  }

  static let rows: Gen<[[String]]> = .array(of: row, count: 0...12)

  static func bytes(_ rows: [[String]]) -> [UInt8] {
    var writer = CSVWriter()
    writer.append(header)
    for row in rows { writer.append(row) }
    return writer.bytes
  }
}

@Suite struct `Import properties` {
  static let strategies = DuplicateStrategy.allCases

  static func plan(_ rows: [[String]], on library: Library, _ strategy: DuplicateStrategy) throws
    -> ImportPlanner
  {
    let reading = try ExportReading(ShelfGenerator.bytes(rows))
    var planner = PlannedBooks(library, strategy).planner
    for book in reading.books { planner.stage(book) }
    planner.finish(rejected: reading.rejected, fileName: "a.csv")
    return planner
  }

  @Test(arguments: strategies)
  func `importing twice equals importing once (IMP-11)`(_ strategy: DuplicateStrategy) throws {
    try check("import twice \(strategy)", ShelfGenerator.rows, count: 150) { rows in
      guard !rows.isEmpty else { return true }
      let once = try Self.plan(rows, on: Library(replica: 1), strategy).editor.library
      return try Self.plan(rows, on: once, strategy).editor.isUnchanged
    }
  }

  @Test(arguments: strategies)
  func `every row is imported, a duplicate or rejected, and the library is valid (IMP-9)`(
    _ strategy: DuplicateStrategy
  ) throws {
    let shelves = combine(ShelfGenerator.rows, ShelfGenerator.rows)
    try check("conservation \(strategy)", shelves, count: 60) { old, new in
      guard !new.isEmpty else { return true }
      let library =
        old.isEmpty ? Library(replica: 1) : try Self.plan(old, on: Library(replica: 1), .smart).editor.library
      let planner = try Self.plan(new, on: library, strategy)
      let summary = planner.summary
      let after = planner.editor.library
      return summary.rows == new.count && after.checkInvariants() == []
        && summary.imported + summary.duplicates.count + summary.rejected.count == new.count
        && after.works.count == library.works.count + summary.imported
        && summary.rejected.count == new.count { $0[0].isEmpty }
        && after.works.allSatisfy { after.entries(of: $0.id).count == 1 }
    }
  }

  @Test func `a merge removes nothing that the reader had entered (DUP-6)`() throws {
    let shelves = combine(ShelfGenerator.rows, ShelfGenerator.rows)
    try check("merge keeps", shelves, count: 60) { old, new in
      guard !old.isEmpty, !new.isEmpty else { return true }
      let before = try Self.plan(old, on: Library(replica: 1), .smart).editor.library
      let after = try Self.plan(new, on: before, .smart).editor.library
      return before.entries.allSatisfy { entry in
        guard let now = after.entries[entry.id]?.facts else { return false }
        let facts = entry.facts
        return (facts.rating == nil || now.rating == facts.rating)
          && (facts.review == nil || now.review == facts.review)
          && (facts.dateRead == nil || now.dateRead.map { $0 >= facts.dateRead ?? $0 } == true)
          && (facts.status == .unknown || now.status != .unknown)
          && facts.shelves.allSatisfy { now.shelves.contains($0) || $0 == "to-read" }
      }
        && before.editions.allSatisfy { edition in
          after.editions[edition.id]?.facts.isbn == edition.facts.isbn || edition.facts.isbn == nil
        }
    }
  }
}
