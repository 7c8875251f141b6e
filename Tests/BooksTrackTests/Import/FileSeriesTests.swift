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
      (["The Sun (The Long Tides 1)"], ["The Long Tides: 1"]), (["The Sun (The Long Tides 77)"], []),
      (["Ann Tide und die Sonne (Ann Tide 1)"], ["Ann Tide: 1"]), (["Die Sonne (Ann Tide 1)"], []),
      (["Tides (Tides 1)"], ["Tides: 1"]), (["Tides (Trilogy 1)"], []),
      (["The Sun (Flight of Apollo 13)"], []), (["The Sun (Third German Edition 2)"], []),
      (["The Sun (Pocket Penguin Classics 2)"], []), (["The Sun (The Second World War 2)"], []),
      (["The Sun (An Ann Tide Novel Book 2)", "The Moon (Ann Tide, #1)"], ["Ann Tide: 1, 2"]),
      (["The Sun (An Ann Tide Mystery, #2)"], ["Ann Tide: 2"]),
      (["The Sun (A Tide Mystery, #2)"], ["A Tide Mystery: 2"]),
      (["The Sun (A Tide Graphic, #2)"], ["A Tide Graphic: 2"]),
      (["Tides (Light Novel) Vol. 1", "Tides, Vol. 2"], ["Tides: 1, 2"]),
    ])
  func `SER-16, SER-2: titles that name their series only beside others, in both orders`(
    titles: [String], series: [String]
  ) {
    #expect(Self.bothWays(titles) == [series, series])
  }

  @Test(
    arguments: [
      // A word for volumes or numbers is no part of the name.
      (
        ["Tideland Band 1: Die Sonne", "Tideland Band 2: Der Mond", "Tideland Band 7"], ["Tideland: 1, 2, 7"]
      ),
      (["Tides Book 1", "Tides Book 2"], ["Tides: 1, 2"]),
      (["Прилив книга 1", "Прилив книга 3"], ["Прилив: 1, 3"]),
      (["Tide Dog n. 1: Il sole", "Tide Dog n. 2: La luna"], ["Tide Dog: 1, 2"]),
      (["Tides n.100", "Tides n.101"], ["Tides: 100, 101"]),
      (["Tides nº 01", "Tides nº 03"], ["Tides: 1, 3"]),
      (["Symphony No. 5", "Symphony No. 6"], []),
      (["Platform No. 5", "Platform No. 8"], []),
      (["Tides 01", "Tides 02"], ["Tides: 1, 2"]),
      // The title, then the series.
      (["The Sun: Red Tides #1", "The Moon: Red Tides #2"], ["Red Tides: 1, 2"]),
      (["The Sun, Red Tides #1", "The Moon, Red Tides #2"], ["Red Tides: 1, 2"]),
      (["Batman: Low Tide #1", "Batman: Low Tide #2"], ["Batman: Low Tide: 1, 2"]),
      (["Sonne / Flutwelt Bd. 1", "Mond / Flutwelt Bd. 2"], ["Flutwelt: 1, 2"]),
      (["Sonne: Flut aller Zeiten (1)", "Mond: Flut aller Zeiten (2)"], ["Flut aller Zeiten: 1, 2"]),
      (["The Sun: Red Tides 1", "The Moon: Red Tides 3"], ["Red Tides: 1, 3"]),
      (["The Sun - Red Tides 2", "The Moon (Red Tides, #1)"], ["Red Tides: 1, 2"]),
      (["The Sun, The Tides Book 1", "The Moon, The Tides Book 2"], ["The Tides: 1, 2"]),
      (["A Launch: Apollo 8", "A Failure: Apollo 13"], []),
      (["A Life: Henry IV", "A Study: Henry V"], []),
      (["Ann Poe - Tides 01 - The Sun", "Ann Poe - Tides 02 - The Moon"], ["Tides: 1, 2"]),
      // Parts beside other parts.
      (["Die Flut, Teil 1", "Die Flut, Teil 2"], ["Die Flut: 1, 2"]),
      (["Прилив. Часть 1", "Прилив. Часть 2"], ["Прилив: 1, 2"]),
      (["Die Flut, Teil 1"], []),
      (["Henry IV, Part 1", "Henry IV, Part 2"], []),
      // Numbers in brackets, before a title and with a total.
      (["[Tides 01] The Sun", "[Tides 02] The Moon"], ["Tides: 1, 2"]),
      (["The Sun (Tides 1.)", "The Moon (Tides 3.)"], ["Tides: 1, 3"]),
      (["The Sun (Tides (5))", "The Moon (Tides (4))"], ["Tides: 4, 5"]),
      (["Die Sonne (Gezeiten 1,5)", "Der Mond (Gezeiten 1)"], ["Gezeiten: 1, 1.5"]),
      (["The Sun (Tides, 3 of 7)", "The Moon (Tides 4/7)"], ["Tides: 3, 4"]),
      (["Die Sonne (Gezeiten 1): Roman (German Edition)", "Der Mond (Gezeiten 3)"], ["Gezeiten: 1, 3"]),
      (["Tides 1. The Sun", "Tides 2. The Moon"], ["Tides: 1, 2"]),
      (["Tides - 1 - The Sun", "Tides - 3 - The Moon"], ["Tides: 1, 3"]),
      (["Tides (1): The Sun", "Tides (3): The Moon"], ["Tides: 1, 3"]),
      (["The Dark Tide II - The Sun", "The Dark Tide IV - The Moon"], ["The Dark Tide: 2, 4"]),
      (["海流Ⅱ:黑暗", "海流Ⅲ:永生"], ["海流: 2, 3"]),
      (["海流2:黑暗", "海流3:永生"], ["海流: 2, 3"]),
      (["Der Roman (Trilogie 1)", "Das Buch (Trilogie 2)"], []),
    ])
  func `SER-16, SER-2: numbers that count volumes only beside others, in both orders`(
    titles: [String], series: [String]
  ) {
    #expect(Self.bothWays(titles) == [series, series])
  }

  @Test func `SER-16: the books of a file without authors prove the series of each other`() {
    func series(_ titles: [String]) -> [String] { Self.series(titles.map { (title: $0, writers: []) }) }
    #expect(series(["The Sun (Tides 1)", "The Moon (Tides 2)"]) == ["Tides: 1, 2"])
    #expect(series(["The Sun: Red Tides 1", "The Moon: Red Tides 2"]) == ["Red Tides: 1, 2"])
    #expect(series(["Tides 1", "Tides 2", "Rocks 3"]) == ["Tides: 1, 2"])
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
