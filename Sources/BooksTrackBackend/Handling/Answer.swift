// What came of a question, and how it goes back over the wire.

import BooksTrackAPI
import Foundation

/// The outcome of a question before it is framed.
enum Answer: Sendable {
  /// Something was found; `document` is the encoded payload, so that a cached answer is not encoded again.
  case found(document: Data, provider: String, missing: MissingParts? = nil)
  /// Every provider answered and none knows it.
  case notFound(provider: String?)
  /// At least one provider failed, and none of the others knew it.
  case failed([ProviderFailure])
}

/// What an answer lacks because providers may not be called for some time. A call that fails once is no
/// absence: to wait for that provider as well would hold up readers for what happens every few minutes.
struct MissingParts: Sendable {
  let providers: [String]
  /// When asking again may give a whole answer.
  let until: Timestamp

  /// Nil if nobody is left alone and all have calls left.
  ///
  /// - Parameter lifetime: How long the answer is kept; sooner nobody is asked.
  init?(_ failures: [ProviderFailure], lifetime: Duration, now: Timestamp) {
    let absent = failures.filter { $0.kind.isAbsence }
    guard let soonest = absent.map({ $0.retryAfterSeconds ?? 0 }).min() else { return nil }
    providers = absent.map(\.provider)
    until = now.advanced(byMilliseconds: 1_000 * max(lifetime.components.seconds, Int64(soonest)))
  }

  /// How long that is from now; one second at the least.
  func seconds(from now: Timestamp) -> Int {
    Int(max(1, (until.milliseconds - now.milliseconds + 999) / 1_000))
  }
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
