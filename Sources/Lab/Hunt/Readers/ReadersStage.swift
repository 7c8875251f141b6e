// What all small worlds of a target share: made once, never changed, read by many threads.

import Providers
import Simulation
import Synthesis

/// A small catalog, the provider that answers for it, and the books that readers have.
struct ReadersStage: Sendable {
  let catalog: Catalog
  let provider: GoogleBooksLookalike
  let pool: BookPool

  /// Takes some tenths of a second.
  init() {
    catalog = Catalog.make(seed: 1, size: 2_000)
    provider = GoogleBooksLookalike(catalog: catalog)
    pool = BookPool(catalog: catalog, provider: provider)
  }
}
