// Assumptions about ISBNdb: its coverage and its latency.

extension ProviderCoverage {
  /// ISBNdb: most editions sold in English since the nineties, and none without an ISBN.
  package static let isbndb = ProviderCoverage(
    unknownPopularWorks: 60, unknownObscureWorks: 1_200, unknownWorks: 350, missingEditions: 400,
    missingOldEditions: 3_500, missingForeignEditions: 3_000, comicsWithSeries: 0, othersWithSeries: 0)
}

extension LatencyTable {
  /// ISBNdb: a service with API keys and steady latency.
  package static let isbndb = LatencyTable(
    milliseconds: [
      (0, 90), (1_000, 190), (2_500, 260), (5_000, 360), (7_500, 500), (9_000, 760), (9_500, 1_050),
      (9_900, 2_100), (9_990, 5_000), (10_000, 12_000),
    ])
}
