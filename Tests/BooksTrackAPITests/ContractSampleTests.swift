// The committed samples of the published contract (CON-13): the valid ones show all fields; each of the
// others is invalid in one way, and the table lists the place and whether our decoder refuses it.

import BooksTrackAPI
import Foundation
import Testing

@testable import ContractSchemas

@Suite("CON-13: samples of the published contract")
struct ContractSampleTests {
  /// Values of a newer server: allowed by the schemas, dropped by our decoder.
  private static let fromTheFuture: Set = [
    "error-response.new-reason", "search-response.from-a-newer-server",
  ]

  @Test(
    "Valid samples obey their schema, are decoded, and survive a round trip", arguments: try validSamples())
  func valid(name: String) throws {
    let bytes = try ContractFiles.data("samples/valid/\(name).json")
    let document = try JSON(bytes)
    let answer = try #require(ContractAnswer(ofSample: name))
    #expect(try ContractFiles.schemas().violations(of: document, against: answer.schema) == [])
    let again = try JSON(answer.rewrite(bytes))
    #expect((again == document) != Self.fromTheFuture.contains(name))
    #expect(try ContractFiles.schemas(isClosed: true).violations(of: again, against: answer.schema) == [])
  }

  @Test("The samples show every field of every object", arguments: try ContractObject.all())
  func complete(object: ContractObject) throws {
    let name =
      switch object.answer {
      case .search, .series, .legacySearch: "\(object.answer.rawValue).full"
      case .error: "error-response.provider-error"
      case .legacyError: "legacy-error.sentence"
      }
    let sample = try JSON(ContractFiles.data("samples/valid/\(name).json"))
    #expect(sample[object.place]?.members?.keys.sorted() == object.full.members?.keys.sorted())
  }

  @Test("An old client tolerates the new values and fields of a newer server")
  func newer() throws {
    let bytes = try ContractFiles.data("samples/valid/search-response.from-a-newer-server.json")
    let data = try #require(try SearchEnvelope.decode(from: bytes).data)
    #expect(data.editions.first?.format.rawValue == "Clay tablet")
    #expect(data.authors.first?.culturalRegion?.rawValue == "antarctica")
    #expect(data.works.first?.title == "The Lantern Keepers")
  }

  @Test(
    "Invalid samples fail at one place, which both the schema and the decoder's error name",
    arguments: InvalidSample.all)
  func invalid(sample: InvalidSample) throws {
    let bytes = try ContractFiles.data("samples/invalid/\(sample.name).json")
    let answer = try #require(ContractAnswer(ofSample: sample.name))
    let found = try ContractFiles.schemas().violations(of: try JSON(bytes), against: answer.schema)
    #expect(found.map(\.instance) == [sample.place])
    #expect(found.map { $0.schema.split(separator: "/").last.map(String.init) } == [sample.keyword])
    let refusal = Result { () throws(ContractError) in try answer.rewrite(bytes) }
    switch refusal {
    case .failure(let error): #expect(error.path == sample.readerPlace)
    case .success: #expect(sample.readerPlace == nil)
    }
  }

  @Test("The table lists every invalid sample")
  func table() throws {
    let names = try ContractFiles.names(in: "samples/invalid").map { String($0.dropLast(5)) }
    #expect(names == InvalidSample.all.map(\.name).sorted())
  }

  private static func validSamples() throws -> [String] {
    try ContractFiles.names(in: "samples/valid").map { String($0.dropLast(5)) }
  }
}

/// A sample that is invalid in one way.
struct InvalidSample: Sendable, CustomTestStringConvertible {
  let name: String
  /// The place of the error.
  let place: String
  /// The keyword of the schema that it violates.
  let keyword: String
  /// The place in the decoder's error; nil if the decoder tolerates it.
  let readerPlace: String?

  var testDescription: String { name }

  /// A sample that the decoder refuses as well, at the same place by default.
  private static func refused(
    _ name: String, _ place: String, _ keyword: String, reader: String? = nil
  ) -> InvalidSample {
    InvalidSample(name: name, place: place, keyword: keyword, readerPlace: reader ?? place)
  }

  /// A sample that a server must not send but that the decoder accepts, since it does not check values.
  private static func tolerated(_ name: String, _ place: String, _ keyword: String) -> InvalidSample {
    InvalidSample(name: name, place: place, keyword: keyword, readerPlace: nil)
  }

  static let all: [InvalidSample] = [
    .refused("error-response.code-missing", "error.code", "required"),
    .refused("error-response.code-number", "error.code", "enum"),
    .tolerated("error-response.code-unknown", "error.code", "enum"),
    .tolerated("error-response.details-text", "error.details", "type"),
    .refused("error-response.error-text", "error", "type"),
    .refused("error-response.message-missing", "error.message", "required"),
    .tolerated("error-response.reason-number", "error.details.reason", "type"),
    .refused("error-response.success-true", "success", "const", reader: "data"),
    .tolerated("legacy-error.empty", "error", "minLength"),
    .refused("legacy-error.missing", "error", "required"),
    .refused("legacy-error.object", "error", "type"),
    .refused("legacy-search-response.author-null", "items[0].authors[1]", "type"),
    .refused("legacy-search-response.cached-text", "cached", "type"),
    .refused("legacy-search-response.categories-text", "items[0].categories", "type"),
    .tolerated("legacy-search-response.isbn-with-hyphens", "items[0].isbn", "pattern"),
    .refused("legacy-search-response.item-without-title", "items[1].title", "required"),
    .refused("legacy-search-response.no-items", "items", "required"),
    .refused("legacy-search-response.pages-text", "items[0].pageCount", "type"),
    .tolerated("legacy-search-response.total-missing", "totalItems", "required"),
    .refused("legacy-search-response.total-text", "totalItems", "type"),
    .refused("search-response.author-text", "data.authors[0]", "type"),
    .refused("search-response.author-without-name", "data.authors[0].name", "required"),
    .refused("search-response.birth-year-huge", "data.authors[0].birthYear", "maximum"),
    .refused("search-response.cached-number", "meta.cached", "type"),
    .tolerated("search-response.contributor-with-space", "data.works[0].contributors[1]", "pattern"),
    .tolerated("search-response.cover-http", "data.editions[0].coverImageURL", "pattern"),
    .refused("search-response.data-list", "data", "type"),
    .tolerated("search-response.date-in-words", "data.editions[0].publicationDate", "pattern"),
    .refused("search-response.edition-without-isbns", "data.editions[0].isbns", "required"),
    .refused("search-response.format-number", "data.editions[0].format", "type"),
    .refused("search-response.gender-null-list", "data.authors[0].gender", "type"),
    .tolerated("search-response.isbn-beside-empty-list", "data.editions[0].isbns", "minItems"),
    .tolerated("search-response.isbn-twice", "data.editions[0].isbns", "uniqueItems"),
    .tolerated("search-response.isbn-with-hyphens", "data.editions[0].isbns[1]", "pattern"),
    .refused("search-response.meta-list", "meta", "type"),
    .tolerated("search-response.meta-without-timestamp", "meta.timestamp", "required"),
    .refused("search-response.no-editions", "data.editions", "required"),
    .tolerated("search-response.no-meta", "meta", "required"),
    .refused("search-response.pages-text", "data.editions[0].pageCount", "type"),
    .tolerated("search-response.pages-zero", "data.editions[0].pageCount", "minimum"),
    .refused("search-response.processing-time-text", "meta.processingTime", "type"),
    .tolerated("search-response.quality-over-100", "data.works[0].isbndbQuality", "maximum"),
    .refused("search-response.series-object", "data.works[0].series", "type"),
    .refused("search-response.series-without-provider", "data.works[0].series[1].provider", "required"),
    .refused("search-response.success-missing", "success", "required"),
    .refused("search-response.success-text", "success", "const"),
    .tolerated("search-response.sync-not-utc", "data.works[0].lastISBNDBSync", "pattern"),
    .tolerated("search-response.synthetic-missing", "data.works[0].synthetic", "required"),
    .refused("search-response.synthetic-text", "data.works[0].synthetic", "type"),
    .refused("search-response.tag-boolean", "data.works[0].subjectTags[1]", "type"),
    .tolerated("search-response.tag-twice", "data.works[0].subjectTags", "uniqueItems"),
    .refused("search-response.tags-null", "data.works[0].subjectTags", "type"),
    .tolerated("search-response.title-empty", "data.works[0].title", "minLength"),
    .refused("search-response.title-number", "data.works[0].title", "type"),
    .tolerated("search-response.work-index-negative", "data.editions[0].workIndex", "minimum"),
    .refused("search-response.work-without-title", "data.works[0].title", "required"),
    .refused("search-response.year-fraction", "data.works[0].firstPublicationYear", "type"),
    .refused("series-response.entry-without-title", "data.series.works[2].title", "required"),
    .tolerated("series-response.id-without-provider", "data.series.id", "pattern"),
    .refused("series-response.name-null", "data.series.name", "type"),
    .refused("series-response.no-works", "data.series.works", "required"),
    .refused("series-response.position-number", "data.series.works[0].position", "type"),
    .refused("series-response.series-list", "data.series", "type"),
    .tolerated("series-response.total-negative", "data.series.total", "minimum"),
    .refused("series-response.total-text", "data.series.total", "type"),
  ]
}
