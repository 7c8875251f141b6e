// Pages of reports, as a newcomer calls for them (LAB-11).

import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct PageCommandTests {
  private static let tiny = ["--users", "2", "--books", "40", "--cell", "1", "--catalog", "2000", "-q"]
  private static let kept = Tool.corpora.appending(path: "Regressions/readers-flat-backoff-1000008.json")
    .path(percentEncoded: false)

  /// Returns the text of a page, which must be well-formed.
  private static func page(_ name: String, _ tool: Tool) throws -> String {
    let data = try Data(contentsOf: tool.folder.appending(path: name))
    #expect(XMLParser(data: data).parse(), "\(name) is not well-formed")
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the ids of all rows of a report.
  private static func rows(_ name: String, _ tool: Tool) throws -> [String] {
    let data = try Data(contentsOf: tool.folder.appending(path: name))
    let report = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let parts = [report?["run"], report?["host"]].compactMap { $0 as? [String: Any] }
    return parts.flatMap { $0["targets"] as? [[String: Any]] ?? [] }.compactMap { $0["id"] as? String }
  }

  @Test func `LAB-11: a run writes a page with every row, and report makes the same page later`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(["run", "--report", "run.json", "--html", "run.html"] + Self.tiny)
    #expect([0, 10].contains(result.status), "\(result.errors)")
    #expect(result.output.contains("page: run.html"))
    let page = try Self.page("run.html", tool)
    let rows = try Self.rows("run.json", tool)
    #expect(rows.count > 30)
    for row in rows { #expect(page.contains(">\(row)<"), "\(row) is not on the page") }
    #expect(try tool.run("report", "run.json", "--html", "later.html").status == 0)
    #expect(try Self.page("later.html", tool) == page)
  }

  @Test func `--attribute says what readers waited for, in text, in the report and on the page`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(
      ["run", "--attribute", "--report", "run.json", "--html", "run.html"] + Self.tiny)
    #expect(result.status == 10, "\(result.errors)")
    let sentence = /Of the [0-9.]+ (?:seconds|minutes) within which nine of ten readers/
    #expect(try sentence.firstMatch(in: result.output) != nil, "\(result.output)")
    for line in result.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    let page = try Self.page("run.html", tool)
    #expect(page.contains("What readers waited for") && page.contains("one look-up at a time"))
    #expect(try sentence.firstMatch(in: page) != nil)
    let data = try Data(contentsOf: tool.folder.appending(path: "run.json"))
    let report = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let attribution = try #require(report?["attribution"] as? [String: Any])
    #expect(attribution["hasSameReaders"] as? Bool == true)
    let division = try #require(attribution["nineOfTen"] as? [String: Any])
    let means = try #require(division["shares"] as? [[String: Any]]).compactMap { $0["mean"] as? Int }
    let rest = try #require(division["rest"] as? Int)
    #expect(means.reduce(rest, +) == division["whole"] as? Int)
    let later = try tool.run("report", "run.json")
    #expect(try sentence.firstMatch(in: later.output) != nil)
    let plain = try tool.run(["run", "--report", "plain.json"] + Self.tiny)
    #expect(plain.output.contains("nine of ten readers") == false)
  }

  @Test func `The first screen says what a run means`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let small = ["--users", "10", "--books", "60", "--cell", "5", "--catalog", "3000", "-q"]
    let result = try tool.run(["run", "--report", "run.json"] + small)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.split(separator: "\n").count < 24)
    #expect(result.output.contains("For a reader this means") && result.output.contains("--details"))
    for line in result.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func `The reason why a run is red stands last`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    for more in [[], ["--details"]] {
      let result = try tool.run(["run", "--report", "run.json"] + Self.tiny + more)
      #expect(result.status == 10)
      let paragraph = try #require(result.output.components(separatedBy: "\n\n").last)
      #expect(paragraph.hasPrefix("It is red because of "), "\(paragraph)")
      #expect(paragraph.contains("2 of 10 readers") && paragraph.contains("--allow-no-data"), "\(paragraph)")
    }
  }

  @Test(arguments: [
    (
      [
        "sweep", "-v", "latency=50ms,1s", "-v", "concurrency=1,2", "--users", "2", "--books", "20",
        "--catalog", "2000", "-q",
      ],
      "4 settings of latency and concurrency"
    ),
    (["reader", "1", "--users", "2", "--books", "40", "--catalog", "2000", "--days", "20"], "one reader"),
    (
      ["hunt", "--target", "rules", "--seeds", "4", "--seed", "1", "-q", "--no-save"],
      "worlds, each run twice"
    ),
    (
      ["hunt", "--planted", "series-as-written", "--repetitions", "1", "--comparison", "0", "-q"],
      "1 of 1 planted bug found"
    ),
  ])
  func `LAB-11: other commands write pages too`(words: [String], shown: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(words + ["--html", "page.html"])
    #expect([0, 10, 12].contains(result.status), "\(result.errors)")
    #expect(try Self.page("page.html", tool).contains(shown))
  }

  @Test func `An import has a page with its rejected rows`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let file = Tool.corpora.appending(path: "Exports/good/goodreads-24.csv").path(percentEncoded: false)
    let result = try tool.run("import", file, "--html", "import.html")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try Self.page("import.html", tool).contains("How the columns were read"))
  }

  @Test func `A kept case has a page and a picture`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run("report", Self.kept, "--html", "case.html", "--svg", "case.svg")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try Self.page("case.html", tool).contains("bookstrack-sim replay \(Self.kept)"))
    #expect(try Self.page("case.svg", tool).hasPrefix("<svg"))
  }

  @Test(arguments: [
    (["report"], 64, "report needs a report"),
    (["report", "nothing.json"], 66, "there is no such file"),
    (["report", "odd.json", "--html", "x.html"], 65, "it is no report of this version"),
    (["report", "other.json"], 64, "give --html FILE"),
    (["report", "other.json", "--svg", "x.svg"], 64, "no chart"),
    (["report", "other.json", "--junit", "x.xml"], 64, "--junit is for reports of run and sweep"),
  ])
  func `A report that has no page is named`(words: [String], status: Int32, message: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("odd.json", Array("no json".utf8))
    try tool.write("other.json", Array(#"{"usres": 3}"#.utf8))
    let result = try tool.run(words)
    #expect(result.status == status)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
