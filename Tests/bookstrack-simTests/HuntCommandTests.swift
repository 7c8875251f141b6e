// Hunting and replaying as used by a newcomer, with worker processes of the real program.

import Foundation
import Testing

@Suite struct HuntCommandTests {
  /// Returns the targets listed on the help page.
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
    #expect(!result.errors.contains("looking into"), "nothing has failed")
    for text in [
      "all held — \(target), shipped, 3 seeds from 5", "6 runs, 0 seeds with a difference", "passed 3",
    ] {
      #expect(result.output.contains(text), "no \(text) in \(result.output)")
    }
    #expect(try tool.files().filter { $0.hasSuffix(".json") } == ["Reports/runs/hunt-5-3-\(target).json"])
  }

  @Test func huntsWithOtherSettingsLeaveEachOthersReportsAlone() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let calls = [
      ["--target", "readers"], ["--target", "crashes"], ["--target", "readers", "--shrink", "5"],
      ["--target", "readers", "--variant", "flat-backoff", "--timeout", "30s", "--shrink", "0"],
    ]
    for call in calls {
      _ = try tool.run(["hunt", "--seed", "1", "--seeds", "1", "--no-save", "-q"] + call)
    }
    #expect(
      try tool.files().filter { $0.hasSuffix(".json") } == [
        "Reports/runs/hunt-1-1-crashes.json",
        "Reports/runs/hunt-1-1-readers-flat-backoff-shrink-0-timeout-30s.json",
        "Reports/runs/hunt-1-1-readers-shrink-5.json", "Reports/runs/hunt-1-1-readers.json",
      ])
  }

  @Test func withoutASeedAHuntBeginsWhereNobodyWas() throws {
    let tool = try Tool()
    defer { tool.remove() }
    func hunt() throws -> (seed: UInt64, errors: String) {
      let result = try tool.run("hunt", "--seeds", "1", "--target", "reading", "--json", "--no-save")
      let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      let campaign = (report?["hunt"] as? [[String: Any]])?.first
      let seed = (campaign?["plan"] as? [String: Any])?["firstSeed"] as? NSNumber
      return (try #require(seed).uint64Value, result.errors)
    }
    let (first, second) = (try hunt(), try hunt())
    #expect(first.seed > 1_700_000_000_000 && second.seed > first.seed, "\(first) \(second)")
    #expect(first.errors.contains("seeds from \(first.seed) on"))
    #expect(try tool.files().contains("Reports/runs/hunt-\(first.seed)-1-reading.json"))
  }

  @Test func aShortHuntSaysHowManySeedsWouldDo() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run("hunt", "--seed", "1", "--seeds", "1", "--target", "reading", "--no-save", "-q")
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("This hunt was short: "))
    let text = result.output.replacing("\n    ", with: " ")
    #expect(text.contains("500 seeds would do (--seeds 500)"), "\(result.output)")
    #expect(!result.output.contains("was never true"))
  }

  @Test func aCaseThatCannotBeKeptCostsNoHunt() throws {
    let tool = try Tool()
    defer { tool.remove() }
    // Occupies the path of the only case.
    let name = "cases/readers-acknowledged-too-early-2.json/note"
    let folder = tool.folder.appending(path: name).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let result = try tool.run(
      "hunt", "--target", "readers", "--variant", "acknowledged-too-early", "--seed", "1", "--seeds", "2",
      "--shrink", "5", "--save", "cases", "-q")
    #expect(result.status == 73)
    #expect(result.errors.contains("cannot write cases/readers-acknowledged-too-early-2.json"))
    #expect(result.output.contains("safety: durability, ENR-8 — 1 seed: 2"))
    #expect(result.output.contains("replay: bookstrack-sim replay 2 --target readers"))
    #expect(try tool.files().contains { $0.hasPrefix("Reports/runs/hunt-1-2-readers") })
  }

  @Test func oneIsNotCalledMany() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(
      "hunt", "--seed", "1", "--seeds", "1", "--target", "crashes", "--no-save", "-t", "1", "-q")
    #expect(result.output.contains("1 seed from 1") && result.output.contains("1 worker,"))
    #expect(result.output.range(of: #"(^|[^0-9,])1 [a-z]+s\b"#, options: .regularExpression) == nil)
  }

  @Test func whatAHuntFindsDependsNeitherOnItsWorkersNorOnProcesses() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let target = try #require(try Self.targets(tool).last)
    func hunt(_ options: String...) throws -> NSArray? {
      let result = try tool.run(
        ["hunt", "--seed", "1", "--seeds", "6", "--target", target, "--json", "--no-save", "-q"] + options)
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
    let beyond = try tool.run("replay", "7", "--target", target, "--until", "9999999")
    #expect(beyond.output.contains("the run ends with event "))
    #expect(beyond.output.hasSuffix("there is no event 9999999\n"))
  }

  @Test func aTraceFileIsATimelineDocument() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let target = try #require(try Self.targets(tool).first)
    let result = try tool.run("replay", "7", "--target", target, "--trace-file", "trace.json")
    #expect(result.output.hasSuffix(" events: trace.json\n"))
    let data = try Data(contentsOf: tool.folder.appending(path: "trace.json"))
    let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let events = try #require(document?["traceEvents"] as? [[String: Any]])
    #expect(events.count > 10)
    #expect(events.allSatisfy { $0["ph"] is String && $0["pid"] is Int })
  }

  @Test(arguments: [
    (["hunt", "--for", "3x"], "--for takes a time such as 90s, 5m or 2h, a week at most, not \"3x\""),
    (["hunt", "--for", "0s"], "--for takes a time"),
    (["hunt", "--seeds", "5", "--for", "5m"], "either --seeds or --for"),
    (["hunt", "--seeds", "0"], "--seeds takes a whole number"),
    (["hunt", "--save", "x", "--no-save"], "either --save or --no-save"),
    (["hunt", "--variant", "shiped"], "did you mean shipped?"),
    (["hunt", "--target", "al"], "did you mean all?"),
    (["hunt", "--without", "network.los"], "there is no fault \"network.los\"; did you mean network.loss?"),
    (["hunt", "--without", "disk", "--only", "network"], "give either --only or --without"),
    (["hunt", "--planted", "all", "--only", "disk"], "--only does not go with --planted"),
    (["hunt", "--seds", "4"], "did you mean --seed"), (["huntt"], "did you mean hunt?"),
    (["replay"], "replay needs a seed or a file"),
    (["replay", "x.json", "--variant", "shipped"], "--variant is for seeds"),
    (["replay", "7", "--until", "-1"], "--until takes a whole number"),
    (["replay", "x.json", "--trace-file", "./x.json"], "--trace-file names the kept case itself"),
    (["replay", "7"], "give --target, one of readers"), (["hunt", "--save", ""], "is no name of a folder"),
    (["hunt", "--planted", "all", "--timeout", "5s"], "--timeout does not go with --planted"),
    (["hunt", "--in-process", "--timeout", "5s"], "--timeout needs worlds in processes of their own"),
    (["hunt", "--for", "169h"], "a week at most"),
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
    #expect(folder.status == 65 && folder.errors.contains(". is a folder; give one kept case in it"))
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
