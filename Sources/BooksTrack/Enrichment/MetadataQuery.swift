// The questions that enrichment asks the backend.

public import BooksTrackAPI

/// A question to the backend.
public enum MetadataQuery: Hashable, Codable, Sendable {
  /// Which book has that number?
  case isbn(ISBN)
  /// Which books have that title? The title is normalized for search.
  case title(String)
  /// Which books of that author have that title? The title is normalized for search.
  case titleAndAuthor(title: String, author: String)

  /// The request that asks it.
  public var request: HTTPRequest {
    switch self {
    case .isbn(let isbn): HTTPRequest(path: "/v1/search/isbn", query: [.init("isbn", isbn.isbn13)])
    case .title(let title): HTTPRequest(path: "/v1/search/title", query: [.init("q", title)])
    case .titleAndAuthor(let title, let author):
      HTTPRequest(
        path: "/v1/search/advanced", query: [.init("title", title), .init("author", author)])
    }
  }
}

/// What came back.
public enum MetadataAnswer: Sendable {
  /// Books; never an empty list.
  case found(SearchResponseData)
  /// No provider knows it; asking again does not help (ENR-6).
  case notFound
  /// The backend does not accept the question; asking again does not help.
  case refused(ErrorDetails?)
  /// It may work later (ENR-5).
  case failed(MetadataFailure, retryAfter: Duration?)
  /// The device has no network; nothing was sent.
  case offline
  /// The task was cancelled.
  case cancelled
}

/// Why a question that may work later got no answer.
public enum MetadataFailure: Hashable, Sendable {
  case timeout
  case connectionLost
  case rateLimited
  /// A provider that might know the book has used up its calls, and the others do not know it. The service is well, and
  /// other books are found.
  case noCallsLeft
  /// The backend's status, 500 or above, or one that no backend should send.
  case status(Int)
  /// The answer breaks the contract.
  case unreadable(ContractError)
}
