// The world's books: every well-known fact plus invented works by the thousand, fixed by a seed.
//
//     let catalog = Catalog.make(seed: 7)
//     catalog.works.count                       // 30,000
//     catalog.edition(isbn: someISBN)           // index of the one edition with that number
//
// Popularity is heavy-tailed: a few books are in nearly every library, most are in few. Which numbers a work
// or an edition has depends on seed and size, and stays the same for both.

package import BooksTrackAPI
package import CatalogFacts
package import Simulation

/// An immutable catalog; a copy shares its storage.
package struct Catalog: Sendable {
  /// The number of works that libraries of 1,500 books are drawn from unless a caller says otherwise.
  package static let defaultSize = 30_000

  package let seed: UInt64
  /// Counted from 0. A slice, because a catalog may hold the first part of what another one holds.
  package private(set) var works: ArraySlice<CatalogWork>
  /// Counted from 0, as the works are.
  package private(set) var editions: ArraySlice<CatalogEdition>
  package let authors: [CatalogAuthor]
  package let series: [CatalogSeries]
  /// ISO 639-1 codes; the index is the bit in `CatalogWork.languageBits`.
  package let languages: [String]
  /// How many editions there are in each language, in the order of `languages`.
  package let editionsByLanguage: [Int]
  /// Every genre that a work has; the index, counted round at 64, is the bit in `CatalogWork.genreBits`.
  package let genres: [String]
  /// Works that look alike and are two; those that are noted by number of volume alone are not among them.
  package let alike: [CatalogAlike]
  /// For each work that was made to look like another, or was the model: the others.
  let alikeOf: [Int: [Int]]
  /// Works as indices, the most popular first, equally popular ones in their order.
  package let worksByPopularity: [Int]
  /// Books that were made from others, each the work behind the one before; none unless asked for.
  package let relatedBooks: [RelatedBook]
  /// For a work another one of the same title by somebody else; only with related books.
  package let namesakes: [Int: Int]
  /// The words that editions, shelves and reviews are made of.
  package let words: WordLists

  private let popularity: WeightedSampler
  private let numbers: [UInt64]
  private let numbered: [Int32]

  /// The catalog of that seed and size.
  ///
  /// - Parameter size: The number of works. Real ones are always included, so a smaller number than theirs
  ///   gives theirs: of well-known series a sample, and all of them for 0.
  /// - Parameter alike: Of ten thousand works, how many are made to look like another one.
  package static func make(seed: UInt64, size: Int = defaultSize, alike: Int = 0) -> Catalog {
    make(facts: WellKnownFacts.load(), seed: seed, size: size, alike: alike)
  }

  /// The catalog of other facts than the well-known ones.
  static func make(facts: WellKnownFacts, seed: UInt64, size: Int, alike: Int = 0) -> Catalog {
    var builder = CatalogBuilder(facts: facts, seed: seed, size: size)
    builder.addFacts(all: size == 0)
    builder.invent(alike: size * alike / 10_000)
    return Catalog(seed: seed, builder: builder)
  }

  init(seed: UInt64, builder: CatalogBuilder) {
    self.seed = seed
    works = builder.works[...]
    editions = builder.editions[...]
    authors = builder.authors
    series = builder.series
    languages = builder.languages.names
    editionsByLanguage = builder.editionsByLanguage
    genres = builder.genres.names
    words = builder.facts.words
    alike = builder.alike
    alikeOf = CatalogAlike.neighbours(builder.alike)
    popularity = WeightedSampler(weights: builder.works.lazy.map(\.weight))
    relatedBooks = []
    namesakes = [:]
    worksByPopularity = builder.works.enumerated().map { (weight: $1.weight, work: $0) }
      .sorted { ($1.weight, $0.work) < ($0.weight, $1.work) }.map(\.work)
    (numbers, numbered) = Self.numbers(of: builder.editions[...])
  }

  /// A catalog with books that were made from its own behind them.
  init(_ base: Catalog, adding related: RelatedBookMaker) {
    seed = base.seed
    works = Self.joined(base.works, related.works)
    editions = Self.joined(base.editions, related.editions)
    authors = base.authors + related.authors
    series = base.series
    languages = base.languages
    editionsByLanguage = base.editionsByLanguage
    genres = base.genres
    words = base.words
    alike = base.alike
    alikeOf = base.alikeOf
    popularity = base.popularity
    worksByPopularity = base.worksByPopularity + related.books.map(\.work)
    relatedBooks = related.books
    namesakes = base.worksOfOneTitle()
    (numbers, numbered) = Self.numbers(of: editions)
  }

  /// Both in one piece of memory that has room for nothing else.
  private static func joined<Element>(_ first: ArraySlice<Element>, _ second: [Element]) -> ArraySlice<
    Element
  > {
    var all: [Element] = []
    all.reserveCapacity(first.count + second.count)
    all += first
    all += second
    return all[...]
  }

  /// The same catalog, its works and editions being those that stand first in another one.
  ///
  /// The memory for works and editions is then that of the other one: 16 MB for 30,000 works.
  ///
  /// - Parameter whole: What `withRelatedBooks` made of this catalog.
  package func kept(in whole: Catalog) -> Catalog {
    precondition(
      whole.seed == seed && whole.works.count == works.count + whole.relatedBooks.count,
      "a catalog can be kept in what was made of it, and in no other one")
    var kept = self
    kept.works = whole.works.prefix(works.count)
    kept.editions = whole.editions.prefix(editions.count)
    return kept
  }

  private static func numbers(of editions: ArraySlice<CatalogEdition>) -> ([UInt64], [Int32]) {
    let order = editions.enumerated()
      .compactMap { index, edition in edition.isbn.map { ($0.number, Int32(index)) } }
      .sorted { $0.0 < $1.0 }
    return (order.map(\.0), order.map(\.1))
  }

  /// For each work whose title others have as well the one before of these that is by somebody else.
  private func worksOfOneTitle() -> [Int: Int] {
    var last: [String: Int] = [:]
    var namesakes: [Int: Int] = [:]
    for work in works.indices where works[work].memberships.isEmpty {
      if let other = last.updateValue(work, forKey: works[work].title),
        works[other].credits.first?.author != works[work].credits.first?.author
      {
        namesakes[work] = other
        namesakes[other] = namesakes[other] ?? work
      }
    }
    return namesakes
  }

  /// The edition with that number, as an index.
  ///
  /// - Complexity: O(log n).
  package func edition(isbn: ISBN) -> Int? {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < isbn.number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == isbn.number ? Int(numbered[low]) : nil
  }

  /// The work of which an edition has that number, as an index.
  package func work(isbn: ISBN) -> Int? { edition(isbn: isbn).map { editions[$0].work } }

  /// A work with the probability of its popularity, as an index.
  package func popularWork(_ stream: inout RandomStream) -> Int { popularity.draw(&stream) }

  /// The names under which books are published: houses and their imprints.
  package var imprints: [String] { words.publishers.flatMap { [$0.name] + $0.imprints } }

  /// The names of the writers of a work, the main one first.
  package func writers(of work: Int) -> [String] {
    works[work].credits.lazy.filter { $0.role == .writer }.map { authors[$0.author].name }
  }
}
