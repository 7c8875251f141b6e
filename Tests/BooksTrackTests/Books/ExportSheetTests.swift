// Exports in the formats of services: imported into an empty library, they give the same books (IMP-20).

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `An export for another service` {
  /// A book as far as a format can hold it.
  private struct Book: Equatable, CustomStringConvertible {
    var title: String
    var authors: [DraftAuthor]
    var firstPublished: Int?
    var edition: EditionFacts
    var facts: ReaderFacts
    var sourceID: String

    init(_ book: ExportedBook) {
      title = book.work.title
      authors = book.credits
      firstPublished = book.work.firstPublished
      edition = book.edition
      facts = book.facts
      sourceID = book.sourceID
    }

    var description: String { "\(title): \(authors) \(edition) \(facts) \(sourceID)" }
  }

  private static func library(_ bytes: [UInt8], name: String = "export.csv") async throws -> Library {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(bytes, into: store, name: name)
    return await store.snapshot
  }

  /// The samples of each format that hold only what the format can hold.
  static let samples: [(sheet: Int, sample: ExportSample)] = [
    (0, ExportSample("good/goodreads-24.csv")), (0, ExportSample("good/goodreads-31.csv")),
    (0, ExportSample("odd/many-scripts.csv")), (0, ExportSample("odd/reviews.csv")),
    (0, ExportSample("odd/shelves.csv")), (0, ExportSample("odd/authors.csv")),
    (1, ExportSample("good/storygraph.csv")), (1, ExportSample("odd/storygraph-dates.csv")),
    (2, ExportSample("good/librarything-49.tsv")), (2, ExportSample("odd/librarything-names.tsv")),
    (2, ExportSample("odd/librarything-isbn.tsv")),
  ]

  @Test(arguments: samples)
  func `IMP-20: an export that is imported into an empty library gives the same books`(
    _ place: Int, _ sample: ExportSample
  ) async throws {
    let first = try await Self.library(try sample.bytes, name: sample.name)
    let file = ExportSheet.all[place].file(of: first)
    let second = try await Self.library(file.bytes)
    let (before, after) = (
      ExportedBook.all(in: first).map(Book.init), ExportedBook.all(in: second).map(Book.init)
    )
    #expect(before.count == after.count)
    #expect(file.rows == before.count)
    for (one, other) in zip(before, after) { #expect(one == other) }
  }

  /// A second export and import changes nothing more, whatever the first could not hold.
  @Test(arguments: ExportSample.importable, [0, 1, 2])
  func `a second round trip changes nothing`(_ sample: ExportSample, _ place: Int) async throws {
    let sheet = ExportSheet.all[place]
    let first = sheet.file(of: try await Self.library(try sample.bytes, name: sample.name))
    let second = sheet.file(of: try await Self.library(first.bytes))
    #expect(String(decoding: first.bytes, as: UTF8.self) == String(decoding: second.bytes, as: UTF8.self))
  }

  @Test func `a service recognises its file`() async throws {
    let library = try await Self.library(`Importing a file`.export(books: 3))
    for (sheet, format) in zip(ExportSheet.all, [ExportFormat.goodreads, .storyGraph, .libraryThing]) {
      let store = LibraryStore.sample()
      let summary = try await `Importing a file`.run(sheet.file(of: library).bytes, into: store)
      #expect(summary.format == format.name)
      #expect(summary.imported == 3 && summary.rejected.isEmpty)
    }
  }

  @Test func `data that a format cannot hold is counted`() async throws {
    let library = try await Self.library(try ExportSample("good/storygraph.csv").bytes)
    let losses = ExportSheet.goodreads.file(of: library).losses
    #expect(losses.contains { $0.what.hasPrefix("stars that are not whole") && $0.books > 0 })
    #expect(ExportSheet.storyGraph.file(of: library).losses.isEmpty)
  }

  @Test(arguments: [
    ("Ursula K. Le Guin", "Guin, Ursula K. Le"), ("Martin Luther King, Jr.", "King, Martin Luther, Jr."),
    ("Plato", "Plato"), ("村上 春樹", "村上 春樹"), ("", ""),
  ])
  func `a name is inverted only if the inversion can be reversed`(_ name: String, _ turned: String) {
    #expect(ExportText.lastFirst(name) == turned)
  }

  @Test(arguments: [(1, 1, "1"), (15, 1, "4"), (15, 2, "4"), (15, 4, "3.75"), (14, 2, "3.5"), (20, 4, "5")])
  func `stars are rounded to the steps of the service`(_ quarters: Int, _ steps: Int, _ text: String) {
    #expect(ExportText.stars(Rating(quarters: quarters), perStar: steps) == text)
    #expect(ExportText.stars(nil, perStar: steps).isEmpty)
  }
}
