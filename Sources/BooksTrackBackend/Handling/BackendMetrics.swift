// What the backend counts (CON-12). Whole numbers only, so that the counts of many backends add up to the
// same sum in any order.

import BooksTrackAPI

/// Counters of one backend, or of several added together.
package struct BackendMetrics: Equatable, Codable, Sendable {
  /// Under which name requests for no endpoint are counted.
  package static let unknownRoute = "unknown"

  /// Requests by path of the endpoint.
  package var requests: [String: Int] = [:]
  /// How long requests took.
  package var processing = TimeTally()
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
  /// Calls for details of a book, by provider and outcome.
  package var detailLookups: [String: [String: Int]] = [:]
  /// Requests for all about a series, by provider and outcome.
  package var seriesPages: [String: [String: Int]] = [:]
  /// Calls that did not go out because the provider's quota is used up, by provider.
  package var quotaRefusals: [String: Int] = [:]
  /// Calls that did not go out because the provider has failed too often, by provider.
  package var breakerSkips: [String: Int] = [:]
  /// Searches that were given up because others had answered long before, by provider.
  package var lateAnswers: [String: Int] = [:]

  /// New answers, by the provider that found their first book.
  package var answersFoundBy: [String: Int] = [:]
  /// New answers, by each provider that added something to their first book.
  package var answersContributedTo: [String: Int] = [:]
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
  /// Works of one provider that went into another one.
  package var mergedWorks = 0
  /// Works that went into one of another provider.
  package var joinedWorks = 0

  /// All zero.
  package init() {}

  /// The sum, counter by counter.
  package static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.processing = left.processing + right.processing
    for counter in numbers { sum[keyPath: counter] += right[keyPath: counter] }
    for counter in tables { sum[keyPath: counter].merge(right[keyPath: counter], uniquingKeysWith: +) }
    for counter in outcomes {
      sum[keyPath: counter].merge(right[keyPath: counter]) { $0.merging($1, uniquingKeysWith: +) }
    }
    return sum
  }

  private static var numbers: [WritableKeyPath<Self, Int>] {
    [
      \.cacheHits, \.cacheMisses, \.sharedCalls, \.evictedAnswers, \.genresNormalized, \.genresUnknown,
      \.unreadableItems, \.wrongBooks, \.syntheticWorks, \.mergedWorks, \.joinedWorks,
    ]
  }

  private static var tables: [WritableKeyPath<Self, [String: Int]>] {
    [
      \.requests, \.quotaRefusals, \.breakerSkips, \.lateAnswers, \.answersFoundBy, \.answersContributedTo,
      \.errors, \.reasons,
    ]
  }

  private static var outcomes: [WritableKeyPath<Self, [String: [String: Int]]>] {
    [\.providerCalls, \.seriesLookups, \.detailLookups, \.seriesPages]
  }
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

  /// Counts the providers that an answer names.
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
