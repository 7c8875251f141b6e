// What came of a question, and how it goes back over the wire.

import BooksTrackAPI
import Foundation

/// The outcome of a question before it is framed.
enum Answer: Sendable {
  /// Something was found; `document` is the encoded payload, so that a cached answer is not encoded again.
  case found(document: Data, provider: String)
  /// Every provider answered and none knows it.
  case notFound(provider: String?)
  /// At least one provider failed, and none of the others knew it.
  case failed([ProviderFailure])
}

/// The errors of a question, with the status and the headers that belong to them.
struct Refusal: Equatable {
  let status: Int
  let error: ErrorDetails
  var provider: String?
  var retryAfterSeconds: Int?

  /// A refusal with the status that belongs to the code.
  init(_ error: ErrorDetails, provider: String? = nil) {
    self.error = error
    self.provider = provider
    status =
      switch error.code {
      case .invalidQuery, .invalidISBN: 400
      case .notFound: 404
      case .providerError: 503
      default: 500
      }
  }

  /// What failed providers come to: 429 when all of them ask to slow down, otherwise 503.
  ///
  /// `Retry-After` is the earliest moment at which one of them may be asked again. One that names no time may
  /// be asked at any time, so then there is none.
  init(_ failures: [ProviderFailure]) {
    error = .providers(failures)
    status = !failures.isEmpty && failures.allSatisfy(\.kind.asksToSlowDown) ? 429 : 503
    provider = failures.first?.provider
    let times = failures.compactMap(\.retryAfterSeconds)
    retryAfterSeconds = times.count == failures.count ? times.min() : nil
  }
}
