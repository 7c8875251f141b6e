// The commands as used by a newcomer.

import Foundation
import Testing

@Suite struct CommandTests {
  @Test func aSmallRunPrintsATableAndWritesItsReport() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(
      "--users", "3", "--books", "80", "--cell", "2", "--catalog", "3000", "--seed", "3",
      "--details")
    #expect([0, 10].contains(result.status), "\(result.errors)")
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for text in [
      "3 readers × 80 books (cell 2, catalog 3000)", "DUP-9.recall", "ENR-12", "SER-16.precision",
      "provider.google-books",
      "this machine:",
    ] {
      #expect(words.contains(text), "no \(text)")
    }
    #expect(!result.output.contains("\u{1B}"), "colours without a terminal")
    let name = "Reports/runs/run-3-3x80-cell-2-catalog-3000.json"
    #expect(try tool.files().contains(name))
    let report =
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: tool.folder.appending(path: name))) as? [String: Any]
    #expect(Set((report ?? [:]).keys) == ["host", "run", "schema"])
  }

  @Test func `LAB-1: the run part is identical in two processes and with another number of threads`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    func runPart(_ threads: String) throws -> NSDictionary? {
      let result = try tool.run(
        "run", "--users", "4", "--books", "40", "--cell", "2", "--catalog", "3000", "--threads", threads,
        "--json", "-q")
      let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      return report?["run"] as? NSDictionary
    }
    let one = try runPart("1")
    #expect(one != nil)
    #expect(try one == runPart("2"))
  }

  @Test func whatIsGeneratedCanBeImported() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let made = try tool.run(
      "generate", "--books", "200", "--seed", "7", "--catalog", "3000", "--output", "library.csv", "--truth",
      "truth.json")
    #expect(made.status == 0, "\(made.errors)")
    #expect(try tool.files() == ["library.csv", "truth.json"])
    let before = try Data(contentsOf: tool.folder.appending(path: "library.csv"))
    let result = try tool.run("import", "library.csv", "--all")
    #expect(result.status == 0, "\(result.errors)")
    for text in ["format", "imported", "duplicates", "rejected", "series", "nothing was changed"] {
      #expect(result.output.contains(text), "no \(text)")
    }
    #expect(try Data(contentsOf: tool.folder.appending(path: "library.csv")) == before)
    #expect(try tool.files() == ["library.csv", "truth.json"])
  }

  @Test func `A profile of a synthetic export and of an existing file`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let options = ["--books", "60", "--catalog", "2000", "--seed", "4"]
    _ = try tool.run(["generate", "--output", "library.csv"] + options)
    let drawn = try tool.run(["generate", "--profile"] + options)
    let read = try tool.run("generate", "--profile", "library.csv")
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(drawn.output == read.output)
    #expect(drawn.output.contains("additional authors"))
    #expect(try tool.files() == ["library.csv"])
  }

  @Test func theSameSeedGeneratesTheSameBytesOnStandardOutput() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let first = try tool.run("generate", "--books", "50", "--catalog", "2000")
    let second = try tool.run("generate", "--books", "50", "--catalog", "2000")
    let other = try tool.run("generate", "--books", "50", "--catalog", "2000", "--seed", "2")
    #expect(first.output.hasPrefix("Book Id,Title,Author"))
    #expect(first.output == second.output)
    #expect(first.output != other.output)
  }

  @Test func duplicatesAreListedWithTheirReasonAndRejectedRowsWithTheirRow() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(
      "library.csv",
      Array(
        #"""
        Book Id,Title,Author,ISBN,ISBN13,My Rating,Exclusive Shelf
        1,"The Hunger Games (The Hunger Games, #1)",Suzanne Collins,"=""0439023483""","=""9780439023481""",5,read
        2,The Hunger Games,Suzanne Collins,"=""""","=""9780439023481""",5,read
        3,Emma,Jane Austen,"=""""","=""""",0,to-read
        4,EMMA,jane austen,"=""""","=""""",0,to-read
        5,,Nobody,"=""""","=""""",0,to-read
        6,too,many,fields,in,this,row,indeed
        """#.utf8))
    let result = try tool.run("import", "library.csv", "--rejected", "rejected.csv")
    #expect(result.status == 0, "\(result.errors)")
    for text in [
      "row 2", "same ISBN 9780439023481", "row 4", "same title and author", "row 5 (line 6)",
      "row 6 (line 7)",
      "The Hunger Games: #1",
    ] {
      #expect(result.output.contains(text), "no \(text) in \(result.output)")
    }
    let rejected = try String(contentsOf: tool.folder.appending(path: "rejected.csv"), encoding: .utf8)
    #expect(rejected.split(whereSeparator: \.isNewline).count == 3)
  }

  @Test func aPreviewShowsColumnsAndThreeBooks() throws {
    let tool = try Tool()
    defer { tool.remove() }
    _ = try tool.run("generate", "--books", "30", "--catalog", "2000", "--output", "library.csv")
    let result = try tool.run("import", "library.csv", "--preview")
    #expect(result.status == 0)
    #expect(result.output.contains("first books"))
    #expect(result.output.contains("Exclusive Shelf"))
  }

  @Test(arguments: [["--help"], ["help"], ["run", "--help"], ["import", "-h"], ["help", "generate"]])
  func helpIsAnAnswerAndShowsAnExample(arguments: [String]) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(arguments)
    #expect(result.status == 0)
    #expect(result.output.contains("Usage: bookstrack-sim"))
    #expect(result.errors.isEmpty)
  }

  @Test func theVersionIsOneLine() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run("--version")
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.output.hasPrefix("bookstrack-sim "))
  }
}
