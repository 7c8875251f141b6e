// Makes labelled pairs out of what is known of well-known books: real titles, names, series and places,
// written as exports write them. Every maker changes something of which it is known whether it makes another
// book: an initial that is left out does not, the next volume does. The stack's rules are never used.
//
//     PairGenerator.pairs(catalog: Catalog.make(seed: 1, size: 0), seed: 1)     // the file
//     Corpora/Pairs/made.tsv
//
// All pairs about one writer's books are in the same part, so that no rule can be fitted to a name of one
// part and be praised for it in the other.

import BooksTrackAPI
import Simulation

/// Makes pairs from one catalog of real books.
package struct PairGenerator: Sendable {
  let catalog: Catalog
  let titles: TitleWriter
  let names: PairNames
  /// The works that pairs are about.
  let works: [Int]
  /// For each author, the works; only for those of `works`.
  let worksOfAuthor: [Int: [Int]]

  /// The maker of one kind of pair.
  struct Maker: Sendable {
    let kind: String
    let isSame: Bool
    /// At most so many pairs.
    let quota: Int
    let make: @Sendable (PairGenerator, Int, inout RandomStream) -> (PairSide, PairSide)?
  }

  /// All pairs, kind by kind.
  package static func pairs(catalog: Catalog, seed: UInt64) -> [LabelledPair] {
    let generator = PairGenerator(catalog: catalog)
    let stream = RandomStream(seed: seed, name: "pairs")
    var seen: Set<String> = []
    return (sameMakers + differentMakers).flatMap { maker in
      generator.pairs(of: maker, stream: stream.substream(maker.kind), seen: &seen)
    }
  }

  init(catalog: Catalog) {
    self.catalog = catalog
    titles = TitleWriter(catalog: catalog, rates: .none, conventions: .goodreads)
    names = PairNames(catalog: catalog)
    works = catalog.works.indices.filter { number in
      catalog.works[number].isReal && catalog.works[number].credits.first?.role == .writer
    }
    var byAuthor: [Int: [Int]] = [:]
    for number in works {
      for credit in catalog.works[number].credits { byAuthor[credit.author, default: []].append(number) }
    }
    worksOfAuthor = byAuthor
  }

  private func pairs(
    of maker: Maker, stream: RandomStream, seen: inout Set<String>
  ) -> [LabelledPair] {
    var stream = stream
    var made: [LabelledPair] = []
    // Some makers have several forms of a pair for one book, so that a short list of books goes around more
    // than once.
    for _ in 0..<3 {
      for work in stream.shuffled(works) where made.count < maker.quota {
        guard let (left, right) = maker.make(self, work, &stream), left != right else { continue }
        let sides = stream.chance(1, in: 2) ? (left, right) : (right, left)
        let pair = LabelledPair(
          kind: maker.kind, isSame: maker.isSame, part: part(of: work), left: sides.0, right: sides.1)
        let key = [
          pair.left.title, pair.right.title, pair.left.authors.first ?? "", pair.right.authors.first ?? "",
        ]
        if seen.insert(key.joined(separator: "\t")).inserted { made.append(pair) }
      }
    }
    return made
  }

  private func part(of work: Int) -> PairPart {
    let author = catalog.works[work].credits.first?.author ?? 0
    let family = NameParts(catalog.authors[author].name).family
    return fixedHash(family, from: 0x5EED).isMultiple(of: 2) ? .dev : .heldOut
  }

  // MARK: What makers write

  /// The main writer of a work.
  func writer(_ work: Int) -> CatalogAuthor { catalog.authors[catalog.works[work].credits[0].author] }

  /// All writers of a work, the main one first.
  func writers(_ work: Int) -> [String] { catalog.writers(of: work) }

  /// The first edition of a work, in the language of its first title.
  func edition(_ work: Int) -> CatalogEdition { catalog.editions[catalog.works[work].editions.lowerBound] }

  /// The number of an edition other than the first one.
  func otherNumber(_ work: Int) -> String {
    catalog.works[work].editions.dropFirst().compactMap { catalog.editions[$0].isbn?.isbn13 }.first ?? ""
  }

  /// A number for a row: the edition's own, or none.
  func number(_ work: Int, _ stream: inout RandomStream) -> String {
    stream.chance(1, in: 2) ? edition(work).isbn?.isbn13 ?? "" : ""
  }

  /// The title as a site without markers has it: with a number only where it is nothing without.
  func plainTitle(_ work: Int, _ stream: inout RandomStream) -> String {
    let isNumbered = catalog.works[work].isKnownByNumber
    return titles.title(
      of: edition(work), marker: isNumbered ? .volume : .none, withSubtitle: true, stream: &stream
    )
    .text
  }

  /// The title in one of the forms that a site with markers has. A part of a split volume differs
  /// from the whole in its number only, so that no label would be certain.
  func markedTitle(_ work: Int, _ stream: inout RandomStream) -> String {
    while true {
      let written = titles.title(of: edition(work), stream: &stream)
      if written.marker != .part { return written.text }
    }
  }

  /// A row that says all that is known, under that title.
  func side(_ work: Int, title: String, isbn: String = "") -> PairSide {
    PairSide(title, by: writers(work), isbn: isbn)
  }
}
