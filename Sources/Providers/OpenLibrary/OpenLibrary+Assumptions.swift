// Assumptions about Open Library: its coverage and its latency.

extension ProviderCoverage {
  /// Open Library: library records and volunteers, so it is better at old and translated books and late with
  /// new ones. Series have been entered by hand since 2026.
  package static let openLibrary = ProviderCoverage(
    unknownPopularWorks: 120, unknownObscureWorks: 1_600, unknownWorks: 700, missingEditions: 1_500,
    missingNewEditions: 2_500, missingOldEditions: -700, missingForeignEditions: -400,
    missingUnnumberedEditions: 5_000, siblingForUnknownISBN: 600, comicsWithSeries: 2_500,
    othersWithSeries: 3_000, duplicateWorks: 400)
}

extension LatencyTable {
  /// Open Library: slower, with a longer tail.
  package static let openLibrary = LatencyTable(
    milliseconds: [
      (0, 180), (1_000, 340), (2_500, 480), (5_000, 720), (7_500, 1_200), (9_000, 2_300), (9_500, 3_600),
      (9_900, 8_000), (9_990, 18_000), (10_000, 45_000),
    ])
}
