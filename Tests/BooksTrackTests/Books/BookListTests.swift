// Lists of books: conditions, orders, and what a book lacks.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `A list of books` {
  private static let rows = [
    "Title,Author,My Rating,Exclusive Shelf,Original Publication Year,Number of Pages,Date Added,Date Read",
    #""The Fifth Season (The Broken Earth, #1)",N. K. Jemisin,5,read,2015,512,2020/01/01,2020/02/01"#,
    #""The Obelisk Gate (The Broken Earth, #2)",N. K. Jemisin,4,read,2016,448,2020/01/02,2020/03/01"#,
    "Emma,Jane Austen,0,to-read,1815,,2019/05/05,", "Älter,Åsa Öst,3,currently-reading,,120,,",
  ]

  private static func library() async throws -> Library {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(Array(rows.joined(separator: "\n").utf8), into: store)
    try await store.commit(.edit("genres")) { editor in
      for var work in editor.library.works where work.title.hasPrefix("The") {
        work.subjects = ["Fantasy"]
        editor.put(work)
      }
    }
    return await store.snapshot
  }

  private static func titles(
    _ order: BookOrder = .title, _ change: (inout BookFilter, Library) -> Void = { _, _ in }
  )
    async throws -> [String]
  {
    let library = try await library()
    var filter = BookFilter()
    change(&filter, library)
    return BookList(of: library, filter, by: order).lines.map { String($0.title.prefix(8)) }
  }

  @Test(arguments: [
    (BookOrder.title, ["Älter", "Emma", "The Fift", "The Obel"]),
    (.author, ["Emma", "The Fift", "The Obel", "Älter"]),
    (.year, ["Emma", "The Fift", "The Obel", "Älter"]),
    (.added, ["The Obel", "The Fift", "Emma", "Älter"]),
    (.read, ["The Obel", "The Fift", "Älter", "Emma"]),
    (.rating, ["The Fift", "The Obel", "Älter", "Emma"]),
    (.pages, ["The Fift", "The Obel", "Älter", "Emma"]),
  ])
  func `is sorted, with books that lack the fact last`(_ order: BookOrder, _ titles: [String]) async throws {
    #expect(try await Self.titles(order) == titles)
  }

  @Test func `is filtered by a status, years and an author`() async throws {
    #expect(
      try await Self.titles { filter, _ in filter.statuses = [.reading, .wantToRead] } == ["Älter", "Emma"])
    #expect(try await Self.titles { filter, _ in filter.years = 1800...2015 } == ["Emma", "The Fift"])
    #expect(
      try await Self.titles { filter, library in filter.author = library.author(named: "Jemisin, N. K.") }
        == [
          "The Fift", "The Obel",
        ])
    #expect(
      try await Self.titles { filter, library in
        filter.series = library.series(named: "Broken Earth").first?.id
      }
        == ["The Fift", "The Obel"])
  }

  @Test func `is filtered by a genre and its narrower genres`() async throws {
    #expect(try await Self.titles { filter, _ in filter.genre = "fantasy" } == ["The Fift", "The Obel"])
    #expect(try await Self.titles { filter, _ in filter.genre = "Fiction" } == [])
    #expect(
      try await Self.titles { filter, _ in
        filter.genre = "Fiction"
        filter.widerGenres = { $0 == "Fantasy" ? ["Speculative", "Fiction"] : [] }
      } == ["The Fift", "The Obel"])
  }

  @Test(arguments: [
    ("emma", ["Emma"]), ("asa ost", ["Älter"]), ("broken ea", ["The Fift", "The Obel"]),
    ("jemisin obel", ["The Obel"]), ("roken", []), ("", ["Älter", "Emma", "The Fift", "The Obel"]),
  ])
  func `words are found in titles, authors and series`(_ words: String, _ titles: [String]) async throws {
    #expect(try await Self.titles { filter, _ in filter.words = words } == titles)
  }

  @Test func `is filtered by several missing facts at once`() async throws {
    #expect(try await Self.titles { filter, _ in filter.missing = [.pages] } == ["Emma"])
    #expect(try await Self.titles { filter, _ in filter.missing = [.year, .rating] } == [])
    #expect(try await Self.titles { filter, _ in filter.missing = [.genre, .year] } == ["Älter"])
    #expect(try await Self.titles { filter, _ in filter.missing = [.gender] }.count == 4)
  }

  @Test func `CON-17: a book shows the source and the time of each field, and its completeness`() async throws
  {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(Array(Self.rows.joined(separator: "\n").utf8), into: store)
    let first = try #require(await store.snapshot.works.first { $0.title.hasPrefix("The Fifth") })
    let time = FixedTime().now()
    let found = Timestamp(milliseconds: time.milliseconds - 86_400_000)
    try await store.commit(.edit("facts")) { editor in
      var work = first
      work.subjects = ["Fantasy"]
      work.provenance = Provenance(primaryProvider: "a", contributors: ["a", "b"])
      work.found = found
      editor.put(work)
      let author = try #require(editor.library.author(named: "N. K. Jemisin"))
      _ = editor.curate(
        .statement(author, .genderIdentity), CurationValue(values: ["Female"]), now: time)
    }
    let library = await store.snapshot
    let detail = try #require(BookDetail(of: first.id, in: library))
    func field(_ name: String) -> BookDetail.Field? { detail.fields.first { $0.name == name } }
    #expect(field("Genres")?.value == "Fantasy" && field("Genres")?.origin == "a, b")
    #expect(field("Genres")?.entered == found)
    #expect(field("Pages")?.value == "512" && field("Pages")?.origin == "you")
    #expect(field("Pages")?.entered == nil)
    #expect(field("Gender Identity")?.origin == "Auto-filled from author")
    #expect(field("Gender Identity")?.entered == time)
    #expect(field("Cover")?.value == nil && field("Cover")?.origin == nil)
    let known = detail.fields.filter { $0.value != nil }.map(\.name)
    #expect(known == ["First published", "Genres", "Pages", "Gender Identity"])
    #expect(detail.completionText == "Enrichment: 22% complete")
    #expect(BookDetail(of: WorkID(replica: 9, serial: 9), in: library) == nil)
  }

  @Test(
    arguments: [
      (LookUpFailure.Reason.noAnswer, nil, "Search failed. Please try again."),
      (.noAnswer, "openlibrary", "Search failed. Please try again."),
      (.unavailable, "openlibrary", "Open Library is unavailable."),
      (.unavailable, "shop", "shop is unavailable."), (.unavailable, nil, "Book search is unavailable."),
      (.busy, "google-books", "Google Books is busy."),
      (.noCallsLeft, "isbndb", "ISBNdb has no searches left for now."),
      (.unreadable, nil, "Search failed: the answer could not be read."),
    ] as [(LookUpFailure.Reason, String?, String)])
  func `CON-14: a failure names the service that failed`(
    reason: LookUpFailure.Reason, provider: String?, sentence: String
  ) {
    #expect(LookUpFailure(reason, of: provider).sentence == sentence)
  }

  @Test func `CON-14: the queue shows why each book waits`() async throws {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(Array(Self.rows.joined(separator: "\n").utf8), into: store)
    try await store.commit(.edit("queue")) { editor in
      let jobs = Array(editor.library.jobs)
      var (failed, parked) = (jobs[1], jobs[2])
      failed.attempts = 2
      parked.isParked = true
      parked.failure = LookUpFailure(.unavailable, of: "google-books")
      editor.put(failed)
      editor.put(parked)
      var work = try #require(editor.library.works[jobs[3].work])
      work.enrichment = .needsChoice
      work.candidates = [Candidate(title: "Å", authors: [], isbn: nil, externalID: nil, confidence: 500)]
      editor.remove(jobs[3].id)
      editor.put(work)
    }
    let lines = QueueAccount(of: await store.snapshot).lines
    let failure = LookUpFailure(.unavailable, of: "google-books")
    #expect(
      lines.map(\.reason) == [.turn, .failed(attempts: 2), .parked(failure), .needsChoice(candidates: 1)])
    #expect(lines[1].reason.description == "search failed 2 times; the app tries again by itself")
    #expect(lines[2].reason.description == "Google Books is unavailable.")
    #expect(lines.map { $0.reason.next != nil } == [false, false, true, false])
  }
}
