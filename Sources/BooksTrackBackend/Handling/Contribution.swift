// The result of one provider, and the results of all providers for one answer.

/// The result of one provider.
struct Contribution: Sendable {
  /// The books, best match first; empty if the provider does not know the book or failed.
  var books: [NormalizedBook] = []
  /// The failure of the search; nil if the provider responded.
  var failure: ProviderFailure?
  /// True if a call for details failed.
  var lacksDetails = false
  /// True if a call for series names failed.
  var lacksSeriesNames = false
  /// True if the call was cancelled when the grace was over.
  var isLate = false

  /// True if the quota is exhausted and its renewal time is known.
  var hasNoQuota: Bool { failure?.kind == .quotaExhausted && failure?.retryAfterSeconds != nil }
}

/// The results of all called providers, in the order of registration.
struct Contributions: Sendable {
  private(set) var parts: [Contribution] = []

  mutating func append(contentsOf others: [Contribution]) { parts += others }

  /// True if a provider knows the book.
  var hasBooks: Bool { parts.contains { !$0.books.isEmpty } }

  /// The failures of searches.
  var failures: [ProviderFailure] { parts.compactMap(\.failure) }

  /// True if a provider failed or is resting, or a call for details failed.
  var lacksSomething: Bool { parts.contains { ($0.failure != nil && !$0.hasNoQuota) || $0.lacksDetails } }

  /// True if a provider was late.
  var hasLateParts: Bool { parts.contains(where: \.isLate) }

  /// The seconds until the first of the exhausted quotas is renewed; nil if none is exhausted.
  var secondsUntilQuota: Int? {
    parts.compactMap { $0.hasNoQuota ? $0.failure?.retryAfterSeconds : nil }.min()
  }

  var lacksSeriesNames: Bool { parts.contains(where: \.lacksSeriesNames) }

  /// The books of all providers by rank: the first result of every provider precedes the second result of
  /// any.
  var interleaved: [NormalizedBook] {
    let longest = parts.map(\.books.count).max() ?? 0
    return (0..<longest).flatMap { rank in
      parts.compactMap { rank < $0.books.count ? $0.books[rank] : nil }
    }
  }
}
