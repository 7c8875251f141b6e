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
    try Self.run(tool, "three.json", users: "3")
    let other = try tool.run("compare", "two.json", "three.json")
    #expect(other.status == 65)
    #expect(other.errors.contains("not the same work — users is 2 there and 3 here"))
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
