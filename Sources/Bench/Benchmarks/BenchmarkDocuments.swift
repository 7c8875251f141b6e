// The documents of the JSON benchmarks.

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import LabWorld
import Providers
import Simulation
import Synchronization
import Synthesis

/// The providers' payloads for the books of a small catalog, and the backend's answers made from them;
/// created on first use.
final class BenchmarkDocuments: Sendable {
  private struct Made {
    var payloads: [String: [Data]] = [:]
    var envelopes: [ResponseEnvelope<SearchResponseData>] = []
    var answers: [Data] = []
    var mirrors: [BenchmarkEnvelope] = []
  }

  private let made = Mutex<Made?>(nil)

  /// Returns the payloads that a provider sends for ISBN queries.
  func payloads(of provider: SimulatedProvider) -> [Data] { all.payloads[provider.name] ?? [] }

  /// The backend's answers to the same queries.
  var envelopes: [ResponseEnvelope<SearchResponseData>] { all.envelopes }
  /// The encoded answers.
  var answers: [Data] { all.answers }
  /// The answers as decoded by Foundation.
  var mirrors: [BenchmarkEnvelope] { all.mirrors }

  private var all: Made {
    made.withLock { made in
      if let made { return made }
      let documents = Self.make()
      made = documents
      return documents
    }
  }

  private static func make() -> Made {
    let catalog = Catalog.make(seed: 1, size: 2_000)
    let isbns = catalog.editions.prefix(400).compactMap(\.isbn)
    var made = Made()
    var books: [[NormalizedBook]] = isbns.map { _ in [] }
    for provider in SimulatedProvider.all {
      let lookalike = provider.lookalike(catalog, .none)
      var stream = RandomStream(seed: 1, name: "bench")
      for (place, isbn) in isbns.enumerated() {
        let query = ProviderQuery.isbn(isbn)
        guard let request = provider.registration.normalizer.request(for: query) else { continue }
        let response = lookalike.respond(to: request, using: &stream)
        guard let found = try? provider.registration.normalizer.normalize(response, for: query) else {
          continue
        }
        made.payloads[provider.name, default: []].append(response.body)
        books[place] += found.books
      }
    }
    let meta = ResponseMeta(timestamp: "2026-01-01T00:00:00Z", processingTime: 250, cached: false)
    made.envelopes = books.filter { !$0.isEmpty }.map {
      ResponseEnvelope(.success(SearchResponseData(WorkDeduplication.corrected.merge($0))), meta: meta)
    }
    made.answers = made.envelopes.map { $0.encoded() }
    made.mirrors = made.answers.compactMap { try? JSONDecoder().decode(BenchmarkEnvelope.self, from: $0) }
    return made
  }
}
