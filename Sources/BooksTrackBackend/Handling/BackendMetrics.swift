// The counters of the backend (CON-12). They are integers, so that the sum over many backends does not depend
// on the order of addition.

import BooksTrackAPI

/// The counters of one backend, or the sum over several.
package struct BackendMetrics: Equatable, Codable, Sendable {
  /// The key for requests to unknown endpoints.
  package static let unknownRoute = "unknown"

  /// Requests by endpoint path.
  package var requests: [String: Int] = [:]
  /// Processing times of requests.
  package var processing = TimeTally()
  /// Requests answered from the cache.
  package var cacheHits = 0
  /// Requests whose answer was not in the cache.
  package var cacheMisses = 0
  /// Cache misses answered by a flight in progress.
  package var sharedCalls = 0
  /// Answers evicted because the cache was full.
  package var evictedAnswers = 0

  /// Searches by provider and outcome: `found`, `notFound`, `cancelled` or an error reason.
  package var providerCalls: [String: [String: Int]] = [:]
  /// Calls for series names, by provider and outcome.
  package var seriesLookups: [String: [String: Int]] = [:]
  /// Calls for details of a book, by provider and outcome.
  package var detailLookups: [String: [String: Int]] = [:]
  /// Requests for a whole series, by provider and outcome.
  package var seriesPages: [String: [String: Int]] = [:]
  /// Calls not sent because the provider's quota was exhausted, by provider.
  package var quotaRefusals: [String: Int] = [:]
  /// Calls not sent because the provider's circuit breaker was open, by provider.
  package var breakerSkips: [String: Int] = [:]
  /// Searches cancelled because others had responded and the grace was over, by provider.
  package var lateAnswers: [String: Int] = [:]

  /// New answers, by the provider that found their first book.
  package var answersFoundBy: [String: Int] = [:]
  /// New answers, by each provider that contributed to their first book.
  package var answersContributedTo: [String: Int] = [:]
  /// Error responses by code.
  package var errors: [String: Int] = [:]
  /// Error responses by reason.
  package var reasons: [String: Int] = [:]

  /// Genres that were mapped to their canonical name.
  package var genresNormalized = 0
  /// Genres that were passed through because the vocabulary lacks them.
  package var genresUnknown = 0
  /// Items of payloads that were unreadable and dropped.
  package var unreadableItems = 0
  /// Books that a provider returned for an ISBN that they do not have.
  package var wrongBooks = 0
  /// Works inferred from editions, before merging.
  package var syntheticWorks = 0
  /// Works merged into another one of the same provider.
  package var mergedWorks = 0
  /// Works merged into one of another provider.
  package var joinedWorks = 0

  /// Creates counters of zero.
  package init() {}
}

extension BackendMetrics {
  mutating func countCall(of provider: String, outcome: String) {
    providerCalls[provider, default: [:]][outcome, default: 0] += 1
  }

  mutating func countSeriesLookup(of provider: String, outcome: String) {
    seriesLookups[provider, default: [:]][outcome, default: 0] += 1
  }

  mutating func countDetails(of provider: String, outcome: String) {
    detailLookups[provider, default: [:]][outcome, default: 0] += 1
  }

  mutating func countSeriesPage(of provider: String, outcome: String) {
    seriesPages[provider, default: [:]][outcome, default: 0] += 1
  }

  /// Counts the providers of the first book of an answer.
  mutating func countShares(of books: [NormalizedBook]) {
    guard let best = books.first?.work else { return }
    if let provider = best.primaryProvider { answersFoundBy[provider, default: 0] += 1 }
    for provider in best.contributors { answersContributedTo[provider, default: 0] += 1 }
  }

  mutating func add(_ tally: NormalizationTally) {
    genresNormalized += tally.genresNormalized
    genresUnknown += tally.genresUnknown
    unreadableItems += tally.unreadableItems
  }
}
