// Assumptions about Google Books: its coverage and its latency.

extension ProviderCoverage {
  /// Google Books: most books that a shop or a library ever scanned; an ISBN may lead to another edition.
  package static let googleBooks = ProviderCoverage(
    unknownPopularWorks: 100, unknownObscureWorks: 590, unknownWorks: 590, missingEditions: 1_000,
    siblingForUnknownISBN: 1_500, neighbourForUnknownISBN: 300)
}

extension LatencyTable {
  /// Google Books: a median of 450 ms; one request of a hundred takes more than 3 s.
  package static let googleBooks = LatencyTable(
    milliseconds: [
      (0, 120), (500, 190), (1_000, 230), (2_500, 320), (5_000, 450), (7_500, 680), (9_000, 1_100),
      (9_500, 1_600), (9_900, 3_000), (9_990, 8_000), (10_000, 20_000),
    ])
}
