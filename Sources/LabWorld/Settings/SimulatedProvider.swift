// A provider of a run as one value: its registration at the backend, and its look-alike. Adding a provider
// means adding a value here; nothing else in the lab names it.

package import BooksTrackBackend
package import Providers
package import Synthesis

/// A provider and its look-alike.
package struct SimulatedProvider: NamedValue {
  /// The registration at the backend: name, normalizer, quota, fallback level, and preferred fields.
  package let registration: ProviderRegistration
  /// The latency on a usual day.
  package let latency: LatencyTable
  /// Creates the look-alike for a catalog, with the gaps that it shares with all others; takes some tenths of
  /// a second for a catalog of the default size.
  package let lookalike: @Sendable (Catalog, CommonGaps) -> any TruthfulLookalike

  /// Creates a provider.
  package init(
    _ registration: ProviderRegistration, latency: LatencyTable,
    lookalike: @escaping @Sendable (Catalog, CommonGaps) -> any TruthfulLookalike
  ) {
    self.registration = registration
    self.latency = latency
    self.lookalike = lookalike
  }

  /// The name in the contract.
  package var name: String { registration.name }

  package static func == (left: SimulatedProvider, right: SimulatedProvider) -> Bool {
    left.name == right.name
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension SimulatedProvider {
  /// Google Books.
  package static let googleBooks = SimulatedProvider(.googleBooks, latency: .googleBooks) {
    GoogleBooksLookalike(catalog: $0, coverage: .googleBooks, gaps: $1)
  }

  /// Open Library.
  package static let openLibrary = SimulatedProvider(.openLibrary, latency: .openLibrary) {
    OpenLibraryLookalike(catalog: $0, coverage: .openLibrary, gaps: $1)
  }

  /// ISBNdb.
  package static let isbndb = SimulatedProvider(.isbndb, latency: .isbndb) {
    ISBNdbLookalike(catalog: $0, coverage: .isbndb, gaps: $1)
  }

  /// All providers, in the backend's order of preference.
  package static let all = [googleBooks, openLibrary, isbndb]
}
