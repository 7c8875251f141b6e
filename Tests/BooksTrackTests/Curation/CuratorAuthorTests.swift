// The question after a session about a fact of the author: it is about the author, and its answer a statement
// that all of their books show (CAS-14).

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `Questions about authors` {
  /// A reader with books of several authors, who ends a session of one of them.
  private struct Person {
    let shelf: CascadeShelf
    let curator: CuratorService
    private let sessions: ReadingSessionService

    init(_ books: [(title: String, authors: [String])], policy: CascadePolicy = CascadePolicy()) async throws
    {
      shelf = try await CascadeShelf(books, policy: policy)
      curator = CuratorService(
        store: shelf.store, stats: shelf.stats, wallTime: shelf.calendar, cascade: policy,
        refresher: shelf.refresher)
      sessions = ReadingSessionService(store: shelf.store, clock: shelf.clock, wallTime: shelf.calendar)
    }

    func read(_ title: String) async throws -> SessionID {
      let work = try await shelf.work(title)
      let entry = try await shelf.store.commit(.edit("read")) { editor in
        let known = editor.library.entries(of: work).first?.id
        let id = known ?? editor.newID(of: Entry.self)
        editor.put(Entry(id: id, work: work, edition: nil, facts: ReaderFacts(status: .reading)))
        return id
      }
      try await sessions.start(entry)
      return try await sessions.end(page: 9).id
    }
  }

  private static let five = CascadeShelf.books(5)
  private static let author = "Chimamanda Ngozi Adichie"

  @Test func `CAS-14: the answer is a statement that all five books show, as previewed`()
    async throws
  {
    let reader = try await Person(Self.five + [("Emma", ["Jane Austen"])])
    let session = try await reader.read("Book 2")
    let question = try #require(try await reader.curator.ask(after: session))
    let before = await reader.shelf.library
    #expect(question.dimension == .culturalOrigin && question.books == 5)
    #expect(question.text(in: before) == "What's \(Self.author)'s cultural background?")
    let preview = try #require(question.preview(in: before))
    #expect(preview.text == "This will apply to all 5 books by this author in your library.")
    let report = try await reader.curator.answer("african", after: session)
    #expect(
      report.lines == [
        "Cultural background saved!", "Diversity: 0% → 17% Complete", "+15 Curator Points",
        "Updated 5 books:",
        "- Book 0", "- Book 1", "- Book 2", "- Book 3", "- Book 4",
      ])
    #expect(report.updated == preview.books)
    let library = await reader.shelf.library
    #expect(library.diversityFacts.isEmpty)
    #expect(library.statements.map(\.values) == [["African"]])
    #expect(library.sessions[session]?.question?.outcome == .answered)
    #expect(await reader.shelf.stats.stats() == report.after)
    for number in 0..<5 {
      let shown = try await reader.shelf.shown("Book \(number)", .culturalBackground)
      #expect(shown == "African (Auto-filled from author)")
    }
    #expect(try await reader.shelf.shown("Emma", .culturalBackground) == nil)
    // It has a line in the history, statistics are due, and it can be undone.
    #expect(library.curationSteps.count == 1 && library.curation.refresh.requests == 1)
    _ = try await reader.shelf.cascade.undo(try #require(library.curationSteps.first { _ in true }).id)
    #expect(try await reader.shelf.shown("Book 0", .culturalBackground) == nil)
  }

  @Test func `CAS-14: a later statement about the author is not hidden by the answer`() async throws {
    let reader = try await Person(Self.five)
    let session = try await reader.read("Book 0")
    _ = try await reader.curator.ask(after: session)
    _ = try await reader.curator.answer("Asian", after: session)
    let author = try await reader.shelf.author()
    _ = try await reader.shelf.cascade.say(["African"], .culturalBackground, of: author)
    #expect(
      try await reader.shelf.shown("Book 0", .culturalBackground) == "African (Auto-filled from author)")
  }

  @Test func `CAS-14: a fact of a book applies to that book only`() async throws {
    let reader = try await Person(Self.five)
    let author = try await reader.shelf.author()
    _ = try await reader.shelf.cascade.say(["African"], .culturalBackground, of: author)
    _ = try await reader.shelf.cascade.say(["Female"], .genderIdentity, of: author)
    let session = try await reader.read("Book 0")
    let question = try #require(try await reader.curator.ask(after: session))
    #expect(question.dimension == .translation && question.books == 1)
    #expect(question.preview(in: await reader.shelf.library) == nil)
    let report = try await reader.curator.answer("Translated", after: session)
    #expect(report.lines.suffix(2) == ["+5 Curator Points", "Updated 1 book"])
    #expect(await reader.shelf.library.diversityFacts.count == 1)
  }

  /// Books that show nothing of an author.
  @Test(arguments: [["Anonymous"], ["Ann Editor/Editor"]])
  func `CAS-14: without an author that cascades, the answer is about the book`(_ authors: [String])
    async throws
  {
    let reader = try await Person([("Beowulf", authors), ("Grendel", authors)])
    let session = try await reader.read("Beowulf")
    let question = try #require(try await reader.curator.ask(after: session))
    #expect(question.dimension == .culturalOrigin && question.books == 1)
    #expect(question.text(in: await reader.shelf.library) == "What's the author's cultural background?")
    _ = try await reader.curator.answer("European", after: session)
    let library = await reader.shelf.library
    #expect(library.statements.isEmpty && library.diversityFacts.count == 1)
  }

  @Test func `CAS-14: a book with its own answer is neither changed nor previewed`() async throws {
    let reader = try await Person(Self.five)
    let own = try await reader.shelf.work("Book 4")
    _ = try await reader.curator.answer("Other", about: own, .culturalOrigin)
    let session = try await reader.read("Book 0")
    let question = try #require(try await reader.curator.ask(after: session))
    // The gender is missing in all five, the background in four.
    #expect(question.dimension == .gender && question.books == 5)
    _ = try await reader.curator.answer("Female", after: session)
    let second = try await reader.read("Book 0")
    let next = try #require(try await reader.curator.ask(after: second))
    #expect(next.dimension == .culturalOrigin && next.books == 4)
    let preview = next.preview(in: await reader.shelf.library)
    #expect(preview?.text == "This will apply to 4 of 5 books by this author in your library.")
    let report = try await reader.curator.answer("African", after: second)
    #expect(report.updated == ["Book 0", "Book 1", "Book 2", "Book 3"])
    #expect(try await reader.shelf.shown("Book 4", .culturalBackground) == "Other (Entered)")
  }

  @Test func `DIV-9: an author of three books is asked about before an author of one`() async throws {
    let reader = try await Person(
      [("Emma", ["Jane Austen"]), ("Persuasion", ["A. Lady"])] + CascadeShelf.books(3))
    let question = try #require(await reader.shelf.stats.nextQuestion())
    #expect(question.work == (try await reader.shelf.work("Book 0")))
    #expect(question.dimension == .culturalOrigin && question.books == 3)
  }

  @Test func `CAS-14: an empty answer is refused, and the question stays open`() async throws {
    let reader = try await Person(Self.five)
    let session = try await reader.read("Book 0")
    _ = try await reader.curator.ask(after: session)
    await #expect(throws: AnswerRefusal.emptyAnswer) {
      try await reader.curator.answer("  ", after: session)
    }
    #expect(await reader.shelf.library.sessions[session]?.question?.outcome == .shown)
  }
}
