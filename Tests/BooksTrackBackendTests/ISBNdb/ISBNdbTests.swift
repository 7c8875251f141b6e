// Parsing ISBNdb's JSON into works and editions of the contract (CON-3, CON-6).

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Testing

@Suite("ISBNdb: responses")
struct ISBNdbReadingTests {
  private func books(_ payload: String, status: Int = 200) throws -> NormalizedResult {
    let response = try Corpus.response(payload, of: "isbndb", status: status)
    return try ISBNdbProvider().normalize(response, for: .title("any"))
  }

  @Test("One record is one synthetic work with one edition, field by field (CON-6, CON-15)")
  func fullRecord() throws {
    let book = try #require(try books("one-book.json").books.first)
    var work = WorkDTO(title: "The Lantern Keepers")
    work.subtitle = "A Novel"
    work.authorNames = ["Mirela Vondra", "Tom Asquith"]
    work.subjectTags = ["Fiction", "Science Fiction"]
    work.description = "A keeper of lanterns on the coast of Ostravy."
    work.coverImageURL = "https://images.isbndb.com/covers/00/01/9781399000017.jpg"
    work.synthetic = true
    work.primaryProvider = "isbndb"
    work.contributors = ["isbndb"]
    work.externalIDs = [ExternalID(provider: "isbndb", value: "9781399000017")]
    work.recordQuality = 100
    #expect(book.work == work)

    var edition = EditionDTO(isbns: ["9781399000017", "1399000012"])
    edition.title = "The Lantern Keepers"
    edition.subtitle = "A Novel"
    edition.publisher = "Harbour, Reed & Sons"
    edition.publicationDate = "2017-05-09"
    edition.pageCount = 352
    edition.format = .hardcover
    edition.coverImageURL = work.coverImageURL
    edition.language = "en-US"
    edition.primaryProvider = "isbndb"
    edition.contributors = ["isbndb"]
    edition.externalIDs = [ExternalID(provider: "isbndb", value: "9781399000017")]
    edition.recordQuality = 100
    #expect(book.editions == [edition])
    #expect(book.authors == [AuthorDTO(name: "Mirela Vondra"), AuthorDTO(name: "Tom Asquith")])
  }

  @Test("A list may be named books or data, and may be empty")
  func lists() throws {
    let single = try books("one-book.json").books
    #expect(try books("search-data.json").books == single)
    #expect(try books("empty-list.json").books.isEmpty)
  }

  @Test("Not found is an empty answer")
  func notFound() throws {
    #expect(try books("not-found.json", status: 404).books.isEmpty)
  }

  @Test("Dates and bindings are parsed in many forms")
  func editions() throws {
    let editions = try books("five-editions.json").books.flatMap(\.editions)
    #expect(editions.map(\.publicationDate) == ["1998", "1999", "2001-04", "2005-11-01", "2012-05"])
    #expect(editions.map(\.format) == [.hardcover, .paperback, .massMarket, .audiobook, .eBook])
  }

  @Test("Five records of one book become one work with five editions; as written, five works (CON-7)")
  func deduplication() throws {
    let books = try books("five-editions.json").books
    let merged = WorkDeduplication.corrected.merge(books)
    #expect(merged.map(\.editions.count) == [5])
    #expect(merged.first?.work.synthetic == true)
    #expect(WorkDeduplication.asWritten.merge(books).map(\.editions.count) == [1, 1, 1, 1, 1])
  }

  @Test(
    "A binding, a series or a publisher's series in brackets is removed from the title (CON-7)",
    arguments: [
      ("Dune [Paperback]", "Dune", nil), ("Dune (Mass Market Paperback)", "Dune", nil),
      ("Dune (Dune Chronicles, 1)", "Dune", "Dune Chronicles/1"),
      ("Dune (Dune Chronicles #1)", "Dune", "Dune Chronicles/1"),
      ("Mort (Discworld, Book 4) [Hardcover]", "Mort", "Discworld/4"),
      ("Emma (Penguin Classics)", "Emma", nil),
      ("Emma (Penguin Classics, 12)", "Emma", nil),
      ("Emma (Abridged)", "Emma (Abridged)", nil), ("Blade Runner (1982)", "Blade Runner (1982)", nil),
      ("We Are Legion (We Are Bob)", "We Are Legion (We Are Bob)", nil),
      ("Hallo (Area 51)", "Hallo (Area 51)", nil), ("(Paperback)", "(Paperback)", nil),
      ("Narnia (Boxed Set, 1-7)", "Narnia (Boxed Set, 1-7)", nil),
      ("Naruto [Vol. 3]", "Naruto [Vol. 3]", nil),
      ("Mort [Graphic Novel Paperback]", "Mort [Graphic Novel Paperback]", nil),
      ("Dune [Leather Bound]", "Dune", nil), ("Poems (London, 1798)", "Poems (London, 1798)", nil),
      ("Poems (May 12, 2004)", "Poems (May 12, 2004)", nil), ("Dune (Dune, 1.5)", "Dune", "Dune/1.5"),
    ] as [(String, String, String?)])
  func brackets(written: String, title: String, place: String?) throws {
    let payload = #"{"book": {"title": "\#(written)", "isbn13": "9781399000017"}}"#
    let response = HTTPResponse(status: 200, body: Data(payload.utf8))
    let work = try #require(try ISBNdbProvider().normalize(response, for: .title("any")).books.first).work
    #expect(work.title == title)
    #expect(work.series.map { "\($0.name ?? "")/\($0.position ?? "")" } == (place.map { [$0] } ?? []))
    #expect(work.series.allSatisfy { $0.seriesID == nil })
  }

  @Test("A subtitle is after the brackets of a long title, or after the title itself")
  func subtitleBehindBrackets() throws {
    for long in ["Dune (Dune Chronicles, 1): A Novel", "Dune: A Novel"] {
      let payload = #"{"book": {"title": "Dune (Dune Chronicles, 1)", "title_long": "\#(long)"}}"#
      let response = HTTPResponse(status: 200, body: Data(payload.utf8))
      let work = try #require(try ISBNdbProvider().normalize(response, for: .title("any")).books.first).work
      #expect(work.title == "Dune" && work.subtitle == "A Novel")
    }
  }

  @Test("Printings with brackets become one work, and volumes with numbers stay apart (CON-7)")
  func printings() throws {
    func merged(_ titles: [String]) throws -> Int {
      let records = titles.enumerated().map {
        #"{"title": "\#($0.element)", "isbn13": "978139900\#(["0017", "0109", "0116", "0123"][$0.offset])", "authors": ["Ida Quell"]}"#
      }
      let payload = #"{"data": [\#(records.joined(separator: ","))]}"#
      let response = HTTPResponse(status: 200, body: Data(payload.utf8))
      let books = try ISBNdbProvider().normalize(response, for: .title("any")).books
      return WorkDeduplication.corrected.merge(books).count
    }
    #expect(
      try merged(["Tin Comet", "Tin Comet [Paperback]", "Tin Comet (Comets, 2)", "Tin Comet (Folio, 7)"]) == 1
    )
    #expect(try merged(["Tin Comet", "Tin Comet [Paperback]", "Tin Comet (Comets, 2)"]) == 1)
    #expect(try merged(["Tin Comet (Comets, 1)", "Tin Comet (Comets, 2)"]) == 2)
  }

  @Test("Names of authors are cleaned, and put in natural order")
  func authors() throws {
    let books = try books("author-junk.json").books
    #expect(
      books.first?.work.authorNames == [
        "田中 卓也", "Ida Quell", "Asquith, Jr.", "J.R. Halloran", "Ursula K. Le Guin",
        "Vondra, Mirela, Tom Asquith, and others",
      ])
    #expect(books.last?.work.authorNames == [])
  }

  @Test("A record without a title is dropped and counted; a field of the wrong type is dropped")
  func oddTypes() throws {
    let result = try books("odd-types.json")
    #expect(result.tally.unreadableItems == 5)
    #expect(result.books.map(\.work.title) == ["The Salt Road", "The Salt Road II"])
    var work = WorkDTO(title: "The Salt Road")
    work.synthetic = true
    work.primaryProvider = "isbndb"
    work.contributors = ["isbndb"]
    work.externalIDs = [ExternalID(provider: "isbndb", value: "9781399000437")]
    work.recordQuality = 10
    #expect(result.books.first?.work == work)
    let second = try #require(result.books.last)
    #expect(second.editions.first?.pageCount == 208)
    #expect(second.editions.first?.publicationDate == "1998")
    #expect(second.editions.first?.language == "en")
    #expect(second.work.coverImageURL == "https://images.isbndb.com/covers/x.jpg")
    #expect(second.work.subjectTags == ["Fiction", "Solarpunk & Other Hopes"])
  }

  @Test("Absurd values are dropped")
  func absurd() throws {
    let books = try books("absurd.json").books
    #expect(books.count == 5)
    for book in books {
      let edition = try #require(book.editions.first)
      #expect(edition.publicationDate == nil)
      #expect(edition.pageCount == nil)
      #expect(edition.language == nil)
      #expect(edition.coverImageURL == nil)
    }
    #expect(books.last?.work.externalIDs == [])
    #expect(books.last?.work.recordQuality == 0)
  }

  @Test("A record with only a title and an ISBN is a book")
  func bare() throws {
    let book = try #require(try books("bare.json").books.first)
    #expect(book.work.externalIDs == [ExternalID(provider: "isbndb", value: "9781399000406")])
    #expect(book.work.recordQuality == 10)
  }

  @Test("HTML is removed from a synopsis")
  func html() throws {
    let work = try books("html-synopsis.json").books.first?.work
    #expect(
      work?.description == "One & two < three.\nCafé — now open.\nalert(1) a < b &unknown; &#0;")
  }

  @Test(
    "ISBNdb sends English for unknown languages: it is ignored for titles in another script",
    arguments: [
      ("Solaris", "en_US", "en-US"), ("Солярис", "en_US", nil), ("Солярис", "English", nil),
      ("砂の女", "en", nil),
      ("Солярис", "ru", "ru"), ("Κ · Kappa", "en", "en"), ("1984", "en", "en"), ("الخبز الحافي", "ar", "ar"),
    ] as [(String, String, String?)])
  func language(title: String, written: String, read: String?) throws {
    let text = #"{"book": {"title": "\#(title)", "isbn13": "9781399000017", "language": "\#(written)"}}"#
    let response = HTTPResponse(status: 200, body: Data(text.utf8))
    let book = try #require(try ISBNdbProvider().normalize(response, for: .title("any")).books.first)
    #expect(book.editions.first?.language == read)
  }

  @Test("Any script is preserved")
  func unicode() throws {
    let book = try #require(try books("unicode.json").books.first)
    #expect(book.work.title == "銀の灯台 — 〈上〉 🗼")
    #expect(book.work.subtitle == "物語")
    #expect(book.work.authorNames == ["مريم القيسي", "Zoe\u{308} O’Ñeill"])
    #expect(book.editions.first?.language == "ja-JP")
    #expect(book.editions.first?.format == .unknown)
  }

  @Test(
    "A response that is no book and no list is a failure",
    arguments: [
      "error-page.html", "cut-off.json", "deep.json", "not-found.json", "limit-exceeded.json",
      "forbidden.json",
    ])
  func unreadable(payload: String) {
    #expect(throws: ProviderFailure(.unreadable, provider: "isbndb")) { try books(payload) }
  }

  @Test(
    "A failed call is classified by its status, a quota by its message, and \"not found\" is no failure",
    arguments: [
      (200, "one-book.json", nil), (404, "not-found.json", nil), (404, "error-page.html", .unreadable),
      (429, "limit-exceeded.json", .quotaExhausted), (429, "too-many-requests.json", .rateLimited),
      (429, "error-page.html", .rateLimited), (403, "forbidden.json", .refused),
      (401, "unauthorized.json", .refused), (502, "error-page.html", .unavailable),
    ] as [(Int, String, ProviderFailure.Kind?)])
  func statuses(status: Int, payload: String, kind: ProviderFailure.Kind?) throws {
    let response = try Corpus.response(payload, of: "isbndb", status: status)
    #expect(ISBNdbProvider().failure(in: response)?.kind == kind)
  }
}

@Suite("ISBNdb: requests")
struct ISBNdbAskingTests {
  @Test("An ISBN is queried by its record, a title by a search whose path it cannot escape")
  func requests() throws {
    let provider = ISBNdbProvider(resultsPerTitle: 7)
    #expect(provider.request(for: .isbn(try ISBN("1399000012"))) == HTTPRequest(path: "/book/9781399000017"))
    #expect(
      provider.request(for: .title("Face/Off é?"))
        == HTTPRequest(
          path: "/books/Face%2FOff%20%C3%A9%3F", query: [.init("column", "title"), .init("pageSize", "7")]))
    #expect(
      provider.request(for: .titleAndAuthor(title: "T", author: "A"))
        == HTTPRequest(
          path: "/search/books",
          query: [.init("text", "T"), .init("author", "A"), .init("pageSize", "7")]))
  }
}
