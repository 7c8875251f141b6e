// A library for the tests of the cascade, with authors by name, books by title, and services.

import BooksTrackAPI
import Testing

@testable import BooksTrack

/// A library and its services.
struct CascadeShelf {
  let clock = ManualClock()
  let calendar: SettableCalendar
  let store: LibraryStore
  let stats: DiversityStatsService
  let refresher: StatsRefresher
  let cascade: CascadeService

  /// - Parameter books: Titles with their authors.
  init(
    _ books: [(title: String, authors: [String])], points: PointsRule = .standard,
    policy: CascadePolicy = CascadePolicy()
  ) async throws {
    calendar = SettableCalendar(clock)
    store = LibraryStore(replica: 1, storage: VolatileStorage(), wallTime: calendar)
    stats = DiversityStatsService(store: store, cascade: policy)
    refresher = StatsRefresher(store: store, stats: stats, clock: clock, wallTime: calendar)
    cascade = CascadeService(
      store: store, wallTime: calendar, points: points, policy: policy, refresher: refresher)
    for book in books { _ = try await add(book.title, by: book.authors) }
  }

  /// Returns that many books by one author.
  static func books(_ count: Int, by author: String = "Chimamanda Ngozi Adichie") -> [(String, [String])] {
    (0..<count).map { ("Book \($0)", [author]) }
  }

  /// - Parameter authors: Names, with an optional role after a slash: `Ann Goldstein/Translator`.
  @discardableResult
  func add(_ title: String, by authors: [String]) async throws -> WorkID {
    try await store.commit(.edit("add")) { editor in
      let credits = authors.map { text in
        let parts = text.split(separator: "/").map(String.init)
        let known = editor.library.authors.first { $0.name == parts[0] }?.id
        let author = known ?? editor.newID(of: Author.self)
        if known == nil { editor.put(Author(id: author, name: parts[0])) }
        return AuthorCredit(author: author, role: parts.count > 1 ? parts[1] : nil)
      }
      let work = Work(id: editor.newID(), title: title, authors: credits)
      editor.put(work)
      return work.id
    }
  }

  var library: Library { get async { await store.snapshot } }

  func author(_ name: String = "Chimamanda Ngozi Adichie") async throws -> AuthorID {
    try #require(await library.authors.first { $0.name == name }?.id)
  }

  func work(_ title: String) async throws -> WorkID {
    try #require(await library.works.first { $0.title == title }?.id)
  }

  /// Returns the value that a book shows, with its source.
  func shown(_ title: String, _ field: AuthorField) async throws -> String? {
    let library = await library
    return library.shownFact(field, of: try await work(title)).map {
      ($0.values + [$0.mark]).joined(separator: " ")
    }
  }

  /// Stores a provider's facts about an author.
  func provide(_ facts: AuthorFacts, of name: String) async throws {
    let id = try await author(name)
    try await store.commit(.edit("provider")) { editor in
      guard var row = editor.library.authors[id] else { return }
      row.facts = facts
      editor.put(row)
    }
  }
}
