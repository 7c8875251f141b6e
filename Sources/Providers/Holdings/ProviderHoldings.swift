// The works and editions that a provider has, ranked by popularity.
//
// Gaps are properties of books: a work is unknown at every request or at none. Popular works are nearly
// always known. Some editions of known works are missing, so that an ISBN may find nothing although the title
// does.

import BooksTrackAPI
import Synthesis

/// The volumes that a provider has. A volume is identified by its rank; 0 is the most popular. Immutable, and
/// shared by everything that answers for the provider.
final class ProviderHoldings: Sendable {
  let catalog: Catalog
  let coverage: ProviderCoverage
  let draw: StableDraw
  /// The catalog editions by rank: sorted by the popularity of the work, with the editions of a work
  /// adjacent.
  let volumes: [Int32]
  /// The rank of each catalog edition, or -1.
  private let ranks: [Int32]
  /// The numbers that lead to the records of other books.
  let misfilings: Misfilings
  /// The number of volumes of the most popular tenth of works; their ranks are lower.
  private let popularVolumes: Int

  init(
    catalog: Catalog, coverage: ProviderCoverage, gaps: CommonGaps = .none, draw: StableDraw
  ) {
    self.catalog = catalog
    self.coverage = coverage
    self.draw = draw
    let order = catalog.worksByPopularity
    // Related books are last in the order and are not counted here.
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

  // MARK: Ranks

  /// The rank of an edition, or nil if the provider lacks it.
  func rank(of edition: Int) -> Int? {
    ranks[edition] >= 0 ? Int(ranks[edition]) : nil
  }

  /// Returns true if the provider has any edition of a work.
  func knows(work: Int) -> Bool { firstRank(ofWork: work) != nil }

  /// The rank of the first edition of a work that the provider has.
  func firstRank(ofWork work: Int) -> Int? {
    catalog.works[work].editions.first { rank(of: $0) != nil }.flatMap { rank(of: $0) }
  }

  /// The catalog index of the edition of a volume.
  func edition(_ rank: Int) -> Int { Int(volumes[rank]) }

  /// The catalog index of the work of a volume.
  func work(_ rank: Int) -> Int { catalog.editions[edition(rank)].work }

  /// Returns true if a volume belongs to a work of the most popular tenth.
  func isPopular(_ rank: Int) -> Bool { rank < popularVolumes }

  /// The catalog index of the original work of a volume, which differs from `work` for related books.
  func original(_ rank: Int) -> Int { catalog.original(ofWork: work(rank)) }

  /// The volumes of other works whose records are sent for numbers of a work.
  func misfiled(underWork work: Int) -> [Int] {
    catalog.works[work].editions.compactMap { rank(of: $0) }.map { misfilings[$0] }
      .filter { original($0) != work }
  }

  // MARK: Neighbours

  /// The ranks of the other volumes of the same work.
  func siblings(of rank: Int) -> [Int] {
    let edition = edition(rank)
    return catalog.works[catalog.editions[edition].work].editions.compactMap {
      $0 == edition ? nil : self.rank(of: $0)
    }
  }

  /// A volume among the most popular quarter, determined by a number.
  func neighbour(of number: Int) -> Int {
    draw.roll(.neighbourChoice, number, below: max(1, volumes.count / 4))
  }

  /// A volume of another work, determined by a number, to be sent instead of `rank`; `rank` itself if none is
  /// found.
  func impostor(for rank: Int, number: Int) -> Int {
    for turn in 0..<8 {
      let other = neighbour(of: number &+ rank &+ turn)
      if work(other) != work(rank) { return other }
    }
    return rank
  }

  // MARK: Numbers

  /// Returns the volumes for an ISBN: usually the volume itself; for an unknown ISBN sometimes another one.
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

  /// The ISBNs of missing editions that the record of a volume also contains.
  func adoptedNumbers(of rank: Int) -> [ISBN] {
    guard coverage.siblingForUnknownISBN > 0, firstRank(ofWork: work(rank)) == rank else { return [] }
    return catalog.works[work(rank)].editions.compactMap { edition in
      guard self.rank(of: edition) == nil, let isbn = catalog.editions[edition].isbn else { return nil }
      return isAdopted(isbn) ? isbn : nil
    }
  }

  /// Returns true if the ISBN of a missing edition leads to another edition.
  private func isAdopted(_ isbn: ISBN) -> Bool {
    draw.roll(.sibling, Self.topic(of: isbn), below: 10_000) < coverage.siblingForUnknownISBN
  }

  private static func topic(of isbn: ISBN) -> Int { Int(isbn.number % 1_000_000_000_000) }
}

extension ProviderHoldings {
  /// Returns true if a look-up of an ISBN finds a record of a work, of whatever edition.
  func sends(work: Int, under isbn: ISBN) -> Bool {
    volumes(isbn: isbn).contains { original(misfilings[$0]) == work }
  }

  /// The ranks of the volumes of a work whose records are sent at all, that is, are not replaced by records
  /// of other books.
  func sentVolumes(ofWork work: Int) -> [Int] {
    let illustrated = catalog.relatedBooks.map(\.work).filter {
      $0 != work && catalog.original(ofWork: $0) == work
    }
    return ([work] + illustrated).flatMap { catalog.works[$0].editions.compactMap(rank) }
      .filter { volume in misfilings.numbered(asRecord: volume).contains { misfilings[$0] == volume } }
  }
}
