// The providers that answer for one catalog, and what is true of the records that they give out: a provider's
// id for a book leads back to the work of the catalog that the record was made from.

import BooksTrack
package import BooksTrackAPI
package import Providers
package import Synthesis

/// Providers with their look-alikes. Made once; worlds share it.
package struct ProviderList: Sendable {
  /// A provider with what answers for it.
  package struct Member: Sendable {
    package let provider: SimulatedProvider
    package let lookalike: any TruthfulLookalike

    package var name: String { provider.name }
  }

  /// In the order in which a backend prefers them.
  package let members: [Member]
  /// What none of them has.
  package let gaps: CommonGaps
  /// The books that they know.
  package let catalog: Catalog

  /// Indexes the catalog for every provider, side by side; some tenths of a second for the default size.
  package init(
    catalog: Catalog, providers: [SimulatedProvider] = SimulatedProvider.all, gaps: CommonGaps = .none
  ) {
    let members = WorkerThreads(count: WorkerThreads.available).run(providers.count) { place in
      Member(provider: providers[place], lookalike: providers[place].lookalike(catalog, gaps))
    }
    self.members = members.compactMap { $0 }
    self.gaps = gaps
    self.catalog = catalog
  }

  /// The provider of that name.
  package subscript(name: String) -> Member? { members.first { $0.name == name } }

  /// The true work that a provider's id stands for.
  package func work(for id: ExternalID) -> Int? { lookalike(id.provider)?.work(forExternalID: id.value) }

  /// Whose book is on a picture, with the provider that shows it; nil for a picture of none.
  package func work(onCover url: String) -> (provider: String, work: Int)? {
    for member in members {
      if let work = member.lookalike.work(onCover: url) { return (member.name, work) }
    }
    return nil
  }

  /// The place in a series that the provider's record itself names.
  package func seriesPlace(for id: ExternalID) -> CatalogMembership? {
    lookalike(id.provider)?.seriesPlace(forExternalID: id.value)
  }

  /// What the record of an edition states; nil if the id is none of an edition.
  package func statement(for id: ExternalID) -> EditionStatement? {
    lookalike(id.provider)?.statement(forExternalID: id.value)
  }

  /// The names that records have for a series of the catalog, whichever provider has them.
  package func names(ofSeries series: Int) -> [String] {
    members.flatMap { $0.lookalike.names(ofSeries: series) }
  }

  /// What misleads about series in the records that are attached to a work and are of that book.
  func misleadingStatements(of work: Work, isWork book: Int?) -> [MisleadingStatement] {
    guard let book else { return [] }
    return work.externalIDs.filter { self.work(for: $0) == book }.flatMap { id in
      lookalike(id.provider)?.misleadingStatements(forExternalID: id.value) ?? []
    }
  }

  /// What answers for the provider of that name; unlike the subscript, it copies none on the way.
  private func lookalike(_ name: String) -> (any TruthfulLookalike)? {
    members.indices.first { members[$0].provider.name == name }.map { members[$0].lookalike }
  }
}
