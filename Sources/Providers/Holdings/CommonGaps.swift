// What no provider has, whichever is asked: it comes in clumps. A writer who publishes without a house is
// unknown with all books at once, and so are the volumes of one manga, the books of one small press abroad, a
// field's textbooks.
//
// How large the share of such books is decides what a look-up can reach at all. It is a setting of a run,
// `coverage`. Which books they are follows from the table below and the catalog's seed, and every figure of
// the table is assumed: no count of what the three services lack together is public. What was measured is
// what one of them has:
//
//   - Google Books had 85.2 % of 1,000 numbers drawn from the records of a national library, 81.5 under that
//     very number and 33 of the others under another edition's (code4lib, 2008);
//   - Google Books had 88.8 % of the 1,120 books of one reader, asked by author and title (LazyLibrarian,
//     issue 145, 2015);
//   - Open Library had 94 % of the numbers of books that a forum of programmers talks about (skeptric.com,
//     2022).
//
// Three have at least as much as one, so what readers have is known to some provider in 89 to 94 cases of
// 100, or more. The default, 92, lies between: that it does is measured, and where it lies is assumed. ENR-12
// asks for 90 of all books, so beside it stands how many any provider has, and ENR-12.known judges the stack
// on these alone.

package import Synthesis

/// Works of a catalog that no provider has. Never changes; providers share one.
package struct CommonGaps: Sendable {
  /// Why nobody has a work.
  package enum Clump: String, Sendable, CaseIterable {
    case selfPublished = "self-published"
    case old
    case smallLanguage = "small language"
    case comic
    case textbook
    /// For no reason that other works share.
    case single
  }

  /// How much likelier than a single work one of a clump is to be missing.
  static func risk(of clump: Clump) -> Int {
    switch clump {
    case .selfPublished: 12
    case .comic, .smallLanguage, .textbook: 6
    case .old: 4
    case .single: 1
    }
  }

  /// A popular work or a well-known one is missing that much more rarely.
  private static let renown = 40

  /// Nothing is missing everywhere.
  package static let none = CommonGaps()

  private let clumps: Clumps?
  /// By work; empty if nothing is missing.
  private let missing: [Bool]

  private init() {
    clumps = nil
    missing = []
  }

  /// The gaps that leave a share of what readers have to the providers.
  ///
  /// What is missing at one share is missing at every smaller one.
  ///
  /// - Parameter coverage: In percent of all books that readers have, by the popularity of each. Readers
  ///   whose taste is for what most readers like lack somewhat less; a report says what it came to.
  package init(_ catalog: Catalog, coverage: Int) {
    guard coverage < 100 else {
      self = .none
      return
    }
    let clumps = Clumps(catalog)
    let popular = Set(catalog.worksByPopularity.prefix(catalog.works.count / 10))
    let order = catalog.works.indices.map { work -> (score: Int, work: Int) in
      let (clump, group) = clumps.clump(of: work)
      // Two thirds of the chance belong to the clump, one third to the work.
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

  /// Whether no provider has a work.
  package func contains(_ work: Int) -> Bool { missing.indices.contains(work) && missing[work] }

  /// Why no provider has a work; nil if it is not one of these.
  package func clump(of work: Int) -> Clump? {
    contains(work) ? clumps?.clump(of: work).clump : nil
  }

  // MARK: Shares

  /// How often readers have a work, in units of one library of 100,000: nearly everybody has the most popular
  /// ones, once each.
  private static func ownership(_ weight: Int, pivot: Int) -> Int { weight * 100_000 / (weight + pivot) }

  /// The weight from which on more weight hardly makes more libraries have a work.
  private static func pivot(of catalog: Catalog) -> Int {
    let order = catalog.worksByPopularity
    return order.isEmpty ? 1 : catalog.works[order[order.count / 30]].weight
  }
}

/// To which clump the works of a catalog belong.
private struct Clumps: Sendable {
  let catalog: Catalog
  let draw: StableDraw
  private let smallLanguages: Set<String>

  /// Of a hundred writers so many publish without a house.
  private static let selfPublishingWriters = 8
  /// A language is small if fewer than this of a thousand editions are in it.
  private static let smallLanguageEditions = 25
  /// Works that first appeared before this are old.
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

  /// The clump of a work, and a number for those of its kind that are missing together.
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
      // A field's books of one decade.
      return (.textbook, genre.utf8.reduce(work.year / 10 &+ 5 << 32) { $0 &* 31 &+ Int($1) })
    }
    return (.single, number &+ 6 << 32)
  }
}
