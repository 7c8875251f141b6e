// The providers for one catalog, and the truth about their records: a provider's id leads back to the work of
// the catalog from which the record was made.

package import BooksTrack
package import BooksTrackAPI
package import Providers
package import Synthesis

/// Providers with their look-alikes. Created once and shared by worlds.
package struct ProviderList: Sendable {
  /// A provider with its look-alike.
  package struct Member: Sendable {
    package let provider: SimulatedProvider
    package let lookalike: any TruthfulLookalike

    package var name: String { provider.name }
  }

  /// In the backend's order of preference.
  package let members: [Member]
  /// The works that no provider has.
  package let gaps: CommonGaps
  /// The catalog of all their books.
  package let catalog: Catalog

  /// Indexes the catalog for all providers in parallel; takes some tenths of a second for the default size.
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

  /// Returns the provider with a name, or nil if there is none.
  package subscript(name: String) -> Member? { members.first { $0.name == name } }

  /// Returns the true work to which a provider's id belongs.
  package func work(for id: ExternalID) -> Int? { lookalike(id.provider)?.work(forExternalID: id.value) }

  /// Returns the book on a cover and the provider that has the cover; nil for other pictures.
  package func work(onCover url: String) -> (provider: String, work: Int)? {
    for member in members {
      if let work = member.lookalike.work(onCover: url) { return (member.name, work) }
    }
    return nil
  }

  /// Returns the place in a series that the provider's record states.
  package func seriesPlace(for id: ExternalID) -> CatalogMembership? {
    lookalike(id.provider)?.seriesPlace(forExternalID: id.value)
  }

  /// Returns the statement of an edition's record; nil if the id does not belong to an edition.
  package func statement(for id: ExternalID) -> EditionStatement? {
    lookalike(id.provider)?.statement(forExternalID: id.value)
  }

  /// Returns the names of a series of the catalog in the records of all providers.
  package func names(ofSeries series: Int) -> [String] {
    members.flatMap { $0.lookalike.names(ofSeries: series) }
  }

  /// Returns the book that the record shows from which editions were filled: that of a cover, or a given one
  /// if a title is that of a record of it; nil if neither tells.
  package func book(of editions: [Edition], isWork book: Int?) -> Int? {
    let covers = editions.compactMap(\.facts.coverURL)
    for cover in covers {
      if let shown = members.lazy.compactMap({ $0.lookalike.work(onCover: cover) }).first { return shown }
    }
    guard let book else { return nil }
    let titles = Set(editions.compactMap { $0.facts.title?.lowercased() })
    let isTitled = members.contains { member in
      member.lookalike.titles(ofWork: book).contains { titles.contains($0.lowercased()) }
    }
    return isTitled ? book : nil
  }

  /// Returns the misleading statements about series in the attached records that are of the true book.
  func misleadingStatements(of work: Work, isWork book: Int?) -> [MisleadingStatement] {
    guard let book else { return [] }
    return work.externalIDs.filter { self.work(for: $0) == book }.flatMap { id in
      lookalike(id.provider)?.misleadingStatements(forExternalID: id.value) ?? []
    }
  }

  /// Returns the look-alike of a provider; unlike the subscript, it does not copy the member.
  private func lookalike(_ name: String) -> (any TruthfulLookalike)? {
    members.indices.first { members[$0].provider.name == name }.map { members[$0].lookalike }
  }
}
