// The reasons why a provider gave no answer (CON-8).

import BooksTrackAPI

/// The failure of one call to a provider.
package struct ProviderFailure: Error, Hashable, Sendable {
  /// The kinds of failures.
  package enum Kind: Hashable, Sendable {
    /// No response within the timeout.
    case timeout
    /// No connection, or a broken one.
    case unreachable
    /// The provider cannot serve requests now (5xx).
    case unavailable
    /// Too many calls in a short time (429).
    case rateLimited
    /// The quota of the day or month is exhausted.
    case quotaExhausted
    /// The circuit breaker is open after repeated failures; the provider was not called.
    case resting
    /// The provider rejected the request (any other 4xx, or an unexpected status).
    case refused
    /// The response cannot be parsed: an HTML page, truncated JSON, another shape.
    case unreadable
    /// The calling task was cancelled. Never sent to a client.
    case cancelled

    /// True if the circuit breaker counts it as a failure. A provider that refuses a call or has exhausted
    /// its quota counts as healthy.
    var isTrouble: Bool {
      switch self {
      case .timeout, .unreachable, .unavailable, .rateLimited, .unreadable: true
      case .quotaExhausted, .resting, .refused, .cancelled: false
      }
    }

    /// True if the provider may not be called for some time.
    var isAbsence: Bool { self == .resting || self == .quotaExhausted }

    /// True if the provider asks for fewer calls.
    var asksToSlowDown: Bool { self == .rateLimited || self == .quotaExhausted }

    /// The reason in errors and counters.
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
  /// The seconds until the provider may be called again; nil if unknown.
  package let retryAfterSeconds: Int?
  /// True if the provider was not called.
  package let wasSkipped: Bool

  /// Creates a failure.
  package init(_ kind: Kind, provider: String, retryAfterSeconds: Int? = nil, wasSkipped: Bool = false) {
    self.kind = kind
    self.provider = provider
    self.retryAfterSeconds = retryAfterSeconds
    self.wasSkipped = wasSkipped
  }

  /// Creates the failure for an HTTP status; nil for a success.
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

  /// Creates the failure for a transport error.
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
