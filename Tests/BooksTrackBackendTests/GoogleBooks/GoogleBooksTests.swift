// Parsing Google's JSON into works and editions of the contract (CON-3, CON-6).

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Testing

@Suite("Google Books: responses")
struct GoogleBooksReadingTests {
  private func books(_ payload: String) throws -> NormalizedResult {
    try GoogleBooksProvider().normalize(try Corpus.response(payload), for: .title("any"))
  }

  @Test("One volume is one synthetic work with one edition, field by field (CON-6, CON-15)")
  func fullVolume() throws {
    let result = try books("one-volume.json")
    let book = try #require(result.books.first)
    #expect(result.books.count == 1)

    var work = WorkDTO(title: "The Lantern Keepers")
    work.subtitle = "A Novel"
    work.authorNames = ["Mirela Vondra", "Tom Asquith"]
    work.subjectTags = ["Fiction", "Science Fiction", "Dystopian", "Thriller"]
    work.description = "A keeper of lanterns on the coast of Ostravy finds a map that no ship ever carried."
    work.coverImageURL =
      "https://books.google.com/books/content?id=kTq2ZwAAQBAJ&printsec=frontcover&img=1&zoom=1&source=gbs_api"
    work.synthetic = true
    work.primaryProvider = "google-books"
    work.contributors = ["google-books"]
    work.externalIDs = [ExternalID(provider: "google-books", value: "kTq2ZwAAQBAJ")]
    #expect(book.work == work)

    var edition = EditionDTO(isbns: ["9781399000017", "1399000012"])
    edition.title = "The Lantern Keepers"
    edition.subtitle = "A Novel"
    edition.publisher = "Harbour, Reed & Sons"
    edition.publicationDate = "2017-05-09"
    edition.pageCount = 352
    edition.coverImageURL = work.coverImageURL
    edition.language = "en"
    edition.primaryProvider = "google-books"
    edition.contributors = ["google-books"]
    edition.externalIDs = [ExternalID(provider: "google-books", value: "kTq2ZwAAQBAJ")]
    #expect(book.editions == [edition])
    #expect(book.authors == [AuthorDTO(name: "Mirela Vondra"), AuthorDTO(name: "Tom Asquith")])
  }

  @Test("A list without items is an empty answer")
  func noItems() throws {
    #expect(try books("no-match.json").books.isEmpty)
  }

  @Test("CON-3: a volume with only an identifier and a title is a book")
  func bareVolume() throws {
    let book = try #require(try books("bare.json").books.first)
    #expect(book.work.title == "Untitled Ledger")
    #expect(book.editions.first?.isbns == [])
    #expect(book.authors.isEmpty)
  }

  @Test("Series are identifiers with the order and the printed number; a repeated item counts once")
  func series() throws {
    let books = try books("comics.json").books
    #expect(books.flatMap(\.work.externalIDs).map(\.value) == ["tInC0met01AJ", "tInC0met02AJ"])
    #expect(
      books.map(\.work.series) == [
        [
          SeriesReferenceDTO(
            provider: "google-books", seriesID: "hQAAABtinCOMET", position: "1", displayNumber: "1")
        ],
        [
          SeriesReferenceDTO(
            provider: "google-books", seriesID: "hQAAABtinCOMET", position: "3", displayNumber: "2"),
          SeriesReferenceDTO(
            provider: "google-books", seriesID: "xAAAAAoMNIBUS", position: "3", displayNumber: "2"),
        ],
      ])
  }

  @Test("A volume without identifier or title is dropped and counted; the others stay")
  func unusableVolumes() throws {
    let result = try books("odd-types.json")
    #expect(result.books.map(\.work.title) == ["The Salt Road", "The Salt Road II"])
    #expect(result.tally.unreadableItems == 6)
  }

  @Test("CON-3: a field of the wrong type is dropped")
  func wrongFields() throws {
    let book = try #require(try books("odd-types.json").books.first)
    var work = WorkDTO(title: "The Salt Road")
    work.synthetic = true
    work.primaryProvider = "google-books"
    work.contributors = ["google-books"]
    work.externalIDs = [ExternalID(provider: "google-books", value: "wr0ngFieldsA")]
    #expect(book.work == work)
    #expect(book.editions.first?.pageCount == nil)
    #expect(book.editions.first?.publicationDate == "1998")
    #expect(book.editions.first?.isbns == [])
  }

  @Test("CON-3: an element of the wrong type is dropped")
  func wrongElements() throws {
    let book = try #require(try books("odd-types.json").books.last)
    #expect(book.work.authorNames == ["Ida Quell"])
    #expect(book.work.subjectTags == ["Fiction", "Solarpunk & Other Hopes"])
    #expect(book.editions.first?.isbns == ["9781399000314", "1399000314"])
    #expect(book.editions.first?.pageCount == nil)
    #expect(book.work.coverImageURL == "https://books.google.com/books/content?id=s")
    #expect(
      book.work.series == [
        SeriesReferenceDTO(
          provider: "google-books", seriesID: "sAltRoadSERIES", position: "4", displayNumber: "4")
      ])
  }

  @Test("CON-3: names of series are parsed; one of the wrong type is dropped")
  func seriesNames() throws {
    let names = try GoogleBooksProvider().seriesNames(in: Corpus.response("series-get.json"))
    #expect(names == ["hQAAABtinCOMET": "Tin Comet", "unasked": "Another"])
  }

  @Test(
    "A response that is no list of volumes is a failure, whatever its status",
    arguments: [
      "error-page.html", "cut-off.json", "error-backend.json",
    ])
  func unreadable(payload: String) throws {
    let response = try Corpus.response(payload)
    #expect(throws: ProviderFailure(.unreadable, provider: "google-books")) {
      try GoogleBooksProvider().normalize(response, for: .title("any"))
    }
  }

  @Test(
    "JSON of another shape is a failure, too",
    arguments: ["", "[]", "null", "7", "{}", #"{"totalItems":1,"items":{}}"#, #"{"items":"none"}"#])
  func otherShapes(body: String) {
    let response = HTTPResponse(status: 200, body: Data(body.utf8))
    #expect(throws: ProviderFailure(.unreadable, provider: "google-books")) {
      try GoogleBooksProvider().normalize(response, for: .title("any"))
    }
    #expect(throws: ProviderFailure(.unreadable, provider: "google-books")) {
      try GoogleBooksProvider().seriesNames(in: response)
    }
  }

  @Test(
    "Dates keep their valid precision",
    arguments: [
      ("2017", "2017"), ("2017-05", "2017-05"), ("2017-05-09", "2017-05-09"), ("1999*", "1999"),
      ("2017-13", "2017"), ("2017-5", "2017"), ("2017-02-30", "2017-02"), ("2016-02-29", "2016-02-29"),
      ("1900-02-29", "1900-02"), ("2017-05-09T00:00:00Z", "2017-05"), ("0101-01-01", nil), ("32767", nil),
      ("19??", nil), ("", nil), ("soon", nil), ("-2017", nil), ("9999", nil), ("２０１７", nil),
    ] as [(String, String?)])
  func dates(text: String, expected: String?) throws {
    #expect(try edition(#""publishedDate":"\#(text)""#).publicationDate == expected)
  }

  @Test(
    "Absurd page counts are dropped",
    arguments: [
      ("352", 352), ("1", 1), ("30000", 30_000), ("0", nil), ("-4", nil), ("2147483647", nil), ("12.5", nil),
      (#""352""#, 352), (#""many""#, nil),
    ] as [(String, Int?)])
  func pageCounts(text: String, expected: Int?) throws {
    #expect(try edition(#""pageCount":\#(text)"#).pageCount == expected)
  }

  @Test(
    "Only a URL that an app may open is a cover",
    arguments: [
      ("http://x.example/a", "https://x.example/a"),
      ("https://x.example/a?id=1&edge=curl&z=2", "https://x.example/a?id=1&z=2"),
      ("ftp://x.example/a", nil), ("javascript:alert(1)", nil), ("", nil),
    ] as [(String, String?)])
  func covers(url: String, expected: String?) throws {
    #expect(try edition(#""imageLinks":{"thumbnail":"\#(url)"}"#).coverImageURL == expected)
  }

  @Test("A description of megabytes is truncated")
  func hugeDescription() throws {
    let text = String(repeating: "é ", count: 900_000)
    let body = #"{"items":[{"id":"a","volumeInfo":{"title":"T","description":"\#(text)"}}]}"#
    let response = HTTPResponse(status: 200, body: Data(body.utf8))
    let result = try GoogleBooksProvider().normalize(response, for: .title("T"))
    #expect(result.books.first?.work.description?.count == 10_000)
  }

  private func edition(_ field: String) throws -> EditionDTO {
    let body = #"{"items":[{"id":"a","volumeInfo":{"title":"T",\#(field)}}]}"#
    let response = HTTPResponse(status: 200, body: Data(body.utf8))
    let result = try GoogleBooksProvider().normalize(response, for: .title("T"))
    return try #require(result.books.first?.editions.first)
  }
}

@Suite("Google Books: requests")
struct GoogleBooksAskingTests {
  @Test("An ISBN is queried in its 13-digit form")
  func isbn() throws {
    let request = try #require(
      GoogleBooksProvider(resultsPerISBN: 3).request(for: .isbn(try ISBN("1399000012"))))
    #expect(request.path == "/books/v1/volumes")
    #expect(request["q"] == "isbn:9781399000017")
    #expect(request["maxResults"] == "3")
  }

  @Test("A title is queried as a title, without quotation marks")
  func title() throws {
    let request = try #require(
      GoogleBooksProvider().request(for: .title("\"Surely You Jest\", Said Ida")))
    #expect(request["q"] == "intitle:Surely You Jest , Said Ida")
    #expect(request["maxResults"] == "5")
  }

  @Test(
    "No more results are requested than the provider allows",
    arguments: [(0, "1"), (40, "40"), (41, "40"), (1_000, "40")])
  func limit(results: Int, sent: String) {
    #expect(GoogleBooksProvider(resultsPerTitle: results).request(for: .title("T"))?["maxResults"] == sent)
  }

  @Test("Several series are requested in one call")
  func series() {
    let requests = GoogleBooksProvider().seriesNameRequests(for: ["a", "b"])
    #expect(
      requests == [
        HTTPRequest(
          path: "/books/v1/series/get", query: [.init("series_id", "a"), .init("series_id", "b")])
      ])
    #expect(GoogleBooksProvider().seriesNameRequests(for: []).isEmpty)
  }

  @Test(
    "A failed call is classified by its status, and an exhausted quota by its reason",
    arguments: [
      (200, "one-volume.json", nil), (429, "error-rate-limit.json", .rateLimited),
      (429, "error-daily-limit.json", .quotaExhausted), (403, "error-daily-limit.json", .quotaExhausted),
      (403, "error-rate-limit.json", .rateLimited), (429, "error-queries-per-day.json", .quotaExhausted),
      (429, "error-page.html", .rateLimited),
      (403, "error-page.html", .refused), (400, "error-page.html", .refused),
      (408, "error-page.html", .timeout),
      (500, "error-page.html", .unavailable), (503, "error-backend.json", .unavailable),
      (504, "error-page.html", .unavailable), (301, "error-page.html", .refused),
    ] as [(Int, String, ProviderFailure.Kind?)])
  func statuses(status: Int, payload: String, kind: ProviderFailure.Kind?) throws {
    let failure = GoogleBooksProvider().failure(in: try Corpus.response(payload, status: status))
    #expect(failure?.kind == kind)
  }
}
