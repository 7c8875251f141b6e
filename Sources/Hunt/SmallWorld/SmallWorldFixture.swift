// What all small worlds of a target share: made once, never changed, read by many threads.

import BooksTrackAPI
import LabWorld
import Providers
import Simulation
import Synthesis

/// A small catalog, the providers that answer for it, and the books that readers have.
struct SmallWorldFixture: Sendable {
  let catalog: Catalog
  /// The first of them is in every world.
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
