// Hunting and replaying as a newcomer types it, with worker processes of the real program.

import Foundation
import Testing

@Suite struct HuntCommandTests {
  /// The targets, as the help page lists them.
  private static func targets(_ tool: Tool) throws -> [String] {
    let help = try tool.run("hunt", "--help").output
    let line = try #require(help.split(separator: "\n").first { $0.contains("Which worlds: ") })
    let list = try #require(line.split(separator: ":").last?.split(separator: "(").first)
    return list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces.union(["."])) }
      .filter { $0 != "all" }
  }

  @Test func aSmallHuntPrintsATableAndWritesItsReport() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let target = try #require(try Self.targets(tool).first)
    let result = try tool.run("hunt", "--seeds", "3", "--target", target, "--seed", "5", "--no-save")
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    for text in ["all held — \(target), shipped, 3 seeds from 5", "6 runs, 0 seeds that differ", "passed 3"] {
      #expect(result.output.contains(text), "no \(text) in \(result.output)")
    }
    #expect(try tool.files().filter { $0.hasSuffix(".json") } == ["Reports/runs/hunt-5-3.json"])
  }

  @Test func whatAHuntFindsDependsNeitherOnItsWorkersNorOnProcesses() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let target = try #require(try Self.targets(tool).last)
    func hunt(_ options: String...) throws -> NSArray? {
      let result = try tool.run(
        ["hunt", "--seeds", "6", "--target", target, "--json", "--no-save", "-q"] + options)
      let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      return report?["hunt"] as? NSArray
    }
    let alone = try hunt("--threads", "1")
    #expect(alone != nil)
    #expect(try alone == hunt("--threads", "3"))
    #expect(try alone == hunt("--in-process"))
  }

  @Test func aReplayTellsTheSameStoryAsOftenAsItIsAsked() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let target = try #require(try Self.targets(tool).first)
    let first = try tool.run("replay", "0x7", "--target", target, "--trace")
    let second = try tool.run("replay", "7", "--target", target, "--trace")
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    #expect(first.output == second.output)
    #expect(first.output.contains("seed 7"))
  }

  @Test func aReplayCanStopTellingAtAnEvent() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let target = try #require(try Self.targets(tool).first)
    let result = try tool.run("replay", "7", "--target", target, "--until", "9", "--trace")
    let numbers = result.output.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first.flatMap { Int($0) }
    }
    #expect(numbers == Array(0...9))
    #expect(result.output.contains("the run goes on for"))
  }

  @Test func aTraceFileIsATimelineDocument() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let target = try #require(try Self.targets(tool).first)
    _ = try tool.run("replay", "7", "--target", target, "--trace-file", "trace.json")
    let data = try Data(contentsOf: tool.folder.appending(path: "trace.json"))
    let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let events = try #require(document?["traceEvents"] as? [[String: Any]])
    #expect(events.count > 10)
    #expect(events.allSatisfy { $0["ph"] is String && $0["pid"] is Int })
  }

  @Test(arguments: [
    (["hunt", "--for", "3x"], "--for takes a time such as 90s, 5m or 2h, not \"3x\""),
    (["hunt", "--for", "0s"], "--for takes a time"),
    (["hunt", "--seeds", "5", "--for", "5m"], "either --seeds or --for"),
    (["hunt", "--seeds", "0"], "--seeds takes a whole number"),
    (["hunt", "--save", "x", "--no-save"], "either --save or --no-save"),
    (["hunt", "--variant", "shiped"], "did you mean shipped?"),
    (["hunt", "--target", "al"], "did you mean all?"),
    (["hunt", "--seds", "4"], "did you mean --seed"), (["huntt"], "did you mean hunt?"),
    (["replay"], "replay needs a seed or a file"),
    (["replay", "x.json", "--variant", "shipped"], "--variant is for seeds"),
    (["replay", "7", "--until", "-1"], "--until takes a whole number"),
  ])
  func wrongUseIsSaidInASentence(arguments: [String], sentence: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains(sentence), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try tool.files() == [])
  }

  @Test func aFileThatIsNotThereAndAFileThatIsNoRegressionAreToldApart() throws {
    let tool = try Tool()
    defer { tool.remove() }
    #expect(try tool.run("replay", "nowhere.json").status == 66)
    try tool.write("broken.json", Array("{ \"format\" : 2 }".utf8))
    let folder = try tool.run("replay", ".")
    #expect(folder.status == 66 && folder.errors.contains("cannot be read as a file"))
    let broken = try tool.run("replay", "broken.json")
    #expect(broken.status == 65)
    #expect(broken.errors.contains("broken.json: format: found 2, expected 1"), "\(broken.errors)")
    let kept = try String(
      contentsOf: Tool.corpora.appending(path: "Regressions/readers-IMP-12-8077.json"), encoding: .utf8)
    try tool.write("odd.json", Array(kept.replacing(#""shipped""#, with: #""unheard-of""#).utf8))
    let odd = try tool.run("replay", "odd.json")
    #expect(odd.status == 65, "\(odd.output)")
    #expect(odd.errors.contains("odd.json: variant: \"unheard-of\" is no variant of readers"))
  }

  @Test func theWorkerIsNoCommandForPeople() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let help = try tool.run("--help").output
    #expect(help.contains("  hunt  "))
    #expect(!help.contains("hunt-worker"))
  }
}
