// The published schemas and the DTOs agree (CON-13): encoded values obey the schemas, and neither side has a
// field that the other lacks.

import BooksTrackAPI
import Foundation
import PropertyTesting
import Testing

@testable import ContractSchemas

@Suite("CON-13: the published contract")
struct ContractSchemaTests {
  @Test("Each schema has its draft, its location and a title")
  func heads() throws {
    let documents = try ContractFiles.schemaDocuments()
    let expected = ["definitions.json"] + ContractAnswer.allCases.map(\.schema)
    #expect(Set(documents.keys) == Set(expected))
    for (name, schema) in documents {
      #expect(
        schema.members?["$schema"] == .string("https://json-schema.org/draft/2020-12/schema"), "\(name)")
      #expect(
        schema.members?["$id"] == .string("https://contracts.bookstrack.example/v1/\(name)"), "\(name)")
      #expect(schema.members?["title"]?.text?.isEmpty == false, "\(name)")
      #expect(schema.members?["description"]?.text?.isEmpty == false, "\(name)")
    }
  }

  @Test("Every field and every definition is described")
  func descriptions() throws {
    for (name, schema) in try ContractFiles.schemaDocuments() { expectDescriptions(in: schema, at: name) }
  }

  @Test("A schema describes exactly the fields of its object", arguments: try ContractObject.all())
  func fields(object: ContractObject) throws {
    let described = try definition(object.schema).members?["properties"]?.members?.keys.sorted()
    #expect(described == object.full.members?.keys.sorted())
  }

  @Test("A schema requires exactly the fields that are always sent")
  func required() throws {
    let search = try JSON(SearchEnvelope(.success(Samples.minimal), meta: Samples.minimalMeta).encoded())
    let failure = ErrorDetails(code: .notFound, message: "No.")
    let work = SeriesWorkDTO(title: "A")
    let data: [Step] = [.member("data")]
    let always: [(String, JSON?)] = [
      ("work", search[data + [.member("works"), .element(0)]]),
      ("edition", search[data + [.member("editions"), .element(0)]]),
      ("author", search[data + [.member("authors"), .element(0)]]),
      ("meta", search[[.member("meta")]]),
      ("externalID", try JSON(WireDocument.encode(ExternalID(provider: "isbndb", value: "1")))),
      ("seriesReference", try JSON(WireDocument.encode(SeriesReferenceDTO(provider: "isbndb")))),
      ("seriesWork", try JSON(WireDocument.encode(work))),
      ("error", try JSON(WireDocument.encode(failure))),
      ("legacyBook", try JSON(WireDocument.encode(LegacyBook(title: "A")))),
    ]
    for (name, object) in always {
      let required = try definition("definitions.json#/$defs/\(name)").members?["required"]?.elements
      #expect(required?.compactMap(\.text).sorted() == object?.members?.keys.sorted(), "\(name)")
    }
    #expect(
      try ContractFiles.schemas(isClosed: true).violations(of: search, against: "search-response.json") == [])
  }

  @Test("The enumerated values of the schemas are those of the code")
  func words() throws {
    func examples(_ place: String) throws -> [String]? {
      try definition("definitions.json#/$defs/\(place)").members?["examples"]?.elements?.compactMap(\.text)
    }
    #expect(try examples("edition/properties/format") == EditionFormat.known.map(\.rawValue))
    #expect(try examples("author/properties/gender") == AuthorGender.known.map(\.rawValue))
    #expect(try examples("author/properties/culturalRegion") == CulturalRegion.known.map(\.rawValue))
    #expect(
      try examples("error/properties/details/properties/reason") == ErrorReason.known.map(\.rawValue))
    #expect(
      try examples("provider") == [
        ProviderName.googleBooks, ProviderName.openLibrary, ProviderName.isbndb,
      ])
    let codes = try definition("definitions.json#/$defs/error/properties/code").members?["enum"]?.elements
    #expect(codes?.compactMap(\.text) == APIErrorCode.known.map(\.rawValue))
  }

  @Test("Responses with every field obey the schemas, and violate closed ones with any other field")
  func full() throws {
    let schemas = try ContractFiles.schemas(isClosed: true)
    let answers: [(ContractAnswer, Data)] = [
      (.search, SearchEnvelope(.success(Samples.full), meta: Samples.meta).encoded()),
      (.search, SearchEnvelope(.success(SearchResponseData()), meta: Samples.meta).encoded()),
      (.series, Self.encoded(Samples.series, Samples.meta)),
      (.error, SearchEnvelope(.failure(Samples.error), meta: Samples.meta).encoded()),
      (.legacySearch, Samples.legacy.encoded()),
      (.legacySearch, LegacySearchResponse().encoded()),
      (.legacyError, LegacyErrorResponse(Samples.error).encoded()),
    ]
    for (answer, bytes) in answers {
      var document = try JSON(bytes)
      #expect(schemas.violations(of: document, against: answer.schema) == [])
      document[[.member("surprise")]] = .null
      #expect(schemas.violations(of: document, against: answer.schema).map(\.instance) == ["surprise"])
    }
  }

  @Test("Random search results obey the schemas, in the new and the old shape, and survive a round trip")
  func anySearch() throws {
    let schemas = try ContractFiles.schemas(isClosed: true)
    try check(
      "search answers keep to the schema", combine(Gen.searchData(), Gen.meta()), count: 60
    ) { data, meta in
      let envelope = SearchEnvelope(.success(data), meta: meta)
      let bytes = envelope.encoded()
      try claimEqual(schemas.violations(of: try JSON(bytes), against: "search-response.json"), [])
      try claimEqual(try SearchEnvelope.decode(from: bytes), envelope)

      let legacy = LegacySearchResponse(data, provider: meta.provider, cached: meta.cached ?? false)
      let old = legacy.encoded()
      try claimEqual(schemas.violations(of: try JSON(old), against: "legacy-search-response.json"), [])
      try claimEqual(try LegacySearchResponse.decode(from: old), legacy)
      try claim(legacy.totalItems >= data.editions.count, "an edition got lost")
    }
  }

  @Test("Random series and errors do, too")
  func anySeriesAndError() throws {
    let schemas = try ContractFiles.schemas(isClosed: true)
    try check(
      "series answers keep to the schema", combine(Gen.series(), Gen.meta(), Gen.error()), count: 100
    ) { series, meta, error in
      let bytes = Self.encoded(series, meta)
      try claimEqual(schemas.violations(of: try JSON(bytes), against: "series-response.json"), [])
      let read = try ResponseEnvelope<SeriesResponseData>.decode(from: bytes)
      try claimEqual(read.data?.series, series)

      let envelope = SearchEnvelope(.failure(error), meta: meta)
      let failure = envelope.encoded()
      try claimEqual(schemas.violations(of: try JSON(failure), against: "error-response.json"), [])
      try claimEqual(try SearchEnvelope.decode(from: failure), envelope)
    }
  }

  private static func encoded(_ series: SeriesDTO, _ meta: ResponseMeta) -> Data {
    ResponseEnvelope(.success(SeriesResponseData(series: series)), meta: meta).encoded()
  }

  /// Returns the schema at a place such as `definitions.json#/$defs/work`.
  private func definition(_ place: String) throws -> JSON {
    let file = String(place.prefix { $0 != "#" })
    let steps = place.drop { $0 != "#" }.split(separator: "/").filter { $0 != "#" }
    let document = try #require(try ContractFiles.schemaDocuments()[file])
    return try #require(document[steps.map { .member(String($0)) }])
  }

  private func expectDescriptions(in schema: JSON, at place: String) {
    for keyword in ["properties", "$defs"] {
      for (name, part) in schema.members?[keyword]?.members ?? [:] {
        // A condition repeats a field to restrict it.
        let isCondition = place.hasSuffix("/then") || place.hasSuffix("/if") || place.hasSuffix("/else")
        #expect(
          isCondition || part.members?["description"]?.text?.isEmpty == false, "\(place)/\(keyword)/\(name)")
        expectDescriptions(in: part, at: "\(place)/\(keyword)/\(name)")
      }
    }
    for keyword in ["items", "if", "then", "else"] {
      if let part = schema.members?[keyword] { expectDescriptions(in: part, at: "\(place)/\(keyword)") }
    }
  }
}
