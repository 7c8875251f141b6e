// The books of a simulated world: all well-known facts plus thousands of invented works, determined by a
// seed.
//
//     let catalog = Catalog.make(seed: 7)
//     catalog.works.count                       // 30,000
//     catalog.edition(isbn: someISBN)           // index of the only edition with that ISBN
//
// Popularity is heavy-tailed: a few books are in nearly every library, most are in few. The indices of works
// and editions depend only on seed and size.

package import BooksTrackAPI
package import Facts
package import Simulation

/// An immutable catalog. Copies share its storage.
package struct Catalog: Sendable {
  /// The default number of works, from which libraries of 1,500 books are drawn.
  package static let defaultSize = 30_000

  package let seed: UInt64
  /// The works, indexed from 0. A slice, because a catalog may be a prefix of another one's storage.
  package private(set) var works: ArraySlice<CatalogWork>
  /// The editions, indexed from 0, also a slice.
  package private(set) var editions: ArraySlice<CatalogEdition>
  package let authors: [CatalogAuthor]
  package let series: [CatalogSeries]
  /// ISO 639-1 codes; the index is the bit in `CatalogWork.languageBits`.
  package let languages: [String]
  /// The number of editions in each language, in the order of `languages`.
  package let editionsByLanguage: [Int]
  /// All genres of works; the index modulo 64 is the bit in `CatalogWork.genreBits`.
  package let genres: [String]
  /// Pairs of different works that look alike, without volumes that differ only in their number.
  package let alike: [CatalogAlike]
  /// For each look-alike made on request, and for each model, the other works of its pairs.
  let alikeOf: [Int: [Int]]
  /// The indices of works by descending popularity; ties are in index order.
  package let worksByPopularity: [Int]
  /// Books derived from others, in the order of their indices in `works`; empty by default.
  package let relatedBooks: [RelatedBook]
  /// For a work, another one of the same title by another author; only with related books.
  package let namesakes: [Int: Int]
  /// The vocabulary of editions, shelves and reviews.
  package let words: WordLists

  private let popularity: WeightedSampler
  private let numbers: [UInt64]
  private let numbered: [Int32]

  /// Creates the catalog for a seed and a size.
  ///
  /// - Parameter size: The number of works. Real standalone works and a sample of the real series are always
  ///   included, even beyond `size`; with 0, all real series are included.
  /// - Parameter alike: The number of look-alikes per ten thousand works.
  package static func make(seed: UInt64, size: Int = defaultSize, alike: Int = 0) -> Catalog {
    make(facts: WellKnownFacts.load(), seed: seed, size: size, alike: alike)
  }

  /// Creates a catalog from other facts.
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

  /// Creates a catalog with the related books appended.
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

  /// Concatenates both in one array of exactly that capacity.
  private static func joined<Element>(_ first: ArraySlice<Element>, _ second: [Element]) -> ArraySlice<
    Element
  > {
    var all: [Element] = []
    all.reserveCapacity(first.count + second.count)
    all += first
    all += second
    return all[...]
  }

  /// Returns this catalog with its works and editions stored as a prefix of another one's storage.
  ///
  /// Sharing saves the storage of one copy: 16 MB for 30,000 works.
  ///
  /// - Parameter whole: The result of `withRelatedBooks` for this catalog.
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

  /// Returns, for each work without a series, another one with the same title by another author, if there is
  /// one.
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

  /// Returns the index of the edition with an ISBN.
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

  /// Returns the index of the work that has an edition with an ISBN.
  package func work(isbn: ISBN) -> Int? { edition(isbn: isbn).map { editions[$0].work } }

  /// Draws the index of a work with the probability of its popularity.
  package func popularWork(_ stream: inout RandomStream) -> Int { popularity.draw(&stream) }

  /// The names of publishers and their imprints.
  package var imprints: [String] { words.publishers.flatMap { [$0.name] + $0.imprints } }

  /// Returns the names of a work's writers, the main one first.
  package func writers(of work: Int) -> [String] {
    works[work].credits.lazy.filter { $0.role == .writer }.map { authors[$0.author].name }
  }
}
