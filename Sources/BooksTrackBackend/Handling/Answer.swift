// The outcome of a question, and its HTTP status.

import BooksTrackAPI
import Foundation

/// The outcome of a question, before it is put into an envelope.
enum Answer: Sendable {
  /// A result. `document` is the encoded payload, so that a cached answer is not encoded again.
  case found(document: Data, provider: String, missing: MissingParts? = nil)
  /// All providers responded, and none knows the book or series.
  case notFound(provider: String?)
  /// At least one provider failed, and none of the others knew it.
  case failed([ProviderFailure])
}

/// The providers missing from an answer because they may not be called for some time. A provider whose single
/// call failed is not included: to wait for it would delay readers for an event that happens every few
/// minutes.
struct MissingParts: Sendable {
  let providers: [String]
  /// The time from which a new request may return a complete answer.
  let until: Timestamp

  /// Creates the missing parts; nil if no provider is resting or out of quota.
  ///
  /// - Parameter lifetime: The lifetime of the cached answer, before which no provider is called.
  init?(_ failures: [ProviderFailure], lifetime: Duration, now: Timestamp) {
    let absent = failures.filter { $0.kind.isAbsence }
    guard let soonest = absent.map({ $0.retryAfterSeconds ?? 0 }).min() else { return nil }
    providers = absent.map(\.provider)
    until = now.advanced(byMilliseconds: 1_000 * max(lifetime.components.seconds, Int64(soonest)))
  }

  /// Returns the seconds from `now` until `until`, at least 1.
  func seconds(from now: Timestamp) -> Int {
    Int(max(1, (until.milliseconds - now.milliseconds + 999) / 1_000))
  }
}

/// An error response: the error with its status and headers.
struct Refusal: Equatable {
  let status: Int
  let error: ErrorDetails
  var provider: String?
  var retryAfterSeconds: Int?

  /// Creates a refusal with the status of the error's code.
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

  /// Creates the refusal for failed providers: 429 if all of them ask for fewer calls, otherwise 503.
  ///
  /// `Retry-After` is the earliest time at which one of them may be called again. It is left out if any
  /// provider names no time, because that one may be called at once.
  init(_ failures: [ProviderFailure]) {
    error = .providers(failures)
    status = !failures.isEmpty && failures.allSatisfy(\.kind.asksToSlowDown) ? 429 : 503
    provider = failures.first?.provider
    let times = failures.compactMap(\.retryAfterSeconds)
    retryAfterSeconds = times.count == failures.count ? times.min() : nil
  }
}
