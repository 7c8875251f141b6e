// What is assumed of ISBNdb: how much it knows and how long it takes.

extension ProviderCoverage {
  /// ISBNdb: what was sold in English under a number since the nineties, and nothing without a number.
  package static let isbndb = ProviderCoverage(
    unknownPopularWorks: 60, unknownObscureWorks: 1_200, unknownWorks: 350, missingEditions: 400,
    missingOldEditions: 3_500, missingForeignEditions: 3_000, comicsWithSeries: 0, othersWithSeries: 0)
}

extension LatencyTable {
  /// ISBNdb: a keyed service with steady answers.
  package static let isbndb = LatencyTable(
    milliseconds: [
      (0, 90), (1_000, 190), (2_500, 260), (5_000, 360), (7_500, 500), (9_000, 760), (9_500, 1_050),
      (9_900, 2_100), (9_990, 5_000), (10_000, 12_000),
    ])
}
