// What all cells of a run share: values that are made once and never change.

import Providers
import Synthesis

/// The catalog and the provider that answers for it.
struct CellStage: Sendable {
  let configuration: LoadConfiguration
  let catalog: Catalog
  let googleBooks: GoogleBooksLookalike

  init(_ configuration: LoadConfiguration) {
    self.configuration = configuration
    catalog = Catalog.make(seed: configuration.seed, size: configuration.catalogSize)
    googleBooks = GoogleBooksLookalike(catalog: catalog)
  }
}
