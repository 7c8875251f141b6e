// The published contract in `Corpora/Contracts`: the schemas and the samples.

import BooksTrackAPI
import Foundation

/// Reads the files of the published contract.
enum ContractFiles {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Corpora/Contracts").standardizedFileURL

  private static let documents = Result {
    try Dictionary(uniqueKeysWithValues: names(in: "").map { ($0, try JSON(data($0))) })
  }

  /// The schemas by file name.
  static func schemaDocuments() throws -> [String: JSON] { try documents.get() }

  /// Returns the schemas as published, or closed: members without a description are then violations.
  static func schemas(isClosed: Bool = false) throws -> SchemaCollection {
    try SchemaCollection(schemaDocuments(), isClosed: isClosed)
  }

  /// Returns the names of the JSON files in a folder, sorted.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".json") }.sorted()
  }

  /// Returns the bytes of a file.
  static func data(_ path: String) throws -> Data { try Data(contentsOf: root.appending(path: path)) }
}

/// The responses of the contract; a sample's file name begins with the name of its response.
enum ContractAnswer: String, CaseIterable {
  case search = "search-response"
  case series = "series-response"
  case error = "error-response"
  case legacySearch = "legacy-search-response"
  case legacyError = "legacy-error"

  /// Creates the response of a sample.
  init?(ofSample name: String) { self.init(rawValue: String(name.prefix { $0 != "." })) }

  /// The file of its schema.
  var schema: String { rawValue + ".json" }

  /// Decodes a response and encodes it again.
  func rewrite(_ document: Data) throws(ContractError) -> Data {
    switch self {
    case .search, .error: try ResponseEnvelope<SearchResponseData>.decode(from: document).encoded()
    case .series: try ResponseEnvelope<SeriesResponseData>.decode(from: document).encoded()
    case .legacySearch: try LegacySearchResponse.decode(from: document).encoded()
    case .legacyError: try LegacyErrorResponse.decode(from: document).encoded()
    }
  }
}
