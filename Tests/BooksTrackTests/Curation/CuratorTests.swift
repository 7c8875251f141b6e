// The question after a session, its answers and their points: the cases of the document, and the states
// before and after an answer.

import BooksTrackAPI
import PropertyTesting
import Testing

@testable import BooksTrack

@Suite("Curation")
struct CuratorTests {
  /// A device with statistics and a curator, as in the app.
  struct Curation {
    let device: SessionDevice
    var stats: DiversityStatsService
    var curator: CuratorService
    let prompts: PromptRule

    init(_ device: SessionDevice, prompts: PromptRule = .oncePerSession) {
      self.device = device
      self.prompts = prompts
      stats = DiversityStatsService(store: device.store)
      curator = CuratorService(store: device.store, stats: stats, wallTime: device.calendar, prompts: prompts)
    }

    mutating func relaunch() async throws {
      try await device.relaunch()
      self = Curation(device, prompts: prompts)
    }

    /// Records a session of ten minutes and one page.
    func read(_ book: Int = 0) async throws -> SessionID {
      let begun = try await device.sessions.start(device.book(book))
      device.pass(minutes: 10)
      return try await device.sessions.end(page: begun.startPage + 1).id
    }
  }

  @Test("SES-6, DIV-7: one question follows a session; its answer is saved, paid and shown at once")
  func asked() async throws {
    let curation = Curation(try await SessionDevice(books: 3))
    let session = try await curation.read()
    let question = try #require(try await curation.curator.ask(after: session))
    #expect(
      question.dimension == .culturalOrigin && question.text == "What's the author's cultural background?")
    let report = try await curation.curator.answer("african", after: session)
    #expect(
      report.lines == [
        "Cultural background saved!", "Diversity: 0% → 5% Complete", "+11 Curator Points", "Updated 1 book",
      ])
    #expect(report.value == "African" && report.balance == 11)
    #expect(
      report.axisBefore.values == [] && report.axisAfter.values == [ValueCount(value: "African", books: 1)])
    #expect(await curation.stats.stats() == report.after)
    let row = try #require(await curation.device.library.sessions[session])
    #expect(row.wasAsked && row.wasAnswered)
  }

  @Test(
    "SES-6: no question is asked twice, not even after a relaunch, and none during a session")
  func onlyOnce() async throws {
    var curation = Curation(try await SessionDevice())
    let running = try await curation.device.sessions.start(curation.device.book(0)).id
    #expect(try await curation.curator.ask(after: running) == nil)
    try await curation.device.sessions.end(page: 3)
    #expect(try await curation.curator.ask(after: running) != nil)
    #expect(try await curation.curator.ask(after: running) == nil)
    try await curation.relaunch()
    #expect(try await curation.curator.ask(after: running) == nil)
    // A question that was shown before the process died can still be answered, once.
    _ = try await curation.curator.answer("Asian", after: running)
    await #expect(throws: AnswerRefusal.notAsked) {
      try await curation.curator.answer("Asian", after: running)
    }
    #expect(await curation.device.library.points == 11)
  }

  @Test(
    "SES-9: a skipped question is not repeated for its book; an ignored one is; other books have both"
  )
  func skipped() async throws {
    let curation = Curation(try await SessionDevice())
    let first = try await curation.read()
    #expect(try await curation.curator.ask(after: first)?.dimension == .culturalOrigin)
    let before = await curation.device.library
    try await curation.curator.skip(after: first)
    let library = await curation.device.library
    #expect(library.diversityFacts == before.diversityFacts && library.points == 0)
    #expect(library.sessions[first]?.question?.outcome == .skipped)
    await #expect(throws: AnswerRefusal.notAsked) { try await curation.curator.skip(after: first) }
    let second = try await curation.read()
    #expect(try await curation.curator.ask(after: second)?.dimension == .gender)
    let third = try await curation.read()
    #expect(try await curation.curator.ask(after: third)?.dimension == .gender)
    let other = try await curation.read(1)
    #expect(try await curation.curator.ask(after: other)?.dimension == .culturalOrigin)
  }

  @Test("SES-9: no question is asked about a complete book, and none at all if the rule forbids it")
  func nothingToAsk() async throws {
    let curation = Curation(try await SessionDevice())
    let work = try #require(await curation.device.entry(0)).work
    for dimension in DiversityDimension.allCases {
      _ = try await curation.curator.answer("Other", about: work, dimension)
    }
    let session = try await curation.read()
    #expect(try await curation.curator.ask(after: session) == nil)
    let quiet = Curation(curation.device, prompts: .never)
    #expect(try await quiet.curator.ask(after: try await quiet.read(1)) == nil)
    let insistent = Curation(curation.device, prompts: .insistent)
    for _ in 0..<2 {
      let session = try await insistent.read(1)
      #expect(try await insistent.curator.ask(after: session)?.dimension == .culturalOrigin)
      try await insistent.curator.skip(after: session)
    }
  }

  @Test(
    "CUR-1: an answer about a work earns 5 points once, not again when repeated, changed or removed"
  )
  func points() async throws {
    let curation = Curation(try await SessionDevice())
    let work = try #require(await curation.device.entry(0)).work
    var given: [Int] = []
    for value in ["Female", "female", "Male", "Two-Spirit"] {
      given.append(try await curation.curator.answer(value, about: work, .gender).points)
    }
    #expect(given == [5, 0, 0, 0])
    let fact = try #require(await curation.device.library.diversityFact(of: work, .gender))
    #expect(fact.value == "Two-Spirit" && fact.source == .reader)
    try await curation.device.store.commit(.edit("remove")) { $0.remove(fact.id) }
    #expect(try await curation.curator.answer("Female", about: work, .gender).points == 0)
    let report = try await curation.curator.answer("Translated", about: work, .translation)
    #expect(report.points == 5 && report.balance == 10)
    try await curation.device.store.commit(.edit("delete")) { $0.remove(work) }
    #expect(await curation.device.library.points == 10)
    #expect(await curation.device.library.checkInvariants() == [])
  }

  @Test(
    "DIV-8: an empty answer, and one about a deleted book, are refused and change nothing"
  )
  func refused() async throws {
    let curation = Curation(try await SessionDevice())
    let work = try #require(await curation.device.entry(0)).work
    let before = await curation.device.library
    await #expect(throws: AnswerRefusal.emptyAnswer) {
      try await curation.curator.answer("  ", about: work, .gender)
    }
    await #expect(throws: AnswerRefusal.gone) {
      try await curation.curator.answer("Female", about: WorkID(replica: 8, serial: 8), .gender)
    }
    await #expect(throws: AnswerRefusal.gone) {
      try await curation.curator.answer("Female", after: SessionID(replica: 8, serial: 8))
    }
    #expect(await curation.device.library == before)
    #expect("\(AnswerRefusal.notAsked)" == "This question has been dealt with already.")
  }

  @Test("DIV-7: before and after are the states around the commit, whatever else is committed concurrently")
  func beforeAndAfter() async throws {
    let device = try await SessionDevice(books: 8)
    let storage = await device.library
    let store = LibraryStore(library: storage, storage: YieldingStorage(), wallTime: device.calendar)
    let stats = DiversityStatsService(store: store)
    let curator = CuratorService(store: store, stats: stats, wallTime: device.calendar)
    let works = Array(storage.works.map(\.id))
    let reports = try await withThrowingTaskGroup(of: AnswerReport?.self) { group in
      for (number, work) in works.enumerated() {
        group.addTask {
          try await curator.answer("Other", about: work, DiversityDimension.allCases[number % 5])
        }
        // A sync adds a book in between.
        group.addTask {
          try await store.commit(.edit("sync \(number)")) { editor in
            _ = editor.addReadBook(100 + number, status: .read)
          }
          _ = await stats.completion()
          return nil
        }
      }
      return try await group.reduce(into: []) { $0 += [$1].compactMap { $0 } }
    }
    #expect(reports.count == 9)
    for report in reports {
      // The two states differ by this answer alone.
      #expect(report.after.books == report.before.books)
      #expect(report.after.completion.filled == report.before.completion.filled + 1)
      #expect(report.axisAfter.completion.filled == report.axisBefore.completion.filled + 1)
    }
    // Commits are serialized, so every report begins with a different state.
    #expect(Set(reports.map(\.before.completion.filled)).count == 9)
    #expect(reports.map(\.balance).max() == 45)
    #expect(await stats.stats() == DiversityIndex(await store.snapshot).stats())
  }

  @Test("SES-9, CAS-3: a field with an override is not asked about, and accepts no answer")
  func overridden() async throws {
    let curation = Curation(try await SessionDevice(books: 2))
    let cascade = CascadeService(store: curation.device.store, wallTime: curation.device.calendar)
    let works = [
      try #require(await curation.device.entry(0)).work, try #require(await curation.device.entry(1)).work,
    ]
    _ = try await cascade.override(.culturalBackground, of: [works[0]], with: [], because: "An anthology")
    #expect(await !curation.stats.missingDimensions(of: works[0]).contains(.culturalOrigin))
    #expect(try await curation.curator.ask(after: try await curation.read())?.dimension == .gender)
    // In the library the other book is asked about, and then another dimension; the empty field is not
    // filled.
    #expect(await curation.stats.nextQuestion()?.work == works[1])
    _ = try await curation.curator.answer("African", about: works[1], .culturalOrigin)
    #expect(await curation.stats.nextQuestion()?.dimension == .gender)
    #expect(await curation.stats.stats().completion(of: .dimension(.culturalOrigin)).filled == 1)
    // An override with a value would hide an answer, too.
    _ = try await cascade.override(.genderIdentity, of: [works[0]], with: ["Female"])
    let before = await curation.device.library
    for dimension in [DiversityDimension.culturalOrigin, .gender] {
      await #expect(throws: AnswerRefusal.overridden) {
        try await curation.curator.answer("Other", about: works[0], dimension)
      }
    }
    #expect(await curation.device.library == before)
    // After undo, the question is asked again.
    _ = try await cascade.undo(try #require(before.curationSteps.first { _ in true }).id)
    #expect(await curation.stats.missingDimensions(of: works[0]).contains(.culturalOrigin))
  }

  @Test(
    "CUR-1: points are the sum of the ledger after any interleaving of answers, sessions, deletions and relaunches"
  )
  func ledger() async throws {
    let steps = combine(Gen<Int>.integer(in: 0...7), Gen<Int>.integer(in: 0...2), Gen<Int>.integer(in: 0...4))
      .array(count: 0...30)
    try await check("points are the ledger", steps, count: 60) { steps in
      var curation = Curation(try await SessionDevice(books: 3))
      /// All pairs of book and dimension that were ever answered about the book.
      var paid: Set<[Int]> = []
      /// The same of questions about the author; every author has one book.
      var said: Set<[Int]> = []
      var last: (session: SessionID, book: Int)?
      for (kind, book, number) in steps {
        let dimension = DiversityDimension.allCases[number]
        let work = await curation.device.entry(book)?.work
        switch kind {
        case 0, 1: if let id = try? await curation.read(book) { last = (id, book) }
        case 2, 3:
          guard let last else { continue }
          let question = try await curation.curator.ask(after: last.session)
          if let question, (try? await curation.curator.answer("Other", after: last.session)) != nil {
            if [.culturalOrigin, .gender].contains(question.dimension) {
              said.insert([last.book, question.dimension.place])
            } else {
              paid.insert([last.book, question.dimension.place])
            }
          }
        case 4: if let last { try? await curation.curator.skip(after: last.session) }
        case 5:
          if let work, (try? await curation.curator.answer("Other", about: work, dimension)) != nil {
            paid.insert([book, dimension.place])
          }
        case 6: try await curation.relaunch()
        default:
          if number == 0, let work {
            try await curation.device.store.commit(.edit("delete")) { $0.remove(work) }
          }
        }
        let library = await curation.device.library
        // Ten for the first statement about an author, two for the second, one for the book that it fills.
        let authors = Set(said.map { $0[0] }).count
        try claimEqual(library.points, paid.count * 5 + said.count * 3 + authors * 8)
        try claimEqual(library.awards.map(\.points).reduce(0, +), library.points)
        try claimEqual(library.checkInvariants(), [])
      }
    }
  }
}

/// Yields before it appends a transaction.
private struct YieldingStorage: Storage {
  func append(_ transaction: Transaction) async throws(StorageError) { for _ in 0..<3 { await Task.yield() } }
}
