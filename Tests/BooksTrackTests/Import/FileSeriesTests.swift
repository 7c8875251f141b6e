// The series of a file's titles: some titles name one only beside others, and the order of the rows decides
// nothing.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct FileSeriesTests {
  /// Imports books and returns each series with its places: `Dune: 1, 2`.
  private static func series(_ books: [(title: String, writer: String)]) -> [String] {
    series(books.map { (title: $0.title, writers: [$0.writer]) })
  }

  private static func series(_ books: [(title: String, writers: [String])]) -> [String] {
    var planner = ImportPlanner(
      library: Library(replica: 1), format: .goodreads, strategy: .smart, now: Timestamp(milliseconds: 0))
    let drafts = books.enumerated().map { index, book in
      var draft = BookDraft(row: index + 1, title: book.title)
      draft.authors = book.writers.map { DraftAuthor($0) }
      return draft
    }
    planner.expect([drafts])
    for draft in drafts { planner.stage(draft) }
    planner.finish(rejected: [], fileName: "books.csv")
    let library = planner.editor.library
    return library.series.map { series in
      let places = library.members(of: series.id).compactMap { $0.position }.sorted()
      return "\(series.name): \(places.map { "\($0)" }.joined(separator: ", "))"
    }.sorted()
  }

  /// Imports books of one writer, in the order given and reversed.
  private static func bothWays(_ titles: [String]) -> [[String]] {
    let books = titles.map { (title: $0, writer: "Ann Poe") }
    return [series(books), series(books.reversed())]
  }

  @Test(
    arguments: [
      (["Attack on Tides 3", "Attack on Tides, Vol. 5"], ["Attack on Tides: 3, 5"]),
      (["Fool Moon (Tide Files IX)", "Grave Sun (Tide Files, #3)"], ["Tide Files: 3, 9"]),
      (["Golden Sun: Red Tides Vol. 2", "Morning Sun: Red Tides Vol. 3"], ["Red Tides: 2, 3"]),
      (["Golden Sun: Red Tides Vol. 2", "Morning Sun (Red Tides, #3)"], ["Red Tides: 2, 3"]),
      (["Red Tides: Red Tides Vol. 1"], ["Red Tides: 1"]),
      (["Batman: The Long Tide Vol. 1", "Batman: The Long Tide Vol. 2"], ["Batman: The Long Tide: 1, 2"]),
      (["La Torre Roja II: El mar", "La Torre Roja III: La sal"], ["La Torre Roja: 2, 3"]),
      (["Song of Tides 1: The Sun", "The Moon (Song of Tides 2)"], ["Song of Tides: 1, 2"]),
      (["Ann and the Sun: Ann Poe Tales 2", "The Moon (Ann Poe Tales, #3)"], ["Ann Poe Tales: 2, 3"]),
      (["Book 1: The Beginning", "Book 2: The Middle"], []),
      (["Edward II: A Life", "Edward III: A Life"], []),
      (["Le Roi Louis XIV: Une vie", "Le Roi Louis XV: Une vie"], []),
      (["World War II: A History", "World War III: A Future"], []),
      (["Memorias de Marea I: El sol", "Memorias de Marea II: La luna"], ["Memorias de Marea: 1, 2"]),
      (["Das Meer. Die Zwerge, Band 4", "Der Fluss (Die Zwerge, #3)"], ["Die Zwerge: 3, 4"]),
      (["Small Sun - The Tide Files, Book 10", "Moon (The Tide Files, #3)"], ["The Tide Files: 3, 10"]),
      (["Turn Sun, The Tide Files, Book 11", "Moon (The Tide Files, #3)"], ["The Tide Files: 3, 11"]),
      (["The 6:20 Man Book 2"], ["The 6:20 Man: 2"]),
      (["La Marée (Tome 1) - Le soleil", "La Marée (Tome 2) - La lune"], ["La Marée: 1, 2"]),
      (["Apollo 11: The Sun", "Apollo 13: The Moon"], []),
      (["The Sun (Tides, Books 4-6)"], ["Tides: 4-6"]),
    ])
  func `SER-16, SER-2: titles that name their series only beside others, in both orders`(
    titles: [String], series: [String]
  ) {
    #expect(Self.bothWays(titles) == [series, series])
  }

  /// The orders of three rows.
  private static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

  @Test(arguments: orders)
  func `SER-16: a series of three writers is one if its name has several words and no place is taken`(
    order: [Int]
  ) {
    func series(_ name: String, _ places: [Int], writers: [String] = ["Dan Abel", "Graham Mc", "Ben Count"])
      -> [String]
    {
      let books = zip(places, writers).map { (title: "Sun of \($1) (\(name), #\($0))", writer: $1) }
      return Self.series(order.map { books[$0] })
    }
    #expect(series("The Tide Heresy", [1, 2, 3]) == ["The Tide Heresy: 1, 2, 3"])
    #expect(series("The Tide Heresy", [1, 1, 2]).count == 3)
    #expect(series("Legacy", [1, 2, 3]).count == 3)
    #expect(series("Collected Works", [1, 2, 3]).count == 3)
    #expect(
      series("Dark Tides", [1, 2, 3], writers: ["Dan Abel", "Ben Count", "Dan Abel"])
        == ["Dark Tides: 1, 3", "Dark Tides: 2"])
    #expect(
      series("Star Wars: X-Wing", [1, 6, 2], writers: ["Dan Abel", "Ben Count", "Dan Abel"])
        == ["Star Wars: X-Wing: 1, 2, 6"])
    #expect(
      series("Saga of Tides", [1, 2, 3], writers: ["Dan Abel", "Ben Count", "Dan Abel"])
        == ["Saga of Tides: 1, 3", "Saga of Tides: 2"])
  }

  @Test func `SER-16: what is behind a sign is the series of one writer only, and no name of an edition`() {
    #expect(
      Self.series([
        (title: "Batman: Year One Vol. 1", writer: "Dan Abel"),
        (title: "Robin: Year One, Vol. 2", writer: "Ben Count"),
      ]) == ["Batman: Year One: 1", "Robin: Year One: 2"])
    #expect(
      Self.series([
        (title: "Daredevil: Ultimate Collection, Vol. 1", writer: "Dan Abel"),
        (title: "Alias: Ultimate Collection, Vol. 2", writer: "Dan Abel"),
      ]) == ["Alias: Ultimate Collection: 2", "Daredevil: Ultimate Collection: 1"])
  }

  @Test(arguments: orders)
  func `SER-16: two writers with names that are alike do not decide about each other`(order: [Int]) {
    let books = [
      (title: "Sun (Legacy, #1)", writer: "Dan Abel"), (title: "Moon (Legacy Saga, #2)", writer: "Dan Abel"),
      (title: "Star (Legacy Saga, #2)", writer: "Ben Count"),
    ]
    #expect(Self.series(order.map { books[$0] }).count == 2)
  }

  @Test(arguments: orders)
  func `SER-16: a book by both of two writers joins the books of each`(order: [Int]) {
    let books = [
      (title: "Sun (Legacy, #1)", writers: ["Dan Abel", "Ben Count"]),
      (title: "Moon (Legacy, #2)", writers: ["Dan Abel"]),
      (title: "Star (Legacy, #3)", writers: ["Ben Count"]),
    ]
    #expect(Self.series(order.map { books[$0] }) == ["Legacy: 1, 2, 3"])
    let bare = [
      (title: "Tide Note, Vol. 1", writers: ["Dan Abel", "Ben Count"]),
      (title: "Tide Note, Vol. 2", writers: ["Ben Count"]),
      (title: "Tide Note 3", writers: ["Dan Abel"]),
    ]
    #expect(Self.series(order.map { bare[$0] }) == ["Tide Note: 1, 2, 3"])
  }

  @Test(arguments: [[0, 1, 2, 3], [0, 3, 1, 2], [3, 2, 1, 0], [2, 0, 3, 1]])
  func `SER-6: two names that are alike are two series if a number occurs twice, in any order`(order: [Int]) {
    let titles = [
      "Sun (The Tide, #1)", "Moon (The Tide, #2)", "Star (The Tide Saga, #1)", "Sea (The Tide Saga, #2)",
    ]
    let books = order.map { (title: titles[$0], writer: "Ann Poe") }
    #expect(Self.series(books) == ["The Tide Saga: 1, 2", "The Tide: 1, 2"])
  }

  @Test(arguments: [
    ("Saga Tides", "Ciclo de Tides"), ("Trilogia della Marea", "Marea"), ("Cycle des Sables", "Sables"),
  ])
  func `SER-6: a word for series before a name, with its "of", is not part of the name`(
    first: String, second: String
  ) {
    #expect(SeriesNames.core(first) == SeriesNames.core(second))
  }
}
