// The works that no provider has. They come in clumps: all books of a self-published author, the volumes of
// one manga, the books of a small foreign press, a field's textbooks.
//
// The share of such books limits what any look-up can find. It is a setting of a run, `coverage`. Which works
// they are follows from the table below and the catalog's seed. All figures of the table are assumptions: no
// count of what the three services lack together is public. The coverage of single services was measured:
//
//   - Google Books had 85.2 % of 1,000 numbers drawn from the records of a national library, 81.5 under that
//     very number and 33 of the others under another edition's (code4lib, 2008);
//   - Google Books had 88.8 % of the 1,120 books of one reader, asked by author and title (LazyLibrarian,
//     issue 145, 2015);
//   - Open Library had 94 % of the numbers of books that a forum of programmers talks about (skeptric.com,
//     2022).
//
// Three services together have at least as much as one, so some provider knows 89 to 94 % of readers' books,
// or more. The default of 92 lies in that range, but its exact value is an assumption. ENR-12 requires 90 %
// of all books; so the share that any provider has is reported beside it, and ENR-12.known judges the stack
// on these books alone.

package import Synthesis

/// The works of a catalog that no provider has. Immutable and shared by the providers.
package struct CommonGaps: Sendable {
  /// The reason why no provider has a work.
  package enum Clump: String, Sendable, CaseIterable {
    case selfPublished = "self-published"
    case old
    case smallLanguage = "small language"
    case comic
    case textbook
    /// No reason shared with other works.
    case single
  }

  /// The factor by which works of a clump are likelier to be missing than single works.
  static func risk(of clump: Clump) -> Int {
    switch clump {
    case .selfPublished: 12
    case .comic, .smallLanguage, .textbook: 6
    case .old: 4
    case .single: 1
    }
  }

  /// The factor by which popular and real works are less likely to be missing.
  private static let renown = 40

  /// No gaps.
  package static let none = CommonGaps()

  private let clumps: Clumps?
  /// For each work, true if it is missing; empty if there are no gaps.
  private let missing: [Bool]

  private init() {
    clumps = nil
    missing = []
  }

  /// Draws gaps so that the providers can cover a given share of readers' books.
  ///
  /// Works that are missing at one coverage are also missing at every smaller one.
  ///
  /// - Parameter coverage: Percent of readers' books, weighted by popularity. Readers with popular taste miss
  ///   somewhat fewer; reports state the actual share.
  package init(_ catalog: Catalog, coverage: Int) {
    guard coverage < 100 else {
      self = .none
      return
    }
    let clumps = Clumps(catalog)
    let popular = Set(catalog.worksByPopularity.prefix(catalog.works.count / 10))
    let order = catalog.works.indices.map { work -> (score: Int, work: Int) in
      let (clump, group) = clumps.clump(of: work)
      // The clump determines two thirds of the score, the work one third.
      let chance =
        2 * clumps.draw.roll(.commonGroup, group, below: 1 << 30)
        + clumps.draw.roll(.commonWork, work, below: 1 << 30)
      let isKnown = catalog.works[work].isReal || popular.contains(work)
      return (chance * (isKnown ? Self.renown : 1) / Self.risk(of: clump), work)
    }.sorted { $0 < $1 }
    let pivot = Self.pivot(of: catalog)
    let shares = catalog.works.map { Self.ownership($0.weight, pivot: pivot) }
    let wanted = shares.reduce(0, +) * (100 - coverage) / 100
    var missing = [Bool](repeating: false, count: catalog.works.count)
    var sum = 0
    for (_, work) in order {
      guard sum + shares[work] <= wanted else { break }
      sum += shares[work]
      missing[work] = true
    }
    self.clumps = clumps
    self.missing = missing
  }

  /// Returns true if no provider has a work.
  package func contains(_ work: Int) -> Bool { missing.indices.contains(work) && missing[work] }

  /// The reason why no provider has a work; nil if some provider may have it.
  package func clump(of work: Int) -> Clump? {
    contains(work) ? clumps?.clump(of: work).clump : nil
  }

  // MARK: Shares

  /// The number of libraries with a work, per 100,000: nearly every library has the most popular works, once
  /// each.
  private static func ownership(_ weight: Int, pivot: Int) -> Int { weight * 100_000 / (weight + pivot) }

  /// The popularity weight at which half of the libraries have a work.
  private static func pivot(of catalog: Catalog) -> Int {
    let order = catalog.worksByPopularity
    return order.isEmpty ? 1 : catalog.works[order[order.count / 30]].weight
  }
}

/// Assigns works to clumps.
private struct Clumps: Sendable {
  let catalog: Catalog
  let draw: StableDraw
  private let smallLanguages: Set<String>

  /// The percentage of writers who publish themselves.
  private static let selfPublishingWriters = 8
  /// A language is small if it has fewer than this many of a thousand editions.
  private static let smallLanguageEditions = 25
  /// Works first published before this year are old.
  private static let oldYear = 1_930
  private static let textbookGenres: Set = [
    "Business", "Nonfiction", "Philosophy", "Politics", "Psychology", "Science", "Self Help",
  ]

  init(_ catalog: Catalog) {
    self.catalog = catalog
    draw = StableDraw(seed: catalog.seed &+ 0xC0_FFEE)
    let counts = zip(catalog.languages, catalog.editionsByLanguage)
    let least = catalog.editions.count * Self.smallLanguageEditions
    smallLanguages = Set(counts.filter { $0.1 * 1_000 < least }.map(\.0))
  }

  /// Returns the clump of a work, and a number that is shared by works that are missing together.
  func clump(of number: Int) -> (clump: CommonGaps.Clump, group: Int) {
    let work = catalog.works[number]
    let author = work.credits.first?.author ?? 0
    if let place = work.memberships.first, catalog.series[place.series].isComic {
      return (.comic, place.series &+ 1 << 32)
    }
    if !work.isReal, draw.roll(.commonWriter, author, below: 100) < Self.selfPublishingWriters {
      return (.selfPublished, author &+ 2 << 32)
    }
    if smallLanguages.contains(work.language) { return (.smallLanguage, author &+ 3 << 32) }
    if work.year < Self.oldYear { return (.old, author &+ 4 << 32) }
    if let genre = work.genres.first(where: Self.textbookGenres.contains) {
      // The books of one genre and one decade.
      return (.textbook, genre.utf8.reduce(work.year / 10 &+ 5 << 32) { $0 &* 31 &+ Int($1) })
    }
    return (.single, number &+ 6 << 32)
  }
}
