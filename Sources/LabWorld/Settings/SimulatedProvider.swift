// A provider of a run as one value: what the backend knows of it, and what stands in for the real one. A new
// provider is one more of these values; nothing else in the lab names it.

package import BooksTrackBackend
package import Providers
package import Synthesis

/// A provider and its look-alike.
package struct SimulatedProvider: NamedValue {
  /// What the backend knows of it: name, normalizer, quota, stage, and what it is good at.
  package let registration: ProviderRegistration
  /// How long it takes on a usual day.
  package let latency: LatencyTable
  /// Makes what answers for it, with its gaps and those that it shares with all others, for a catalog; some
  /// tenths of a second for the default size.
  package let lookalike: @Sendable (Catalog, CommonGaps) -> any TruthfulLookalike

  /// Makes a provider.
  package init(
    _ registration: ProviderRegistration, latency: LatencyTable,
    lookalike: @escaping @Sendable (Catalog, CommonGaps) -> any TruthfulLookalike
  ) {
    self.registration = registration
    self.latency = latency
    self.lookalike = lookalike
  }

  /// How the contract names it.
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

  /// Every provider, in the order in which a backend prefers them.
  package static let all = [googleBooks, openLibrary, isbndb]
}
