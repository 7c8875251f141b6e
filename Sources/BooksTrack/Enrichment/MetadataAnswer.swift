// What comes back from the backend, sorted into the few cases that enrichment tells apart.

public import BooksTrackAPI

/// What came back.
public enum MetadataAnswer: Sendable {
  /// Books; never an empty list.
  case found(SearchResponseData)
  /// Books, never an empty list, of some of the providers only: others could not say what they know, and may
  /// be able to after that time (ENR-5).
  case foundInPart(SearchResponseData, retryAfter: Duration)
  /// No provider knows it; asking again does not help (ENR-6).
  case notFound
  /// The backend does not accept the question; asking again does not help.
  case refused(ErrorDetails?)
  /// It may work later (ENR-5).
  case failed(MetadataFailure, retryAfter: Duration?)
  /// The device has no network; nothing was sent.
  case offline
  /// A page for people came in place of an answer, as in a network that wants its user to log in: the
  /// question has not reached the service, and nothing is known of the book (ENR-3).
  case intercepted
  /// The task was cancelled.
  case cancelled
}

/// Why a question that may work later got no answer.
public enum MetadataFailure: Hashable, Sendable {
  /// No answer came in time.
  case timeout
  /// The connection broke before there was an answer.
  case connectionLost
  /// The server asks for fewer requests.
  case rateLimited
  /// A provider that might know the book has used up its calls, and the others do not know it. The service is
  /// well, and other books are found.
  case noCallsLeft
  /// The backend's status, 500 or above, or one that no backend should send.
  case status(Int)
  /// The answer breaks the contract.
  case unreadable(ContractError)
}
