// The two responses that are no v1 search results: a series, and the old flat list (CON-2).

import BooksTrackAPI
import Foundation
import Testing

@Suite("Series encoding")
struct SeriesContractTests {
  @Test(
    "A series identifier is a provider, a colon and any text of the provider",
    arguments: [
      ("openlibrary:OL326110L", "openlibrary", "OL326110L"),
      ("google-books:a:b/ü ", "google-books", "a:b/ü "),
      ("x::", "x", ":"),
    ])
  func ids(text: String, provider: String, own: String) throws {
    let id = try #require(ProviderSeriesID(text))
    #expect(id.provider == provider)
    #expect(id.providerID == own)
    #expect(id.description == text)
    #expect(ProviderSeriesID(provider: provider, providerID: own) == id)
  }

  @Test(
    "Any other text is no series identifier",
    arguments: ["", ":", "a:", ":b", "openlibrary", "openlibrary/OL1L"])
  func noIDs(text: String) { #expect(ProviderSeriesID(text) == nil) }

  @Test("A provider with a colon would be ambiguous, so it gives no identifier")
  func colon() {
    #expect(ProviderSeriesID(provider: "a:b", providerID: "c") == nil)
    #expect(ProviderSeriesID(provider: "", providerID: "c") == nil)
    #expect(ProviderSeriesID(provider: "a", providerID: "") == nil)
  }

  @Test("A series survives a round trip, with these bytes")
  func bytes() throws {
    typealias Envelope = ResponseEnvelope<SeriesResponseData>
    let envelope = Envelope(.success(SeriesResponseData(series: Samples.series)), meta: ResponseMeta())
    let expected = """
      {"data":{"series":{"id":"openlibrary:OL1L","name":"Lanterns","provider":"openlibrary","total":3,"works":\
      [{"authorNames":["Mirela Vondra"],"position":"1.5","title":"The Lantern Keepers","workID":"OL1W"}]}},\
      "meta":{},"success":true}
      """
    #expect(String(decoding: envelope.encoded(), as: UTF8.self) == expected)
    #expect(try Envelope.decode(from: Data(expected.utf8)) == envelope)
  }
}

@Suite("The shape before v1")
struct LegacyContractTests {
  @Test("Each edition is an item with its own facts, or else those of its work")
  func items() throws {
    var printed = EditionDTO(isbns: ["9781399000017", "1399000012"])
    printed.workIndex = 0
    printed.title = "Printed"
    printed.publisher = "P"
    printed.publicationDate = "2017-05"
    printed.pageCount = 12
    printed.coverImageURL = "https://e.example"
    printed.language = "en"
    printed.primaryProvider = "isbndb"
    var bare = EditionDTO()
    bare.workIndex = 0
    let items = LegacySearchResponse(
      SearchResponseData(works: [work], editions: [printed, bare]), provider: nil, cached: false
    ).items
    var first = LegacyBook(title: "Printed")
    first.subtitle = "of the work"
    first.authors = ["A", "B"]
    first.isbn = "9781399000017"
    first.publisher = "P"
    first.publishedDate = "2017-05"
    first.pageCount = 12
    first.categories = ["Fiction"]
    first.thumbnail = "https://e.example"
    first.language = "en"
    first.provider = "isbndb"
    var second = LegacyBook(title: "Work")
    second.subtitle = "of the work"
    second.authors = ["A", "B"]
    second.categories = ["Fiction"]
    second.thumbnail = "https://w.example"
    second.provider = "google-books"
    #expect(items == [first, second])
  }

  @Test("Items are in the order of the works, and none is lost")
  func order() {
    func edition(_ title: String, _ place: Int?) -> EditionDTO {
      var edition = EditionDTO()
      edition.title = title
      edition.workIndex = place
      return edition
    }
    let data = SearchResponseData(
      works: [WorkDTO(title: "0"), WorkDTO(title: "1"), WorkDTO(title: "2")],
      editions: [
        edition("2a", 2), edition("0a", 0), edition("nowhere", 3), edition("0b", 0), edition("none", nil),
        edition("before", -1),
      ])
    let response = LegacySearchResponse(data, provider: "isbndb", cached: true)
    #expect(response.items.map(\.title) == ["0a", "0b", "1", "2a", "nowhere", "none", "before"])
    #expect(response.totalItems == 7)
    #expect(response.provider == "isbndb")
    #expect(response.cached)
  }

  @Test("Lists are always sent, and unknown values are omitted")
  func bytes() throws {
    let response = LegacySearchResponse(items: [LegacyBook(title: "A/B")])
    let expected = """
      {"cached":false,"items":[{"authors":[],"categories":[],"title":"A/B"}],"totalItems":1}
      """
    #expect(String(decoding: response.encoded(), as: UTF8.self) == expected)
    #expect(try LegacySearchResponse.decode(from: Data(expected.utf8)) == response)
  }

  @Test("An error is its sentence only")
  func error() throws {
    let response = LegacyErrorResponse(Samples.error)
    #expect(String(decoding: response.encoded(), as: UTF8.self) == #"{"error":"Sorry."}"#)
    #expect(try LegacyErrorResponse.decode(from: response.encoded()) == response)
  }

  private var work: WorkDTO {
    var work = WorkDTO(title: "Work")
    work.subtitle = "of the work"
    work.authorNames = ["A", "B"]
    work.subjectTags = ["Fiction"]
    work.originalLanguage = "cs"
    work.firstPublicationYear = 1931
    work.coverImageURL = "https://w.example"
    work.primaryProvider = "google-books"
    return work
  }
}
