// Planted bugs of the counts, the chart and the points: the oracles object to each, and not to the shipped
// code.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite("Planted bugs of diversity and points", .timeLimit(.minutes(20)))
struct PlantedDiversityTests {
  /// One way to follow a library's changes and to show the counts.
  struct Picture: Sendable {
    let name: String
    /// Filters the changes that the counts follow.
    var told: @Sendable ([Change]) -> [Change] = { $0 }
    var percent: @Sendable (Completion) -> Double = { Double($0.percent) }
    var isGhost: @Sendable (RadarAxis) -> Bool = { $0.isGhost }
  }

  static let shipped = Picture(name: "shipped")

  static let planted = [
    Picture(name: "stats drift after delete", told: { $0.filter { !$0.isRemoval } }),
    Picture(
      name: "a removed answer still counts",
      told: { $0.filter { if case .diversityFact(.remove) = $0 { false } else { true } } }),
    Picture(name: "NaN for an empty library", percent: { Double($0.filled) / Double($0.total) * 100 }),
    Picture(name: "ghost axis shown as complete", isGhost: { $0.completion.filled == 0 }),
    Picture(
      name: "100 % by rounding",
      percent: { $0.total == 0 ? 0 : (Double($0.filled) / Double($0.total) * 100).rounded() }),
  ]

  @Test("DIV-2, DIV-3, DIV-5: the shipped counts equal a full count, and every planted bug violates a clause")
  func pictures() {
    #expect(Self.objection(to: Self.shipped) == nil)
    for picture in Self.planted where Self.objection(to: picture) == nil {
      Issue.record("nobody noticed: \(picture.name)")
    }
  }

  /// Fills a library and empties it again, and returns the first error of the picture.
  private static func objection(to picture: Picture) -> String? {
    var library = Library(replica: 1)
    var index = DiversityIndex(library)
    for number in 0..<640 {
      var editor = LibraryEditor(library)
      if number < 210 {
        var book = DiverseBook()
        if number != 7 { book.facts[.gender] = "Female" }
        editor.put(book, number)
      } else if let work = editor.library.works.first(where: { _ in true }) {
        let fact = number % 2 == 0 ? editor.library.diversityFacts(of: work.id).first : nil
        if let fact { editor.remove(fact.id) } else { editor.remove(work.id) }
      }
      index.follow(picture.told(Array(editor.changes)), from: library, to: editor.library)
      library = editor.library
      if let objection = objection(to: picture, index.stats(), of: library) {
        return "\(number): \(objection)"
      }
    }
    return nil
  }

  private static func objection(to picture: Picture, _ stats: DiversityStats, of library: Library) -> String?
  {
    let books = library.works.count
    let filled = library.diversityFacts.filter { $0.dimension == .gender }.count
    let axis = RadarChart(stats).axes[1]
    if stats.books != books || axis.completion.filled != filled { return "the counts are wrong" }
    let percent = picture.percent(axis.completion)
    if percent.isNaN || (percent == 100) != (books > 0 && filled == books) { return "\(percent) %" }
    return picture.isGhost(axis) == (books > 0 && filled == books) ? "solid and dashed are swapped" : nil
  }

  /// A variant of reading on one device, with a bug or without.
  struct Reading: Sendable {
    let name: String
    /// Changes the library after each step.
    var after: @Sendable (inout LibraryEditor) -> Void = { _ in }
    /// Changes the library at each launch.
    var launch: @Sendable (inout LibraryEditor) -> Void = { _ in }
    var swapped = false
  }

  static let readings = [
    Reading(
      name: "question asked twice",
      after: { editor in
        for var session in Array(editor.library.sessions) where session.question?.outcome == .shown {
          session.question = nil
          editor.put(session)
        }
      }),
    Reading(
      name: "skipped question comes again",
      after: { editor in
        for var session in Array(editor.library.sessions) where session.question?.outcome == .skipped {
          session.question?.outcome = .shown
          editor.put(session)
        }
      }),
    Reading(
      name: "points twice after relaunch",
      launch: { editor in
        guard let last = editor.library.awards.max(by: { $0.id < $1.id }) else { return }
        editor.put(
          PointsAward(
            id: editor.newID(), for: last.reason, points: last.points, awarded: last.awarded))
      }),
    Reading(
      name: "points lost with the book",
      after: { editor in
        for award in Array(editor.library.awards)
        where !(award.work.map(editor.library.works.contains) ?? true) {
          editor.remove(award.id)
        }
      }),
    Reading(name: "before and after swapped", swapped: true),
  ]

  @Test("SES-6, SES-9, CUR-1, DIV-7: a scripted history obeys the clauses, but not with a planted bug")
  func lives() async throws {
    #expect(try await Self.objection(to: Reading(name: "shipped")) == nil)
    for reading in Self.readings where try await Self.objection(to: reading) == nil {
      Issue.record("nobody noticed: \(reading.name)")
    }
  }

  private static func objection(to reading: Reading) async throws -> String? {
    var curation = CuratorTests.Curation(try await SessionDevice(books: 2))
    let store = { curation.device.store }
    let plant = { try await store().commit(.edit("planted")) { reading.after(&$0) } }

    let first = try await curation.read()
    guard let question = try await curation.curator.ask(after: first) else { return "nothing was asked" }
    try await plant()
    if try await curation.curator.ask(after: first) != nil { return "asked twice" }
    let report = try await curation.curator.answer("Other", after: first)
    let (before, after) = reading.swapped ? (report.after, report.before) : (report.before, report.after)
    if after.completion.filled != before.completion.filled + 1 { return "before and after are swapped" }
    try await plant()

    let second = try await curation.read()
    guard let other = try await curation.curator.ask(after: second), other.dimension != question.dimension
    else { return "the same again" }
    try await curation.curator.skip(after: second)
    try await plant()
    let third = try await curation.read()
    if try await curation.curator.ask(after: third)?.dimension == other.dimension {
      return "a skipped one again"
    }

    // Eleven for the answer about the author, and five for one about the book.
    guard let work = await curation.device.entry(0)?.work else { return "no book" }
    _ = try await curation.curator.answer("Translated", about: work, .translation)
    try await curation.relaunch()
    try await store().commit(.edit("launch")) { reading.launch(&$0) }
    if await curation.device.library.points != 16 { return "other points after a relaunch" }
    try await store().commit(.edit("delete")) { $0.remove(work) }
    try await plant()
    return await curation.device.library.points == 16 ? nil : "points went with the book"
  }
}

extension Change {
  /// True if the change removes a row.
  fileprivate var isRemoval: Bool {
    switch self {
    case .work(.remove), .edition(.remove), .entry(.remove), .diversityFact(.remove): true
    default: false
    }
  }
}
