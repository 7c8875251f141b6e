// Which works and editions a provider has, ranked by popularity.
//
// Gaps are properties of books: a work is unknown at every request or at none. Popular works are nearly
// always known. Of a known work some editions are missing, so that a book's ISBN finds nothing although its
// title does.

import BooksTrackAPI
import Synthesis

/// The volumes that a provider has; a volume is known by its rank, 0 for the most popular one. Never changes,
/// and is shared by everything that answers for the provider.
final class ProviderHoldings: Sendable {
  let catalog: Catalog
  let coverage: ProviderCoverage
  let draw: StableDraw
  /// Catalog editions, those of the most popular works first, those of one work together.
  let volumes: [Int32]
  /// The place of each catalog edition in `volumes`, or -1.
  private let ranks: [Int32]
  /// Which other book's record is under a number.
  let misfilings: Misfilings
  /// Volumes of the most popular tenth of all works have ranks below this.
  private let popularVolumes: Int

  init(
    catalog: Catalog, coverage: ProviderCoverage, gaps: CommonGaps = .none, draw: StableDraw
  ) {
    self.catalog = catalog
    self.coverage = coverage
    self.draw = draw
    let order = catalog.worksByPopularity
    // Books that were made from others stand behind all and count for nothing here.
    let count = order.count - catalog.relatedBooks.count
    var volumes: [Int32] = []
    volumes.reserveCapacity(catalog.editions.count)
    var popularVolumes = 0
    for (rank, work) in order.enumerated() {
      let isPopular = rank < count / 10
      let unknown =
        isPopular
        ? coverage.unknownPopularWorks
        : rank < count * 2 / 3 ? coverage.unknownWorks : coverage.unknownObscureWorks
      if gaps.contains(work) || draw.roll(.work, work, below: 10_000) < unknown { continue }
      let editions = catalog.works[work].editions
      let first = volumes.count
      for edition in editions
      where draw.roll(.edition, edition, below: 10_000) >= coverage.missing(catalog.editions[edition]) {
        volumes.append(Int32(edition))
      }
      if volumes.count == first, coverage.hasWorks { volumes.append(Int32(editions.lowerBound)) }
      if isPopular { popularVolumes = volumes.count }
    }
    var ranks = [Int32](repeating: -1, count: catalog.editions.count)
    for (rank, edition) in volumes.enumerated() { ranks[Int(edition)] = Int32(rank) }
    self.volumes = volumes
    self.ranks = ranks
    self.popularVolumes = popularVolumes
    misfilings = Misfilings(catalog, volumes: volumes, ranks: ranks, draw)
  }

  // MARK: Places

  /// The place of an edition among the volumes, or nil if the provider lacks it.
  func rank(of edition: Int) -> Int? {
    ranks[edition] >= 0 ? Int(ranks[edition]) : nil
  }

  /// Whether any edition of a work is there.
  func knows(work: Int) -> Bool { firstRank(ofWork: work) != nil }

  /// The most common edition of a work that is there.
  func firstRank(ofWork work: Int) -> Int? {
    catalog.works[work].editions.first { rank(of: $0) != nil }.flatMap { rank(of: $0) }
  }

  /// The catalog edition of a volume, as an index.
  func edition(_ rank: Int) -> Int { Int(volumes[rank]) }

  /// The catalog work of a volume, as an index.
  func work(_ rank: Int) -> Int { catalog.editions[edition(rank)].work }

  /// Whether a volume is of a work of the most popular tenth.
  func isPopular(_ rank: Int) -> Bool { rank < popularVolumes }

  /// The work that a reader means by a volume, as an index.
  func original(_ rank: Int) -> Int { catalog.original(ofWork: work(rank)) }

  /// The volumes whose records are sent under numbers of a work and are of another one.
  func misfiled(underWork work: Int) -> [Int] {
    catalog.works[work].editions.compactMap { rank(of: $0) }.map { misfilings[$0] }
      .filter { original($0) != work }
  }

  // MARK: Neighbours

  /// Other volumes of the work of that volume, as ranks.
  func siblings(of rank: Int) -> [Int] {
    let edition = edition(rank)
    return catalog.works[catalog.editions[edition].work].editions.compactMap {
      $0 == edition ? nil : self.rank(of: $0)
    }
  }

  /// A fixed other volume for a number, among the more popular ones.
  func neighbour(of number: Int) -> Int {
    draw.roll(.neighbourChoice, number, below: max(1, volumes.count / 4))
  }

  /// A volume of another work that can pass for that one, fixed by a number; itself if there is no other
  /// work.
  func impostor(for rank: Int, number: Int) -> Int {
    for turn in 0..<8 {
      let other = neighbour(of: number &+ rank &+ turn)
      if work(other) != work(rank) { return other }
    }
    return rank
  }

  // MARK: Numbers

  /// What a look-up by number finds: the volume, mostly; for a number that the provider lacks sometimes a
  /// volume beside it.
  func volumes(isbn: ISBN) -> [Int] {
    let edition = catalog.edition(isbn: isbn)
    if let edition, let rank = rank(of: edition) { return [rank] }
    guard !volumes.isEmpty else { return [] }
    let number = Self.topic(of: isbn)
    if let edition, isAdopted(isbn), let rank = firstRank(ofWork: catalog.editions[edition].work) {
      return [rank]
    }
    if draw.roll(.neighbour, number, below: 10_000) < coverage.neighbourForUnknownISBN {
      return [neighbour(of: number)]
    }
    return []
  }

  /// Numbers of missing editions that the record of this volume carries beside its own.
  func adoptedNumbers(of rank: Int) -> [ISBN] {
    guard coverage.siblingForUnknownISBN > 0, firstRank(ofWork: work(rank)) == rank else { return [] }
    return catalog.works[work(rank)].editions.compactMap { edition in
      guard self.rank(of: edition) == nil, let isbn = catalog.editions[edition].isbn else { return nil }
      return isAdopted(isbn) ? isbn : nil
    }
  }

  /// Whether a missing edition's number leads to another edition.
  private func isAdopted(_ isbn: ISBN) -> Bool {
    draw.roll(.sibling, Self.topic(of: isbn), below: 10_000) < coverage.siblingForUnknownISBN
  }

  private static func topic(of isbn: ISBN) -> Int { Int(isbn.number % 1_000_000_000_000) }
}

extension ProviderHoldings {
  /// Whether a look-up by number finds a record of a work, be it that of another edition.
  func sends(work: Int, under isbn: ISBN) -> Bool {
    volumes(isbn: isbn).contains { original(misfilings[$0]) == work }
  }

  /// The volumes of a work whose records are sent at all, as ranks: of some another book's record takes the
  /// place.
  func sentVolumes(ofWork work: Int) -> [Int] {
    let illustrated = catalog.relatedBooks.map(\.work).filter {
      $0 != work && catalog.original(ofWork: $0) == work
    }
    return ([work] + illustrated).flatMap { catalog.works[$0].editions.compactMap(rank) }
      .filter { volume in misfilings.numbered(asRecord: volume).contains { misfilings[$0] == volume } }
  }
}
