// The coverage of a provider, as rates per ten thousand.
//
// All rates are assumptions: plausible for the lab and not measured at any real service. Those of each
// service are in its folder. No rate was tuned for a desired result.
//
// Gaps are drawn independently for each provider, so one may have what another lacks. All providers lack
// obscure books more often than popular ones. Works that no provider has are in `CommonGaps`.

import Synthesis

/// The gaps of a provider.
package struct ProviderCoverage: Sendable, Hashable {
  /// Unknown works: among the most popular tenth, among the least popular third, and among the others.
  package var unknownPopularWorks = 0
  package var unknownObscureWorks = 0
  package var unknownWorks = 0
  /// Missing editions of known works.
  package var missingEditions = 0
  /// Additional rates for editions since 2021, before 1990, in other languages than English, and without an
  /// ISBN.
  package var missingNewEditions = 0
  package var missingOldEditions = 0
  package var missingForeignEditions = 0
  package var missingUnnumberedEditions = 0
  /// True if every known work has at least one edition, even if all of them would be missing.
  package var hasWorks = true
  /// The rate of unknown numbers that are answered with another edition of the work, if there is one.
  package var siblingForUnknownISBN = 0
  /// The rate of unknown numbers that are answered with an unrelated book.
  package var neighbourForUnknownISBN = 0
  /// The rates of comics and of other volumes whose records name a series.
  package var comicsWithSeries = 8_500
  package var othersWithSeries = 60
  /// Works of the most popular tenth with a second record, which has one of the editions.
  package var duplicateWorks = 0

  /// Every edition is known, and no number leads to another book.
  package static let complete = ProviderCoverage()

  /// Returns the rate at which an edition is missing.
  func missing(_ edition: CatalogEdition) -> Int {
    var rate = missingEditions
    if edition.year >= 2_021 { rate += missingNewEditions }
    if edition.year < 1_990 { rate += missingOldEditions }
    if edition.language != "en" { rate += missingForeignEditions }
    if edition.isbn == nil { rate += missingUnnumberedEditions }
    return rate
  }
}
