// The outputs of a run agree: first line, table, JUnit file, Markdown and exit status, for real runs with
// stricter and looser gates, and with gates on findings, on small samples and on the machine.

import Foundation
import Testing

@Suite struct RunVerdictTests {
  private static let small = [
    "run", "--users", "10", "--books", "60", "--cell", "5", "--catalog", "3000", "-q", "--details",
  ]
  private static let tiny = ["run", "--users", "2", "--books", "40", "--catalog", "2000", "-q", "--details"]

  /// Gates of a run, and the expected exit status.
  struct Case: CustomTestStringConvertible {
    let words: [String]
    let status: Int32
    let run: [String]

    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String..., status: Int32, of run: [String] = RunVerdictTests.small) {
      self.words = words
      self.status = status
      self.run = run
    }
  }

  private static let cases = [
    Case(status: 0), Case("--allow-no-data", status: 0),
    // Stricter and looser than the row's own limit, and both.
    Case("--gate", "LAB-2=11", status: 10), Case("--gate", "LAB-2>=5", status: 0),
    Case("--gate", "LAB-2>=5", "--gate", "LAB-2<=3", status: 10),
    // A finding, within the limit and beyond it.
    Case("--gate", "ENR-13.p90<=100000", status: 0), Case("--gate", "ENR-13.p90<=1", status: 10),
    // A row with too few cases.
    Case("--gate", "IMP-5", status: 10), Case("--gate", "IMP-5", "--allow-no-data", status: 0),
    // Rows about the machine.
    Case("--gate", "LAB-2.time<=0", status: 10), Case("--gate", "LAB-2.time<=100000", status: 0),
    // A run that fails for lack of data, and one that also misses a gate.
    Case(status: 10, of: tiny), Case("--allow-no-data", status: 0, of: tiny),
    Case("--gate", "LAB-2>=3", "--allow-no-data", status: 10, of: tiny),
  ]

  @Test(arguments: cases)
  func `first line, table, JUnit file, Markdown and exit status agree`(one: Case) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(one.run + one.words + ["--junit", "gates.xml", "--summary", "gates.md"])
    let page = try RunPage(result.output)
    let files = try OutcomeFiles(tool)
    #expect(result.status == one.status, "\(result.output)")
    page.expectAgreement(with: files, status: result.status)
    #expect(page.gates + page.findings + page.unjudged == page.rows.count, "\(page.headline)")
  }

  @Test func `a figure worse than the baseline is in the first line and in the files`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    #expect(try tool.run(Self.small + ["--report", "before.json"]).status == 0)
    let text = try String(contentsOf: tool.folder.appending(path: "before.json"), encoding: .utf8)
    let better = text.replacing(try Regex("\"cacheHits\" : [0-9]+"), with: "\"cacheHits\" : 100000")
    try tool.write("base.json", Array(better.utf8))
    let result = try tool.run(
      Self.small + ["--baseline", "base.json", "--junit", "gates.xml", "--summary", "gates.md"])
    #expect(result.status == 11)
    let page = try RunPage(result.output)
    #expect(page.headline.hasSuffix(", 1 figure worse than the baseline"), "\(page.headline)")
    let files = try OutcomeFiles(tool)
    #expect(files.failures == 1 && files.failed == 1)
  }

  @Test func `an interrupted run fails in every file, and is not compared`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    // Progress is printed after five seconds; this run takes far longer.
    let long = [
      "run", "--users", "3000", "--books", "20", "--cell", "1", "--catalog", "3000", "--threads", "1",
      "--details",
    ]
    let errors = tool.folder.appending(path: ".stderr")
    func cut(_ more: String...) throws -> Tool.Result {
      try tool.run(long + more, interrupted: { try !String(contentsOf: errors, encoding: .utf8).isEmpty })
    }
    _ = try cut("--report", "part.json")
    let part = try String(contentsOf: tool.folder.appending(path: "part.json"), encoding: .utf8)
    let whole = part.replacing("\"isComplete\" : false", with: "\"isComplete\" : true")
    try tool.write("base.json", Array(whole.utf8))
    let result = try cut(
      "--baseline", "base.json", "--report", "again.json", "--junit", "gates.xml", "--summary", "gates.md")
    #expect(result.status == 130, "\(result.output)")
    let page = try RunPage(result.output)
    #expect(page.headline.hasPrefix("incomplete: "), "\(page.headline)")
    #expect(result.output.contains("not compared with base.json: the run is incomplete"))
    page.expectAgreement(with: try OutcomeFiles(tool), status: result.status, besideRows: 1)
    #expect(try tool.files().contains("again.json"))
  }

  @Test func `a row with too few cases shows no number`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let page = try RunPage(tool.run(Self.small).output)
    let few = page.rows.filter { $0.mark == "no data" }
    #expect(few.count > 3)
    for row in few { #expect(row.measured.isEmpty, "\(row)") }
    for row in page.rows where row.mark != "no data" { #expect(!row.measured.isEmpty, "\(row)") }
  }
}

/// The parsed output of a run.
private struct RunPage {
  /// A row of the tables.
  struct Row {
    let mark: String
    let clause: String
    let measured: String
  }

  let headline: String
  let rows: [Row]
  let gates: Int
  let failing: Int
  let findings: Int
  let unkept: Int
  let unjudged: Int

  init(_ output: String) throws {
    let words = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let first = try String(words[..<#require(words.range(of: " — ")).lowerBound])
    func numbers(_ pattern: String) throws -> [Int]? {
      try Regex(pattern).firstMatch(in: first).map { match in
        match.output.dropFirst().map { Int($0.substring ?? "0") ?? 0 }
      }
    }
    let some = try numbers("([0-9]+) of ([0-9]+) gates? (?:missed|without data)")
    let all = try some?[1] ?? numbers("all ([0-9]+) gates? held")?[0]
    try #require(all != nil || first.contains("no gates"), "\(first)")
    gates = all ?? 0
    failing = try (some?[0] ?? 0) + (numbers("gates? missed, ([0-9]+) without data")?[0] ?? 0)
    let missed = try numbers("([0-9]+) of ([0-9]+) findings? missed")
    unkept = missed?[0] ?? 0
    findings = try missed?[1] ?? numbers("([0-9]+) findings? within")?[0] ?? 0
    unjudged = try numbers("([0-9]+) of [0-9]+ rows? without enough data")?[0] ?? 0
    headline = first
    // Columns are separated by at least two spaces; a missing value leaves its column blank.
    let row = try Regex(
      "^ {0,2}(held|missed|finding|no data) +([A-Z]{3}-[0-9]+[.a-z0-9]*)  +(.*?)  +([0-9.]*|no end) *  [≥≤=] "
    )
    rows = try output.split(separator: "\n").compactMap { line in
      guard let match = try row.firstMatch(in: String(line)) else { return nil }
      func part(_ number: Int) -> String { match.output[number].substring.map(String.init) ?? "" }
      return Row(mark: part(1), clause: part(2), measured: part(4))
    }
    try #require(!rows.isEmpty)
  }

  private func count(_ mark: String) -> Int { rows.count { $0.mark == mark } }

  /// - Parameter besideRows: The number of failed checks that are no rows.
  func expectAgreement(with files: OutcomeFiles, status: Int32, besideRows: Int = 0) {
    let lacking = failing - count("missed")
    #expect(count("finding") == unkept, "\(headline)")
    #expect(lacking >= 0 && count("no data") == lacking + unjudged, "\(headline)")
    #expect(count("held") == gates - failing + findings - unkept, "\(headline)")
    #expect(files.tests == rows.count + besideRows)
    #expect(files.failures == failing + besideRows, "\(headline)")
    #expect(files.skipped == unkept + unjudged, "\(headline)")
    #expect(files.failed == files.failures)
    #expect((status == 0) == (files.failures == 0), "\(headline)")
  }
}

/// The parsed files of a run.
private struct OutcomeFiles {
  let tests: Int
  let failures: Int
  let skipped: Int
  /// The number of failed checks in the summary.
  let failed: Int

  init(_ tool: Tool) throws {
    func text(_ name: String) throws -> String {
      try String(contentsOf: tool.folder.appending(path: name), encoding: .utf8)
    }
    let xml = try text("gates.xml")
    tests = xml.count(of: "<testcase ")
    failures = xml.count(of: "<failure ")
    skipped = xml.count(of: "<skipped ")
    try #require(
      xml.contains(
        "<testsuites tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\">"))
    let first = try #require(text("gates.md").split(separator: "\n").first)
    let verdict = first.drop { $0 != ":" }.dropFirst(2)
    failed = verdict == "nothing failed" ? 0 : try #require(Int(verdict.prefix { $0.isNumber }))
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
