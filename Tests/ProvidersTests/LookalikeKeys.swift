// Maps catalog records to a look-alike's identifiers; a look-alike itself only maps back.

import Synthesis

@testable import Providers

extension GoogleBooksLookalike {
  /// Returns the identifier of a catalog edition; nil if the provider lacks it.
  func volumeID(forEdition edition: Int) -> String? {
    shelf.rank(of: edition).map { _ in json.volumeIDs.text(edition) }
  }
}

extension OpenLibraryLookalike {
  /// Returns the keys of a catalog work: none, one, or two if it is duplicated.
  func workKeys(forWork work: Int) -> [String] {
    works.records(ofWork: work).map { json.keys.works.text(works.keyNumber(of: $0)) }
  }

  /// Returns the key of a catalog edition; nil if the provider lacks it.
  func editionKey(forEdition edition: Int) -> String? {
    shelf.rank(of: edition).map { _ in json.keys.editions.text(edition) }
  }

  /// Returns the key of a catalog series; nil if no record names it.
  func seriesKey(forSeries series: Int) -> String? {
    json.records(ofSeries: series).isEmpty ? nil : json.keys.series.text(series)
  }

  /// Returns a work record's statements about series.
  func statements(forWorkKey key: String) -> [SeriesStatement] {
    record(forWorkKey: key).map { json.seriesRecords.statements(of: $0) } ?? []
  }

  /// Returns the catalog series to which a work record refers, with or without a position.
  func seriesPlaces(forWorkKey key: String) -> [CatalogMembership] {
    statements(forWorkKey: key).compactMap(\.meant)
  }
}
