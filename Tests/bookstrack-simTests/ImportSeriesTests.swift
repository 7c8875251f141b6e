// The shelf of series of an export, as requested by a reader of books.

import Foundation
import Testing

@Suite struct `Series of an export` {
  private static func export(_ rows: [String]) -> [UInt8] {
    Array((["Title,Author,ISBN13,My Rating,Exclusive Shelf"] + rows).joined(separator: "\n").utf8)
  }

  /// Read, owned, a gap, a half volume, an omnibus, two rows of one book, and a name as wide as a terminal.
  private static let books = [
    "\"Leviathan Wakes (The Expanse, #1)\",James S.A. Corey,,5,read",
    "\"Gods of Risk (The Expanse, #2.5)\",James S.A. Corey,,4,read",
    "\"Caliban's War (The Expanse, #2)\",James S.A. Corey,,4,read",
    "\"Babylon's Ashes (The Expanse, #6)\",James S.A. Corey,,0,to-read",
    "\"The Wizard's Trilogy (Long Wall, #1-3)\",Ann Writer,,0,to-read",
    "\"Leviathan Wakes (The Expanse, #1)\",James S.A. Corey,,5,read",
    "\"\(String(repeating: "Very ", count: 30))Long (\(String(repeating: "Word ", count: 20))End, #2)\",Al Other,,,",
  ]

  private static func call(_ rows: [String] = books, _ options: String...) throws -> Tool.Result {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("export.csv", export(rows))
    let result = try tool.run(["import", "export.csv"] + options)
    #expect(try tool.files() == ["export.csv"])
    return result
  }

  @Test func `every series has its places in order, its gaps, and the next volume`() throws {
    let result = try Self.call(Self.books, "--series")
    #expect(result.status == 0)
    #expect(result.output.contains("series  3: completed 0, in progress 1, not started 2\n"))
    let head = result.output.split(separator: "\n").first { $0.hasPrefix("The Expanse · James S.A. Corey ") }
    #expect(head?.hasSuffix(" 3 books") == true)
    #expect(head?.count == 80)
    #expect(result.output.contains("\n  ✓1 ✓2 ✓2.5 ○3…5 ●6   next: add 3\n"))
    #expect(result.output.contains("\n  ●1-3   next: 1-3, The Wizard's Trilogy"))
    for line in result.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func `one series has a line for each place, with the rows of its book`() throws {
    let result = try Self.call(Self.books, "--series", "expanse")
    #expect(result.status == 0)
    #expect(result.output.contains("missing  3-5\n"))
    #expect(result.output.contains("\n  ✓ 2.5  Gods of Risk"))
    #expect(result.output.contains("\n  ○ 4    missing\n"))
    #expect(result.output.contains("  row 1, 6\n"))
    #expect(!result.output.contains("Long Wall"))
    for line in result.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func `an unknown name is an error with the nearest one`() throws {
    let near = try Self.call(Self.books, "--series", "Teh Expanse")
    #expect(near.status == 66)
    #expect(near.errors.contains("no series is called \"Teh Expanse\"; did you mean The Expanse?"))
    let none = try Self.call(["Emma,Jane Austen,,,"], "--series", "Emma")
    #expect(none.errors.contains("there is no series at all"))
  }

  @Test func `without a series the output states that`() throws {
    #expect(try Self.call(["Emma,Jane Austen,,,"], "--series").output == "no series: no title names one\n")
  }

  @Test func `as JSON every row has its place`() throws {
    let result = try Self.call(Self.books, "--series", "--json")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let places = try #require(json["placesOfRows"] as? [[String: Any]])
    #expect(places.map { $0["row"] as? Int } == [1, 2, 3, 4, 5, 6, 7])
    #expect(places[1]["position"] as? String == "2.5")
    #expect(places[1]["badge"] as? String == "Book 2.5")
    #expect(places[3]["state"] as? String == "owned")
    let shelves = try #require(json["shelves"] as? [[String: Any]])
    let expanse = try #require(shelves.first { $0["name"] as? String == "The Expanse" })
    #expect(expanse["missing"] as? [Int] == [3, 4, 5])
    #expect(expanse["next"] as? String == "add 3")
    let plain = try Self.call(Self.books, "--json")
    #expect(!plain.output.contains("placesOfRows"))
  }

  @Test func `a persistent library shows all of its series`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("a.csv", Self.export(Array(Self.books.prefix(2))))
    try tool.write("b.csv", Self.export([Self.books[2]]))
    #expect(try tool.run("import", "a.csv", "--into", "library").status == 0)
    let result = try tool.run("import", "--series", "b.csv", "--into", "library")
    #expect(result.output.contains("  ✓1 ✓2 ✓2.5   next: look for 3\n"))
  }

  @Test func `an inspection of a part of the file shows no series`() throws {
    for options in [["--preview", "--series"], ["--explain", "1", "--series"], ["--series", "--all"]] {
      let tool = try Tool()
      defer { tool.remove() }
      try tool.write("export.csv", Self.export(Self.books))
      #expect(try tool.run(["import", "export.csv"] + options).status == 64)
    }
  }
}
