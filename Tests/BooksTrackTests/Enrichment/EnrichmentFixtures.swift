// Books, answers and libraries with a queue for the tests of enrichment.

import BooksTrackAPI
import Foundation

@testable import BooksTrack

/// One work of a response, with its editions.
struct FoundBook {
  var work: WorkDTO
  var editions: [EditionDTO]

  init(
    _ title: String, subtitle: String? = nil, by authors: [String] = ["Frank Herbert"], isbns: [String] = []
  ) {
    work = WorkDTO(title: title)
    work.subtitle = subtitle
    work.authorNames = authors
    work.primaryProvider = ProviderName.googleBooks
    work.contributors = [ProviderName.googleBooks]
    editions = isbns.map { EditionDTO(isbns: [$0]) }
  }
}

extension SearchResponseData {
  init(_ books: [FoundBook]) {
    self.init(works: books.map(\.work))
    for (index, book) in books.enumerated() {
      for var edition in book.editions {
        edition.workIndex = index
        editions.append(edition)
      }
    }
  }
}

extension HTTPResponse {
  /// Returns a successful response with those books; `missing` names the providers that did not answer.
  static func books(
    _ books: [FoundBook], missing: [String] = [], retryAfter: Int? = nil
  ) -> HTTPResponse {
    var meta = ResponseMeta()
    (meta.missingProviders, meta.retryAfterSeconds) = (missing, retryAfter)
    let envelope = ResponseEnvelope(.success(SearchResponseData(books)), meta: meta)
    return HTTPResponse(status: 200, body: envelope.encoded())
  }

  /// Returns a response with an error.
  static func error(
    _ status: Int, _ code: APIErrorCode, reason: ErrorReason? = nil, retryAfter: Int? = nil
  ) -> HTTPResponse {
    let details = ErrorDetails(code: code, message: "A sentence.", reason: reason)
    let envelope = ResponseEnvelope<SearchResponseData>(.failure(details), meta: ResponseMeta())
    return HTTPResponse(
      status: status, retryAfterSeconds: retryAfter, body: envelope.encoded())
  }
}

/// A book as queued by an import.
struct QueuedBook {
  var title: String
  var authors: [String] = ["Frank Herbert"]
  var editions: [EditionFacts] = []
}

extension [QueuedBook] {
  /// Returns that many different books without an ISBN.
  static func many(_ count: Int) -> [QueuedBook] {
    (0..<count).map { QueuedBook(title: "Chronicle of the year \(1000 + $0)") }
  }
}

extension LibraryEditor {
  /// Adds a book and its job.
  @discardableResult
  mutating func queue(_ book: QueuedBook) -> WorkID {
    let id = newID(of: Work.self)
    let credits = book.authors.map { name in
      let author = library.author(named: name) ?? newID(of: Author.self)
      put(Author(id: author, name: name))
      return AuthorCredit(author: author)
    }
    put(Work(id: id, title: book.title, authors: credits))
    for facts in book.editions { put(Edition(id: newID(), work: id, facts: facts)) }
    put(EnrichmentJob(id: newID(), work: id))
    return id
  }
}

extension LibraryStore {
  /// Returns a store whose queue contains those books.
  static func queued(_ books: [QueuedBook], storage: any Storage = VolatileStorage()) async throws
    -> LibraryStore
  {
    let store = LibraryStore(
      replica: 1, storage: storage, wallTime: EnrichmentWallTime(), historyLimit: 100_000)
    try await store.queue(books)
    return store
  }

  @discardableResult
  func queue(_ books: [QueuedBook]) async throws -> [WorkID] {
    try await commit(.commitImport) { editor in books.map { editor.queue($0) } }
  }

  /// Returns once the library satisfies the condition.
  func until(_ isReached: @Sendable (Library) -> Bool) async throws {
    var library = snapshot
    while !isReached(library) {
      _ = try await nextChange(after: library.sequence)
      library = snapshot
    }
  }

  /// The number of commits with that origin.
  func commits(_ origin: TransactionOrigin) -> Int {
    guard case .transactions(let all) = changes(after: 0) else { return -1 }
    return all.filter { $0.origin == origin }.count
  }
}

extension Library {
  /// The enrichment states of all works, oldest first.
  var enrichmentStates: [EnrichmentState] { works.map(\.enrichment) }
}

extension HTTPRequest {
  /// The title of the query, with an author or without.
  var title: String { self["title"] ?? self["q"] ?? "" }
}
