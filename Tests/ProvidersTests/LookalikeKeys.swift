// From the catalog to what a look-alike calls it. A look-alike itself is only asked the other way.

import Synthesis

@testable import Providers

extension GoogleBooksLookalike {
  /// The identifier of a catalog edition; nil if the provider lacks it.
  func volumeID(forEdition edition: Int) -> String? {
    shelf.rank(of: edition).map { _ in json.volumeIDs.text(edition) }
  }
}

extension OpenLibraryLookalike {
  /// The keys under which a catalog work is known: none, one, or two if it was entered twice.
  func workKeys(forWork work: Int) -> [String] {
    works.records(ofWork: work).map { json.keys.works.text(works.keyNumber(of: $0)) }
  }

  /// The key of a catalog edition; nil if the provider lacks it.
  func editionKey(forEdition edition: Int) -> String? {
    shelf.rank(of: edition).map { _ in json.keys.editions.text(edition) }
  }

  /// The key of a catalog series; nil if no record names it.
  func seriesKey(forSeries series: Int) -> String? {
    json.records(ofSeries: series).isEmpty ? nil : json.keys.series.text(series)
  }

  /// What a work record says about series.
  func statements(forWorkKey key: String) -> [SeriesStatement] {
    record(forWorkKey: key).map { json.seriesRecords.statements(of: $0) } ?? []
  }

  /// The catalog's series that a work record means, with or without a place.
  func seriesPlaces(forWorkKey key: String) -> [CatalogMembership] {
    statements(forWorkKey: key).compactMap(\.meant)
  }
}
