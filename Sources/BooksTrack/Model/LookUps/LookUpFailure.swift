// The reason why the look-up of a book failed, as shown to the reader (CON-14).

import BooksTrackAPI

/// The last failure of a look-up.
public struct LookUpFailure: Hashable, Sendable, Codable {
  /// The reason.
  public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// No answer in time, or a broken connection.
    case noAnswer
    /// The provider asks for fewer searches.
    case busy
    /// The provider's searches of the day or month are used up.
    case noCallsLeft
    /// The provider or the backend is out of order.
    case unavailable
    /// An answer that violates the contract.
    case unreadable
  }

  /// The reason.
  public let reason: Reason
  /// The wire name of the provider that failed; nil if the backend did not name one.
  public let provider: String?

  /// Creates a failure.
  public init(_ reason: Reason, of provider: String? = nil) {
    self.reason = reason
    self.provider = provider
  }

  /// The failure in a sentence, such as `Google Books is unavailable.`
  public var sentence: String {
    let name = provider.map(ProviderTitle.of)
    switch (reason, name) {
    case (.noAnswer, _): return "Search failed. Please try again."
    case (.unreadable, _): return "Search failed: the answer could not be read."
    case (.busy, let name?): return "\(name) is busy."
    case (.noCallsLeft, let name?): return "\(name) has no searches left for now."
    case (.unavailable, let name?): return "\(name) is unavailable."
    case (_, nil): return "Book search is unavailable."
    }
  }
}
