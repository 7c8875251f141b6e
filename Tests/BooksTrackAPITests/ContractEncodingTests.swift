// Encoding responses (CON-1): every field survives a round trip, and equal values are equal bytes.

import BooksTrackAPI
import Foundation
import Testing

@Suite("Encoding the contract")
struct ContractEncodingTests {
  @Test("Every field survives a round trip")
  func roundTrip() throws {
    let envelope = SearchEnvelope(.success(Samples.full), meta: Samples.meta)
    #expect(try SearchEnvelope.decode(from: envelope.encoded()) == envelope)
  }

  @Test("Every field of a sample is encoded under its own name")
  func names() throws {
    let object = try JSONSerialization.jsonObject(with: WireDocument.encode(Samples.full))
    let lists = try #require(object as? [String: [[String: Any]]])
    #expect(
      lists["works"]?.first?.keys.sorted() == [
        "amazonASINs", "authorNames", "contributors", "coverImageURL", "description", "externalIDs",
        "firstPublicationYear", "goodreadsWorkIDs", "googleBooksVolumeIDs", "isbndbID", "isbndbQuality",
        "lastISBNDBSync",
        "librarythingIDs", "openLibraryWorkID", "originalLanguage", "primaryProvider", "reviewStatus",
        "series",
        "subjectTags", "subtitle", "synthetic", "title",
      ])
    #expect(
      lists["editions"]?.first?.keys.sorted() == [
        "amazonASINs", "contributors", "coverImageURL", "description", "externalIDs", "format", "goodreadsID",
        "googleBooksVolumeID", "isbn", "isbndbID", "isbndbQuality", "isbns", "language", "lastISBNDBSync",
        "librarythingIDs", "openLibraryEditionID", "pageCount", "primaryProvider", "publicationDate",
        "publisher", "subtitle",
        "title", "workIndex",
      ])
    #expect(
      lists["authors"]?.first?.keys.sorted() == [
        "birthYear", "bookCount", "culturalRegion", "deathYear", "externalIDs", "gender", "goodreadsID",
        "googleBooksID",
        "isbndbID", "name", "nationality", "openLibraryID",
      ])
  }

  @Test(
    "Each identifier is in the field of its provider or in the common one; a single field holds one (CON-1)")
  func externalIDs() throws {
    var work = WorkDTO(title: "A")
    work.externalIDs = [
      ExternalID(provider: "newcomer-2", value: "n"), ExternalID(provider: "isbndb", value: "i1"),
      ExternalID(provider: "google-books", value: "v2"), ExternalID(provider: "isbndb", value: "i2"),
      ExternalID(provider: "google-books", value: "v1"),
    ]
    let bytes = WireDocument.encode(work)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {"externalIDs":[{"provider":"newcomer-2","value":"n"}],"googleBooksVolumeIDs":["v2","v1"],\
        "isbndbID":"i1","subjectTags":[],"synthetic":false,"title":"A"}
        """)
    let read = try WireDocument.decode(WorkDTO.self, from: bytes).externalIDs
    #expect(read.map(\.value) == ["v2", "v1", "i1", "n"])
  }

  @Test("Keys are sorted, slashes are not escaped, and unknown values are omitted")
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
    #expect(String(decoding: envelope.encoded(), as: UTF8.self) == expected)
  }

  @Test("An error answer has code, message and details.reason (CON-8)")
  func errorBytes() throws {
    let error = ErrorDetails(code: .invalidISBN, message: "No.", reason: .badLength)
    let envelope = SearchEnvelope(.failure(error), meta: ResponseMeta())
    let expected = """
      {"error":{"code":"INVALID_ISBN","details":{"reason":"badLength"},"message":"No."},\
      "meta":{},"success":false}
      """
    #expect(String(decoding: envelope.encoded(), as: UTF8.self) == expected)
    #expect(try SearchEnvelope.decode(from: envelope.encoded()) == envelope)
  }

  @Test(
    "Framing encoded data gives the same bytes as encoding the whole",
    arguments: [Samples.full, SearchResponseData()])
  func frame(data: SearchResponseData) throws {
    let whole = SearchEnvelope(.success(data), meta: Samples.meta).encoded()
    let framed = WireDocument.frame(encodedData: WireDocument.encode(data), meta: Samples.meta)
    #expect(framed == whole)
  }

  @Test("The editions of a work are found by index")
  func join() {
    var first = EditionDTO(isbns: ["9781399000017"])
    first.workIndex = 0
    var second = EditionDTO(isbns: ["9781399000024"])
    second.workIndex = 1
    let data = SearchResponseData(editions: [first, second, EditionDTO()])
    #expect(data.editions(ofWorkAt: 1) == [second])
  }
}
