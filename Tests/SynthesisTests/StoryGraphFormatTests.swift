// StoryGraph's files: columns, quirks, and the effects of a spreadsheet.

import BooksTrackAPI
import Testing

@testable import Synthesis

@Suite struct StoryGraphFormatTests {
  private static let libraries = (0..<6).map { World.library(reader: $0, format: .storyGraph) }
  private static let rows = libraries.flatMap { ReadRow.rows(of: $0) }

  @Test(arguments: [
    ("storygraph", 23, "Authors"), ("storygraph-2021", 23, "Author"), ("storygraph-trimmed", 5, "Authors"),
    ("storygraph-spreadsheet", 23, "Authors"),
  ])
  func `Each dialect has its columns`(name: String, count: Int, authors: String) throws {
    let kind = try #require(ExportKind.named(name))
    let header = records(World.library(reader: 1, books: 5, format: kind).export)[0]
    #expect(header.count == count)
    #expect(header[0] == "Title" && header[1] == authors)
    #expect(header.contains("ISBN/UID") && header.contains("Star Rating") && header.contains("Read Status"))
  }

  @Test func `No title contains a series marker`() {
    #expect(Self.rows.allSatisfy { !$0["Title"].hasSuffix(")") || !$0["Title"].contains(" #") })
    let numbered = Self.rows.filter { $0.truth.memberships.contains(where: \.inTitle) }
    #expect(numbered.allSatisfy { $0.truth.marker == .volume })
    #expect(!numbered.isEmpty)
  }

  @Test func `Ratings are quarters of a star, and some are not whole`() throws {
    let ratings = Self.rows.map { $0["Star Rating"] }.filter { !$0.isEmpty }
    let quarters = try ratings.map { try #require(Double($0)) * 4 }
    #expect(quarters.allSatisfy { $0 == $0.rounded() && (1...20).contains($0) })
    #expect(ratings.contains { $0.hasSuffix(".75") } && ratings.contains { $0.hasSuffix(".25") })
    let partial = ratings.count { !$0.hasSuffix(".0") }
    #expect((2_500...3_700).contains(partial * 10_000 / ratings.count))
  }

  @Test func `Readings are periods, single days and lists, and undated readings stay undated`() {
    let dates = Self.rows.filter { $0["Read Status"] == "read" }.map { $0["Dates Read"] }
    #expect(dates.contains { $0.count == 10 })
    #expect(dates.contains { $0.count == 21 && $0.contains("-") })
    #expect(dates.contains { $0.contains(", ") })
    #expect(dates.contains(""))
    for row in Self.rows where row["Dates Read"].contains(", ") {
      #expect(row["Dates Read"].hasSuffix(row["Last Date Read"]))
    }
  }

  @Test func `Read counts and dates disagree in some rows`() {
    let apart = Self.rows.count { row in
      let dates = row["Dates Read"].split(separator: ", ").count
      return dates > 0 && row["Read Count"] != String(dates)
    }
    #expect(apart > 5)
    #expect(apart * 20 < Self.rows.count)
  }

  @Test func `All five statuses occur, and the empty one`() {
    let states = Set(Self.rows.map { $0["Read Status"] })
    #expect(states.isSuperset(of: ["read", "to-read", "currently-reading", ""]))
    #expect(states.isSubset(of: ["read", "to-read", "currently-reading", "did-not-finish", "paused", ""]))
  }

  @Test func `People with a role are listed among the contributors, with the role`() {
    let people = Self.rows.map { $0["Contributors"] }.filter { !$0.isEmpty }
    #expect(people.allSatisfy { $0.hasSuffix(")") })
    for role in ["(Translator)", "(Illustrator)"] { #expect(people.contains { $0.contains(role) }) }
  }

  @Test func `The ISBN column has thirteen digits, ten, fewer, a store's number or nothing`() {
    let cells = Self.rows.map { $0["ISBN/UID"] }
    let thirteen = cells.count { $0.count == 13 }
    let ten = cells.count { $0.count == 10 && !$0.hasPrefix("B0") }
    #expect(thirteen > ten * 4 && ten > 100)
    #expect(cells.contains { $0.hasPrefix("B00") })
    #expect(cells.contains { (5...9).contains($0.count) })
    #expect(cells.contains(""))
  }

  @Test func `After a spreadsheet long numbers lose their digits, and many books share one`() {
    let rows = ReadRow.rows(of: World.library(reader: 1, format: .storyGraphSpreadsheet))
    let broken = rows.filter { $0["ISBN/UID"].hasSuffix("E+12") }
    #expect(broken.count * 2 > rows.count)
    #expect(broken.allSatisfy { $0.truth.isbn == nil })
    #expect(Set(broken.map { $0["ISBN/UID"] }).count < Set(broken.map(\.truth.work)).count)
    #expect(rows.allSatisfy { $0["ISBN/UID"].count != 13 })
  }
}
