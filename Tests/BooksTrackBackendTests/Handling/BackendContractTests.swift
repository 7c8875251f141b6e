// Responses of the backend obey the published contract for any payloads (CON-13): each committed payload of
// each provider is sent through every path and checked against the schema.

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Testing

@testable import ContractSchemas

@Suite("Backend: answers and the published contract (CON-13)")
struct BackendContractTests {
  private static let paths: [(path: String, query: KeyValuePairs<String, String>)] = [
    ("/v1/search/isbn", ["isbn": "9781399000017"]), ("/v1/search/title", ["q": "The Lantern Keepers"]),
    ("/v1/search/advanced", ["title": "The Lantern Keepers", "author": "Somebody"]),
    ("/search/isbn", ["isbn": "9781399000017"]), ("/search/title", ["q": "The Lantern Keepers"]),
    ("/search/advanced", ["title": "The Lantern Keepers", "author": "Somebody"]),
    ("/v1/series/openlibrary:OL900001L", [:]), ("/v1/series/google-books:xAAAAAoMNIBUS", [:]),
    ("/v1/series/nobody", [:]), ("/v1/search/isbn", ["isbn": "123"]), ("/search/title", [:]),
    ("/nowhere", [:]),
  ]

  /// Returns a backend whose providers all reply by that closure.
  private static func backend(_ reply: @escaping @Sendable (HTTPRequest) -> ScriptedTransport.Reply)
    -> BackendFixture
  {
    func transport() -> ScriptedTransport { ScriptedTransport { request, _ in reply(request) } }
    return BackendFixture(
      ThreeProviders(
        googleBooks: transport(), openLibrary: transport(), isbndb: transport(), breaker: .off,
        isbndbStage: 0,
        details: .workAndEdition))
  }

  private static func violations(_ response: HTTPResponse, to path: String) throws -> [Violation] {
    let isLegacy = path.hasPrefix("/search/")
    let answer: ContractAnswer =
      switch (response.status == 200, isLegacy, path.hasPrefix("/v1/series/")) {
      case (true, true, _): .legacySearch
      case (false, true, _): .legacyError
      case (true, false, true): .series
      case (true, false, false): .search
      case (false, false, _): .error
      }
    // Closed schemas: members without a description are errors.
    return try ContractFiles.schemas(isClosed: true).violations(
      of: JSON(response.body), against: answer.schema)
  }

  /// Sends each payload of a provider as the response to every request.
  @Test("Each payload of each provider", arguments: ["google-books", "open-library", "isbndb"])
  func payloads(provider: String) async throws {
    var answers = 0
    for name in try Corpus.payloads(of: provider) {
      for status in [200, 404, 503] {
        let payload = try Corpus.response(name, of: provider, status: status)
        let fixture = Self.backend { _ in .success(payload) }
        for (path, query) in Self.paths {
          let response = await fixture.get(path, query)
          let found = try Self.violations(response, to: path)
          #expect(
            found == [], "\(name), \(status), \(path): \(String(decoding: response.body, as: UTF8.self))")
          if response.status == 200 { answers += 1 }
        }
      }
    }
    #expect(answers >= 20)
  }

  @Test("The merged answer of three providers that know the book")
  func merged() async throws {
    let fixture = BackendFixture(try ThreeProviders.knowing(isbndbStage: 0))
    for (path, query) in Self.paths.prefix(6) {
      for _ in 0..<2 {
        let response = await fixture.get(path, query)
        #expect(response.status == 200)
        #expect(try Self.violations(response, to: path) == [], "\(path)")
      }
    }
  }

  @Test("Failed and damaged responses", arguments: [TransportError.timeout, .offline, .connectionLost])
  func broken(error: TransportError) async throws {
    let fixture = Self.backend { _ in .failure(error) }
    for (path, query) in Self.paths {
      let response = await fixture.get(path, query)
      #expect(response.status >= 400)
      #expect(try Self.violations(response, to: path) == [], "\(path)")
    }
  }
}
