// Which providers there are in a run, and what is true of the records that they give out: a provider's id for a book
// leads back to the work of the catalog that the record was made from.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import Providers
import Synthesis

/// The look-alikes that answer for one catalog. Made once; worlds share it.
package struct ProviderRoster: Sendable {
  /// Every provider by the contract's name, in the order in which a backend prefers them.
  package static let names = [ProviderName.googleBooks, ProviderName.openLibrary, ProviderName.isbndb]

  private let googleBooks: GoogleBooksLookalike
  private let openLibrary: OpenLibraryLookalike
  private let isbndb: ISBNdbLookalike

  /// Indexes the catalog for every provider; about a second for the default size.
  init(catalog: Catalog) {
    googleBooks = GoogleBooksLookalike(catalog: catalog)
    openLibrary = OpenLibraryLookalike(catalog: catalog)
    isbndb = ISBNdbLookalike(catalog: catalog)
  }

  /// The look-alike of that name.
  func lookalike(_ name: String) -> (any TruthfulLookalike)? {
    switch name {
    case ProviderName.googleBooks: googleBooks
    case ProviderName.openLibrary: openLibrary
    case ProviderName.isbndb: isbndb
    default: nil
    }
  }

  /// How the backend asks the provider of that name and reads its answers.
  static func normalizer(_ name: String) -> (any MetadataProvider)? {
    switch name {
    case ProviderName.googleBooks: GoogleBooksProvider()
    case ProviderName.openLibrary: OpenLibraryProvider()
    case ProviderName.isbndb: ISBNdbProvider()
    default: nil
    }
  }

  /// When the backend asks the provider of that name: the calls of some are few and dear, so these are asked for what
  /// the others do not know.
  static func stage(_ name: String) -> Int { name == ProviderName.isbndb ? 1 : 0 }

  /// How long the provider of that name takes on a usual day.
  static func latency(_ name: String) -> LatencyTable {
    switch name {
    case ProviderName.openLibrary: .openLibrary
    case ProviderName.isbndb: .isbndb
    default: .googleBooks
    }
  }

  /// The true work that a provider's id stands for.
  func work(for id: ExternalID) -> Int? { lookalike(id.provider)?.work(forExternalID: id.value) }

  /// The place in a series that the provider's record itself names.
  func seriesPlace(for id: ExternalID) -> CatalogMembership? {
    lookalike(id.provider)?.seriesPlace(forExternalID: id.value)
  }
}
