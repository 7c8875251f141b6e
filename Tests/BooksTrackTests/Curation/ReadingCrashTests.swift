// A reading life on files, with a loss of power after every operation: an answer, the end of its question and
// its points are committed together or not at all, and reading continues afterwards.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite("Reading over crashes", .timeLimit(.minutes(20)))
struct ReadingCrashTests {
  /// A launch of a reader's device on given files.
  private struct Launch {
    let store: LibraryStore
    let sessions: ReadingSessionService
    let curator: CuratorService
    let calendar: SettableCalendar
    let clock: ManualClock

    init(_ files: MemoryFiles) async throws {
      clock = ManualClock()
      calendar = SettableCalendar(clock)
      store = try await ArchiveLife.begin(files, policy: .eager).store
      sessions = ReadingSessionService(store: store, clock: clock, wallTime: calendar, timeZone: calendar)
      curator = CuratorService(
        store: store, stats: DiversityStatsService(store: store), wallTime: calendar)
    }

    func pass(minutes: Int) { clock.advance(to: clock.time + .seconds(minutes * 60)) }

    /// Records half an hour of reading, with a sign in the middle.
    func read(_ entry: EntryID, pages: Int) async throws -> SessionID {
      let start = try await sessions.start(entry).startPage
      pass(minutes: 10)
      try await sessions.sign(page: start + 1)
      pass(minutes: 20)
      return try await sessions.end(page: start + pages).id
    }
  }

  private static func history() async throws -> [MemoryDisk] {
    let files = MemoryFiles(keepsHistory: true)
    let life = try await Launch(files)
    let books = try await life.store.commit(.edit("books")) { editor in
      (0..<2).map { editor.addReadBook($0, status: .reading) }
    }
    for (number, book) in (books + books + books).enumerated() {
      let session = try await life.read(book, pages: 10 + number)
      guard try await life.curator.ask(after: session) != nil else { continue }
      if number % 3 == 2 {
        try await life.curator.skip(after: session)
      } else {
        _ = try await life.curator.answer("Other", after: session)
      }
    }
    return await files.history
  }

  /// Returns the errors of a library with sessions and answers.
  private static func objections(to library: Library) -> [String] {
    var objections = library.checkInvariants()
    if library.runningSessions.count > 1 { objections.append("two sessions run") }
    for session in library.sessions {
      guard let work = library.entries[session.entry]?.work else { continue }
      if !(0...30 * 60_000).contains(session.milliseconds) { objections.append("\(session.milliseconds) ms") }
      guard session.wasAnswered, let dimension = session.question?.dimension else { continue }
      if !library.isKnown(dimension, of: work) {
        objections.append("answered, and nothing is stored")
      }
    }
    for entry in library.entries {
      let last = ReadingHistory(of: entry.id, in: library).sessions.first
      if entry.currentPage != last?.lastPage { objections.append("not on the last page") }
    }
    let answered = library.sessions.filter(\.wasAnswered).count
    let stored = library.diversityFacts.count + library.statements.count
    if stored != answered || library.points != points(of: library) {
      objections.append("\(answered) answers, \(stored) of them stored, \(library.points) points")
    }
    return objections
  }

  /// Returns the points for the answers of a library: five about a book; about an author ten first, then two,
  /// and one for the only book that each fills.
  private static func points(of library: Library) -> Int {
    let authors = Set(library.statements.map(\.author)).count
    return library.diversityFacts.count * 5 + library.statements.count * 3 + authors * 8
  }

  @Test(
    "SES-2, SES-9, CUR-1: after a loss of power at any operation, answers and points agree, and reading continues"
  )
  func everyOperation() async throws {
    let history = try await Self.history()
    #expect(history.count > 60)
    var (running, asked) = (0, 0)
    for (place, disk) in history.enumerated() {
      for loss in MemoryDisk.Loss.allCases {
        let files = MemoryFiles(disk.afterPowerLoss(loss, names: place % 2 == 0 ? .none : .all))
        let life = try await Launch(files)
        let library = await life.store.snapshot
        #expect(Self.objections(to: library) == [], "place \(place), \(loss)")
        guard let book = library.entries.first(where: { _ in true })?.id else { continue }
        // A running session continues and can be ended; another one can follow.
        if let session = try await life.sessions.resume() {
          running += 1
          life.pass(minutes: 1)
          let ended = try await life.sessions.end(page: session.lastPage)
          #expect(ended.ending == .finished && ended.milliseconds >= session.milliseconds)
        }
        let session = try await life.read(book, pages: 3)
        if try await life.curator.ask(after: session) != nil {
          asked += 1
          _ = try await life.curator.answer("Other", after: session)
        }
        #expect(try await life.curator.ask(after: session) == nil)
        let after = await life.store.snapshot
        #expect(after.points == Self.points(of: after))
      }
    }
    // Enough cases with a running session, and with a question.
    #expect(running > 20 && asked > 100)
  }
}
