// The life of one reader as sentences: it is that of the whole run, and it says what happened.

import BooksTrack
import BooksTrackAPI
import Providers
import Simulation
import Testing

@testable import LabWorld
@testable import LoadRun

@Suite struct ReaderExplanationTests {
  private static let configuration: LoadConfiguration = {
    var configuration = LoadRunTests.small
    configuration.mood = .flaky
    configuration.outagesPerTenThousand = 10_000
    // So few books would be looked up before the first outage begins.
    configuration.latencyPercent = 1_000
    return configuration
  }()

  private static func explain(_ reader: Int) throws -> ReaderExplanation {
    try LoadRun(configuration).explain(reader: reader, sharing: LoadRunTests.fixture)
  }

  @Test(arguments: [0, 4]) func `LAB-1: recording a reader changes nothing`(reader: Int) throws {
    let told = try Self.explain(reader)
    let cell = Cell(
      number: reader / 3, on: CellFixture(Self.configuration, sharing: LoadRunTests.fixture)
    ).run()
    #expect(told.digest == cell.digest)
    #expect(told.cell == reader / 3)
    #expect(told.figures == cell.readers[reader % 3])
    #expect(told.violations == [])
  }

  @Test func `a narrative covers a life from the arrival to the second import, in order of time`() throws {
    // Who gives up early, in a world as rough as this, never has three quarters.
    let reader = try #require(
      try (0..<6).first { try Self.milestones(Self.explain($0)) == 3 }, "a quarter, a half, three quarters")
    let told = try Self.explain(reader)
    let figures = try #require(told.figures)
    let texts = told.lines.map(\.text)
    #expect(texts.first == "arrives with \(figures.rows) rows of goodreads in goodreads_library_export.csv")
    #expect(texts.last == "imports the same file once more by mistake; 0 books added")
    #expect(texts.contains { $0.hasPrefix("has imported \(figures.books) books; ") })
    #expect(texts.contains("\(figures.books) books wait to be looked up"))
    #expect(texts.contains { $0.hasPrefix("loses the network for ") })
    #expect(told.lines.map(\.time) == told.lines.map(\.time).sorted())
    #expect(told.lines.contains { $0.isRoutine && $0.text.contains("; the next try is in ") })
    #expect(told.summary?.hasPrefix("reader \(reader): ") == true)
  }

  private static func milestones(_ told: ReaderExplanation) -> Int {
    told.lines.count { $0.text.hasSuffix(" books enriched") }
  }

  @Test func `a narrative leaves out network events after the reader's end`() {
    func second(_ number: Int64) -> Int64 { number * 1_000_000_000 }
    let narrative = ReaderNarrative()
    narrative.tell("arrives", at: .init(nanoseconds: 0))
    narrative.tell(
      DeviceNetwork(outages: [
        .init(start: second(30), end: second(60)), .init(start: second(90), end: second(300)),
        .init(start: second(400), end: second(500)),
      ]))
    narrative.tell("is done", at: .init(nanoseconds: second(100)))
    #expect(
      narrative.lines.map(\.text) == [
        "arrives", "loses the network for 30 s", "has a network again", "loses the network for 3.50 min",
        "is done",
      ])
  }

  /// A book that waits for the service is explained differently from one that waits for some providers.
  @Test func `ENR-5: a narrative names the provider for which a parked book waits`() {
    let work = WorkID(replica: 1, serial: 1)
    let question = MetadataQuery.title("Dune")
    let part = MetadataAnswer.foundInPart(SearchResponseData(), retryAfter: .seconds(600))
    let failure = MetadataAnswer.failed(.timeout, retryAfter: nil)
    func end(after answers: [MetadataAnswer]) -> String {
      let narrative = ReaderNarrative()
      for answer in answers {
        narrative.tell(.answered(work, question, answer), at: .init(nanoseconds: 0))
      }
      narrative.tell(.finished(work, .parked), at: .init(nanoseconds: 1))
      return narrative.lines.last?.text ?? ""
    }
    #expect(end(after: [part]).hasSuffix("parked until a provider is back that had no part in its answer"))
    #expect(end(after: [failure]).hasSuffix("parked until the network, a launch or the service comes back"))
    #expect(end(after: [part, failure]).hasSuffix("until the network, a launch or the service comes back"))
  }

  @Test(arguments: [
    (0, "0:00:00"), (61_999_999_999, "0:01:01"), (3_600_000_000_000, "1:00:00"),
    (90_061_000_000_000, "25:01:01"),
  ]) func `a moment is hours, minutes and seconds`(nanoseconds: Int64, text: String) {
    #expect(VirtualTime.moment(nanoseconds) == text)
  }
}
