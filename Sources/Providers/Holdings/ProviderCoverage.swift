// How much a provider knows, as rates in ten-thousandths.
//
// Every rate is an assumption: gaps of a plausible size, chosen for the lab and not measured at any real
// service. What is assumed of each service stands in its folder. No rate is chosen for what comes out of it.
//
// Providers draw these independently, so one may have what another lacks. All lack obscure books more often
// than popular ones. What none of them has is in `CommonGaps`.

import Synthesis

/// The gaps of a provider.
package struct ProviderCoverage: Sendable, Hashable {
  /// Works it does not know: among the most popular tenth, among the least popular third, and among the
  /// others.
  package var unknownPopularWorks = 0
  package var unknownObscureWorks = 0
  package var unknownWorks = 0
  /// Editions that it lacks although it knows the work.
  package var missingEditions = 0
  /// Added to that for an edition since 2021, before 1990, in another language than English, without an ISBN.
  package var missingNewEditions = 0
  package var missingOldEditions = 0
  package var missingForeignEditions = 0
  package var missingUnnumberedEditions = 0
  /// A work that is known is known through some edition, if need be through one that would be missing.
  package var hasWorks = true
  /// Unknown numbers for which it answers with another edition of the work, if it has one …
  package var siblingForUnknownISBN = 0
  /// … or with some other book.
  package var neighbourForUnknownISBN = 0
  /// Comics whose records name a series, and other volumes whose records do.
  package var comicsWithSeries = 8_500
  package var othersWithSeries = 60
  /// Works of the most popular tenth that have a second record, with one edition that strayed there.
  package var duplicateWorks = 0

  /// Knows every edition and never answers with another book.
  package static let complete = ProviderCoverage()

  /// The rate at which an edition is missing.
  func missing(_ edition: CatalogEdition) -> Int {
    var rate = missingEditions
    if edition.year >= 2_021 { rate += missingNewEditions }
    if edition.year < 1_990 { rate += missingOldEditions }
    if edition.language != "en" { rate += missingForeignEditions }
    if edition.isbn == nil { rate += missingUnnumberedEditions }
    return rate
  }
}
