// A device for tests of sessions: a clock, a calendar and a time zone that the test sets, and a library of
// books being read.

import BooksTrackAPI
import Synchronization

@testable import BooksTrack

/// A calendar and a time zone that follow a clock until the test changes them.
final class SettableCalendar: WallTime, LocalTimeZone {
  private struct State {
    var offset: Int64 = 1_767_225_600_000  // 2026-01-01
    var zone = 0
  }

  private let clock: ManualClock
  private let state = Mutex(State())

  init(_ clock: ManualClock) { self.clock = clock }

  func now() -> Timestamp {
    Timestamp(milliseconds: state.withLock(\.offset) + clock.time.milliseconds)
  }

  func minutesFromUTC(at time: Timestamp) -> Int { state.withLock(\.zone) }

  /// Moves the calendar forward by that many minutes, or back.
  func jump(minutes: Int) { state.withLock { $0.offset += Int64(minutes) * 60_000 } }

  func travel(to zone: Int) { state.withLock { $0.zone = zone } }
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}

/// A device, its library, and the service of the current launch.
final class SessionDevice {
  let clock = ManualClock()
  let calendar: SettableCalendar
  let rules: SessionRules
  private(set) var store: LibraryStore
  private(set) var sessions: ReadingSessionService
  private var books: [EntryID] = []

  /// Creates a device with that many books of 300 pages that are being read, and a last one that is only
  /// wanted.
  init(books count: Int = 2, rules: SessionRules = SessionRules()) async throws {
    calendar = SettableCalendar(clock)
    self.rules = rules
    store = LibraryStore(replica: 1, storage: VolatileStorage(), wallTime: calendar)
    sessions = ReadingSessionService(
      store: store, clock: clock, wallTime: calendar, timeZone: calendar, rules: rules)
    books = try await store.commit(.edit("books")) { editor in
      (0..<count).map { editor.addReadBook($0, status: .reading) } + [
        editor.addReadBook(9, status: .wantToRead)
      ]
    }
  }

  /// Returns the entry of a book; the last one is the wanted one.
  func book(_ number: Int) -> EntryID { books[number] }

  var library: Library { get async { await store.snapshot } }

  func pass(minutes: Int, seconds: Int = 0) {
    clock.advance(to: clock.time + .seconds(minutes * 60 + seconds))
  }

  /// Simulates a crash and a relaunch: only the library survives.
  @discardableResult
  func relaunch() async throws -> ReadingSession? {
    let library = await store.snapshot
    store = LibraryStore(library: library, storage: VolatileStorage(), wallTime: calendar)
    sessions = ReadingSessionService(
      store: store, clock: clock, wallTime: calendar, timeZone: calendar, rules: rules)
    return try await sessions.resume()
  }

  func entry(_ number: Int) async -> Entry? { await library.entries[book(number)] }
}

extension LibraryEditor {
  /// Adds a book of 300 pages.
  mutating func addReadBook(_ number: Int, status: ReadingStatus) -> EntryID {
    let author = Author(id: newID(), name: "Author \(number)")
    put(author)
    let work = newID(of: Work.self)
    let edition = Edition(id: newID(), work: work, facts: EditionFacts(pageCount: 300))
    put(edition)
    put(Work(id: work, title: "Book \(number)", authors: [AuthorCredit(author: author.id)]))
    let entry = newID(of: Entry.self)
    put(Entry(id: entry, work: work, edition: edition.id, facts: ReaderFacts(status: status)))
    return entry
  }
}
