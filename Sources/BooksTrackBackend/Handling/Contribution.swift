// What one provider gives to one answer.

/// The part of one provider.
struct Contribution: Sendable {
  /// What it knows, best match first; empty if it does not know the book, or failed.
  var books: [NormalizedBook] = []
  /// Why it gave nothing, if not for want of knowledge.
  var failure: ProviderFailure?
  /// Something that it could have added is missing because a call failed.
  var lacksDetails = false
  /// The names of series could not be had.
  var lacksSeriesNames = false
  /// It was given up because others had answered long before.
  var isLate = false

  /// Its calls are used up, and it is known until when.
  var hasNoQuota: Bool { failure?.kind == .quotaExhausted && failure?.retryAfterSeconds != nil }
}

/// The parts of all providers that were asked, in the order of registration.
struct Contributions: Sendable {
  private(set) var parts: [Contribution] = []

  mutating func append(contentsOf others: [Contribution]) { parts += others }

  /// Whether one of them knows the book.
  var hasBooks: Bool { parts.contains { !$0.books.isEmpty } }

  /// Why some gave nothing.
  var failures: [ProviderFailure] { parts.compactMap(\.failure) }

  /// Whether something is missing because a provider failed, or is left alone because it did.
  var lacksSomething: Bool { parts.contains { ($0.failure != nil && !$0.hasNoQuota) || $0.lacksDetails } }

  /// Whether a provider was not waited for.
  var hasLateParts: Bool { parts.contains(where: \.isLate) }

  /// After how many seconds a provider can be asked again that had no calls left; the soonest of them.
  var secondsUntilQuota: Int? {
    parts.compactMap { $0.hasNoQuota ? $0.failure?.retryAfterSeconds : nil }.min()
  }

  var lacksSeriesNames: Bool { parts.contains(where: \.lacksSeriesNames) }

  /// The books of all, each provider's best first, then each one's second, and so on: the first result of
  /// every provider comes before the second result of any.
  var interleaved: [NormalizedBook] {
    let longest = parts.map(\.books.count).max() ?? 0
    return (0..<longest).flatMap { rank in
      parts.compactMap { rank < $0.books.count ? $0.books[rank] : nil }
    }
  }
}
