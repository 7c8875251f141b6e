// The books of small worlds: few, and so different from every other book of the catalog that they can be
// distinguished without a matching rule. Hard cases of matching belong to the load run.

import Simulation
import Synthesis

/// The books of small worlds, with one row of an export for each. Made once, shared by threads.
struct BookShelf: Sendable {
  /// The rows of an export; the places of a case are indices into them.
  let shelf: ReaderShelf
  /// The rows as books of the reference model.
  let books: [ModelBook]
  /// The places of books that the first provider does not know.
  let unknown: [Int]
  private let placeOfSource: [String: Int]

  private static let size = 240

  /// - Parameter isKnown: Returns whether the first provider, which every world has, knows a work.
  init(catalog: Catalog, isKnown: (Int) -> Bool) {
    let works = Self.plainWorks(of: catalog, isKnown: isKnown)
    var rates = QuirkRates.none
    rates.review = 2_500
    rates.privateNotes = 1_500
    rates.undatedRead = 2_000
    // A book without an ISBN is looked up by its title, and then an answer may have several items.
    rates.withoutISBN = 2_500
    shelf = ReaderShelf.make(
      catalog: catalog, works: works, rates: rates, stream: RandomStream(seed: catalog.seed, name: "pool"))
    books = shelf.rows.map { ModelBook($0) }
    unknown = works.indices.filter { !isKnown(works[$0]) }
    placeOfSource = Dictionary(
      books.enumerated().map { ($1.source, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The number of books.
  var count: Int { books.count }

  /// Returns the catalog's work of a book.
  func work(_ source: String) -> Int? { placeOfSource[source].map { shelf.rows[$0].work } }

  /// Draws distinct places for a reader; a smaller count gives a prefix of the same places.
  func draw(_ count: Int, _ stream: inout RandomStream) -> [Int] {
    var places: [Int] = []
    var patience = 40 * count
    while places.count < count, patience > 0 {
      patience -= 1
      // Readers share popular books, and now and then have one that no provider knows.
      let rare = stream.chance(1, in: 8)
      let place = rare ? stream.pick(unknown) : stream.below(stream.chance(1, in: 2) ? 24 : books.count)
      if let place, place < books.count, !places.contains(place) { places.append(place) }
    }
    return places
  }

  /// Returns works whose first long title word no other work of the pool shares, that share no long word with
  /// another work of the same people, and that have an English edition with an ISBN.
  private static func plainWorks(of catalog: Catalog, isKnown: (Int) -> Bool) -> [Int] {
    var titles: [String: Int] = [:]
    var worksOfAuthor: [Int: [Int]] = [:]
    for (number, work) in catalog.works.enumerated() {
      titles[work.title.lowercased(), default: 0] += 1
      for credit in work.credits { worksOfAuthor[credit.author, default: []].append(number) }
    }
    var chosen: [Int] = []
    var firstWords: Set<String> = []
    var authors: Set<Int> = []
    var unknown = 0
    for (number, work) in catalog.works.enumerated() where chosen.count < size {
      let edition = catalog.editions[work.editions.lowerBound]
      guard [.standalone, .volume, .novella].contains(work.kind), !work.isKnownByNumber, edition.isbn != nil,
        edition.language == "en", edition.title.utf8.allSatisfy({ $0 < 0x80 }),
        titles[work.title.lowercased()] == 1
      else { continue }
      // Limits the share of unknown works to an eighth.
      let isUnknown = !isKnown(number)
      if isUnknown ? unknown >= size / 8 : chosen.count - unknown >= size - size / 8 { continue }
      let words = longWords(work.title)
      guard let first = words.first, !firstWords.contains(first) else { continue }
      let people = work.credits.map(\.author)
      guard !people.contains(where: authors.contains) else { continue }
      let others = people.flatMap { worksOfAuthor[$0] ?? [] }.filter { $0 != number }
      guard
        !others.contains(where: { other in
          longWords(catalog.works[other].title).contains(where: words.contains)
        })
      else { continue }
      chosen.append(number)
      firstWords.insert(first)
      authors.formUnion(people)
      if isUnknown { unknown += 1 }
    }
    return chosen
  }

  private static func longWords(_ title: String) -> [String] {
    title.lowercased().split { !$0.isLetter }.filter { $0.count > 3 }.map(String.init)
  }
}
