// Gates on the command line, and the files for build services.

import Foundation
import Testing

@Suite struct GateCommandTests {
  private static let small = [
    "run", "--users", "10", "--books", "60", "--cell", "5", "--catalog", "3000", "-q", "--details",
  ]

  @Test func `a small run is not reported as broken, and states how many cases it lacks`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(Self.small)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("gates held, "))
    #expect(result.output.contains("not enough data with fewer than 60,000 books: "))
    let asked = try tool.run(Self.small + ["--gate", "IMP-5"])
    #expect(asked.status == 10)
    #expect(asked.output.contains("gate IMP-5"))
    #expect(try tool.run(Self.small + ["--gate", "IMP-5", "--allow-no-data"]).status == 0)
  }

  @Test func `a missed gate is reported with a command that explains the reader`() throws {
    struct Report: Decodable {
      struct Run: Decodable { let missed: [Row] }
      struct Row: Decodable {
        let id: String
        let cases: [Case]
      }
      struct Case: Decodable { let command: String }
      let run: Run
    }
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(
      Self.small + ["--mood", "outage", "--format", "storygraph", "--seed", "5", "--report", "missed.json"])
    #expect(result.status == 10)
    #expect(result.output.contains("\nENR-12, the first cases\n  reader 0\n    row 1: “"))
    let report = try JSONDecoder().decode(
      Report.self, from: Data(contentsOf: tool.folder.appending(path: "missed.json")))
    let row = try #require(report.run.missed.first { $0.id == "ENR-12" })
    #expect(row.cases.count == 5)
    let words = row.cases[0].command.split(separator: " ").map(String.init)
    #expect(words.first == "bookstrack-sim")
    let told = try tool.run(Array(words.dropFirst()))
    #expect(told.status == 0)
    #expect(told.output.hasPrefix("reader 0 of 10 readers × 60 books (storygraph, "))
    #expect(told.output.contains("\nENR-12\n  reader 0\n    row 1: “"))
  }

  @Test func `LAB-7: a run that is too small fails, and states the option that allows it`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let tiny = ["run", "--users", "2", "--books", "40", "--catalog", "2000", "-q", "--details"]
    let result = try tool.run(tiny)
    #expect(result.status == 10)
    #expect(result.output.hasPrefix("2 of 2 gates without data, "))
    #expect(result.output.contains("LAB-2 has 2 of 10 readers"))
    #expect(result.output.contains("--allow-no-data lets it pass"))
    #expect(try tool.run(tiny + ["--allow-no-data"]).status == 0)
  }

  @Test func `gates come from the command line and from a file, and their outcome goes into files`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("gates.txt", Array("# of the release\nLAB-2 = 10\n\nENR-13>=1000   # never\n".utf8))
    let result = try tool.run(
      Self.small + [
        "--gates", "gates.txt", "--gate", "LAB-1=0", "--junit", "out/gates.xml", "--summary", "out/s.md",
      ])
    #expect(result.status == 10)
    #expect(result.output.contains("gate ENR-13 ≥ 1000: no data on "))
    let xml = try String(contentsOf: tool.folder.appending(path: "out/gates.xml"), encoding: .utf8)
    #expect(
      xml.contains("failures=\"1\"") && xml.contains("name=\"ENR-13 gate ≥ 1000: look-up rate, promised\""))
    let markdown = try String(contentsOf: tool.folder.appending(path: "out/s.md"), encoding: .utf8)
    #expect(markdown.hasPrefix("## bookstrack-sim run: 1 check failed\n"))
  }

  @Test(arguments: [
    (["--gate", "ENR-12>95"], Int32(64), "--gate: ENR-12>95, column 7: expected one of >=, <= and ="),
    (["--gate", "Enr-12>=95"], 64, "did you mean ENR-12?"),
    (["--threshold", "enrich.latncy: p(95) < 2s"], 64, "--threshold: there is no metric \"enrich.latncy\""),
    (["--threshold", "ENR-12>=95"], 64, "--threshold: ENR-12>=95 has no colon"),
    (["--threshold", "enrich.latency p(95) < 2s"], 64, "has no colon; write a threshold such as"),
    (["--threshold", "work.latency: p(95) < 110% of before"], 64, "needs run --against REPORT"),
    (["--gates", "nowhere"], 66, "nowhere: there is no such file"),
    (["--gates", "bad.txt"], 65, "bad.txt:2: there is no row X"),
  ])
  func `an invalid gate is refused before the run`(
    words: [String], status: Int32, complaint: String
  ) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("bad.txt", Array("ENR-12\nX>=3\n".utf8))
    let result = try tool.run(Self.small + words)
    #expect(result.status == status)
    #expect(result.errors.contains(complaint), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func `a run is compared with a baseline, and the summary has the rows that changed`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    #expect(try tool.run(Self.small + ["--report", "before.json"]).status == 0)
    let text = try String(contentsOf: tool.folder.appending(path: "before.json"), encoding: .utf8)
    let better = text.replacing("\"imported\" : ", with: "\"imported\" : 1").replacing(
      try Regex("\"falseNegative\" : [0-9]+"), with: "\"falseNegative\" : 0")
    let worse = better.replacing("\"requestsBeyondQuota\" : 0", with: "\"requestsBeyondQuota\" : 3")
    try tool.write("base.json", Array(worse.utf8))
    let result = try tool.run(Self.small + ["--baseline", "base.json", "--summary", "s.md"])
    #expect(result.output.contains("nothing is worse than the baseline"))
    let markdown = try String(contentsOf: tool.folder.appending(path: "s.md"), encoding: .utf8)
    #expect(markdown.contains("| better | CON-11 | run: calls beyond a quota | 3 | 0 |"))
    let other = try tool.run(Self.small + ["--seed", "9", "--baseline", "base.json"])
    #expect(other.status == 65)
    #expect(other.errors.contains("seed is 1 there and 9 here"))
    #expect(other.output.isEmpty, "it is refused before the run")
    #expect(try !tool.files().contains { $0.contains("run-9") })
  }

  @Test func `thresholds on metrics end a run like gates on rows`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let held = try tool.run(
      Self.small + [
        "--threshold", "enrich.latency{provider=google}: p(95) < 1 min", "--gate", "faults: count > 0",
        "--report", "a.json", "--minutes", "minutes.csv",
      ])
    #expect(held.status == 0, "\(held.output)")
    let minutes = try String(contentsOf: tool.folder.appending(path: "minutes.csv"), encoding: .utf8)
    #expect(minutes.hasPrefix("minute,waiting,queued,settled,answered,failed,calls_google-books,"))
    let missed = try tool.run(
      Self.small + [
        "--threshold", "enrich.latency{provider=google}: p(95) < 1 ms", "--against", "a.json", "--threshold",
        "request.latency: p(95) <= 100% of before", "--threshold", "request.latency: p(95) < 100% of before",
        "--junit", "gates.xml", "--report", "b.json",
      ])
    #expect(missed.status == 10, "\(missed.output)")
    #expect(missed.output.hasPrefix("2 of "))
    #expect(missed.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    let xml = try String(contentsOf: tool.folder.appending(path: "gates.xml"), encoding: .utf8)
    #expect(
      xml.contains("failures=\"2\"") && xml.contains("CON-10.enrich.latency{provider=google-books} p(95)"))
    let report = try Data(contentsOf: tool.folder.appending(path: "b.json"))
    let object = try JSONSerialization.jsonObject(with: report) as? [String: Any]
    let gates = try #require(object?["gates"] as? [[String: Any]])
    #expect(gates.map { $0["verdict"] as? String } == ["missed", "held", "missed"])
    #expect(try tool.run(Self.small + ["--threshold", "cache.hits: rate > 100 %"]).status == 10)
    let lack = try tool.run(
      Self.small + [
        "--providers", "openlibrary", "--threshold", "enrich.latency{provider=google}: p(95) < 2s",
      ])
    #expect(lack.status == 10 && lack.output.contains("without data"))
    let list = try tool.run("list", "metrics")
    #expect(list.output.contains("enrich.latency") && list.output.contains("tag provider"))
    let same = try tool.run(Self.small + ["--report", "c.json", "--minutes", "c.json"])
    #expect(same.status == 64 && same.errors.contains("name the same file"))
  }

  @Test func `a sweep checks every setting against the gates`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let sweep = [
      "sweep", "-v", "latency=50ms,1s", "--users", "10", "--books", "100", "--catalog", "2000", "-q",
    ]
    let held = try tool.run(sweep + ["--gate", "IMP-9>=100"])
    #expect(held.status == 0)
    #expect(held.output.hasSuffix("\nevery setting keeps the gates\n"))
    let missed = try tool.run(sweep + ["--gate", "ENR-13>=100", "--junit", "sweep.xml"])
    #expect(missed.status == 10)
    #expect(missed.output.contains("\ngates that are not kept\n1s: ENR-13 ≥ 100: missed, measured "))
    let xml = try String(contentsOf: tool.folder.appending(path: "sweep.xml"), encoding: .utf8)
    #expect(xml.contains("name=\"ENR-13 latency 1s\""))
  }
}
