// The generator of lists: books of the catalog first, then look-alikes, then repeated rows of both, finally
// shuffled.
//
// The truth follows from how each row was made. Three rules keep it sound. No two books have the same title
// and author's cell. A mistyped title or name is never a title or name of another book, in this list or in
// the whole catalog. And no two books of one title have writers with one family name, except in pairs of that
// kind: the clause treats names that differ by a letter as one name, so "Julia" and "Julie" with one title
// would be indistinguishable. Translations are left out, because the clause does not define them.

import BooksTrackAPI
import Facts
import Simulation

/// Draws a list.
struct ListGenerator {
  let catalog: Catalog
  let rates: ListRates
  var stream: RandomStream
  var people: InventedPeople
  var books: [ListedBook] = []
  var alike: [AlikeBooks] = []
  /// Folded titles of other books, which a slip must not produce.
  private(set) var titles: Set<String>
  /// Folded names of other authors, which a slip must not produce.
  private(set) var names: Set<String>
  /// Writers whose names put the family name first, or may.
  private(set) var familyFirst: Set<String>
  private var rows: [ListedRow] = []
  private var isbns: ISBNGenerator
  /// The book that has each key of title and author's cell.
  private var owners: [String: Int] = [:]
  /// The combinations of title and family name in use.
  private var families: Set<String> = []
  /// Works without a row, in pools by whether they are real and in a series.
  private var fresh: [[Int]]

  init(catalog: Catalog, rates: ListRates, stream: RandomStream) {
    self.catalog = catalog
    self.rates = rates
    self.stream = stream.substream("rows")
    people = InventedPeople(
      stocks: catalog.words.names, taken: catalog.authors.map(\.name), stream: stream.substream("people"))
    isbns = ISBNGenerator(stream: stream.substream("numbers"))
    titles = Set(catalog.editions.map { Wording.folded($0.title) })
    names = Set(catalog.authors.map { Wording.folded($0.name) })
    familyFirst = Set(catalog.authors.filter(Self.isFamilyFirst).map(\.name))
    var order = stream.substream("works")
    let works = order.shuffled(catalog.works.indices)
    fresh = (0..<4).map { pool in
      works.filter {
        catalog.works[$0].isReal == (pool < 2) && catalog.works[$0].memberships.isEmpty == (pool % 2 == 1)
      }
    }
  }

  /// Draws `count` rows.
  mutating func run(rows count: Int) {
    precondition(count >= 20, "a list of fewer than 20 rows has hardly a pair in it; ask for more")
    let repeated = count * rates.share(.repeatedRows) / 10_000
    let look = count * rates.share(.alikeRows) / 10_000
    while books.count < count - repeated - look, addWork() {}
    var misses = 0
    while books.count < count - repeated, misses < 1_000 {
      let kind = rates.different[stream.weighted(rates.different.map(\.perTenThousand))].name
      if !addAlike(kind) { misses += 1 }
    }
    rows = books.enumerated().map { row($1.wording, of: $0, kind: nil, $1.edition) }
    misses = 0
    while rows.count < count, misses < 1_000 {
      let kind = rates.same[stream.weighted(rates.same.map(\.perTenThousand))].name
      if !addRow(kind) { misses += 1 }
    }
  }

  /// Returns the list with its rows shuffled.
  func list(seed: UInt64) -> LabelledList {
    var stream = stream.substream("order")
    let order = stream.shuffled(rows.indices)
    var places = Array(repeating: 0, count: rows.count)
    for (place, row) in order.enumerated() { places[row] = place }
    let shuffled = order.map { index in
      var row = rows[index]
      row.first = places[row.first]
      return row
    }
    return LabelledList(seed: seed, rows: shuffled, alike: alike, rates: rates)
  }

  // MARK: Books

  /// Adds a book and returns its index; nil if another one has its title and author.
  ///
  /// - Parameter isNamesake: True to allow another book of that title by a writer of that family name.
  @discardableResult
  mutating func add(_ book: ListedBook, isNamesake: Bool = false) -> Int? {
    let key = book.wording.key
    let family =
      Wording.folded(book.wording.title) + "|" + Wording.folded(NameParts(book.wording.author).family)
    guard owners[key] == nil, isNamesake || !families.contains(family) else { return nil }
    owners[key] = books.count
    families.insert(family)
    titles.insert(Wording.folded(book.wording.title))
    titles.insert(Wording.folded(book.wording.main))
    names.insert(Wording.folded(book.wording.author))
    books.append(book)
    return books.count - 1
  }

  private mutating func addWork() -> Bool {
    while let work = nextWork() {
      if let book = book(of: work), add(book) != nil { return true }
    }
    return false
  }

  private mutating func nextWork() -> Int? {
    let isReal = stream.chance(rates.share(.realBooks), in: 10_000)
    let isSeries = stream.chance(rates.share(.seriesBooks), in: 10_000)
    let pool = (isReal ? 0 : 2) + (isSeries ? 0 : 1)
    // The pools of real books run out; invented ones replace them.
    for pool in [pool, pool | 2, 3, 2, 1, 0] where !fresh[pool].isEmpty { return fresh[pool].removeLast() }
    return nil
  }

  /// Returns an invented book in one of the languages that can be made into a look-alike; nil if there are
  /// none left.
  mutating func freshTitle(in languages: Set<String>) -> ListedBook? {
    while let work = fresh[3].popLast() {
      guard let book = book(of: work), languages.contains(book.language), !book.needsSubtitle else {
        continue
      }
      return book
    }
    return nil
  }

  /// Returns the name of an invented person without any book.
  mutating func newWriter() -> String? {
    guard let author = people.next(language: "en") else { return nil }
    if Self.isFamilyFirst(author) { familyFirst.insert(author.name) }
    return author.name
  }

  private static func isFamilyFirst(_ author: CatalogAuthor) -> Bool {
    author.sortName == author.name || ["zh", "ja", "ko", "hu"].contains(author.language)
  }

  private mutating func book(of index: Int) -> ListedBook? {
    let work = catalog.works[index]
    guard let writer = work.credits.first(where: { $0.role == .writer }), !work.title.isEmpty else {
      return nil
    }
    let edition = catalog.editions[work.editions.lowerBound]
    let place = work.memberships.first.map {
      ListedPlace(series: $0.series, name: catalog.series[$0.series].name, place: $0.position.text)
    }
    let isMarked = work.isKnownByNumber || stream.chance(rates.share(.seriesMarkers), in: 10_000)
    let showsSubtitle = work.isKnownBySubtitle || stream.chance(rates.share(.subtitles), in: 10_000)
    let wording = Wording(
      main: work.title, subtitle: showsSubtitle ? work.subtitle : nil,
      marker: isMarked ? place.map { "\($0.name), #\($0.place)" } : nil,
      author: catalog.authors[writer.author].name,
      further: work.credits.filter { $0 != writer }.map { catalog.authors[$0.author].name })
    let isbn = stream.chance(rates.share(.noISBN), in: 10_000) ? nil : edition.isbn
    return ListedBook(
      wording: wording, language: edition.language,
      edition: ListedEdition(isbn: isbn, publisher: edition.publisher, year: edition.year), place: place,
      needsMarker: work.isKnownByNumber, needsSubtitle: work.isKnownBySubtitle)
  }

  /// Returns an ISBN that no edition of the catalog has.
  mutating func newISBN(language: String) -> ISBN? {
    let groups = ISBNGroups(language: language)
    while let number = isbns.next(in: groups, prefersNewPrefix: false, stream: &stream) {
      if catalog.edition(isbn: number) == nil { return number }
    }
    return nil
  }

  // MARK: Rows

  private func row(_ wording: Wording, of book: Int, kind: SameKind?, _ edition: ListedEdition) -> ListedRow {
    ListedRow(
      title: wording.title, author: wording.author, furtherAuthors: wording.further, isbn: edition.isbn,
      publisher: edition.publisher, year: edition.year, book: book, series: books[book].place?.series,
      kind: kind, first: book)
  }

  /// Adds a row of that kind to the first possible book from a random one on.
  private mutating func addRow(_ kind: SameKind) -> Bool {
    let rowsBefore = stream.chance(rates.share(.thirdRows), in: 10_000) ? 2 : 1
    let start = stream.below(books.count)
    for offset in books.indices {
      let index = (start + offset) % books.count
      guard books[index].rows == rowsBefore, let wording = varied(books[index], kind) else { continue }
      guard kind == .identical || wording != books[index].wording, owners[wording.key] ?? index == index
      else {
        continue
      }
      owners[wording.key] = index
      books[index].rows += 1
      rows.append(row(wording, of: index, kind: kind, edition(again: books[index])))
      return true
    }
    return false
  }

  /// Returns the edition of a repeated row. The year of a dated book does not change.
  private mutating func edition(again book: ListedBook) -> ListedEdition {
    let roll = stream.below(10_000)
    let known = book.edition
    if roll < rates.share(.repeatedISBN) { return known }
    let hasNumber = roll < rates.share(.repeatedISBN) + rates.share(.otherISBN)
    let houses = catalog.words.publishers.filter { $0.language == book.language }
    let year = known.year.map { book.isDated ? $0 : min($0 + stream.below(20), 2_024) }
    return ListedEdition(
      isbn: hasNumber ? newISBN(language: book.language) : nil,
      publisher: stream.pick(houses)?.name ?? known.publisher, year: year)
  }
}
