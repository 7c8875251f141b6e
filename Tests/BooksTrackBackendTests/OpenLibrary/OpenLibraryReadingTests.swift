// Parsing Open Library's JSON into works and editions of the contract (CON-3, CON-6).

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Testing

@Suite("Open Library: search responses")
struct OpenLibraryReadingTests {
  private func books(_ payload: String) throws -> NormalizedResult {
    try OpenLibraryProvider().normalize(Corpus.response(payload, of: "open-library"), for: .title("any"))
  }

  @Test("An edition without a work is in the index as a work: it becomes a synthetic one (CON-6)")
  func orphanedEdition() throws {
    let result = try books("orphaned-edition.json")
    let book = try #require(result.books.first)
    #expect(result.books.count == 1 && result.tally.unreadableItems == 0)
    #expect(book.work.title == "Tin Comet" && book.work.synthetic && book.work.externalIDs == [])
    #expect(book.editions.flatMap(\.externalIDs).map(\.value) == ["OL9000077M"])
    #expect(book.editions.first?.isbn == "9781399000017")
    // Such a work has no record to request.
    #expect(OpenLibraryProvider(details: .work).detailRequests(for: book, found: .title("any")).isEmpty)
  }

  @Test("One element is one real work with its editions, field by field (CON-6)")
  func fullWork() throws {
    let result = try books("one-work.json")
    let book = try #require(result.books.first)
    #expect(result.books.count == 1)

    var work = WorkDTO(title: "The Lantern Keepers")
    work.subtitle = "A Novel"
    work.authorNames = ["Mirela Vondra", "Tom Asquith"]
    work.subjectTags = ["Fiction", "Science Fiction", "Lighthouses & Keepers"]
    work.firstPublicationYear = 2015
    work.coverImageURL = "https://covers.openlibrary.org/b/id/14000001-L.jpg"
    work.synthetic = false
    work.primaryProvider = "openlibrary"
    work.contributors = ["openlibrary"]
    work.externalIDs = [ExternalID(provider: "openlibrary", value: "OL90000001W")]
    #expect(book.work == work)

    var edition = EditionDTO(isbns: ["9781399000017", "1399000012"])
    edition.title = "The Lantern Keepers"
    edition.subtitle = "A Novel"
    edition.publisher = "Harbour, Reed & Sons"
    edition.publicationDate = "2017-05-09"
    edition.pageCount = 352
    edition.format = .hardcover
    edition.coverImageURL = "https://covers.openlibrary.org/b/id/14000002-L.jpg"
    edition.language = "en"
    edition.primaryProvider = "openlibrary"
    edition.contributors = ["openlibrary"]
    edition.externalIDs = [ExternalID(provider: "openlibrary", value: "OL9000001M")]
    #expect(book.editions == [edition])
    #expect(book.authors.flatMap(\.externalIDs).map(\.value) == ["OL9000001A", "OL9000002A"])
  }

  @Test("A search without a match is an empty answer")
  func noMatch() throws {
    let result = try books("no-match.json")
    #expect(result.books.isEmpty)
    #expect(result.tally == NormalizationTally())
  }

  @Test("A work with only a key and a title is a book without editions")
  func bareWork() throws {
    let book = try #require(try books("bare.json").books.first)
    #expect(book.work.title == "Untitled Ledger")
    #expect(book.editions.isEmpty)
    #expect(book.authors.isEmpty)
  }

  @Test("Series are parsed from three parallel lists; an empty position is nil (SER-1)")
  func series() throws {
    let books = try books("series.json").books
    func reference(_ id: String, _ name: String, _ position: String?) -> SeriesReferenceDTO {
      SeriesReferenceDTO(provider: "openlibrary", seriesID: id, name: name, position: position)
    }
    #expect(
      books.map(\.work.series) == [
        [reference("OL900001L", "Tin Comet", "1"), reference("OL900002L", "Comets of the North", nil)],
        [reference("OL900001L", "Tin Comet", "2")], [reference("OL900001L", "Tin Comet", "1-3")],
      ])
  }

  @Test("Lists of different lengths are not combined; an unreadable element leaves a gap")
  func misalignedLists() throws {
    let books = try books("series-gaps.json").books
    #expect(
      books.first?.work.series == [
        SeriesReferenceDTO(provider: "openlibrary", seriesID: "OL900001L"),
        SeriesReferenceDTO(provider: "openlibrary", seriesID: "OL900003L"),
      ])
    #expect(books.first?.authors.map(\.externalIDs) == [[], []])
    #expect(
      books.last?.work.series == [
        SeriesReferenceDTO(provider: "openlibrary", seriesID: "OL900001L", name: "Tin Comet"),
        SeriesReferenceDTO(provider: "openlibrary", seriesID: "OL900003L"),
      ])
    #expect(books.last?.authors.map(\.name) == ["Ida Quell"])
    #expect(books.last?.authors.flatMap(\.externalIDs).map(\.value) == ["OL9000003A"])
  }

  @Test("A work without key or title is dropped and counted, and so is an edition; the others stay")
  func unusableWorks() throws {
    let result = try books("odd-types.json")
    #expect(result.books.map(\.work.title) == ["The Salt Road", "The Salt Road II"])
    #expect(result.tally.unreadableItems == 7 + 2)
  }

  @Test("A field of the wrong type is dropped, and so is an element")
  func wrongTypes() throws {
    let books = try books("odd-types.json").books
    var work = WorkDTO(title: "The Salt Road")
    work.primaryProvider = "openlibrary"
    work.contributors = ["openlibrary"]
    work.externalIDs = [ExternalID(provider: "openlibrary", value: "OL90000012W")]
    #expect(books.first?.work == work)
    #expect(books.first?.editions == [])

    let second = try #require(books.last)
    #expect(second.work.authorNames == ["Ida Quell"])
    #expect(second.authors.flatMap(\.externalIDs).map(\.value) == ["OL9000003A"])
    #expect(second.work.subjectTags == ["Fiction", "Solarpunk & Other Hopes"])
    #expect(second.work.firstPublicationYear == nil)
    #expect(second.work.coverImageURL == nil)
    let edition = try #require(second.editions.first)
    #expect(second.editions.count == 1)
    #expect(edition.isbns == ["9781399000314", "1399000314"])
    #expect(edition.publisher == "Harbour")
    #expect(edition.publicationDate == "1998")
    #expect(edition.pageCount == nil)
    #expect(edition.format == .unknown)
    #expect(edition.language == "en")
  }

  @Test("Any script is preserved")
  func unicode() throws {
    let book = try #require(try books("unicode.json").books.first)
    #expect(book.work.title == "銀の灯台 — 〈上〉 🗼")
    #expect(book.work.authorNames == ["田中 卓也", "Zoe\u{308} O’Ñeill", "مريم القيسي"])
    #expect(book.editions.first?.language == "ja")
    #expect(book.editions.first?.publicationDate == "2003")
  }

  @Test(
    "A response that is no search is a failure, whatever its status",
    arguments: [
      "error-page.html", "cut-off.json", "deep.json", "rate-limit.html", "work-record.json",
      "edition-not-found.json",
    ])
  func unreadable(payload: String) throws {
    #expect(throws: ProviderFailure(.unreadable, provider: "openlibrary")) { try books(payload) }
  }

  @Test(
    "A failed call is classified by its status",
    arguments: [
      (200, "one-work.json", nil), (429, "rate-limit.html", .rateLimited), (403, "forbidden.html", .refused),
      (503, "error-page.html", .unavailable), (500, "error-page.html", .unavailable),
      (404, "edition-not-found.json", .refused),
    ] as [(Int, String, ProviderFailure.Kind?)])
  func statuses(status: Int, payload: String, kind: ProviderFailure.Kind?) throws {
    let response = try Corpus.response(payload, of: "open-library", status: status)
    #expect(OpenLibraryProvider().failure(in: response)?.kind == kind)
  }
}

@Suite("Open Library: records")
struct OpenLibraryRecordTests {
  private static let workRequest = HTTPRequest(path: "/works/OL90000001W.json")
  private static let editionRequest = HTTPRequest(path: "/isbn/9781399000017.json")

  private func detailed(_ payload: String, of request: HTTPRequest) throws -> NormalizedBook {
    var book = try found("one-work.json")
    var tally = NormalizationTally()
    try OpenLibraryProvider().addDetails(
      in: Corpus.response(payload, of: "open-library"), of: request, to: &book, tally: &tally)
    return book
  }

  private func found(_ payload: String) throws -> NormalizedBook {
    let response = try Corpus.response(payload, of: "open-library")
    let books = try OpenLibraryProvider().normalize(response, for: .title("any")).books
    return try #require(books.first)
  }

  @Test("A work's record adds description and series, and changes nothing else")
  func workRecord() throws {
    var expected = try found("one-work.json")
    expected.work.description = "A keeper of lanterns finds a map that no ship ever carried."
    expected.work.series = [
      SeriesReferenceDTO(provider: "openlibrary", seriesID: "OL900001L", position: "1"),
      SeriesReferenceDTO(provider: "openlibrary", seriesID: "OL900004L"),
    ]
    #expect(try detailed("work-record.json", of: Self.workRequest) == expected)
  }

  @Test("A description may be an object, and loses its HTML")
  func descriptionObject() throws {
    let work = try detailed("work-description-object.json", of: Self.workRequest).work
    #expect(work.description == "A keeper of lanterns.\nAnd Sons & Daughters.")
  }

  @Test("A position that the search lacks is added to its series")
  func positionAdded() throws {
    var book = try found("series-gaps.json")
    var tally = NormalizationTally()
    try OpenLibraryProvider().addDetails(
      in: Corpus.response("work-record.json", of: "open-library"), of: Self.workRequest, to: &book,
      tally: &tally)
    #expect(book.work.series.map(\.seriesID) == ["OL900001L", "OL900003L", "OL900004L"])
    #expect(book.work.series.map(\.position) == ["1", nil, nil])
  }

  @Test("In a record with wrong types, the valid fields are parsed")
  func oddRecord() throws {
    let work = try detailed("work-odd.json", of: Self.workRequest).work
    #expect(work.description == nil)
    #expect(
      work.series == [SeriesReferenceDTO(provider: "openlibrary", seriesID: "OL900005L", position: "2")])
    #expect(work.subjectTags == ["Fiction", "Science Fiction", "Lighthouses & Keepers"])
  }

  @Test("A redirected record adds nothing")
  func redirect() throws {
    #expect(
      try detailed("work-redirect.json", of: Self.workRequest).work == found("one-work.json").work)
  }

  @Test("An edition's series text without a number has no position; one with a number is passed on (SER-2)")
  func editionSeries() throws {
    let first = try detailed("edition-record.json", of: Self.editionRequest)
    #expect(
      first.work.series.map(\.name) == [
        "Folio, Policier : roman noir -- 820", "Lecture notes in computer science ; 6864",
      ])
    #expect(first.editions == (try found("one-work.json").editions))
    let second = try detailed("edition-reading-series.json", of: Self.editionRequest)
    let texts = ["Penguin Classics #12", "Lantern Coast #2"]
    #expect(second.work.series == texts.map { SeriesReferenceDTO(provider: "openlibrary", name: $0) })
  }

  @Test("An edition's record adds fields that the search lacks")
  func editionFields() throws {
    var book = try found("one-work.json")
    var bare = EditionDTO(isbns: ["9781399000017", "1399000012"])
    bare.externalIDs = [ExternalID(provider: "openlibrary", value: "OL9000001M")]
    book.editions = [bare]
    var tally = NormalizationTally()
    try OpenLibraryProvider().addDetails(
      in: Corpus.response("edition-record.json", of: "open-library"), of: Self.editionRequest, to: &book,
      tally: &tally)
    let edition = try #require(book.editions.first)
    #expect(edition.publisher == "Harbour, Reed & Sons")
    #expect(edition.publicationDate == "2003-03")
    #expect(edition.pageCount == 352)
    #expect(edition.format == .massMarket)
    #expect(edition.language == "fr")
    #expect(edition.coverImageURL == nil)
  }

  @Test(
    "A response that is no record is a failure",
    arguments: ["error-page.html", "cut-off.json", "deep.json", "no-match.json"])
  func unreadable(payload: String) throws {
    for request in [Self.workRequest, Self.editionRequest] {
      #expect(throws: ProviderFailure(.unreadable, provider: "openlibrary")) {
        try detailed(payload, of: request)
      }
    }
  }

  @Test("The name of a series is parsed from its record")
  func seriesNames() throws {
    let provider = OpenLibraryProvider()
    #expect(
      try provider.seriesNames(in: Corpus.response("series-record.json", of: "open-library"))
        == ["OL900001L": "Tin Comet"])
    #expect(
      try provider.seriesNames(in: Corpus.response("series-without-name.json", of: "open-library")) == [:])
  }

  @Test("A series is its record and a search for its works, sorted by position (CON-2)")
  func series() throws {
    let responses = try ["series-record.json", "series.json"].map {
      try Corpus.response($0, of: "open-library")
    }
    let series = try #require(try OpenLibraryProvider().series("OL900001L", in: responses))
    #expect(series.name == "Tin Comet")
    #expect(series.total == nil, "the number of results is no statement about the series")
    #expect(series.works.map(\.position) == ["1", "1-3", "2"])
    #expect(series.works.map(\.workID) == ["OL90000003W", "OL90000005W", "OL90000004W"])
    #expect(series.works.first?.authorNames == ["Ida Quell"])
    let other = try OpenLibraryProvider().series("OL900009L", in: responses)
    #expect(other == nil)
  }
}

@Suite("Open Library: requests")
struct OpenLibraryAskingTests {
  @Test("ISBN, title, and title with author are queried with the same fields")
  func searches() throws {
    let provider = OpenLibraryProvider()
    let isbn = try #require(provider.request(for: .isbn(try ISBN("1399000012"))))
    #expect(isbn.path == "/search.json")
    #expect(isbn["q"] == "isbn:9781399000017")
    #expect(isbn["limit"] == "3")
    let title = try #require(provider.request(for: .title("The Salt Road")))
    #expect(title["title"] == "The Salt Road")
    #expect(title["author"] == nil)
    #expect(title["limit"] == "5")
    let both = try #require(provider.request(for: .titleAndAuthor(title: "T", author: "Ida Quell")))
    #expect(both["title"] == "T")
    #expect(both["author"] == "Ida Quell")
    for request in [isbn, title, both] {
      #expect(request["fields"]?.hasPrefix("key,title,subtitle,author_name,author_key,") == true)
      #expect(request["fields"]?.contains("editions.isbn") == true)
    }
  }

  @Test("Details are requested if they are wanted and missing")
  func details() throws {
    let response = try Corpus.response("one-work.json", of: "open-library")
    let query = ProviderQuery.isbn(try ISBN("9781399000017"))
    let books = try OpenLibraryProvider().normalize(response, for: query).books
    var book = try #require(books.first)
    func paths(_ details: OpenLibraryProvider.Details, _ query: ProviderQuery) -> [String] {
      OpenLibraryProvider(details: details).detailRequests(for: book, found: query).map(\.path)
    }
    #expect(paths(.none, query) == [])
    #expect(paths(.work, query) == ["/works/OL90000001W.json"])
    #expect(paths(.workAndEdition, query) == ["/works/OL90000001W.json", "/isbn/9781399000017.json"])
    #expect(paths(.workAndEdition, .title("T")) == ["/works/OL90000001W.json"])
    book.work.series = [SeriesReferenceDTO(provider: "openlibrary", seriesID: "OL900001L")]
    #expect(paths(.workAndEdition, query) == ["/works/OL90000001W.json"])
  }

  @Test(
    "An invalid series identifier is not requested",
    arguments: ["", "OL1W", "x", "OLL", "../OL1L", "OL1L.json"])
  func badSeries(id: String) {
    #expect(OpenLibraryProvider().seriesRequests(for: id).isEmpty)
    #expect(OpenLibraryProvider().seriesNameRequests(for: [id]).isEmpty)
  }

  @Test("A series is requested by two calls")
  func series() {
    let requests = OpenLibraryProvider().seriesRequests(for: "OL900001L")
    #expect(requests.map(\.path) == ["/series/OL900001L.json", "/search.json"])
    #expect(requests.last?["q"] == "series_key:OL900001L")
  }
}
