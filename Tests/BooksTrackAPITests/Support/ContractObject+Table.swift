// Every field of every object of the contract (CON-1, CON-2), written by hand from the documents.

import BooksTrackAPI
import Foundation

@testable import ContractSchemas

extension ContractObject {
  static func all() throws -> [ContractObject] {
    let search = try JSON(SearchEnvelope(.success(Samples.full), meta: Samples.meta).encoded())
    let series = try JSON(
      ResponseEnvelope(.success(SeriesResponseData(series: Samples.series)), meta: Samples.meta).encoded())
    let failure = try JSON(SearchEnvelope(.failure(Samples.error), meta: Samples.meta).encoded())
    let legacy = try JSON(Samples.legacy.encoded())
    let legacyError = try JSON(LegacyErrorResponse(error: "Sorry.").encoded())
    let data: [Step] = [.member("data")]
    return [
      ContractObject(.search, search, "Work", "work", data + [.member("works"), .element(0)], work),
      ContractObject(
        .search, search, "Edition", "edition", data + [.member("editions"), .element(0)], edition),
      ContractObject(.search, search, "Author", "author", data + [.member("authors"), .element(0)], author),
      ContractObject(
        .search, search, "Series reference", "seriesReference",
        data + [.member("works"), .element(0), .member("series"), .element(0)], seriesReference),
      ContractObject(
        .search, search, "External id", "externalID",
        data + [.member("works"), .element(0), .member("externalIDs"), .element(0)], externalID),
      ContractObject(.search, search, "Meta", "meta", [.member("meta")], meta),
      ContractObject(
        .search, search, "Search data", "search-response.json#/properties/data", data, searchData),
      ContractObject(.error, failure, "Error", "error", [.member("error")], error),
      ContractObject(
        .series, series, "Series data", "series-response.json#/properties/data", data,
        fields(required: [.object: ["series"]])),
      ContractObject(.series, series, "Series", "series", data + [.member("series")], self.series),
      ContractObject(
        .series, series, "Series entry", "seriesWork",
        data + [.member("series"), .member("works"), .element(0)], seriesWork),
      ContractObject(
        .legacySearch, legacy, "Legacy response", "legacy-search-response.json#", [], legacyResponse),
      ContractObject(
        .legacySearch, legacy, "Legacy book", "legacyBook", [.member("items"), .element(0)], legacyBook),
      ContractObject(
        .legacyError, legacyError, "Legacy error", "legacy-error.json#", [],
        fields(required: [.text: ["error"]])),
    ]
  }

  /// Creates an object; a schema without a file is a shared definition.
  private init(
    _ answer: ContractAnswer, _ document: JSON, _ name: String, _ schema: String, _ place: [Step],
    _ fields: [ContractField]
  ) {
    self.init(
      name: name, schema: schema.contains("#") ? schema : "definitions.json#/$defs/\(schema)", answer: answer,
      document: document, place: place, fields: fields)
  }

  private static func fields(
    required: [ContractField.Kind: [String]] = [:], optional: [ContractField.Kind: [String]] = [:],
    always: [ContractField] = []
  ) -> [ContractField] {
    func list(_ names: [ContractField.Kind: [String]], _ presence: ContractField.Presence) -> [ContractField]
    {
      names.flatMap { kind, names in names.map { ContractField(name: $0, kind: kind, presence: presence) } }
    }
    return (list(required, .required) + list(optional, .optional) + always).sorted { $0.name < $1.name }
  }

  private static let work = fields(
    required: [.text: ["title"], .texts: ["subjectTags"]],
    optional: [
      .text: [
        "subtitle", "originalLanguage", "description", "coverImageURL", "primaryProvider",
        "openLibraryWorkID", "isbndbID", "lastISBNDBSync", "reviewStatus",
      ],
      .whole: ["firstPublicationYear", "isbndbQuality"],
      .texts: [
        "authorNames", "contributors", "googleBooksVolumeIDs", "goodreadsWorkIDs", "librarythingIDs",
        "amazonASINs",
      ],
      .objects: ["series", "externalIDs"],
    ],
    always: [ContractField(name: "synthetic", kind: .flag, presence: .always(.boolean(false)))])

  private static let edition = fields(
    required: [.texts: ["isbns"]],
    optional: [
      .text: [
        "isbn", "title", "subtitle", "publisher", "publicationDate", "coverImageURL", "description",
        "language", "primaryProvider", "googleBooksVolumeID", "openLibraryEditionID", "isbndbID",
        "goodreadsID", "lastISBNDBSync",
      ],
      .whole: ["workIndex", "pageCount", "isbndbQuality"],
      .texts: ["contributors", "librarythingIDs", "amazonASINs"],
      .objects: ["externalIDs"],
    ],
    always: [ContractField(name: "format", kind: .text, presence: .always(.string("Unknown")))])

  private static let author = fields(
    required: [.text: ["name"]],
    optional: [
      .text: ["culturalRegion", "nationality", "openLibraryID", "googleBooksID", "isbndbID", "goodreadsID"],
      .whole: ["birthYear", "deathYear", "bookCount"],
      .objects: ["externalIDs"],
    ],
    always: [ContractField(name: "gender", kind: .text, presence: .always(.string("unknown")))])

  private static let externalID = fields(required: [.text: ["provider", "value"]])

  private static let seriesReference = fields(
    required: [.text: ["provider"]], optional: [.text: ["seriesID", "name", "position", "displayNumber"]])

  private static let meta = fields(
    optional: [
      .text: ["timestamp", "provider"], .whole: ["processingTime", "retryAfterSeconds"], .flag: ["cached"],
      .texts: ["missingProviders"],
    ])

  /// Without `details`, which may have any shape.
  private static let error = fields(required: [.text: ["code", "message"]])

  private static let searchData = fields(required: [.objects: ["works", "editions", "authors"]])

  private static let series = fields(
    required: [.text: ["id", "provider", "name"], .objects: ["works"]], optional: [.whole: ["total"]])

  private static let seriesWork = fields(
    required: [.text: ["title"]], optional: [.text: ["position", "workID"], .texts: ["authorNames"]])

  private static let legacyResponse = fields(
    required: [.objects: ["items"]], optional: [.text: ["provider"]],
    always: [
      ContractField(name: "totalItems", kind: .whole, presence: .always(.number(1))),
      ContractField(name: "cached", kind: .flag, presence: .always(.boolean(false))),
    ])

  private static let legacyBook = fields(
    required: [.text: ["title"]],
    optional: [
      .text: ["subtitle", "isbn", "publisher", "publishedDate", "thumbnail", "language", "provider"],
      .whole: ["pageCount"],
    ],
    always: [
      ContractField(name: "authors", kind: .texts, presence: .always(.list([]))),
      ContractField(name: "categories", kind: .texts, presence: .always(.list([]))),
    ])
}
