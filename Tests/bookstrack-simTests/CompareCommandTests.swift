// Comparing two reports, as in continuous integration: exit statuses and output.

import Foundation
import Testing

@Suite struct CompareCommandTests {
  /// Writes a report of a small run with that name.
  private static func run(_ tool: Tool, _ name: String, users: String = "2") throws {
    let result = try tool.run(
      "run", "--users", users, "--books", "60", "--cell", "2", "--catalog", "3000", "-q", "--report", name)
    #expect([0, 10].contains(result.status), "\(result.errors)")
  }

  /// Replaces the first number under a key of a report.
  private static func change(_ tool: Tool, _ name: String, _ key: String, to number: Int, as other: String)
    throws
  {
    let text = try String(contentsOf: tool.folder.appending(path: name), encoding: .utf8)
    let changed = text.replacing(
      try Regex("\"\(key)\" : [0-9]+"), with: "\"\(key)\" : \(number)", maxReplacements: 1)
    #expect(changed != text)
    try tool.write(other, Array(changed.utf8))
  }

  @Test func `equal reports are no regression, a worse one is reported with the command that accepts it`()
    throws
  {
    let tool = try Tool()
    defer { tool.remove() }
    try Self.run(tool, "before.json")
    let same = try tool.run("compare", "before.json", "before.json")
    #expect(same.status == 0, "\(same.errors)")
    #expect(same.output.hasPrefix("nothing is worse than the baseline — "))
    #expect(same.output.contains("the same digest"))

    try Self.change(tool, "before.json", "requestsBeyondQuota", to: 7, as: "after.json")
    let worse = try tool.run("compare", "before.json", "after.json")
    #expect(worse.status == 11)
    let words = worse.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("worse CON-11 run: calls beyond a quota — from 0 to 7 (+7), where 0 is"))
    #expect(worse.output.hasSuffix("  bookstrack-sim compare --accept before.json after.json\n"))
    let json = try tool.run("compare", "before.json", "after.json", "--json")
    #expect(json.status == 11)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(object?["schema"] as? String == "bookstrack-compare/1")

    let better = try tool.run("compare", "after.json", "before.json")
    #expect(better.status == 0)
    #expect(better.output.contains("1 better"))
  }

  @Test func `an accepted report is the new baseline`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try Self.run(tool, "run.json")
    let missing = try tool.run("compare", "base.json", "run.json")
    #expect(missing.status == 14)
    #expect(
      missing.errors.contains(
        "there is no baseline; make one with: bookstrack-sim compare --accept base.json run.json"))
    #expect(try tool.run("compare", "--accept", "base.json", "run.json").status == 0)
    #expect(try tool.run("compare", "base.json", "run.json").status == 0)
    try Self.change(tool, "run.json", "requestsBeyondQuota", to: 7, as: "worse.json")
    #expect(try tool.run("compare", "base.json", "worse.json").status == 11)
    let accepted = try tool.run("compare", "--accept", "base.json", "worse.json")
    #expect(accepted.status == 0)
    #expect(accepted.output.contains("1 figure worse than the baseline"))
    #expect(try tool.run("compare", "base.json", "worse.json").status == 0)
  }

  @Test func `reports that cannot be compared are refused`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try Self.run(tool, "two.json")
    let hunt = try tool.run(
      "hunt", "--seeds", "1", "--target", "rules", "--no-save", "-q", "--report", "hunt.json")
    #expect([0, 10].contains(hunt.status), "\(hunt.errors)")
    let other = try tool.run("compare", "two.json", "hunt.json")
    #expect(other.status == 65)
    #expect(other.errors.contains("hunt.json: it has hunt, and two.json has run: nothing to compare"))
    try tool.write(
      "cut.json", Array(try Data(contentsOf: tool.folder.appending(path: "two.json")).prefix(5_000)))
    let cut = try tool.run("compare", "cut.json", "two.json")
    #expect(cut.status == 65)
    #expect(cut.errors.contains("cut.json: it is no JSON, or cut off"))
    #expect(try tool.run("compare", "two.json", "nowhere.json").status == 66)
    #expect(try tool.run("compare", ".", "two.json").status == 65)
    let typo = try tool.run("compare", "--only", "huntt")
    #expect(typo.status == 64)
    #expect(typo.errors.contains("did you mean hunt?"))
  }

  /// Runs a small run with the same readers, whose table has that name.
  private static func run(_ tool: Tool, _ name: String, mood: String, _ more: String...) throws -> Tool.Result
  {
    try tool.run(
      [
        "run", "--users", "12", "--books", "60", "--cell", "2", "--catalog", "3000", "-q", "--mood", mood,
        "--report", "\(name).json", "--readers", "\(name).csv",
      ] + more)
  }

  @Test func `runs of different settings are compared by rows, gates and readers`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    _ = try Self.run(tool, "calm", mood: "flawless")
    let now = try Self.run(tool, "rough", mood: "brown-out", "--against", "calm.json")
    #expect(now.output.contains("different settings, so nothing is judged"))
    #expect([0, 10].contains(now.status), "\(now.errors)")
    let text = try tool.run("compare", "calm.json", "rough.json")
    #expect(text.status == 0, "\(text.errors)")
    for part in [
      "different settings, so nothing is judged — ", "mood     flawless  brown-out",
      "no gate has another verdict", "lost", "--mood brown-out \\", "--explain-reader",
      "BEFORE.csv,AFTER.csv compares all",
      "--judge makes worse figures fail",
    ] {
      #expect(text.output.contains(part), "\(part): \(text.output)")
    }
    #expect(text.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(try tool.run("compare", "calm.json", "rough.json", "--judge").status == 11)
    #expect(try tool.run("compare", "rough.json", "calm.json", "--judge").status == 11)

    let all = try tool.run("compare", "calm.json", "rough.json", "--readers", "calm.csv,rough.csv", "--json")
    #expect(all.status == 0, "\(all.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(all.output.utf8)) as? [String: Any]
    let runs = try #require(object?["runs"] as? [String: Any])
    #expect(object?["isJudged"] as? Bool == false)
    #expect(runs["readersLeftOut"] as? String == "")
    let readers = try #require(runs["readers"] as? [[String: Any]])
    #expect(readers.count == 12 && readers[0]["direction"] as? String == "worse")
    let rows = try #require(runs["rows"] as? [[String: Any]])
    #expect(rows.contains { $0["direction"] as? String == "worse" && $0["before"] as? String != "" })

    try tool.write("short.csv", Array("reader,cell\n1,2\n".utf8))
    let short = try tool.run("compare", "calm.json", "rough.json", "--readers", "calm.csv,short.csv")
    #expect(short.status == 65 && short.errors.contains("short.csv:1: expected a table by run --readers"))
    #expect(try tool.run("compare", "calm.json", "rough.json", "--readers", "calm.csv").status == 64)
    let table = try String(contentsOf: tool.folder.appending(path: "calm.csv"), encoding: .utf8)
    let lines = table.split(whereSeparator: \.isNewline)
    try Data(lines.prefix(2).joined(separator: "\r\n").utf8).write(to: tool.folder.appending(path: "one.csv"))
    let one = try tool.run("compare", "calm.json", "rough.json", "--readers", "calm.csv,one.csv")
    #expect(one.status == 65 && one.errors.contains("one.csv: it has 1 reader, and the run has"))
    #expect(try tool.run("compare", "--judge").status == 64)
  }

  @Test func `readers of another seed are other people`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try Self.run(tool, "one.json")
    let other = try tool.run(
      "run", "--users", "2", "--books", "60", "--cell", "2", "--catalog", "3000", "--seed", "2", "-q",
      "--against", "one.json", "--details")
    #expect([0, 10].contains(other.status), "\(other.errors)")
    let words = other.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("no reader is compared: with another seed a reader of the same number"))
  }

  @Test(arguments: [
    ("none.json", Int32(66), "none.json: there is no such file"),
    ("cut.json", 65, "cut.json: it is no JSON, or cut off"),
    ("list.json", 65, "list.json: it is no report"),
    ("base.json", 65, "base.json: it has load, rough; --against takes one report of run"),
    ("old.json", 65, "old.json: it is no report of run by this version: run.figures.titles is missing"),
  ])
  func `an unusable report is refused before the run`(name: String, status: Int32, words: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try Self.run(tool, "run.json")
    let text = try String(contentsOf: tool.folder.appending(path: "run.json"), encoding: .utf8)
    try tool.write("cut.json", Array(text.utf8.prefix(5_000)))
    try tool.write("list.json", Array("{}".utf8))
    try tool.write("old.json", Array(text.replacing("\"titles\" : {", with: "\"names\" : {").utf8))
    let part = #"{"kind":"run","settings":{},"figures":{},"verdicts":{}}"#
    try tool.write(
      "base.json",
      Array("{\"schema\":\"bookstrack-baseline/1\",\"parts\":{\"load\":\(part),\"rough\":\(part)}}".utf8))
    // A run of that size takes minutes.
    let result = try tool.run(["run", "--users", "5000", "-q", "--against", name], limit: 20)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.errors.contains(words), "\(result.errors)")
    let both = try tool.run("run", "-q", "--against", "run.json", "--baseline", "run.json")
    #expect(both.status == 64)
  }

  @Test func `a run that differs from the baseline's is refused before it starts`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try Self.run(tool, "run.json")
    #expect(try tool.run("compare", "--accept", "base.json", "run.json").status == 0)
    let text = try String(contentsOf: tool.folder.appending(path: "base.json"), encoding: .utf8)
    try tool.write("base.json", Array(text.replacing("\"run\" : {", with: "\"rough\" : {").utf8))
    for words in [["--only", "rough"], ["--planted", "doubled-back-off"]] {
      let result = try tool.run(["compare", "base.json", "-q"] + words, limit: 20)
      #expect(result.status == 65, "\(result.errors)")
      #expect(result.errors.contains("base.json: rough: not the same work — "), "\(result.errors)")
    }
  }
}
