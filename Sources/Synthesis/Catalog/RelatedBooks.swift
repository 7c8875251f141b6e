// Related books of shops and libraries: study guides, summaries, box sets, omnibuses, abridged and
// illustrated editions. Providers know these as well, and file some of them under the ISBN of the original.
//
// They are appended to a catalog, so that the indices of its other works and editions do not change. No
// reader's library is drawn from them. The number of each kind is assumed; no public counts exist.

import BooksTrackAPI

/// A work derived from another one.
package struct RelatedBook: Hashable, Sendable {
  /// The kind of a related book.
  package enum Kind: String, Sendable, CaseIterable {
    case studyGuide = "study guide"
    case summary
    case boxSet = "box set"
    case omnibus
    case abridged
    /// Another edition of the same work.
    case illustrated
  }

  package let kind: Kind
  /// The index into `Catalog.works`.
  package let work: Int
  /// The index of the original; the first volume for a box set or an omnibus.
  package let original: Int
}

extension Catalog {
  /// The rates per ten thousand works of the most popular tenth; for box sets and omnibuses, of these the
  /// first volumes of series with three volumes or more. All assumed.
  private static let rates: [(kind: RelatedBook.Kind, rate: Int)] = [
    (.studyGuide, 1_200), (.summary, 1_200), (.abridged, 500), (.illustrated, 800), (.boxSet, 5_000),
    (.omnibus, 2_000),
  ]

  /// Returns the catalog with related books of its works.
  package func withRelatedBooks() -> Catalog {
    var maker = RelatedBookMaker(self)
    for work in worksByPopularity.prefix(works.count / 10) {
      for (kind, rate) in Self.rates where maker.draws(kind, for: work, rate) { maker.add(kind, to: work) }
    }
    return Catalog(self, adding: maker)
  }

  /// Returns the original of an illustrated edition, which is the same book; any other work is returned
  /// unchanged.
  package func original(ofWork work: Int) -> Int {
    guard let first = relatedBooks.first?.work, work >= first, relatedBooks[work - first].kind == .illustrated
    else { return work }
    return relatedBooks[work - first].original
  }

  /// Returns true if a work is an abridged edition of `original` with the same title.
  package func isSilentlyAbridged(_ work: Int, from original: Int) -> Bool {
    guard let first = relatedBooks.first?.work, work >= first else { return false }
    let book = relatedBooks[work - first]
    return book.kind == .abridged && book.original == original && works[work].title == works[original].title
  }
}

/// Makes related books from the works of a catalog.
struct RelatedBookMaker {
  private let catalog: Catalog
  private(set) var works: [CatalogWork] = []
  private(set) var editions: [CatalogEdition] = []
  private(set) var authors: [CatalogAuthor] = []
  private(set) var books: [RelatedBook] = []
  private var numbers: UInt64 = 970_000_000

  init(_ catalog: Catalog) {
    self.catalog = catalog
    authors = ["Keynote Study Guides", "Quick Digest"].map {
      CatalogAuthor(name: $0, sortName: $0, forms: [], person: nil, language: "en", isReal: false)
    }
  }

  /// Returns true if the related book exists, determined by the seed and the work.
  func draws(_ kind: RelatedBook.Kind, for work: Int, _ rate: Int) -> Bool {
    if kind == .boxSet || kind == .omnibus, volumes(from: work).count < 3 { return false }
    let place = UInt64(RelatedBook.Kind.allCases.firstIndex(of: kind) ?? 0)
    var mixed = catalog.seed &+ 0x5EED_B00C &+ UInt64(work) &* 0xD1B5_4A32_D192_ED03 &+ place &* 0x9E37_79B9
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return (mixed ^ (mixed >> 32)) % 10_000 < UInt64(rate)
  }

  /// Adds a related book of that kind.
  mutating func add(_ kind: RelatedBook.Kind, to work: Int) {
    let original = catalog.works[work]
    guard let first = catalog.editions[original.editions].first else { return }
    let writer = catalog.writers(of: work).first ?? ""
    // Every other abridged or illustrated edition states it in its title.
    let isNamed = (work + catalog.works.count).isMultiple(of: 2)
    switch kind {
    case .studyGuide:
      make(
        kind, work, first, title: "\(original.title): Study Guide", by: catalog.authors.count, pages: 96,
        year: first.year + 6)
    case .summary:
      let named = writer.isEmpty ? "" : " by \(writer)"
      make(
        kind, work, first, title: "Summary of \(original.title)\(named)", by: catalog.authors.count + 1,
        pages: 48, year: first.year + 3)
    case .boxSet:
      let name = original.memberships.first.map { catalog.series[$0.series].name } ?? original.title
      make(
        kind, work, first, title: "\(name) Boxed Set", pages: pages(of: volumes(from: work)),
        year: first.year + 4)
    case .omnibus:
      let volumes = volumes(from: work).prefix(2)
      make(
        kind, work, first, title: volumes.map { catalog.works[$0].title }.joined(separator: " / "),
        pages: pages(of: Array(volumes)), year: first.year + 5)
    case .abridged:
      make(
        kind, work, first, title: isNamed ? "\(original.title) (Abridged)" : original.title,
        pages: first.pages * 2 / 5 + 1, year: first.year + 2)
    case .illustrated:
      make(
        kind, work, first, title: isNamed ? "\(original.title): Illustrated Edition" : original.title,
        pages: first.pages * 6 / 5, year: first.year + 7)
    }
  }

  /// Returns the first three volumes of a series; empty if the work is not the first volume.
  private func volumes(from work: Int) -> [Int] {
    guard let place = catalog.works[work].memberships.first else { return [] }
    let volumes = catalog.series[place.series].works.filter { catalog.works[$0].kind == .volume }
    return volumes.first == work ? Array(volumes.prefix(3)) : []
  }

  private func pages(of works: [Int]) -> Int {
    works.reduce(0) { $0 + catalog.editions[catalog.works[$1].editions.lowerBound].pages }
  }

  /// - Parameter author: The index of its author; nil for the authors of the original.
  private mutating func make(
    _ kind: RelatedBook.Kind, _ original: Int, _ first: CatalogEdition, title: String, by author: Int? = nil,
    pages: Int, year: Int
  ) {
    let work = catalog.works[original]
    let number = catalog.works.count + works.count
    let place = catalog.editions.count + editions.count
    let credits = author.map { [CatalogCredit(author: $0, role: .writer)] } ?? work.credits
    works.append(
      CatalogWork(
        title: title, subtitle: nil, credits: credits, year: year, language: first.language,
        genres: author == nil ? work.genres : ["Nonfiction"], kind: .companion, memberships: [], weight: 1,
        editions: place..<place + 1, isKnownByNumber: false, isKnownBySubtitle: false, isReal: false,
        genreBits: work.genreBits, languageBits: work.languageBits))
    editions.append(
      CatalogEdition(
        work: number, isbn: nextNumber(), storeNumber: nil, title: title, subtitle: nil,
        language: first.language, publisher: first.publisher, year: year, pages: pages, binding: first.binding
      ))
    books.append(RelatedBook(kind: kind, work: number, original: original))
  }

  /// Returns an unused ISBN.
  private mutating func nextNumber() -> ISBN? {
    while true {
      numbers += 1
      guard let isbn = ISBN(prefix: 978, body: numbers) else { return nil }
      if catalog.edition(isbn: isbn) == nil { return isbn }
    }
  }
}
