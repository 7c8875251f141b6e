// Points for statements about authors, and badges (CUR-1, CUR-2).

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite("Curator points")
struct CuratorPointsTests {
  @Test("CUR-1: ten points for the first statement about an author, two for later ones, one per filled book")
  func statements() async throws {
    let shelf = try await CascadeShelf(CascadeShelf.books(5))
    let author = try await shelf.author()
    func say(_ value: String?, _ field: AuthorField) async throws -> [Int] {
      let report = try await shelf.cascade.say(value.map { [$0] } ?? [], field, of: author)
      return [report.points.base, report.points.books, report.balance]
    }
    #expect(try await say("African", .culturalBackground) == [10, 5, 15])
    #expect(try await say("Female", .genderIdentity) == [2, 5, 22])
    // Another value fills no book that had none.
    #expect(try await say("Other", .genderIdentity) == [2, 0, 24])
    // Repeated values, and values that were paid for before, earn nothing.
    #expect(try await say("Female", .genderIdentity) == [0, 0, 24])
    #expect(try await say("Female", .genderIdentity) == [0, 0, 24])
    #expect(try await say(nil, .genderIdentity) == [0, 0, 24])
    #expect(try await say("Male", .genderIdentity) == [2, 0, 26])
    // A book that was added since has not been paid for.
    #expect(try await say(nil, .genderIdentity) == [0, 0, 26])
    try await shelf.add("Book 5", by: ["Chimamanda Ngozi Adichie"])
    #expect(try await say("Non-binary", .genderIdentity) == [2, 1, 29])
    let library = await shelf.library
    #expect(library.points == 29 && library.awards.reduce(0) { $0 + $1.points } == 29)
  }

  @Test("CUR-1: a book credited to two names of one person counts once")
  func bookByTwoNames() async throws {
    let shelf = try await CascadeShelf([("Good Omens", ["Neil Gaiman", "N. R. Gaiman"])])
    let (person, name) = (try await shelf.author("Neil Gaiman"), try await shelf.author("N. R. Gaiman"))
    _ = try await shelf.cascade.setPenName(name, of: person)
    let report = try await shelf.cascade.say(["British"], .nationality, of: name)
    #expect(report.updated == ["Good Omens"] && report.points == CascadePoints(base: 10, books: 1))
    #expect(AuthorProfile(of: name, in: await shelf.library)?.books == ["Good Omens"])
  }

  @Test("CUR-1: a fact that earned points under one name of a person earns none under another")
  func paidUnderPenName() async throws {
    let shelf = try await CascadeShelf([("It", ["Stephen King"]), ("Rage", ["Richard Bachman"])])
    let (king, bachman) = (try await shelf.author("Stephen King"), try await shelf.author("Richard Bachman"))
    #expect(try await shelf.cascade.say(["American"], .nationality, of: bachman).points.all == 11)
    _ = try await shelf.cascade.setPenName(bachman, of: king)
    _ = try await shelf.cascade.say([], .nationality, of: king)
    let report = try await shelf.cascade.say(["American"], .nationality, of: king)
    #expect(report.updated == ["It", "Rage"])
    #expect(report.points.base == 0 && report.points.books == 1 && report.balance == 12)
  }

  @Test("CUR-1: an author with awarded points is kept, and earns them once", arguments: [false, true])
  func paidOnce(isReset: Bool) async throws {
    let shelf = try await CascadeShelf([])
    let importer = Importer(store: shelf.store, wallTime: shelf.calendar)
    for round in 0..<3 {
      var source = BytesSource(Array("Title,Author\nKindred,Octavia E. Butler\n".utf8))
      _ = try await importer.run(&source, fileName: "books.csv")
      let author = try await shelf.author("Octavia E. Butler")
      let report = try await shelf.cascade.say(["Female"], .genderIdentity, of: author)
      #expect(report.points.all == (round == 0 ? 11 : 0) && report.balance == 11)
      _ = try await shelf.cascade.say([], .genderIdentity, of: author)
      if isReset {
        try await shelf.store.commit(.edit("reset")) { $0.reset() }
      } else {
        _ = try await importer.undoLast()
      }
      #expect(await shelf.library.works.isEmpty)
    }
    #expect(await shelf.library.authors.map(\.name) == ["Octavia E. Butler"])
  }

  @Test("CUR-1: overrides, rules and undo earn nothing")
  func nothing() async throws {
    let shelf = try await CascadeShelf(CascadeShelf.books(2))
    let report = try await shelf.cascade.say(["African"], .culturalBackground, of: try await shelf.author())
    _ = try await shelf.cascade.override(
      .culturalBackground, of: await shelf.library.works.map(\.id), with: ["Other"])
    _ = try await shelf.cascade.set(.noAnthologies, true)
    await #expect(throws: Never.self) { try await shelf.cascade.undo(report.steps[0]) }
    #expect(await shelf.library.points == 12)
    #expect(await shelf.library.awards.count == 1)
  }

  @Test("CUR-1: the rules of the two documents award different points for the same history")
  func variants() async throws {
    func total(_ rule: PointsRule) async throws -> Int {
      let shelf = try await CascadeShelf(CascadeShelf.books(5), points: rule)
      let author = try await shelf.author()
      for value in ["British", "Nigerian", "British"] {
        _ = try await shelf.cascade.say([value], .nationality, of: author)
      }
      return await shelf.library.points
    }
    #expect(try await total(.standard) == 17)
    #expect(try await total(.flat) == 15)
    #expect(try await total(.everyCascade) == 29)
  }

  @Test("CUR-2: each badge is awarded at its threshold, with the progress to the next")
  func badges() {
    #expect(CuratorBadge.allCases.map(\.points) == [50, 200, 500, 1_000])
    #expect(CuratorBadge(balance: 49) == nil && CuratorBadge(balance: 50) == .bronze)
    #expect(CuratorBadge.progress(180) == "Bronze Curator → Silver Curator (180/200)")
    #expect(CuratorBadge.progress(0) == "New Curator → Bronze Curator (0/50)")
    #expect(CuratorBadge.progress(1_050) == "Diamond Curator (1050 points)")
    #expect(CuratorBadge.awarded(from: 49, to: 200) == [.bronze, .silver])
  }

  @Test("CUR-2: a balance that never falls awards each badge once")
  func once() {
    for step in 1...260 {
      var balance = 0
      var awarded: [CuratorBadge] = []
      while balance < 1_100 {
        awarded += CuratorBadge.awarded(from: balance, to: balance + step)
        balance += step
        #expect(awarded == CuratorBadge.allCases.filter { $0.points <= balance })
      }
    }
  }

  @Test("CUR-2: a new badge is reported with the change that earns it")
  func told() async throws {
    let shelf = try await CascadeShelf(CascadeShelf.books(40))
    let report = try await shelf.cascade.say(["African"], .culturalBackground, of: try await shelf.author())
    #expect(report.badges == [.bronze])
    #expect(
      report.lines.suffix(2) == [
        "You are a Bronze Curator now!", "Progress: Bronze Curator → Silver Curator (50/200)",
      ])
    let second = try await shelf.cascade.say(["Female"], .genderIdentity, of: try await shelf.author())
    #expect(second.badges == [])
  }
}
