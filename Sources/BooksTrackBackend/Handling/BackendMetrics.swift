// What the backend counts (CON-12). Whole numbers only, so that the counts of many backends add up to the
// same sum in any order.

/// Counters of one backend, or of several added together.
package struct BackendMetrics: Equatable, Codable, Sendable {
  /// Under which name requests for no endpoint are counted.
  package static let unknownRoute = "unknown"

  /// Requests by path of the endpoint.
  package var requests: [String: Int] = [:]
  /// Requests answered from the cache.
  package var cacheHits = 0
  /// Requests whose answer was not in the cache.
  package var cacheMisses = 0
  /// Misses that were answered by a call that was under way already.
  package var sharedCalls = 0
  /// Answers dropped because the cache was full.
  package var evictedAnswers = 0
  /// Searches by provider and outcome: `found`, `notFound`, `cancelled` or an error reason.
  package var providerCalls: [String: [String: Int]] = [:]
  /// Calls for the names of series, by provider and outcome.
  package var seriesLookups: [String: [String: Int]] = [:]
  /// Error answers by code.
  package var errors: [String: Int] = [:]
  /// Error answers by reason.
  package var reasons: [String: Int] = [:]
  /// Genres that were brought to their canonical name.
  package var genresNormalized = 0
  /// Genres that were passed through because the vocabulary does not have them.
  package var genresUnknown = 0
  /// Items of payloads that could not be read and were left out.
  package var unreadableItems = 0
  /// Books that a provider gave for an ISBN that is not theirs.
  package var wrongBooks = 0
  /// Works inferred from editions, before they were merged.
  package var syntheticWorks = 0
  /// Works that went into another one.
  package var mergedWorks = 0

  /// All zero.
  package init() {}

  /// The sum, counter by counter.
  package static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.requests.merge(right.requests, uniquingKeysWith: +)
    sum.cacheHits += right.cacheHits
    sum.cacheMisses += right.cacheMisses
    sum.sharedCalls += right.sharedCalls
    sum.evictedAnswers += right.evictedAnswers
    sum.providerCalls.merge(right.providerCalls) { $0.merging($1, uniquingKeysWith: +) }
    sum.seriesLookups.merge(right.seriesLookups) { $0.merging($1, uniquingKeysWith: +) }
    sum.errors.merge(right.errors, uniquingKeysWith: +)
    sum.reasons.merge(right.reasons, uniquingKeysWith: +)
    sum.genresNormalized += right.genresNormalized
    sum.genresUnknown += right.genresUnknown
    sum.unreadableItems += right.unreadableItems
    sum.wrongBooks += right.wrongBooks
    sum.syntheticWorks += right.syntheticWorks
    sum.mergedWorks += right.mergedWorks
    return sum
  }

  mutating func countCall(of provider: String, outcome: String) {
    providerCalls[provider, default: [:]][outcome, default: 0] += 1
  }

  mutating func countSeriesLookup(of provider: String, outcome: String) {
    seriesLookups[provider, default: [:]][outcome, default: 0] += 1
  }

  mutating func add(_ tally: NormalizationTally) {
    genresNormalized += tally.genresNormalized
    genresUnknown += tally.genresUnknown
    unreadableItems += tally.unreadableItems
  }
}
