// The command that evaluates labelled pairs, and runs of readers from other sites.

import Foundation
import Testing

@Suite struct PairsCommandTests {
  private static let directory = Tool.corpora.appending(path: "Pairs").path(percentEncoded: false)

  @Test func thePairsOfTheRepositoryAreJudgedSideBySide() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(
      "pairs", "--directory", Self.directory, "--wrong", "2", "--report", "pairs.json")
    #expect(result.status == 0, "\(result.errors)")
    for text in ["corrected", "as-written", "held-out", "F1 on dev pairs", "… and "] {
      #expect(result.output.contains(text), "no \(text)")
    }
    #expect(try tool.files() == ["pairs.json"])
  }

  @Test func theTableCanBeMadeAnew() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run("pairs", "--write", "--directory", ".")
    #expect(result.status == 0, "\(result.errors)")
    let made = try Data(contentsOf: tool.folder.appending(path: "made.tsv"))
    #expect(try made == Data(contentsOf: Tool.corpora.appending(path: "Pairs/made.tsv")))
  }

  @Test func aTableThatIsNotThereOrIsNoneHasAStatusOfItsOwn() throws {
    let tool = try Tool()
    defer { tool.remove() }
    #expect(try tool.run("pairs").status == 66)
    try tool.write("made.tsv", Array("a\tb\n".utf8))
    let result = try tool.run("pairs", "--directory", ".")
    #expect(result.status == 65)
    #expect(result.errors.contains("line 1: 2 columns, expected 9"))
  }

  @Test func aListIsDrawnImportedAndJudgedAndCanBeKept() throws {
    let tool = try Tool()
    defer { tool.remove() }
    func run(_ rows: String) throws -> String {
      let result = try tool.run("pairs", "--list", "300", "--seed", "9", "--wrong", "1", "--rows", rows)
      #expect([0, 10].contains(result.status), "\(result.errors)")
      return result.output
    }
    let page = try run("first.csv")
    for text in ["300 rows of 240 books, seed 9", "title-swapped-letters", "told apart %", "F1 on the list"] {
      #expect(page.contains(text), "no \(text)")
    }
    #expect(try page.replacing("first.csv", with: "second.csv") == run("second.csv"))
    let rows = try Data(contentsOf: tool.folder.appending(path: "first.csv"))
    #expect(try rows == Data(contentsOf: tool.folder.appending(path: "second.csv")))
    #expect(String(decoding: rows, as: UTF8.self).split(separator: "\n").count == 301)
  }

  @Test func anotherProgramOnTheSameListHasALineAndWhatIsMissingIsSaid() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let fake = """
      #!/bin/sh
      case "$2" in
        *"import pandas, splink"*) exit 1 ;;
        *"import pandas, recordlinkage"*) exit 0 ;;
        *) head -1 "$3" >&2; echo "warm up"; echo "40 10 8" ;;
      esac
      """
    try tool.write("python3", Array(fake.utf8))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: tool.folder.appending(path: "python3").path)
    let result = try tool.run(
      ["pairs", "--list", "200", "--peer", "--report", "list.json"],
      environment: ["PATH": tool.folder.path(percentEncoded: false) + ":/usr/bin:/bin"])
    let line = result.output.split(separator: "\n").first { $0.hasPrefix("recordlinkage") }
    #expect(
      line?.split(separator: " ").map(String.init) == ["recordlinkage", "81.63", "80", "83.33", "8", "10"])
    #expect(result.errors.contains("python3 has no splink"))
    let report = try String(contentsOf: tool.folder.appending(path: "list.json"), encoding: .utf8)
    #expect(report.contains("\"name\" : \"recordlinkage\""))
  }

  @Test func readersOfAllSitesRunTogetherAndTheReportSaysSo() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(
      "--users", "4", "--books", "60", "--catalog", "3000", "--format", "mixed", "--seed", "2", "-q",
      "--details")
    #expect([0, 10].contains(result.status), "\(result.errors)")
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("books (mixed, catalog 3000)"))
    #expect(result.output.contains("found by title"))
    #expect(try tool.files().contains("Reports/runs/run-2-4x60-mixed-catalog-3000.json"))
  }

  @Test func anUnknownFormatIsNamedWithTheOnesThereAre() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run("run", "--format", "storygrap")
    #expect(result.status == 64)
    #expect(result.errors.contains("did you mean storygraph?"))
  }
}
