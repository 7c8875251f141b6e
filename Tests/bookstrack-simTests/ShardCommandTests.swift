// Parts of a run and of a hunt, and their merge, as called by people and by build services.

import Foundation
import Testing

@Suite struct ShardCommandTests {
  private static let small = [
    "--users", "4", "--books", "20", "--cell", "1", "--catalog", "2000", "--seed", "5", "-q",
  ]

  private static func part(_ key: String, of report: String, _ tool: Tool) throws -> NSObject {
    let data = try Data(contentsOf: tool.folder.appending(path: report))
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return try #require(object?[key] as? NSObject)
  }

  private static func rows(_ table: String, _ tool: Tool) throws -> [Substring] {
    let text = try String(contentsOf: tool.folder.appending(path: table), encoding: .utf8)
    return text.split(separator: "\r\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test func `LAB-1: a run in two parts is merged into the report of the whole`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let whole = try tool.run(
      ["run", "--details", "--report", "whole.json", "--readers", "whole.csv"] + Self.small)
    for number in 1...2 {
      let result = try tool.run(["run", "--shard", "\(number)/2", "--readers", "\(number).csv"] + Self.small)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.hasPrefix("shard \(number)/2: complete; judged is the whole, by merge\n"))
      #expect(result.output.contains("readers: \(number).csv\n"))
    }
    let names = (1...2).map { "Reports/runs/run-5-4x20-cell-1-catalog-2000-shard-\($0)-of-2.json" }
    let merged = try tool.run(["merge", names[1], names[0], "--details", "--report", "merged.json"])
    #expect(merged.status == whole.status, "\(merged.errors)")
    #expect(try Self.part("run", of: "merged.json", tool) == Self.part("run", of: "whole.json", tool))
    func untilHost(_ text: String) -> Substring? { text.components(separatedBy: "this machine").first?[...] }
    #expect(untilHost(merged.output) == untilHost(whole.output))
    let gates = ["--gate", "LAB-2>=5", "--allow-no-data", "--junit", "gates.xml"]
    let gated = try tool.run(["merge"] + names + gates + ["--report", "gated.json"])
    #expect(gated.status == 10, "four readers are not five")
    let outcome = try String(contentsOf: tool.folder.appending(path: "gates.xml"), encoding: .utf8)
    #expect(outcome.matches(of: /<failure/).count == 1 && outcome.contains("LAB-2"))
    let parts = try (1...2).map { try Self.rows("\($0).csv", tool) }
    #expect(try parts[0] + parts[1].dropFirst() == Self.rows("whole.csv", tool))
    #expect(try !tool.files().contains { $0.hasPrefix(".") }, "something was left beside the tables")
  }

  @Test func `a hunt in two parts is merged into the same report as the whole`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let hunt = [
      "hunt", "--seed", "1", "--seeds", "6", "--target", "crashes", "--no-save", "--in-process", "-q",
    ]
    let whole = try tool.run(hunt + ["--report", "whole.json"])
    for number in 1...2 {
      let result = try tool.run(hunt + ["--shard", "\(number)/2", "--report", "\(number).json"])
      #expect(result.status == 0, "\(result.output)\(result.errors)")
      #expect(result.output.contains("crashes  3 of 3 seeds from \(number == 1 ? 1 : 4), 0 failed"))
    }
    let merged = try tool.run("merge", "1.json", "2.json", "-o", "merged.json")
    #expect(merged.status == whole.status, "\(merged.errors)")
    #expect(try Self.part("hunt", of: "merged.json", tool) == Self.part("hunt", of: "whole.json", tool))
    let gated = try tool.run("merge", "1.json", "2.json", "--gate", "ENR-12>=95")
    #expect(gated.status == 64)
    #expect(gated.errors.contains("--gate is for runs, and these are shards of a hunt"))
  }

  @Test
  func `with auto the shard comes from the build service; otherwise its variables are ignored`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let gitlab = ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4"]
    let auto = try tool.run(["run", "--shard", "auto"] + Self.small, environment: gitlab)
    #expect(auto.status == 0, "\(auto.errors)")
    #expect(auto.output.hasPrefix("shard 3/4, as given by GitLab: CI_NODE_INDEX=3, CI_NODE_TOTAL=4:"))
    let counted = try tool.run(["run", "--shard", "auto/2"] + Self.small, environment: ["PARALLEL_SEQ": "2"])
    #expect(counted.output.hasPrefix("shard 2/2, as given by GNU parallel: PARALLEL_SEQ=2:"))
    let plain = try tool.run(["run"] + Self.small, environment: gitlab)
    #expect(plain.output.contains("4 readers × 20 books"))
    let none = try tool.run(["run", "--shard", "auto"] + Self.small, environment: ["CI_NODE_TOTAL": "1"])
    #expect(none.status == 64)
    #expect(
      none.errors.contains(
        "--shard auto: no engine has numbered this process; not set are JOB_COMPLETION_INDEX"))
    let wrong = try tool.run(["run", "--shard", "auto"] + Self.small, environment: ["CI_NODE_INDEX": "one"])
    #expect(wrong.errors.contains(#"CI_NODE_INDEX of GitLab is "one"; expected a whole number"#))
  }

  @Test(arguments: [
    (["--shard", "17/16"], "--shard 17/16: the shards of 16 are 1/16 to 16/16"),
    (["--shard", "0/4"], "--shard 0/4: the shards of 4 are 1/4 to 4/4"),
    (["--shard", "x/y"], #"--shard "x/y": expected a part and how many there are, such as 3/16"#),
    (["--shard", "auto/x"], #"--shard "auto/x": expected the number of shards behind auto/"#),
    (["hunt", "--shard", "1/2", "--for", "5m"], "--for does not go with --shard"),
    (["hunt", "--shard", "1/2"], "--shard needs --seed: all parts of a hunt begin at the same one"),
    (["hunt", "--planted", "all", "--shard", "1/2"], "--shard does not go with --planted"),
    (["--shard", "1/2", "--gate", "ENR-12>=95"], "--gate is for the whole: give it to merge"),
    (["--shard", "1/2", "--junit", "gates.xml"], "--junit is for the whole: give it to merge"),
    (["--readers", "a.csv", "--report", "./a.csv"], "--readers and the report name the same file"),
    (["--users", "4", "--explain-reader", "4"], "--explain-reader takes a whole number from 0 to 3"),
    (["--explain-reader", "1", "--baseline", "a.json"], "--baseline has no meaning with --explain-reader"),
    (["--explain-reader", "1", "--attribute"], "--attribute has no meaning with --explain-reader"),
    (["--attribute", "--shard", "1/2"], "--attribute is for a whole run: a shard has a part of the readers"),
    (["--explain-reader", "1", "--shard", "1/2"], "--shard has no meaning with --explain-reader"),
    (["--readers", ""], "is no name of a file"), (["merge"], "merge needs the reports of all shards"),
    (["merge", "a.json", "--report", "./a.json"], "--report names the shard a.json"),
  ])
  func `wrong usage is reported in a sentence`(arguments: [String], sentence: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains(sentence), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try tool.files() == [])
  }

  @Test func `the explanation of a reader has the digest from the table of readers`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    _ = try tool.run(["run", "--readers", "readers.csv"] + Self.small)
    let row = try #require(try Self.rows("readers.csv", tool).first { $0.hasPrefix("2,") })
    let digest = try #require(row.split(separator: ",").last)
    let told = try tool.run(["run", "--explain-reader", "2"] + Self.small)
    #expect(told.status == 0, "\(told.errors)")
    #expect(told.output.contains("digest \(digest),"))
    #expect(told.output.contains("  arrives with "))
    for line in told.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(try tool.files().filter { $0.hasSuffix(".json") }.count == 1, "telling writes a report")
  }

  @Test func `reports that cannot be merged are named, and no report is written`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    _ = try tool.run(["run", "--shard", "1/2", "--report", "1.json"] + Self.small)
    _ = try tool.run(["run", "--report", "whole.json"] + Self.small)
    try tool.write("text.json", Array("no JSON".utf8))
    let before = try tool.files()
    for (files, status, sentence) in [
      (["1.json"], 65, "not all shards are there: 2/2 is missing beside 1.json"),
      (["1.json", "./1.json"], 65, "./1.json and 1.json are one file"),
      (["1.json", "whole.json"], 65, "whole.json is the report of a whole run and not of a shard"),
      (["text.json"], 65, "text.json is no report of a shard: it is no JSON"),
      (["nowhere.json"], 66, "nowhere.json: there is no such file"),
      (["."], 65, ". is a folder; give the reports of shards in it"),
    ] as [([String], Int32, String)] {
      let result = try tool.run(["merge"] + files + ["--report", "merged.json"])
      #expect(result.status == status, "\(files)")
      #expect(result.errors.contains(sentence), "\(result.errors)")
      #expect(result.output.isEmpty)
    }
    #expect(try tool.files() == before)
  }

  @Test func `a table that cannot be written does not lose the run`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "table.csv"), withIntermediateDirectories: true)
    let early = try tool.run(["run", "--readers", "table.csv"] + Self.small)
    #expect(early.status == 73)
    #expect(early.errors.contains("cannot write table.csv: it is a folder"))
    let full = try tool.run(["run", "--readers", "/dev/full", "--report", "run.json"] + Self.small)
    #expect(full.status == 73)
    #expect(full.errors.contains("cannot write /dev/full: there is no room left"))
    #expect(try tool.files().contains("run.json"), "the report is lost")
  }
}
