// Why a provider gave no answer, in the backend's words (CON-8).

import BooksTrackAPI

/// The failure of one call to a provider.
package struct ProviderFailure: Error, Hashable, Sendable {
  /// The kinds that the backend tells apart.
  package enum Kind: Hashable, Sendable {
    /// No answer in time.
    case timeout
    /// No connection, or it broke.
    case unreachable
    /// The provider says that it cannot serve now (5xx).
    case unavailable
    /// Too many calls in a short time (429).
    case rateLimited
    /// The quota of the day or month is used up.
    case quotaExhausted
    /// It has failed so often that it is left alone for a while, and was not asked.
    case resting
    /// The provider does not accept the call (any other 4xx).
    case refused
    /// An answer that cannot be read: an HTML page, cut-off JSON, another shape.
    case unreadable
    /// The task that asked was cancelled. Never sent to a reader.
    case cancelled

    /// Whether it shows that the provider is in trouble, for the circuit breaker. A provider that refuses a
    /// call or has no calls left counts as healthy.
    var isTrouble: Bool {
      switch self {
      case .timeout, .unreachable, .unavailable, .rateLimited, .unreadable: true
      case .quotaExhausted, .resting, .refused, .cancelled: false
      }
    }

    /// Whether the provider may not be called for some time.
    var isAbsence: Bool { self == .resting || self == .quotaExhausted }

    /// Whether time alone will help.
    var asksToSlowDown: Bool { self == .rateLimited || self == .quotaExhausted }

    /// The word for it in an error and in the counters.
    var reason: ErrorReason {
      switch self {
      case .timeout: .timeout
      case .unreachable: .unreachable
      case .unavailable: .unavailable
      case .rateLimited: .rateLimited
      case .quotaExhausted: .quota
      case .resting: .resting
      case .refused: .refused
      case .unreadable: .unreadableAnswer
      case .cancelled: .cancelled
      }
    }
  }

  package let kind: Kind
  /// The provider that failed.
  package let provider: String
  /// When it may be asked again, if it said so or we know it.
  package let retryAfterSeconds: Int?
  /// The provider was not asked at all.
  package let wasSkipped: Bool

  /// Makes a failure.
  package init(_ kind: Kind, provider: String, retryAfterSeconds: Int? = nil, wasSkipped: Bool = false) {
    self.kind = kind
    self.provider = provider
    self.retryAfterSeconds = retryAfterSeconds
    self.wasSkipped = wasSkipped
  }

  /// The failure that a status stands for; nil for a success.
  package init?(status: Int, retryAfterSeconds: Int?, provider: String) {
    let kind: Kind
    switch status {
    case 200..<300: return nil
    case 429: kind = .rateLimited
    case 408: kind = .timeout
    case 500...: kind = .unavailable
    default: kind = .refused
    }
    self.init(kind, provider: provider, retryAfterSeconds: retryAfterSeconds)
  }

  /// The failure that a broken connection stands for.
  init(_ error: TransportError, provider: String) {
    let kind: Kind =
      switch error {
      case .timeout: .timeout
      case .offline, .connectionLost: .unreachable
      case .cancelled: .cancelled
      }
    self.init(kind, provider: provider)
  }
}
