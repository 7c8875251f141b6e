// History, totals, texts, and the effect of the rule as written.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite("Reading history")
struct ReadingHistoryTests {
  /// Records sittings of the same book, with those minutes and pages, a day apart.
  private static func read(_ device: SessionDevice, _ sittings: [(minutes: Int, pages: Int)]) async throws {
    for sitting in sittings {
      let page = try await device.sessions.start(device.book(0)).startPage
      device.pass(minutes: sitting.minutes)
      try await device.sessions.end(page: page + sitting.pages)
      device.pass(minutes: 1_440 - sitting.minutes)
    }
  }

  @Test("SES-4: newest first, with totals and the average pace over all of the time")
  func history() async throws {
    let device = try await SessionDevice()
    try await Self.read(device, [(30, 24), (60, 30), (0, 2)])
    let history = ReadingHistory(of: device.book(0), in: await device.library)
    #expect(
      history.sessions.map(SessionTexts.line) == [
        "2026-01-03: 0 minutes, 2 pages", "2026-01-02: 60 minutes, 30 pages, 30.0 pages/hour",
        "2026-01-01: 30 minutes, 24 pages, 48.0 pages/hour",
      ])
    #expect(history.totalMinutes == 90 && history.totalPages == 56)
    #expect(history.averagePace?.description == "36.0 pages/hour")
  }

  @Test(
    "SES-4: without sessions a book has an empty history, no total and no pace; a running session does not count"
  )
  func empty() async throws {
    let device = try await SessionDevice()
    try await device.sessions.start(device.book(0))
    let history = ReadingHistory(of: device.book(0), in: await device.library)
    #expect(history.sessions.isEmpty && history.totalMinutes == 0 && history.averagePace == nil)
    #expect(SessionTexts.emptyHistory == "No reading sessions yet")
  }

  @Test("SES-5: many sessions of a book are kept; as written each replaces the previous one")
  func uniqueKey() async throws {
    let sittings = [(30, 24), (60, 30), (45, 20), (15, 10), (20, 5)]
    let corrected = try await SessionDevice()
    let written = try await SessionDevice(rules: SessionRules(history: .onePerBook))
    try await Self.read(corrected, sittings)
    try await Self.read(written, sittings)
    let kept = ReadingHistory(of: corrected.book(0), in: await corrected.library)
    let left = ReadingHistory(of: written.book(0), in: await written.library)
    #expect(kept.sessions.count == 5 && kept.totalMinutes == 170 && kept.totalPages == 89)
    // Four of five sessions are gone, and 150 of 170 minutes.
    #expect(left.sessions.count == 1 && left.totalMinutes == 20 && left.totalPages == 5)
    // The current page is the same in both, which hides the loss.
    #expect(await written.entry(0)?.currentPage == 89)
  }

  @Test(
    "SES-8: a timer is MM:SS, from an hour on H:MM:SS",
    arguments: [
      (0, "00:00"), (59_999, "00:59"), (60_000, "01:00"), (3_599_999, "59:59"), (3_600_000, "1:00:00"),
      (36_061_000, "10:01:01"), (360_000_000, "100:00:00"), (-5, "00:00"),
    ] as [(Int64, String)])
  func timer(milliseconds: Int64, text: String) {
    #expect(SessionTexts.timer(milliseconds: milliseconds) == text)
  }

  @Test(
    "SES-8: the summary counts one and many",
    arguments: [
      (30, 24, "Great session! 30 minutes, 24 pages"), (1, 1, "Great session! 1 minute, 1 page"),
      (0, 0, "Great session! 0 minutes, 0 pages"), (125, 2, "Great session! 125 minutes, 2 pages"),
    ])
  func summary(minutes: Int, pages: Int, text: String) {
    var session = ReadingSession(
      id: SessionID(replica: 1, serial: 0), entry: EntryID(replica: 1, serial: 0),
      started: Timestamp(milliseconds: 0), startPage: 10)
    session.milliseconds = Int64(minutes) * 60_000
    session.lastPage = 10 + pages
    #expect(SessionTexts.summary(of: session) == text)
  }

  @Test(
    "SES-8: pace has one decimal, rounded to the nearest, halves up",
    arguments: [
      (24, 30, "48.0"), (1, 60, "1.0"), (1, 61, "1.0"), (1, 7, "8.6"), (0, 5, "0.0"), (1, 1_200, "0.1"),
      (1, 1_201, "0.0"), (7, 9, "46.7"),
    ])
  func pace(pages: Int, minutes: Int, text: String) {
    #expect(ReadingPace(pages: pages, minutes: minutes)?.description == "\(text) pages/hour")
  }

  @Test(
    "SES-3: there is no pace without a minute, or with an impossible number of pages",
    arguments: [0, -1, Int.min])
  func noPace(minutes: Int) {
    #expect(ReadingPace(pages: 5, minutes: minutes) == nil)
    #expect(ReadingPace(pages: .max, minutes: 1) == nil)
    #expect(ReadingPace(pages: -1, minutes: 1) == nil)
  }

  @Test(
    "SES-1, SES-3: every refusal has a sentence",
    arguments: [
      (.unknownBook, "This book is not in your library."),
      (
        .notReading(title: "Emma"),
        "You are not reading “Emma” at the moment. Set its status to “Reading” to start a session."
      ),
      (
        .anotherSession(title: "Emma"), "A session for “Emma” is running. Stop it to start another one."
      ),
      (.noSession, "No reading session is running."),
      (.pageBeforeStart(page: 3, start: 9), "Page 3 is before page 9, where this session started."),
      (.pagePastEnd(page: 2, last: 1), "Page 2 is past the end: the book has 1 page."),
    ] as [(SessionRefusal, String)])
  func sentences(refusal: SessionRefusal, sentence: String) { #expect(refusal.description == sentence) }

  @Test("IMP-10, DUP-6: an import that replaces a book keeps its reading time and current page")
  func replaced() async throws {
    let device = try await SessionDevice()
    try await Self.read(device, [(30, 24)])
    var writer = CSVWriter()
    writer.append(["Title", "Author", "ISBN13", "My Rating", "Exclusive Shelf"])
    writer.append(["Book 0", "Author 0", "", "5", "currently-reading"])
    let importer = Importer(store: device.store, wallTime: FixedTime())
    var source = BytesSource(writer.bytes)
    _ = try await importer.run(&source, fileName: "books.csv", strategy: .replace)
    let entry = try #require(await device.entry(0))
    #expect(entry.facts.rating == Rating(quarters: 20) && entry.currentPage == 24)
    #expect(ReadingHistory(of: entry.id, in: await device.library).totalMinutes == 30)
    _ = try await importer.undoLast()
    #expect(ReadingHistory(of: device.book(0), in: await device.library).totalMinutes == 30)
    #expect(await device.library.checkInvariants() == [])
  }
}
