// Every report of the program obeys its published schema, without additional members (LAB-3).

import Foundation
import Testing

@testable import ContractSchemas

@Suite struct ReportSchemaTests {
  /// A call of the program and the schema of its report.
  struct Case: CustomTestStringConvertible {
    let kind: String
    /// The file of the report; nil for standard output.
    let file: String?
    let calls: [[String]]

    var testDescription: String { "\(kind): \(calls.last?.joined(separator: " ") ?? "")" }

    init(_ kind: String, file: String? = "report.json", _ calls: [String]...) {
      self.kind = kind
      self.file = file
      self.calls = calls
    }
  }

  private static let corpora = Tool.corpora.path(percentEncoded: false)
  private static let small = [
    "--users", "4", "--books", "30", "--cell", "2", "--catalog", "4000", "--quiet",
  ]
  private static func run(_ more: String...) -> [String] { ["run"] + small + more }
  private static func hunt(_ more: String...) -> [String] {
    ["hunt", "--no-save", "--quiet", "--shrink", "50"] + more
  }

  private static let cases = [
    Case(
      "run", run("--mood", "lying", "--format", "mixed", "--gate", "ENR-12>=95", "--report", "report.json")),
    Case(
      "run", run("--threshold", "work.latency: p(95) < 2 s", "--minutes", "m.csv", "--report", "report.json")),
    Case("run", run("--mood", "flaky", "--concurrency", "4", "--report", "report.json")),
    Case("run", run("--scenario", "google-outage", "--report", "report.json")),
    Case("run", run("--attribute", "--report", "report.json")),
    Case("run", run("--mood", "outage", "--attribute", "--report", "report.json")),
    Case("run", run("--scenario", "free-tier", "--storage", "volatile", "--report", "report.json")),
    Case("run", run("--titles", "none", "--warmth", "50", "--report", "report.json")),
    Case("run", run("--scenario", "curation", "--days", "30", "--report", "report.json")),
    Case("run", run("--devices", "2", "--report", "report.json")),
    Case(
      "run",
      [
        "run", "--export",
        Tool.corpora.appending(path: "Exports/good/goodreads-24.csv").path(percentEncoded: false), "--users",
        "2", "--catalog", "4000",
        "--readers", "r.csv", "--quiet", "--report", "report.json",
      ]),
    Case("run", run("--scenario", "series-marathon", "--days", "30", "--report", "report.json")),
    Case(
      "run",
      run(
        "--readership", "manga", "--providers", "isbndb", "--coverage", "80", "--without", "network",
        "--gate",
        "LAB-2.time<=0", "--gate", "ENR-13.p90", "--allow-no-data", "--report", "report.json")),
    Case(
      "run", run("--shard", "1/2", "--report", "1.json"), run("--shard", "2/2", "--report", "2.json"),
      ["merge", "1.json", "2.json", "--gate", "IMP-5", "--report", "report.json"]),
    Case("shard", run("--shard", "1/2", "--days", "20", "--report", "report.json")),
    Case("shard", hunt("--seed", "1", "--seeds", "2", "--shard", "2/2", "--report", "report.json")),
    Case("hunt", hunt("--seeds", "2", "--report", "report.json")),
    Case(
      "hunt",
      hunt("--seeds", "6", "--variant", "retry-at-once", "--target", "readers", "--report", "report.json")),
    Case(
      "planted",
      [
        "hunt", "--planted", "retry-at-once", "--repetitions", "1", "--comparison", "5", "--shrink", "50",
        "--quiet",
        "--report", "report.json",
      ]),
    Case(
      "sweep",
      ["sweep"] + small + ["-v", "mood=flawless,flaky", "--gate", "ENR-12>=95", "--report", "report.json"]),
    Case(
      "sweep",
      ["sweep"] + small + [
        "-v", "coverage=80,92", "-v", "scenario=migration,curation", "--gate", "IMP-5", "--allow-no-data",
        "--report", "report.json",
      ]),
    Case(
      "sweep",
      ["sweep"] + small + [
        "-v", "latency=1s", "-v", "strategy=first-answer", "-v", "titles=none", "--report", "report.json",
      ]),
    Case("list", ["pairs", "--list", "200", "--wrong", "5", "--quiet", "--report", "report.json"]),
    Case(
      "pairs",
      ["pairs", "--directory", corpora + "/Pairs", "--wrong", "2", "--quiet", "--report", "report.json"]),
    Case(
      "compare", file: nil, run("--report", "a.json"), run("--mood", "flaky", "--report", "b.json"),
      ["compare", "a.json", "a.json", "--json"]),
    Case(
      "compare", file: nil, run("--report", "a.json"), run("--mood", "brown-out", "--report", "b.json"),
      ["compare", "a.json", "b.json", "--json"]),
    Case(
      "baseline", run("--report", "a.json"), ["compare", "--accept", "base.json", "a.json"],
      ["compare", "base.json", "a.json", "--report", "report.json"]),
    Case(
      "baseline", file: "base.json", hunt("--seeds", "2", "--report", "a.json"),
      ["compare", "--accept", "base.json", "a.json"]),
    Case(
      "verify",
      [
        "verify", "--clause", "IMP-2", "--clause", "IMP-15", "--corpora", corpora, "--quiet", "--report",
        "report.json",
      ]),
    Case("profile", file: nil, ["generate", "--books", "40", "--profile", "--json"]),
    Case("crash-test", file: nil, ["crash-test", "--kills", "2", "--json", "--quiet"]),
    Case("crash-test", file: nil, ["crash-test", "--kills", "20", "--planted", "--json", "--quiet"]),
    Case(
      "import", file: nil, ["generate", "--books", "40", "--output", "books.csv"],
      ["import", "books.csv", "--json"]),
    Case(
      "import", file: nil,
      ["import", corpora + "/Exports/hostile/field-counts.csv", "--json"]),
  ]

  @Test(arguments: cases)
  func `LAB-3: a report keeps to its schema`(_ one: Case) throws {
    let tool = try Tool()
    defer { tool.remove() }
    var output = ""
    for call in one.calls { output = try tool.run(call).output }
    let report =
      try one.file.map { try Data(contentsOf: tool.folder.appending(path: $0)) } ?? Data(output.utf8)
    try #require(!report.isEmpty)
    // A hunt without findings would leave a part of its schema untested.
    if one.calls[0].contains("--variant") {
      #expect(String(decoding: report, as: UTF8.self).contains(try Regex(#""findings" : \[\s*\{"#)))
    }
    let violations = try ReportSchemas.violations(of: report, kind: one.kind)
    #expect(violations.isEmpty, "\(violations.prefix(10).joined(separator: "\n"))")
  }

  /// Calls of `import` on these files, and the parts of the report that only they have.
  private static let imports: [(options: [String], parts: [String])] = [
    (["series.csv"], ["sameAsRow", "position"]),
    (["series.csv", "--all", "--strategy", "skip"], ["skip"]),
    (["series.csv", "--strategy", "replace", "--into", "library"], ["library", "taken"]),
    (["series.csv", "--series"], ["shelves", "placesOfRows", "missing", "next", "badge"]),
    (["series.csv", "--into", "library", "--series", "Mistborn"], ["shelves", "library"]),
    (["plain.csv"], ["columns", "field"]),
    (["unknown.csv", "--map", "title=Werk,author=Feder"], ["header"]),
    (["damaged.csv", "--rejected", "rejected.csv", "--overwrite"], ["fields", "reason"]),
  ]

  @Test(arguments: imports)
  func `LAB-3: the report of an import obeys its schema, with any options`(
    options: [String], parts: [String]
  ) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let head = "Book Id,Title,Author,ISBN,ISBN13,My Rating,Exclusive Shelf\n"
    let volumes = [1, 3, 1].enumerated().map { place, volume in
      "\(place + 1),\"Part \(volume) (Mistborn, #\(volume))\",Brandon Sanderson,,,\(place + 2),read\n"
    }
    try tool.write("series.csv", Array((head + volumes.joined()).utf8))
    try tool.write("plain.csv", Array("Title,Author,Colour of the spine\nEmma,Jane Austen,red\n".utf8))
    try tool.write("unknown.csv", Array("Werk,Feder\nEmma,Jane Austen\n".utf8))
    try tool.write("damaged.csv", Array((head + volumes[0] + "2,Emma\n").utf8))
    for _ in 0..<(options.contains("--into") ? 2 : 1) {
      let result = try tool.run(["import"] + options + ["--json"])
      #expect(result.status == 0, "\(result.errors)")
      let report = Data(result.output.utf8)
      let violations = try ReportSchemas.violations(of: report, kind: "import")
      #expect(violations.isEmpty, "\(violations.prefix(10).joined(separator: "\n"))")
      for part in parts { #expect(result.output.contains("\"\(part)\""), "\(part): \(result.output)") }
    }
  }

  @Test func `LAB-3: a comparison with changed figures obeys its schema`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    _ = try tool.run(Self.run("--report", "a.json"))
    let text = try String(contentsOf: tool.folder.appending(path: "a.json"), encoding: .utf8)
    let changed = text.replacing("\"requestsBeyondQuota\" : 0", with: "\"requestsBeyondQuota\" : 3")
      .replacing(try Regex("\"cacheHits\" : [0-9]+"), with: "\"cacheHits\" : 100000")
      .replacing(try Regex("\"verdict\" : \"held\""), with: "\"verdict\" : \"missed\"", maxReplacements: 1)
    try tool.write("b.json", Array(changed.utf8))
    let report = Data(try tool.run("compare", "a.json", "b.json", "--json").output.utf8)
    #expect(String(decoding: report, as: UTF8.self).contains("\"worse\""))
    #expect(try ReportSchemas.violations(of: report, kind: "compare") == [])
  }

  @Test func `LAB-3: the report of an interrupted run obeys its schema`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let errors = tool.folder.appending(path: ".stderr")
    // Progress is printed after five seconds; this run takes far longer.
    let long = [
      "run", "--users", "3000", "--books", "20", "--cell", "1", "--catalog", "3000", "--threads", "1",
    ]
    let result = try tool.run(
      long + ["--report", "report.json"],
      interrupted: { try !String(contentsOf: errors, encoding: .utf8).isEmpty })
    #expect(result.status == 130)
    let report = try Data(contentsOf: tool.folder.appending(path: "report.json"))
    #expect(try ReportSchemas.violations(of: report, kind: "run") == [])
  }

  @Test func `stored regressions and the baseline obey their schemas`() throws {
    let folder = Tool.corpora.appending(path: "Regressions")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(names.count > 10)
    for name in names {
      let violations = try ReportSchemas.violations(
        of: Data(contentsOf: folder.appending(path: name)), kind: "regression")
      #expect(violations.isEmpty, "\(name): \(violations.prefix(5).joined(separator: "\n"))")
    }
    #expect(try ReportSchemas.violations(of: ReportSchemas.baseline(), kind: "baseline") == [])
  }

  @Test func `every schema is tested`() throws {
    let tried = Set(Self.cases.map(\.kind)).union([
      "regression", "baseline", "bench", "definitions", "figures",
    ])
    #expect(try Set(ReportSchemas.schemaDocuments().keys) == Set(tried.map { $0 + ".json" }))
  }

  @Test func `missing members, wrong types and undescribed members are violations`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    _ = try tool.run(Self.run("--report", "report.json"))
    let text = try String(contentsOf: tool.folder.appending(path: "report.json"), encoding: .utf8)
    for (old, new) in [
      ("\"isComplete\" :", "\"isDone\" :"), ("\"readers\" : 4", "\"readers\" : \"4\""),
      ("\"schema\" : 1", "\"schema\" : 2"), ("\"verdict\" : \"held\"", "\"verdict\" : \"perhaps\""),
    ] {
      let spoiled = text.replacing(old, with: new)
      try #require(spoiled != text, "\(old)")
      #expect(try ReportSchemas.violations(of: Data(spoiled.utf8), kind: "run").isEmpty == false, "\(old)")
    }
  }
}
