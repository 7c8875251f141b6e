// Every kind of report has a page that is well-formed, needs nothing else, has words for every chart, and
// leaves nothing of the report out.

import Foundation
import Pages
import Testing

@Suite struct ReportPageTests {
  /// A sample, and what its page must show of it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let kind: ReportPage.Kind?
    let report: String
    let shown: [String]

    var testDescription: String { kind?.rawValue ?? "other" }
  }

  static let samples: [Sample] = [
    Sample(
      kind: .run, report: ReportSamples.run,
      shown: [
        "title of IMP-9", "title of ENR-12", "title of CON-5", "title of SER-1", "title of LAB-2.time",
        "own gate",
        "No gate: reason of CON-5.", "Gates without enough data", "explain 7", "row text", "found wrong",
        "reader 2: lost",
        "a outage, minute 1 to 3",
        "Reader 7, who waited longest", "a 503", "network loss", "a slow reader", "What ENR-12 promises",
        "3,000 works", "google-outage", "≥ 95 %",
        "Of 10 minutes 8.67 are <due> to it.", "8.67 min", "−0.17 min", "10 min in all", "no end",
        "lost messages, no network",
        "nothing left out", "00fe",
        "Reader 1, the one in the middle by number, has 40 books and 2 series", "2/60 books", "2.5",
        "and 57 more places", "several", "600 ‰", "1990s 40",
      ]),
    Sample(
      kind: .hunt, report: ReportSamples.hunt,
      shown: [
        "2 of 20 worlds failed, in 1 way", "library-model", "It fires.", "provider.503 at backend",
        "disk.full",
        "a state", "was never true", "replay 6 --target readers --variant check-then-insert", "seeds: 6, 9",
        "reached 3 of 80 states and 41 of 600 pairs", "71 of 90 planted bugs", "640 seeds", "a-hard-bug",
        "Where it became certain", "12 times for each point", "From choice 3 on it is certain.", "3 of 12",
      ]),
    Sample(
      kind: .regression, report: ReportSamples.regression,
      shown: [
        "bookstrack-sim replay kept.json", "At 5.000000 ms a fault fires.", "GET /x",
        "without this the case passes",
      ]
    ),
    Sample(
      kind: .planted, report: ReportSamples.planted,
      shown: ["1 of 2 planted bugs found", "bug-one", "bug-two", "survived", "90 → 9", "one survived"]),
    Sample(
      kind: .verify, report: ReportSamples.verify,
      shown: [
        "1 of 2 clauses missed", "Enrichment", "CON", "ENR-12", "CON-7", "Decision: So.", "Not built: a part",
        "SomeTests: it holds",
        "turned red by a-stack", "As the documents write it: 3.", "3,000 works",
      ]),
    Sample(
      kind: .compare, report: ReportSamples.compare,
      shown: ["1 figure worse than before", "pauses", "−2", "Why: chance.", "[a.b]", "[a.c]"]),
    Sample(
      kind: .compare, report: ReportSamples.comparedRuns,
      shown: [
        "Different settings: nothing is judged", "mood", "+3 min", "held → missed", "reader 3: longer",
        "explain it after", "only the slowest",
      ]),
    Sample(
      kind: .sweep, report: ReportSamples.sweep,
      shown: [
        "3 settings of latency and concurrency and mood", "19.5", "1.25", "d19", "d219", "mood healthy",
      ]),
    Sample(
      kind: .import, report: ReportSamples.imported,
      shown: ["2 of 4 rows", "no title", "0 to 5", "same ISBN", "Frank Herbert", "not imported", "Two"]),
    Sample(
      kind: .reader, report: ReportSamples.reader,
      shown: ["100 pages in 2 sessions", "Which? shown", "600 ‰", "79 to 99", "killed"]),
    Sample(
      kind: .benchmarks, report: ReportSamples.benchmarks,
      shown: [
        "1 of 2 targets missed", "Missed: worlds beside import.rows.", "28,000 rows/s", "≥ 25,000 rows/s",
        "9 worlds/hour", "1.9 times", "≥ 2 times", "Changes since last run", "slower", "allocations", "1,499",
        "3.14", "2.09, 3.14, 4.19",
      ]),
    Sample(
      kind: .scorecard, report: ReportSamples.scorecard,
      shown: [
        "The engine mine held 1 of 3 rows", "a token expires", "nothing-lost: a book is gone", "a purge",
        "no data", "was tried",
      ]),
    Sample(kind: nil, report: ReportSamples.other, shown: ["kept.json", "1.5", "parts", "1, 2", "deep"]),
  ]

  /// The notes of the sample run.
  static let notes = RunNotes(
    headline: "1 of 2 gates missed", mood: .bad, lead: ["It is red because of <this> & that."],
    slowest: ["a slow reader"], causes: ["Of 10 minutes 8.67 are <due> to it."],
    promises: ["ENR-12": "What ENR-12 promises"])

  static func page(of sample: Sample) throws -> Page {
    let page = try ReportPage(Data(sample.report.utf8), name: "kept.json")
    #expect(page.kind == sample.kind)
    return sample.kind == .run ? page.page(of: notes) : page.page(chapters: ["ENR": "Enrichment"])
  }

  @Test func everyKindHasASample() {
    #expect(Set(Self.samples.compactMap(\.kind)) == Set(ReportPage.Kind.allCases))
  }

  @Test(arguments: samples)
  func `LAB-11: a page is well-formed, needs nothing else, and has words for its charts`(sample: Sample)
    throws
  {
    let check = PageCheck(try Self.page(of: sample))
    #expect(check.complaints == [])
    #expect(check.counts["h1"] == 1 && check.counts["main"] == 1)
  }

  @Test(arguments: samples)
  func `A page shows what the report says`(sample: Sample) throws {
    let check = PageCheck(try Self.page(of: sample))
    for text in sample.shown { #expect(check.text.contains(text), "\(text) is not on the page") }
    // The text of the report is on the page as it is, with what XML does not allow replaced.
    #expect(check.text.contains("<b>&\u{FFFD}\"Ü 三体"))
  }

  @Test func `A chart is drawn for three widths`() throws {
    let sample = try #require(Self.samples.first { $0.kind == .run })
    let check = PageCheck(try Self.page(of: sample))
    #expect(check.counts["svg"] == 12)
    #expect(check.counts["figure"] == 4)
  }

  @Test func `A shelf has a box for every place, with a hint and in words for a screen reader`() throws {
    let sample = try #require(Self.samples.first { $0.kind == .run })
    let html = try Self.page(of: sample).html
    #expect(html.contains("<i class=\"read\" title=\"1 · Dune Messiah · read\">1</i>"))
    #expect(html.contains("<i class=\"missing\" title=\"2.5 · missing\">2.5</i>"))
    #expect(html.contains("aria-label=\"1 read, 1 owned, 1 missing\""))
  }

  @Test(arguments: samples)
  func `LAB-11: a page has one script, which finds the rows of every story`(sample: Sample) throws {
    let page = try Self.page(of: sample)
    let check = PageCheck(page)
    #expect(check.counts["script"] == 1)
    #expect(!check.stories.isEmpty == page.html.contains("class=\"story\""))
    for story in check.stories { #expect(story.rows > 0 && story.events == Set(1...story.rows)) }
  }

  @Test func `A page of the same report has the same bytes`() throws {
    for sample in Self.samples {
      #expect(try Self.page(of: sample).html == Self.page(of: sample).html)
    }
  }

  @Test func `What is no JSON has no page`() {
    #expect(throws: DecodingError.self) { try ReportPage(Data("nothing".utf8), name: "x") }
  }
}
