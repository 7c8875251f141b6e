// What all small worlds of a target share: made once, never changed, read by many threads.

import BooksTrackAPI
import Providers
import Simulation
import Synthesis

/// A small catalog, the providers that answer for it, and the books that readers have.
struct ReadersStage: Sendable {
  let catalog: Catalog
  /// The first of them is in every world.
  let roster: ProviderRoster
  let pool: BookPool

  /// Takes some tenths of a second.
  init() {
    catalog = Catalog.make(seed: 1, size: 2_000)
    roster = ProviderRoster(catalog: catalog)
    pool = BookPool(catalog: catalog) { [first = roster.members.first] in
      first?.lookalike.knows(work: $0) ?? false
    }
  }
}
