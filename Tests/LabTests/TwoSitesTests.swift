// One reader's exports from two sites in one library: what is one book becomes one, and what only one site
// knew is kept, whichever came first.

import BooksTrack
import BooksTrackAPI
import Simulation
import Synthesis
import Testing

@Suite struct TwoSitesTests {
  private static let catalog = Catalog.make(seed: 5, size: 4_000)

  private struct Midnight: WallTime {
    func now() -> Timestamp { Timestamp(milliseconds: 0) }
  }

  /// The result of importing both files.
  private struct Imported {
    let library: Library
    /// For each place among the books of the truth, the works that its rows ended in.
    let works: [[WorkID]]
  }

  private static func importing(_ two: TwoSites, secondFirst: Bool) async throws -> Imported {
    let store = LibraryStore(replica: 1, storage: VolatileStorage(), wallTime: Midnight())
    func take(_ export: SyntheticLibrary) async throws -> [Int: WorkID] {
      var source = BytesSource(export.export, chunkSize: 8_192)
      let outcome = try await Importer(store: store, wallTime: Midnight()).run(
        &source, fileName: export.fileName)
      return try #require(outcome.summary).workOfRow
    }
    var first: [Int: WorkID] = [:]
    var second: [Int: WorkID] = [:]
    if secondFirst { second = try await take(two.second) }
    first = try await take(two.first)
    if !secondFirst { second = try await take(two.second) }
    let works = two.books.map { book in
      [book.first.flatMap { first[$0.row] }, book.second.flatMap { second[$0.row] }].compactMap(\.self)
    }
    return Imported(library: await store.snapshot, works: works)
  }

  private static func pair(_ first: ExportKind, _ second: ExportKind) -> TwoSites {
    SyntheticLibrary.pair(
      catalog: catalog, books: 400, first: first, second: second,
      stream: RandomStream(seed: 9, name: "two sites"))
  }

  static let sites: [(first: String, second: String)] = [
    ("goodreads", "storygraph"), ("goodreads", "librarything"), ("librarything-json", "storygraph"),
  ]

  @Test(arguments: sites, [false, true])
  func `DUP-9: the books of two sites become one library`(
    sites: (first: String, second: String), secondFirst: Bool
  ) async throws {
    let two = Self.pair(
      try #require(ExportKind.named(sites.first)), try #require(ExportKind.named(sites.second)))
    let imported = try await Self.importing(two, secondFirst: secondFirst)
    let both = zip(two.books, imported.works).filter { $0.0.first != nil && $0.0.second != nil }
    let apart = both.filter { Set($0.1).count != 1 }
    #expect(apart.count * 100 <= both.count, "\(apart.map(\.0))")
    let ownersOf = Dictionary(
      grouping: zip(two.books, imported.works).flatMap { book, works in Set(works).map { ($0, book.work) } },
      by: \.0)
    #expect(ownersOf.allSatisfy { Set($0.value.map(\.1)).count == 1 }, "two books became one")
    #expect(imported.library.checkInvariants().isEmpty)
  }

  @Test(arguments: sites, [false, true])
  func `DUP-6, IMP-12: facts of only one site are kept`(
    sites: (first: String, second: String), secondFirst: Bool
  ) async throws {
    let two = Self.pair(
      try #require(ExportKind.named(sites.first)), try #require(ExportKind.named(sites.second)))
    let imported = try await Self.importing(two, secondFirst: secondFirst)
    var lost: [String] = []
    for (book, works) in zip(two.books, imported.works) where Set(works).count == 1 {
      let library = imported.library
      guard let work = works.first, let entry = library.entries(of: work).first else { continue }
      lost += Self.lost(book, entry.facts, library.editions(of: work)).map { "\(book.work): \($0)" }
    }
    #expect(lost.isEmpty, "\(lost.count): \(lost.prefix(10))")
  }

  /// Returns the facts of a book that one of the sites has and the library lacks.
  private static func lost(_ book: JointBook, _ facts: ReaderFacts, _ editions: [Edition]) -> [String] {
    let said = [book.first, book.second].compactMap(\.self)
    var lost: [String] = []
    func check<Value: Equatable>(_ name: String, _ found: Value?, _ values: [Value]) {
      if !values.isEmpty, !values.contains(where: { $0 == found }) {
        lost.append("\(name) is \(String(describing: found)), not one of \(values)")
      }
    }
    check("rating", facts.rating?.quarters, said.compactMap(\.quarters))
    check("date read", facts.dateRead?.description, said.compactMap(\.finished))
    let notes = said.compactMap(\.privateNotes)
    if !notes.allSatisfy({ facts.privateNotes?.contains($0) ?? false }) { lost.append("private notes") }
    if !said.compactMap(\.review).isEmpty, facts.review == nil { lost.append("review") }
    let tags = Set(said.flatMap(\.tags))
    if !tags.isSubset(of: facts.shelves) { lost.append("tags \(tags.subtracting(facts.shelves).sorted())") }
    let numbers = Set(
      editions.flatMap { [$0.facts.isbn].compactMap(\.self) + $0.facts.otherISBNs }.map(\.isbn13))
    let isbns = Set(said.compactMap(\.isbn))
    if !isbns.isSubset(of: numbers) { lost.append("ISBN \(isbns.subtracting(numbers).sorted())") }
    return lost
  }
}
