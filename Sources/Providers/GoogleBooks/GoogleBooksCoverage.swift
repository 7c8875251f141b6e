// Which works and editions Google Books knows, how common gaps are, and how it numbers what it knows.
//
// Gaps are properties of books: a work is unknown at every request or at none. Popular works are nearly always
// known. Of a known work some editions are missing, so that a book's ISBN finds nothing although its title does.

import BooksTrackAPI
import Synthesis

/// How much a provider knows, in ten-thousandths.
package struct ProviderCoverage: Sendable, Hashable {
  /// Works it does not know: among the most popular tenth, and among the others.
  package var unknownPopularWorks = 100
  package var unknownWorks = 590
  /// Editions that it lacks although it knows the work.
  package var missingEditions = 1_000
  /// Unknown numbers for which it answers with another edition of the work, if it has one …
  package var siblingForUnknownISBN = 1_500
  /// … or with some other book.
  package var neighbourForUnknownISBN = 300
  /// Comics whose records name a series, and other volumes whose records do.
  package var comicsWithSeries = 8_500
  package var othersWithSeries = 60

  /// Assumed: gaps of a plausible size, chosen for the lab and not measured at the real service.
  package static let typical = ProviderCoverage()

  /// Knows everything and never answers beside the point.
  package static let complete = ProviderCoverage(
    unknownPopularWorks: 0, unknownWorks: 0, missingEditions: 0, siblingForUnknownISBN: 0,
    neighbourForUnknownISBN: 0)
}

/// The volumes that the provider has, ranked by popularity.
struct GoogleBooksShelf: Sendable {
  let catalog: Catalog
  let coverage: ProviderCoverage
  let dice: StableDice
  /// Catalog editions, those of the most popular works first.
  let volumes: [Int32]
  /// The place of each catalog edition in `volumes`, or -1.
  private let ranks: [Int32]

  init(catalog: Catalog, coverage: ProviderCoverage, dice: StableDice) {
    self.catalog = catalog
    self.coverage = coverage
    self.dice = dice
    let order = catalog.works.indices.map { (weight: catalog.works[$0].weight, work: $0) }
      .sorted { ($1.weight, $0.work) < ($0.weight, $1.work) }
    var volumes: [Int32] = []
    volumes.reserveCapacity(catalog.editions.count)
    for (rank, item) in order.enumerated() {
      let isPopular = rank < order.count / 10
      let unknown = isPopular ? coverage.unknownPopularWorks : coverage.unknownWorks
      if dice.roll(.work, item.work, below: 10_000) < unknown { continue }
      let editions = catalog.works[item.work].editions
      let present = editions.filter { dice.roll(.edition, $0, below: 10_000) >= coverage.missingEditions }
      // A work that is known is known through some edition.
      volumes.append(contentsOf: (present.isEmpty ? [editions.lowerBound] : present).map { Int32($0) })
    }
    var ranks = [Int32](repeating: -1, count: catalog.editions.count)
    for (rank, edition) in volumes.enumerated() { ranks[Int(edition)] = Int32(rank) }
    self.volumes = volumes
    self.ranks = ranks
  }

  /// The place of an edition among the volumes, or nothing if the provider lacks it.
  func rank(of edition: Int) -> Int? {
    ranks[edition] >= 0 ? Int(ranks[edition]) : nil
  }

  /// Other volumes of the work of that volume, as ranks.
  func siblings(of rank: Int) -> [Int] {
    let edition = Int(volumes[rank])
    return catalog.works[catalog.editions[edition].work].editions.compactMap {
      $0 == edition ? nil : self.rank(of: $0)
    }
  }

  /// What `q=isbn:` finds: the volume, mostly; for a number that the provider lacks sometimes a volume beside it.
  func volumes(isbn: ISBN) -> [Int] {
    let edition = catalog.edition(isbn: isbn)
    if let edition, let rank = rank(of: edition) { return [rank] }
    guard !volumes.isEmpty else { return [] }
    let number = Int(isbn.number % 1_000_000_000_000)
    if let edition, dice.roll(.sibling, number, below: 10_000) < coverage.siblingForUnknownISBN {
      let work = catalog.works[catalog.editions[edition].work]
      if let rank = work.editions.lazy.compactMap({ rank(of: $0) }).first { return [rank] }
    }
    if dice.roll(.neighbour, number, below: 10_000) < coverage.neighbourForUnknownISBN {
      return [neighbour(of: number)]
    }
    return []
  }

  /// A fixed other volume for a number, among the more popular ones.
  func neighbour(of number: Int) -> Int {
    dice.roll(.neighbourChoice, number, below: max(1, volumes.count / 4))
  }
}
