// What a comparison calls worse, better, or other work, and that whoever reads it learns what to do.

import Foundation
import Testing

@testable import LabWorld
@testable import Verify

@Suite struct BaselineComparisonTests {
  private static let figures: [String: Int] = [
    "readers": 20, "imports.duplicates.falseNegative": 1, "imports.duplicates.truePositive": 516,
    "enrichment.correct": 29_669, "enrichment.pauses": 139, "events": 581_154, "backend.cacheHits": 9_438,
    "series.once.rest": 6, "series.alone.rest": 6,
    "time.enrichmentTotal": 38_715_240_101_228,
  ]

  private static func part(
    _ changes: [String: Int] = [:], verdicts: [String: String] = ["ENR-12": "held"], users: String = "20"
  ) -> BaselinePart {
    let all = figures.merging(changes) { _, new in new }
    return BaselinePart(
      .run, settings: ["users": users], digest: "d",
      figures: all.mapValues { Hundredths(hundredths: $0 * 100) }, verdicts: verdicts)
  }

  private static func compare(_ now: BaselinePart) throws -> BaselineComparison {
    try BaselineComparison(["load": now], against: BaselineDocument(["load": part()]))
  }

  @Test func `the same figures are no change`() throws {
    let comparison = try Self.compare(Self.part())
    #expect(comparison.changes == [])
    #expect(comparison.unchanged == Self.figures.count + 1)
    #expect(comparison.identicalParts == ["load"])
  }

  @Test(arguments: [
    ("imports.duplicates.falseNegative", 2, FigureChange.Kind.worse),
    ("imports.duplicates.falseNegative", 0, .better),
    ("imports.duplicates.truePositive", 515, .worse),
    ("enrichment.correct", 29_669 - 59, .changed), ("enrichment.correct", 29_669 - 60, .worse),
    ("enrichment.correct", 29_669 + 60, .better),
    ("enrichment.pauses", 139 + 33, .changed), ("enrichment.pauses", 139 + 34, .worse),
    ("events", 2_000_000, .changed), ("readers", 21, .otherWork), ("readers", 19, .otherWork),
    ("backend.cacheHits", 9_438 - 292, .worse),
    ("time.enrichmentTotal", 38_715_240_101_228 / 100 * 104, .worse),
    ("time.enrichmentTotal", 38_715_240_101_228 / 100 * 96, .better),
    ("imports.rejected", 3, .changed), ("series.once.rest", 60, .worse), ("series.alone.rest", 60, .worse),
  ])
  func `LAB-8: a figure is worse only beyond its tolerance`(
    figure: String, value: Int, kind: FigureChange.Kind
  ) throws {
    let changes = try Self.compare(Self.part([figure: value])).changes
    #expect(changes.map(\.kind) == [kind], "\(changes.map(\.sentence))")
    #expect(changes.first?.figure == figure)
  }

  @Test func `a verdict that no longer holds is worse, and the reverse is better`() throws {
    let missed = Self.part(verdicts: ["ENR-12": "missed"])
    #expect(try Self.compare(missed).changes.map(\.kind) == [.worse])
    let back = try BaselineComparison(["load": Self.part()], against: BaselineDocument(["load": missed]))
    #expect(back.changes.map(\.kind) == [.better])
    #expect(try Self.compare(Self.part(verdicts: [:])).changes.map(\.kind) == [.otherWork])
  }

  @Test func `a figure that is no longer measured fails, and a new one does not`() throws {
    var figures = Self.part().figures
    figures["enrichment.correct"] = nil
    let now = BaselinePart(
      .run, settings: ["users": "20"], digest: "d", figures: figures, verdicts: ["ENR-12": "held"])
    #expect(try Self.compare(now).changes.map(\.kind) == [.otherWork])
    let back = try BaselineComparison(["load": Self.part()], against: BaselineDocument(["load": now]))
    #expect(back.changes.map(\.kind) == [.new])
  }

  @Test func `other settings are shown without a judgement, unless it is asked for`() throws {
    let now = Self.part(["readers": 30, "imports.duplicates.falseNegative": 2], users: "30")
    let base = BaselineDocument(["load": Self.part()])
    let shown = try BaselineComparison(["load": now], against: base, settings: .shown)
    #expect(shown.settings.map(\.setting) == ["users"])
    #expect(shown.settings.map { [$0.before, $0.after] } == [["20", "30"]])
    #expect(shown.changes.map(\.kind) == [.worse, .changed])
    #expect(!shown.isJudged && shown.regressions == [] && shown.checks.failures == 0)
    #expect(shown.checks.junit.contains("different settings: nothing is judged"))
    let judged = try BaselineComparison(["load": now], against: base, settings: .judged)
    #expect(judged.isJudged && judged.regressions.map(\.figure) == ["imports.duplicates.falseNegative"])
    // With equal settings nothing is only shown.
    let same = try BaselineComparison(
      ["load": Self.part(["readers": 30])], against: base, settings: .shown)
    #expect(same.isJudged && same.regressions.map(\.kind) == [.otherWork])
    let hunt = BaselinePart(.hunt, settings: [:], figures: [:])
    #expect(throws: BaselineError.self) {
      try BaselineComparison(["load": hunt], against: base, settings: .shown)
    }
  }

  @Test func `other settings are refused with the difference`() throws {
    #expect {
      _ = try Self.compare(Self.part(users: "30"))
    } throws: { error in
      "\(error)" == "load: not the same work — users is 20 there and 30 here"
    }
  }

  @Test func `a regression is reported with the clause, both values, the difference and the next step`()
    throws
  {
    let now = Self.part(["imports.duplicates.falseNegative": 18, "enrichment.correct": 27_000])
    let text = ComparisonTable(
      try Self.compare(now), hasColor: false, acceptance: "bookstrack-sim compare --accept"
    ).text
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.hasPrefix("2 figures worse than the baseline — 9 as they were, 2 worse "))
    #expect(words.contains("worse DUP-9 load: duplicates missed — from 1 to 18 (+17), where 0 is allowed"))
    #expect(words.contains("from 29,669 to 27,000 (−2,669, −8.99 %), where 59.33 is allowed"))
    #expect(words.hasSuffix("so that a reviewer sees it: bookstrack-sim compare --accept"))
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func `an improved figure is reported, with the command that accepts it`() throws {
    let text = ComparisonTable(
      try Self.compare(Self.part(["imports.duplicates.falseNegative": 0])), hasColor: false,
      acceptance: "accept"
    ).text
    #expect(text.hasPrefix("nothing is worse than the baseline — 10 as they were, 1 better\n"))
    #expect(text.hasSuffix("To hold what was gained, commit the new baseline with the change:\n  accept\n"))
  }

  @Test(arguments: [
    ("", "base.json: it is empty"), ("{\"run\": {", "base.json: it is no JSON, or cut off: "),
    ("{\n  \"run\": nonsense\n}", "base.json: it is no JSON, or cut off: "),
    ("[1, 2]", "base.json: "), ("{\"books\": 3}", "base.json: it is no report: "),
    ("{\"schema\": 1, \"shard\": {}}", "base.json: it is the report of a shard: merge all of them"),
    ("{\"schema\": 0, \"run\": {}}", "base.json: schema is 0; this program reads 1"),
    ("{\"schema\": 1, \"run\": {}}", "base.json: run.isComplete is not true"),
    (
      "{\"schema\": 1, \"run\": {\"isComplete\": true}}",
      "base.json: run.figures.readers or run.digest is missing"
    ),
    (
      "{\"schema\": \"bookstrack-baseline/0\", \"parts\": {}}", "base.json: schema is bookstrack-baseline/0; "
    ),
    (
      "{\"schema\": \"bookstrack-baseline/1\", \"parts\": {\"a\": {\"kind\": \"run\"}}}",
      "base.json: parts.a.settings is missing"
    ),
  ])
  func `a file that is not a report is refused with its path`(text: String, complaint: String) {
    #expect {
      _ = try BaselineDocument(Data(text.utf8), name: "base.json")
    } throws: { error in
      "\(error)".hasPrefix(complaint)
    }
  }

  @Test func `a baseline survives a round trip`() throws {
    let document = BaselineDocument(["load": Self.part(), "rough": Self.part(users: "10")])
    #expect(try BaselineDocument(document.encoded(), name: "x") == document)
  }

  @Test func `the report of a run is read as a part, and has the name of the most similar part`() throws {
    let report = try LoadRunTests.run(LoadRunTests.small)
    let read = try BaselineDocument(report.encoded(), name: "run.json")
    let part = try BaselinePart(report.run)
    #expect(read.parts == ["run": part])
    #expect(part.settings["users"] == "6" && part.settings["providers.all"] != nil)
    #expect(part.figures["enrichment.correct"] != nil && part.figures["latency.work.p50"] != nil)
    #expect(part.verdicts["ENR-12"] == "no data" && part.verdicts["ENR-10"] != nil)
    let base = BaselineDocument(["other": Self.part(), "small": part])
    #expect(read.parts(namedLike: base) == ["small": part])
  }
}
