// `run --export FILE`: what a reader of the run's output sees of a file of one's own.

import Foundation
import Testing

@Suite struct GivenExportCommandTests {
  private static let row = "\"A Tale (Tales, #1)\",Ann Writer,9780439023481\n"

  @Test func aFileOfOnesOwnLivesThroughARun() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("own.csv", Array(("Title,Author,ISBN13\n" + Self.row).utf8))
    let result = try tool.run(
      "run", "--export", "own.csv", "--catalog", "2000", "--details", "--html", "run.html", "--readers",
      "readers.csv", "--quiet", "--report", "run.json", "--allow-no-data")
    #expect(result.status == 0, "\(result.errors)\(result.output)")
    #expect(result.output.contains("(export own.csv, catalog 2000)"))
    #expect(!result.output.contains("\nseries "))
    #expect(!result.output.contains("DUP-9"))
    let page = try String(contentsOf: tool.folder.appending(path: "run.html"), encoding: .utf8)
    #expect(page.contains("10 readers × 1 books of own.csv"))
    #expect(!page.contains("Against the truth"))
    let readers = try String(contentsOf: tool.folder.appending(path: "readers.csv"), encoding: .utf8)
      .split(whereSeparator: \.isNewline)
    #expect(readers.count == 11)
    #expect(readers.dropFirst().allSatisfy { $0.contains("own.csv") })
  }

  @Test func `A file that is no export is refused with the reason`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("other.csv", Array("a;b;c\n1;2;3\n".utf8))
    try tool.write("header.csv", Array("Title,Author,ISBN13\n".utf8))
    try tool.write("nameless.csv", Array("Title,Author,ISBN13\n,Nobody,\n".utf8))
    let many = (1...20_001).map { "Tale \($0),Writer \($0),\n" }.joined()
    try tool.write("many.csv", Array(("Title,Author,ISBN13\n" + many).utf8))
    let before = try tool.files()
    for (name, status, sentence) in [
      ("nowhere.csv", 66, "nowhere.csv: there is no such file"),
      ("other.csv", 65, "import shows how to map"), ("header.csv", 65, "No books found"),
      ("nameless.csv", 65, "none of its rows is a book"),
      ("many.csv", 65, "it has 20,001 books; a run takes files with at most 20,000"),
    ] {
      let result = try tool.run("run", "--export", name)
      #expect(result.status == status, "\(name)")
      #expect(result.errors.contains(sentence), "\(result.errors)")
      #expect(result.output.isEmpty)
    }
    try tool.write("own.csv", Array(("Title,Author,ISBN13\n" + Self.row).utf8))
    let marathon = try tool.run("run", "--export", "own.csv", "--scenario", "series-marathon")
    #expect(marathon.status == 64)
    #expect(marathon.errors.contains("--export is own.csv; expected no file with series-marathon"))
    #expect(try tool.files() == (before + ["own.csv"]).sorted())
  }
}
