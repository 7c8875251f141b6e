// From the catalog to what the look-alike of Google Books calls it.

@testable import Providers

extension GoogleBooksLookalike {
  /// The identifier of a catalog edition; nil if the provider lacks it.
  func volumeID(forEdition edition: Int) -> String? {
    shelf.rank(of: edition).map { _ in json.volumeIDs.text(edition) }
  }
}
