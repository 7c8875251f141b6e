// The summary as people read it: what is special is said, nothing is called what it is not.

import BooksTrackBackend
import Measurement
import Providers
import Simulation
import Synthesis
import Testing

@testable import LabWorld

@Suite struct SummaryTableTests {
  private static func text(
    _ figures: RunFigures, _ configuration: LoadConfiguration = .init(), isComplete: Bool = true
  ) -> String {
    let run = RunPart(
      configuration: configuration, digest: "0", isComplete: isComplete, figures: figures)
    let host = HostPart(HostMeter().sample(), threads: 1, figures: figures)
    return SummaryTable(RunVerdict(LoadReport(run: run, host: host)), hasColor: false).text
  }

  private static func lines(_ text: String, with word: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { $0.contains(word) }
  }

  @Test func `settings that differ from the default are in the first line and in the name of the report`() {
    var configuration = LoadConfiguration()
    #expect(configuration.specialties == [])
    #expect(configuration.defaultReport == "Reports/runs/run-1-100x1500.json")
    configuration.users = 1
    configuration.format = .only(.storyGraph)
    Scenario.named("google-only")?.apply(to: &configuration)
    configuration.mood = .flaky
    configuration.titles = .none
    configuration.cacheWarmth = 90
    configuration.concurrency = 3
    let special = ["storygraph", "google-only", "mood flaky", "titles none", "warmth 90", "concurrency 3"]
    #expect(configuration.specialties == special)
    #expect(
      configuration.defaultReport
        == "Reports/runs/run-1-1x1500-storygraph-google-only-mood-flaky-titles-none-warmth-90-concurrency-3.json"
    )
    let text = Self.text(RunFigures(), configuration)
    #expect(
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
        "1 reader × 1,500 books (\(special.joined(separator: ", "))), seed 1, digest 0"))
    configuration = LoadConfiguration()
    configuration.providers = [.isbndb, .googleBooks]
    #expect(configuration.specialties == ["providers isbndb+google-books"])
  }

  @Test func `gates without data are not called missed`() {
    let text = Self.text(RunFigures())
    let headline = text.split(separator: "\n")[0]
    let missed = Self.lines(text, with: "missed ").count { $0.hasPrefix("missed") }
    let untested = text.split(separator: "\n").count { $0.hasPrefix("no data") }
    #expect(missed == 1 && untested > 5)
    // Eleven rows without data are findings, and three are in any run of so few books.
    let gates = untested - 14
    #expect(headline.hasPrefix("1 of \(missed + gates) gates missed, \(gates) without data, "))
  }

  @Test func `one violation is singular`() {
    var figures = RunFigures()
    figures.violations = [Violation(clause: "LAB-1", place: "cell 0", complaint: "it was wrong")]
    #expect(Self.text(figures).hasPrefix("1 violation, "))
  }

  @Test func `an interrupted run states how far it came`() {
    var figures = RunFigures()
    figures.readers = 20
    #expect(Self.text(figures, isComplete: false).hasPrefix("incomplete: 20 of 100 readers, "))
  }

  @Test func `times are those of readers who have all books, with the number of the others`() {
    var figures = RunFigures()
    figures.time.unfinishedReaders = 7
    #expect(
      Self.lines(Self.text(figures), with: "time per reader")[0].hasSuffix("  no reader has all books in"))
    figures.time.enrichment.record(.seconds(600))
    let text = Self.text(figures)
    #expect(Self.lines(text, with: "time per reader")[0].contains("p90 10, max 10 virtual minutes"))
    #expect(text.contains("of the 1 reader with all books in"))
    #expect(text.contains("not the 7 without"))
  }

  @Test func `waiting continues in the plot, and a row without events is a row of dots`() throws {
    var figures = RunFigures()
    func minute(_ number: Int64) -> VirtualClock.Instant { .init(nanoseconds: number * 60_000_000_000) }
    figures.timeline.note(.queued, at: minute(0), count: 8)
    figures.timeline.note(.settled, at: minute(1), count: 4)
    figures.timeline.note(.failed, at: minute(5))
    let text = Self.text(figures)
    #expect(text.contains("works waiting       █▄▄▄▄▄  at most 8 at a time\n"))
    #expect(text.contains("questions answered  ······  at most 0 a minute\n"))
    #expect(text.contains("questions failed    ·····█  at most 1 a minute\n"))
  }

  @Test(arguments: [
    (47_025, "470.25 ms"), (99_999, "999.99 ms"), (130_862, "1.30 s"), (119_605_970, "19.93 min"),
    (723_600_000, "2.01 h"), (0, "0 ms"),
  ])
  func `times have suitable units`(hundredths: Int, text: String) {
    #expect(Hundredths(hundredths: hundredths).asTime == text)
  }

  @Test func `no line is wider than a terminal`() {
    var figures = RunFigures()
    for provider in ["google-books", "openlibrary", "isbndb"] {
      for number in 0..<9 {
        figures.backend.providerCalls[provider, default: [:]]["outcome \(number)"] = 100_000
        figures.faults["\(provider) fault \(number)"] = 1_000
        figures.verifying.questions["question \(number)"] = 1_234
      }
      figures.enrichment.byProvider[provider] = 1_234_567
      figures.time.latency["provider.\(provider)", default: .init()].record(.seconds(1_234))
    }
    figures.enrichment.byState = ["enriched": 1_234_567, "needsChoice": 123_456, "notFound": 123_456]
    figures.imports.duplicatesByTier = ["fuzzy": 12_345, "isbn": 12_345, "titleAndAuthor": 12_345]
    figures.time.enrichment.record(.seconds(123_456))
    figures.time.unfinishedReaders = 12_345
    for format in ["goodreads", "librarything-json"] {
      figures.duplicatesByFormat[format] = figures.imports.duplicates
    }
    let complaint = "one of the things that must never happen has happened here, at some length"
    figures.violations = [Violation(clause: "LAB-1", place: "cell 0", complaint: complaint)]
    for minute in 0..<200 {
      figures.timeline.note(
        .queued, at: VirtualClock.Instant(nanoseconds: Int64(minute) * 60_000_000_000), count: 5_000)
    }
    var configuration = LoadConfiguration()
    configuration.format = .mixed
    Scenario.named("all-out")?.apply(to: &configuration)
    configuration.mood = .schemaDrift
    let text = Self.text(figures, configuration)
    for line in text.split(separator: "\n") { #expect(line.count <= WrappedText.width, "\(line)") }
    #expect(text.contains("google-books: outcome 0 100,000, outcome 1 100,000,"))
    #expect(text.contains("  google-books outage from minute 30 to 90,"))
    #expect(text.contains("DUP-9.recall        … librarything"), "the site is said once")
  }

  @Test func `text is broken at spaces, and words longer than a line stay whole`() {
    #expect(WrappedText.lines(of: "  ab cd  ef", width: 7, indent: 3) == ["  ab cd", "   ef"])
    #expect(WrappedText.lines(of: "ab cd\u{A0}ef", width: 6) == ["ab", "cd ef"])
    #expect(WrappedText.lines(of: "abcdefgh i", width: 4) == ["abcdefgh", "i"])
    #expect(WrappedText.lines(of: "\u{1B}[31mab\u{1B}[0m cd", width: 5).count == 1, "colours take no room")
    #expect(WrappedText.lines(["a b", "c"], width: 4) == ["a b,", "c"])
  }
}
