// A catalog around the books of a reader's own file.

import BooksTrackAPI
import Testing

@testable import Synthesis

@Suite struct GivenBookTests {
  private static func book(
    _ title: String, _ writer: String? = "Ann Writer", volume: String? = nil, isbn: String? = nil,
    year: Int? = nil,
    pages: Int? = nil,
    language: String? = nil
  ) throws -> GivenBook {
    GivenBook(
      title: title, people: writer.map { [GivenBook.Person(name: $0, role: nil)] } ?? [], year: nil,
      volume: volume,
      editions: [
        GivenBook.Edition(
          isbn: try isbn.map { try ISBN($0) }, year: year, pages: pages, publisher: nil, binding: nil,
          language: language)
      ])
  }

  @Test(arguments: [
    ("Mort", "Mort", nil), ("Mort (Discworld, #4)", "Mort", nil),
    ("Sapiens: A Brief History (Big Books #1)", "Sapiens", "A Brief History"),
    ("(Untitled)", "(Untitled)", nil), ("2:30 to Paris", "2:30 to Paris", nil),
  ])
  func `The last bracket and the subtitle are no part of the title`(
    written: String, title: String, subtitle: String?
  ) throws {
    let titles = try Self.book(written).titles
    #expect(titles.title == title)
    #expect(titles.subtitle == subtitle)
  }

  @Test(arguments: [
    ("Mort", nil, "en"), ("Mort", "de", "de"), ("Война и мир", nil, "ru"), ("ノルウェイの森", nil, "ja"),
    ("三体", nil, "zh"), ("소년이 온다", nil, "ko"),
  ])
  func `A language that is not stated is that of the script`(title: String, stated: String?, language: String)
    throws
  {
    #expect(try Self.book(title, language: stated).language == language)
  }

  @Test func `The given books come first, with what the file states of them`() throws {
    let books = [
      try Self.book("Late Houses (Nowhere, #2)", isbn: "9780439023481", year: 2_008, pages: 374),
      try Self.book("Nobody's Book", nil), try Self.book("Late Houses", "Bo Other", pages: 70_000),
    ]
    let catalog = Catalog.make(seed: 5, size: 2_000, of: books)
    #expect(catalog.works.count == 2_000)
    #expect(catalog.works.prefix(3).map(\.title) == ["Late Houses", "Nobody's Book", "Late Houses"])
    #expect(catalog.writers(of: 0) == ["Ann Writer"])
    #expect(catalog.writers(of: 1) == ["Anonymous"])
    let edition = catalog.editions[try #require(catalog.edition(isbn: ISBN("9780439023481")))]
    #expect(edition.work == 0)
    #expect([edition.year, edition.pages] == [2_008, 374])
    #expect(catalog.editions[catalog.works[2].editions.lowerBound].pages == 65_535)
    #expect(catalog.works.allSatisfy { !$0.isReal })
    #expect(catalog.works.allSatisfy { !$0.genres.isEmpty })
    #expect(catalog.series.flatMap(\.works).allSatisfy { $0 >= 3 })
    let again = Catalog.make(seed: 5, size: 2_000, of: books)
    #expect(again.editions.map(\.isbn) == catalog.editions.map(\.isbn))
  }

  @Test func `Books that would have one title keep what tells them apart`() throws {
    let books = [
      try Self.book("Pines (Book 1)"), try Self.book("Pines (Book 2)"), try Self.book("Samurai", volume: "1"),
      try Self.book("Samurai", volume: "2"), try Self.book("Kinds"), try Self.book("Kinds: The Pictures"),
      try Self.book("Pines (Book 3)", "Bo Other"),
    ]
    let works = Catalog.make(seed: 5, size: 2_000, of: books).works.prefix(7)
    #expect(
      works.map(\.title) == [
        "Pines (Book 1)", "Pines (Book 2)", "Samurai, Vol. 1", "Samurai, Vol. 2", "Kinds", "Kinds", "Pines",
      ])
    #expect(works.map(\.isKnownByNumber) == [true, true, true, true, false, false, false])
    #expect(works.map(\.isKnownBySubtitle) == [false, false, false, false, false, true, false])
  }

  @Test func `A number of the file is not invented once more`() throws {
    let usual = Catalog.make(seed: 5, size: 2_000, of: [try Self.book("A Book")])
    let invented = usual.editions.dropFirst(40).compactMap(\.isbn).prefix(300).map(\.isbn13)
    let books = try invented.enumerated().map { try Self.book("Book \($0)", isbn: $1) }
    let catalog = Catalog.make(seed: 5, size: 2_000, of: books)
    let numbers = catalog.editions.compactMap(\.isbn)
    #expect(Set(numbers).count == numbers.count)
    for (place, number) in invented.enumerated() {
      let isbn = try ISBN(number)
      #expect(catalog.work(isbn: isbn) == place)
    }
  }
}
