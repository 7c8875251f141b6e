// Writing answers (CON-1): every field comes back as it was, and equal answers are equal bytes.

import BooksTrackAPI
import Foundation
import Testing

@Suite("Writing the contract")
struct ContractEncodingTests {
  @Test("Every field survives the wire")
  func roundTrip() throws {
    let envelope = SearchEnvelope(.success(Samples.full), meta: Samples.meta)
    #expect(try SearchEnvelope.decode(from: envelope.encoded()) == envelope)
  }

  @Test("Every field of a sample is on the wire under its own name")
  func names() throws {
    let object = try JSONSerialization.jsonObject(with: WireDocument.encode(Samples.full))
    let lists = try #require(object as? [String: [[String: Any]]])
    #expect(
      lists["works"]?.first?.keys.sorted() == [
        "amazonASINs", "authorNames", "contributors", "coverImageURL", "description", "firstPublicationYear",
        "goodreadsWorkIDs", "googleBooksVolumeIDs", "isbndbID", "isbndbQuality", "lastISBNDBSync",
        "librarythingIDs", "openLibraryWorkID", "originalLanguage", "primaryProvider", "reviewStatus",
        "series",
        "subjectTags", "subtitle", "synthetic", "title",
      ])
    #expect(
      lists["editions"]?.first?.keys.sorted() == [
        "amazonASINs", "contributors", "coverImageURL", "description", "format", "goodreadsID",
        "googleBooksVolumeID", "isbn", "isbndbID", "isbndbQuality", "isbns", "language", "librarythingIDs",
        "openLibraryEditionID", "pageCount", "primaryProvider", "publicationDate", "publisher", "subtitle",
        "title", "workIndex",
      ])
    #expect(
      lists["authors"]?.first?.keys.sorted() == [
        "birthYear", "bookCount", "culturalRegion", "deathYear", "gender", "goodreadsID", "googleBooksID",
        "isbndbID", "name", "nationality", "openLibraryID",
      ])
  }

  @Test("Keys are sorted, slashes plain, and what is unknown is not sent")
  func bytes() throws {
    var work = WorkDTO(title: "A/B")
    work.coverImageURL = "https://x.example/1"
    let data = SearchResponseData(
      works: [work], editions: [EditionDTO(isbns: ["9781399000017"])], authors: [])
    let envelope = SearchEnvelope(.success(data), meta: ResponseMeta(cached: true))
    let expected = """
      {"data":{"authors":[],"editions":[{"format":"Unknown","isbn":"9781399000017","isbns":\
      ["9781399000017"]}],"works":[{"coverImageURL":"https://x.example/1","subjectTags":[],"synthetic":false,\
      "title":"A/B"}]},\
      "meta":{"cached":true},"success":true}
      """
    #expect(String(decoding: try envelope.encoded(), as: UTF8.self) == expected)
  }

  @Test("An error answer has code, message and details.reason (CON-8)")
  func errorBytes() throws {
    let error = ErrorDetails(code: .invalidISBN, message: "No.", reason: .badLength)
    let envelope = SearchEnvelope(.failure(error), meta: ResponseMeta())
    let expected = """
      {"error":{"code":"INVALID_ISBN","details":{"reason":"badLength"},"message":"No."},\
      "meta":{},"success":false}
      """
    #expect(String(decoding: try envelope.encoded(), as: UTF8.self) == expected)
    #expect(try SearchEnvelope.decode(from: envelope.encoded()) == envelope)
  }

  @Test(
    "Framing encoded data gives the bytes of encoding the whole",
    arguments: [Samples.full, SearchResponseData()])
  func frame(data: SearchResponseData) throws {
    let whole = try SearchEnvelope(.success(data), meta: Samples.meta).encoded()
    let framed = try WireDocument.frame(encodedData: WireDocument.encode(data), meta: Samples.meta)
    #expect(framed == whole)
  }

  @Test("A client finds the editions of a work without guessing")
  func join() {
    var first = EditionDTO(isbns: ["9781399000017"])
    first.workIndex = 0
    var second = EditionDTO(isbns: ["9781399000024"])
    second.workIndex = 1
    let data = SearchResponseData(editions: [first, second, EditionDTO()])
    #expect(data.editions(ofWorkAt: 1) == [second])
  }
}

/// Answers with every field filled.
enum Samples {
  static let meta = ResponseMeta(
    timestamp: "2025-10-31T12:00:00Z", processingTime: 450, provider: ProviderName.googleBooks, cached: false)

  static let full = SearchResponseData(works: [work], editions: [edition], authors: [author])

  private static let work: WorkDTO = {
    var work = WorkDTO(title: "The Lantern Keepers \"II\" / é 漢 \u{1F4DA}")
    work.subtitle = "A Novel"
    work.authorNames = ["Mirela Vondra"]
    work.subjectTags = ["Fiction"]
    work.originalLanguage = "cs"
    work.firstPublicationYear = 1931
    work.description = "First line\nsecond line\t\\"
    work.coverImageURL = "https://x.example/cover?a=1&b=2"
    work.series = [
      SeriesReferenceDTO(
        provider: "google-books", seriesID: "s", name: "Lanterns", position: "2", displayNumber: "2.5")
    ]
    work.synthetic = true
    work.primaryProvider = ProviderName.googleBooks
    work.contributors = [ProviderName.googleBooks, ProviderName.openLibrary]
    work.googleBooksVolumeIDs = ["v1"]
    work.openLibraryWorkID = "OL1W"
    work.isbndbID = "i1"
    work.goodreadsWorkIDs = ["g1"]
    work.librarythingIDs = ["l1"]
    work.amazonASINs = ["B00DQBOFTW"]
    work.isbndbQuality = 80
    work.lastISBNDBSync = "2025-10-01T00:00:00Z"
    work.reviewStatus = "verified"
    return work
  }()

  private static let edition: EditionDTO = {
    var edition = EditionDTO(isbns: ["9781399000017", "1399000012"])
    edition.workIndex = 0
    edition.title = "The Lantern Keepers"
    edition.subtitle = "A Novel"
    edition.publisher = "Harbour & Sons"
    edition.publicationDate = "2017-05-09"
    edition.pageCount = 352
    edition.format = .paperback
    edition.coverImageURL = "https://x.example/cover"
    edition.description = "Text"
    edition.language = "en"
    edition.primaryProvider = ProviderName.googleBooks
    edition.contributors = [ProviderName.googleBooks]
    edition.googleBooksVolumeID = "v1"
    edition.openLibraryEditionID = "OL1M"
    edition.isbndbID = "i1"
    edition.goodreadsID = "g2"
    edition.librarythingIDs = ["l2"]
    edition.amazonASINs = ["B00DQBOFTW"]
    edition.isbndbQuality = 70
    return edition
  }()

  private static let author: AuthorDTO = {
    var author = AuthorDTO(name: "Mirela Vondra", gender: .female, culturalRegion: .europe)
    author.nationality = "CZ"
    author.birthYear = 1899
    author.deathYear = -5
    author.bookCount = 12
    author.openLibraryID = "OL1A"
    author.googleBooksID = "ga"
    author.isbndbID = "ia"
    author.goodreadsID = "gr"
    return author
  }()
}
