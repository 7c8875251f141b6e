// One backend with all three providers, each with its own script.

import BooksTrackAPI
import BooksTrackBackend
import Foundation

/// The transports of the providers, and their registrations.
struct ThreeProviders {
  let googleBooks: ScriptedTransport
  let openLibrary: ScriptedTransport
  let isbndb: ScriptedTransport
  let upstreams: [Upstream]

  init(
    googleBooks: ScriptedTransport, openLibrary: ScriptedTransport, isbndb: ScriptedTransport,
    quota: Quota = .unlimited, breaker: CircuitBreakerPolicy = .standard, isbndbStage: Int = 1,
    details: OpenLibraryProvider.Details = .none
  ) {
    self.googleBooks = googleBooks
    self.openLibrary = openLibrary
    self.isbndb = isbndb
    var detailed = ProviderRegistration.openLibrary
    detailed.normalizer = OpenLibraryProvider(details: details)
    var staged = ProviderRegistration.isbndb
    staged.fallbackLevel = isbndbStage
    upstreams = [
      Upstream(.googleBooks, transport: googleBooks, quota: quota, breaker: breaker),
      Upstream(detailed, transport: openLibrary, breaker: breaker),
      Upstream(staged, transport: isbndb, quota: quota, breaker: breaker),
    ]
  }

  /// Returns providers that all know the same book, unless another script is given.
  static func knowing(
    googleBooks: ScriptedTransport.Reply? = nil, openLibrary: ScriptedTransport.Reply? = nil,
    isbndb: ScriptedTransport.Reply? = nil, quota: Quota = .unlimited,
    breaker: CircuitBreakerPolicy = .standard, isbndbStage: Int = 1
  ) throws -> ThreeProviders {
    ThreeProviders(
      googleBooks: ScriptedTransport(
        always: try googleBooks ?? .success(Corpus.response("one-volume.json"))),
      openLibrary: ScriptedTransport(
        always: try openLibrary ?? .success(Corpus.response("one-work.json", of: "open-library"))),
      isbndb: ScriptedTransport(
        always: try isbndb ?? .success(Corpus.response("one-book.json", of: "isbndb"))),
      quota: quota, breaker: breaker, isbndbStage: isbndbStage)
  }

  /// The "not found" response of each provider.
  enum Nothing {
    static func googleBooks() throws -> ScriptedTransport.Reply {
      .success(try Corpus.response("no-match.json"))
    }
    static func openLibrary() throws -> ScriptedTransport.Reply {
      .success(try Corpus.response("no-match.json", of: "open-library"))
    }
    static func isbndb() throws -> ScriptedTransport.Reply {
      .success(try Corpus.response("not-found.json", of: "isbndb", status: 404))
    }
  }
}

extension BackendFixture {
  init(_ providers: ThreeProviders, policy: BackendPolicy = .standard) {
    self.init(providers.upstreams, policy: policy)
  }
}
