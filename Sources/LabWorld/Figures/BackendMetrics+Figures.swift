// The counters of the backend as figures of a run.

package import BooksTrackBackend

extension BackendMetrics: FigureGroup {
  package static let figures: [Figure<BackendMetrics>] = [
    Figure(
      "requests", \.requests, "Requests by endpoint.",
      FigureRule("*", "ENR-6", "requests served", .less(.chance), because: .counts)),
    Figure("processing", \.processing, "Processing times of requests."),
    Figure(
      "cacheHits", \.cacheHits, "Requests answered from the cache.",
      FigureRule("", "CON-9", "answers from the cache", .more(.chance), because: .counts)),
    Figure("cacheMisses", \.cacheMisses, "Requests whose answer was not in the cache."),
    Figure("sharedCalls", \.sharedCalls, "Cache misses answered by a call in progress."),
    Figure(
      "evictedAnswers", \.evictedAnswers, "Answers evicted because the cache was full.",
      FigureRule("", "CON-9", "answers evicted", .less(.chance), because: .counts)),
    Figure("providerCalls", \.providerCalls, "Searches by provider and outcome."),
    Figure("seriesLookups", \.seriesLookups, "Calls for names of series, by provider and outcome."),
    Figure("detailLookups", \.detailLookups, "Calls for details of a book, by provider and outcome."),
    Figure("seriesPages", \.seriesPages, "Requests for a whole series, by provider and outcome."),
    Figure(
      "quotaRefusals", \.quotaRefusals,
      "Calls not sent because the provider's quota was used up, by provider."),
    Figure(
      "breakerSkips", \.breakerSkips,
      "Calls not sent because the provider's circuit breaker was open, by provider."),
    Figure(
      "lateAnswers", \.lateAnswers,
      "Searches cancelled because others had responded and the grace was over, by provider."),
    Figure("answersFoundBy", \.answersFoundBy, "New answers, by the provider that found their first book."),
    Figure(
      "answersContributedTo", \.answersContributedTo,
      "New answers, by each provider that contributed to their first book."),
    Figure("errors", \.errors, "Error responses by code."),
    Figure("reasons", \.reasons, "Error responses by reason."),
    Figure("genresNormalized", \.genresNormalized, "Genres that were mapped to their canonical name."),
    Figure(
      "genresUnknown", \.genresUnknown, "Genres that were passed through because the vocabulary lacks them.",
      FigureRule("", "CON-12", "unknown genres", .less(.perMille(30)), because: .totals)),
    Figure(
      "unreadableItems", \.unreadableItems, "Items of payloads that were unreadable and dropped.",
      FigureRule("", "CON-12", "unreadable items", .less(.chance), because: .counts)),
    Figure("wrongBooks", \.wrongBooks, "Books that a provider returned for an ISBN that they do not have."),
    Figure("syntheticWorks", \.syntheticWorks, "Works inferred from editions, before merging."),
    Figure("mergedWorks", \.mergedWorks, "Works merged into another one of the same provider."),
    Figure("joinedWorks", \.joinedWorks, "Works merged into one of another provider."),
  ]

  package static let otherRules = [
    FigureRule("*", "CON-12", "steps of the backend", .reported, because: .happened)
  ]
}

extension TimeTally: FigureValue {
  package mutating func add(_ other: TimeTally) { self = self + other }

  package static var shape: FigureShape { .defined("times") }

  package static var rules: [FigureRule] {
    [
      FigureRule("buckets.*", nil, "histogram", .unread, because: "its sum is judged"),
      FigureRule(
        "totalMilliseconds", "CON-12", "time in the backend", .less(.perMille(40)), .milliseconds,
        because: .totals),
    ]
  }
}
