// Properties of merging and deduplication for any books (CON-7, CON-10).

import BooksTrackAPI
import Foundation
import PropertyTesting
import Testing

@testable import BooksTrackBackend

@Suite("Merging books")
struct MergingPropertyTests {
  private static let providers = ["google-books", "openlibrary", "isbndb"]

  /// Few titles, authors, ISBNs and positions, so that many are equal.
  private static let book: Gen<NormalizedBook> = combine(
    Gen<Int>.integer(in: 0...2), .integer(in: 0...2), .integer(in: 0...2), .integer(in: 0...3),
    .integer(in: 0...3), .integer(in: 0...7)
  ).map { provider, title, author, subtitle, volume, number in
    let name = providers[provider]
    var work = WorkDTO(title: ["Tin Comet", "tin  COMET!", "The Salt Road"][title])
    work.authorNames = [["Ida Quell"], ["IDA QUELL"], []][author]
    work.subtitle = [nil, nil, "A Novel", "Book 2"][subtitle]
    if volume > 0 {
      work.series = [SeriesReferenceDTO(provider: name, seriesID: "s", position: String(volume))]
    }
    work.synthetic = name != "openlibrary"
    work.primaryProvider = name
    work.contributors = [name]
    let isbn = number < 5 ? ISBN(prefix: 978, body: UInt64(139_900_000 + number)) : nil
    var edition = EditionDTO(isbns: isbn.map { [$0.isbn13] } ?? [])
    edition.primaryProvider = name
    edition.contributors = [name]
    return NormalizedBook(
      work: work, editions: [edition], authors: work.authorNames.map { AuthorDTO(name: $0) })
  }

  /// Lists of books, each with a unique identifier that can be found after merging.
  private static let books: Gen<[NormalizedBook]> = book.array(count: 0...8).map { books in
    books.enumerated().map { place, book in
      var book = book
      if book.work.synthetic {
        book.work.externalIDs = [ExternalID(provider: "google-books", value: "v\(place)")]
      } else {
        book.work.externalIDs = [ExternalID(provider: "openlibrary", value: "OL\(place)W")]
      }
      book.editions[0].externalIDs = [ExternalID(provider: "librarything", value: "\(place)")]
      return book
    }
  }

  @Test("Merging twice equals merging once", arguments: [WorkDeduplication.corrected, .asWritten])
  func idempotent(rule: WorkDeduplication) throws {
    try check("merging twice", Self.books, count: 500) { books in
      let once = rule.merge(books)
      try claimEqual(rule.merge(once), once)
    }
  }

  @Test("No work that a provider knows as such goes into another one (CON-7)")
  func realWorks() throws {
    try check("real works stay", Self.books, count: 500) { books in
      let merged = WorkDeduplication.corrected.merge(books)
      let ids = books.flatMap { $0.work.externalIDs.values(of: "openlibrary") }
      try claimEqual(merged.flatMap { $0.work.externalIDs.values(of: "openlibrary") }.sorted(), ids.sorted())
      try claimEqual(merged.count { !$0.work.synthetic }, ids.count)
    }
  }

  @Test("Every edition is kept, alone or merged with another provider's; no synthetic work is lost")
  func nothingIsLost() throws {
    try check("nothing is lost", Self.books, count: 500) { books in
      let merged = WorkDeduplication.corrected.merge(books)
      let editions = merged.flatMap(\.editions)
      try claimEqual(
        editions.flatMap(\.externalIDs).map(\.value).sorted(), books.indices.map { "\($0)" }.sorted(),
        "editions")
      try claim(editions.allSatisfy { Set($0.contributors).count == $0.contributors.count }, "no one twice")
      try claimEqual(
        merged.flatMap(\.work.externalIDs).sorted(),
        books.flatMap(\.work.externalIDs).sorted(), "works")
    }
  }

  @Test("Different volumes are merged only if they share an ISBN (CON-7)")
  func volumes() throws {
    try check("volumes stay apart", Self.books, count: 500) { books in
      let books = books.map { book in
        var book = book
        book.editions[0].isbns = []
        book.editions[0].isbn = nil
        return book
      }
      for book in WorkDeduplication.corrected.merge(books) {
        let places = Set(book.work.series.compactMap(\.position))
        try claim(places.count <= 1, "one work at \(places.sorted())")
      }
    }
  }

  @Test("The contributors are exactly the providers that added a field, the primary one first (CON-5)")
  func provenance() throws {
    try check("provenance", Self.books, count: 500) { books in
      for book in WorkDeduplication.corrected.merge(books) {
        try claimEqual(book.work.contributors.first, book.work.primaryProvider)
        let places = book.editions.flatMap(\.externalIDs).compactMap { Int($0.value) }
        let members = Set(places.map { books[$0].work.primaryProvider ?? "" })
        try claimEqual(Set(book.work.contributors), members)
      }
    }
  }

  @Test("Another order of the books gives as many works, unless they are ambiguous")
  func order() throws {
    let books = (0..<5).map { number in
      var work = WorkDTO(title: "The Glass Orchard")
      work.authorNames = ["J.R. Halloran"]
      work.synthetic = number != 2
      work.contributors = [Self.providers[number % 3]]
      return NormalizedBook(work: work, editions: [], authors: [AuthorDTO(name: "J.R. Halloran")])
    }
    try check("order of books", Gen<[NormalizedBook]>.permutation(of: books), count: 100) { books in
      WorkDeduplication.corrected.merge(books).count == 1
    }
  }
}

@Suite("The best source for each field (CON-10)")
struct FieldPriorityTests {
  private static let standard = FieldPriorities(
    [ProviderRegistration.googleBooks, .openLibrary, .isbndb].map { ($0.name, $0.ranks) })

  private func book(_ provider: String, _ change: (inout WorkDTO, inout EditionDTO) -> Void) -> NormalizedBook
  {
    var work = WorkDTO(title: "The Salt Road")
    work.authorNames = ["Ida Quell"]
    work.synthetic = provider != "openlibrary"
    work.primaryProvider = provider
    work.contributors = [provider]
    var edition = EditionDTO(isbns: ["9781399000017"])
    edition.primaryProvider = provider
    edition.contributors = [provider]
    change(&work, &edition)
    return NormalizedBook(
      work: work, editions: [edition], authors: work.authorNames.map { AuthorDTO(name: $0) })
  }

  private func merged(_ books: [NormalizedBook], by order: FieldPriorities = Self.standard) throws
    -> NormalizedBook
  {
    let merged = WorkDeduplication.corrected.merge(books, priorities: order)
    #expect(merged.count == 1)
    return try #require(merged.first)
  }

  /// All three providers with a different value in every field.
  private var three: [NormalizedBook] {
    ["google-books", "openlibrary", "isbndb"].enumerated().map { place, name in
      book(name) { work, edition in
        work.description = "by \(name)"
        work.coverImageURL = "https://\(name)"
        work.firstPublicationYear = 2_000 + place
        edition.publisher = name
        edition.pageCount = 100 + place
        edition.language = ["pt-BR", "en", "de"][place]
        edition.format = [.unknown, .paperback, .hardcover][place]
        edition.coverImageURL = "https://\(name)/edition"
        edition.publicationDate = ["2017-05-09", "2017-05", "2017"][place]
      }
    }
  }

  @Test("The registrations of the three providers determine the priorities of each field")
  func orders() {
    let orders = FieldPriorities.Field.allCases.map { Self.standard[$0] }
    let (google, open, isbndb) = ("google-books", "openlibrary", "isbndb")
    #expect(
      orders == [
        [google, open, isbndb], [open, google, isbndb], [open, google, isbndb], [google, open, isbndb],
        [open],
        [isbndb, open, google], [google, open, isbndb],
      ])
  }

  @Test("Providers with equal ranks are sorted by registration; a provider without a rank is left out")
  func equalRanks() {
    let order = FieldPriorities([("c", [.title: 20]), ("a", [.title: 10]), ("b", [.title: 10]), ("d", [:])])
    #expect(order[.title] == ["a", "b", "c"])
    #expect(order[.cover] == [])
  }

  @Test("The standard priorities")
  func standard() throws {
    let book = try merged(three)
    #expect(book.work.description == "by openlibrary")
    #expect(book.work.coverImageURL == "https://google-books")
    #expect(book.work.firstPublicationYear == 2_001)
    let edition = try #require(book.editions.first)
    #expect(edition.publisher == "isbndb")
    #expect(edition.pageCount == 102)
    #expect(edition.language == "pt-BR")
    #expect(edition.format == .hardcover)
    #expect(edition.publicationDate == "2017-05-09")
    #expect(edition.contributors == ["google-books", "openlibrary", "isbndb"])
  }

  @Test("The order of registration determines the primary provider, and no field")
  func registration() throws {
    let (first, second) = (try merged(three), try merged(three.reversed()))
    #expect(second.work.primaryProvider == "isbndb")
    #expect(second.work.contributors == ["isbndb", "openlibrary", "google-books"])
    #expect(second.work.description == first.work.description)
    #expect(second.work.coverImageURL == first.work.coverImageURL)
    #expect(second.editions.first?.publicationDate == first.editions.first?.publicationDate)
    #expect(second.editions.first?.publisher == first.editions.first?.publisher)
  }

  @Test("A field that the best provider lacks is the next one's; a provider without fields is no contributor")
  func missingFields() throws {
    let bare = book("isbndb") { _, _ in }
    let full = book("openlibrary") { work, edition in
      work.description = "D"
      edition.publisher = "P"
    }
    let result = try merged([full, bare])
    #expect(result.work.description == "D")
    #expect(result.editions.first?.publisher == "P")
    #expect(result.work.contributors == ["openlibrary"])
    #expect(result.editions.first?.contributors == ["openlibrary"])
  }

  @Test("A contradicting date does not replace the best one; a more precise one does")
  func dates() throws {
    func date(_ isbndb: String?, _ google: String?) throws -> String? {
      try merged([
        book("google-books") { $1.publicationDate = google }, book("isbndb") { $1.publicationDate = isbndb },
      ]).editions.first?.publicationDate
    }
    #expect(try date("2017", "2017-05-09") == "2017-05-09")
    #expect(try date("2017", "2018-05-09") == "2017")
    #expect(try date("2017-05-09", "2017") == "2017-05-09")
    #expect(try date(nil, "2018") == "2018")
  }

  @Test("A subtitle is taken from the provider of the title")
  func subtitles() throws {
    let google = book("google-books") { work, _ in work.title = "The Salt Road: A Novel" }
    let other = book("openlibrary") { work, _ in work.subtitle = "A Novel" }
    let split = try merged([google, other]).work
    #expect(split.title == "The Salt Road: A Novel")
    #expect(split.subtitle == nil)
    let same = try merged([book("google-books") { _, _ in }, other]).work
    #expect(same.subtitle == "A Novel")
  }

  @Test("Subjects of all providers are merged, canonical ones first in the order of the list")
  func subjects() throws {
    let google = book("google-books") { work, _ in work.subjectTags = ["Salt roads", "Thriller"] }
    let other = book("openlibrary") { work, _ in
      work.subjectTags = ["Caravans", "SALT ROADS", "Fiction", "Thriller"]
    }
    #expect(
      try merged([google, other]).work.subjectTags == ["Fiction", "Thriller", "Salt roads", "Caravans"])
  }

  @Test(
    "An ISBN on two different books does not merge them, even with short titles",
    arguments: [
      ("The Caves of Steel", "Isaac Asimov"), ("The Sea Wolf", "Jack London"), ("It", "Stephen King"),
    ])
  func twoBooks(title: String, author: String) {
    let right = book("google-books") { work, _ in (work.title, work.authorNames) = (title, [author]) }
    let wrong = book("openlibrary") { work, _ in
      work.title = "The Old Man and the Sea"
      work.authorNames = ["Ernest Hemingway"]
    }
    #expect(WorkDeduplication.corrected.merge([right, wrong]).count == 2)
  }

  @Test("Series references of all providers are kept")
  func series() throws {
    let books = ["google-books", "openlibrary"].map { name in
      book(name) { work, _ in
        work.series = [SeriesReferenceDTO(provider: name, seriesID: "s-\(name)", position: "1")]
      }
    }
    #expect(try merged(books).work.series.map(\.provider) == ["google-books", "openlibrary"])
  }

  @Test("A volume number of one provider contradicts nothing; of two volumes, a bare title is neither")
  func volumes() {
    func volume(_ provider: String, _ position: String?) -> NormalizedBook {
      var book = book(provider) { work, edition in
        if let position {
          work.series = [
            SeriesReferenceDTO(provider: provider, seriesID: "s1", name: "S", position: position)
          ]
        }
        edition.isbns = []
      }
      book.editions[0].isbn = nil
      return book
    }
    func works(_ books: [NormalizedBook]) -> Int { WorkDeduplication.corrected.merge(books).count }
    #expect(works([volume("google-books", nil), volume("openlibrary", "1")]) == 1)
    #expect(works([volume("google-books", "1"), volume("openlibrary", "2")]) == 2)
    #expect(
      works([volume("google-books", "1"), volume("google-books", "2"), volume("openlibrary", nil)]) == 3)
    #expect(works([volume("google-books", nil), volume("google-books", "2")]) == 2)
  }

  @Test("Two records of one provider with one ISBN stay two editions")
  func sameProvider() throws {
    let google = book("google-books") { $1.externalIDs = [ExternalID(provider: "google-books", value: "a")] }
    let other = book("google-books") { $1.externalIDs = [ExternalID(provider: "google-books", value: "b")] }
    let third = book("isbndb") { _, _ in }
    #expect(try merged([google, other, third]).editions.map(\.contributors).count == 2)
  }

  @Test("The priorities are a parameter")
  func otherOrder() throws {
    var order = Self.standard
    order[.description] = ["isbndb"]
    #expect(try merged(three, by: order).work.description == "by isbndb")
  }
}
