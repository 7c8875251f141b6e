// The answers of the backend, classified for enrichment.

public import BooksTrackAPI

/// The answer to a query.
public enum MetadataAnswer: Sendable {
  /// Books; never an empty list.
  case found(SearchResponseData)
  /// Books from only some of the providers, never an empty list; the others may be available after that time
  /// (ENR-5).
  case foundInPart(SearchResponseData, retryAfter: Duration)
  /// No provider knows the book; a retry does not help (ENR-6).
  case notFound
  /// The backend rejects the query; a retry does not help.
  case refused(ErrorDetails?)
  /// A failure that a retry may resolve (ENR-5), and the provider that failed if the backend names it.
  case failed(MetadataFailure, retryAfter: Duration?, by: String? = nil)
  /// The device has no network; nothing was sent.
  case offline
  /// An HTML page instead of an answer, as in a network with a login page: the query has not reached the
  /// service, and nothing is known about the book (ENR-3).
  case intercepted
  /// The task was cancelled.
  case cancelled
}

/// The reason of a failure that a retry may resolve.
public enum MetadataFailure: Hashable, Sendable {
  /// No response within the timeout.
  case timeout
  /// The connection broke before the response.
  case connectionLost
  /// The server asks for fewer requests.
  case rateLimited
  /// A provider that might know the book has no quota left, and the others do not know it. The service is
  /// healthy, and other books are found.
  case noCallsLeft
  /// An unexpected status, usually 500 or above.
  case status(Int)
  /// The response violates the contract.
  case unreadable(ContractError)
}

extension LookUpFailure {
  /// Creates the failure of an answer.
  init(_ failure: MetadataFailure, of provider: String?) {
    let reason: Reason =
      switch failure {
      case .timeout, .connectionLost: .noAnswer
      case .rateLimited: .busy
      case .noCallsLeft: .noCallsLeft
      case .status: .unavailable
      case .unreadable: .unreadable
      }
    self.init(reason, of: provider)
  }
}
