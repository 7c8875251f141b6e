// The data that all small worlds share: made once, immutable, read by many threads.

import BooksTrackAPI
import LabWorld
import Providers
import Simulation
import Synthesis

/// A small catalog, its providers, and the books of readers.
struct SmallWorldFixture: Sendable {
  let catalog: Catalog
  /// The providers; the first one is in every world.
  let providerList: ProviderList
  let pool: BookShelf

  /// Takes some tenths of a second.
  init() {
    catalog = Catalog.make(seed: 1, size: 2_000)
    providerList = ProviderList(catalog: catalog)
    pool = BookShelf(catalog: catalog) { [first = providerList.members.first] in
      first?.lookalike.knows(work: $0) ?? false
    }
  }
}
