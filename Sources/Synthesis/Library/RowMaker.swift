// The generator of one reader's rows: it chooses the edition, writes title and names like the site, and adds
// the reader's shelves, rating, dates and review.

import BooksTrackAPI
import Simulation

/// Makes the rows of one reader.
struct RowMaker {
  let catalog: Catalog
  let taste: ReaderTaste
  let rates: QuirkRates
  let conventions: SiteConventions
  private let titles: TitleWriter
  private let reviews: ReviewText
  private var places: [String: Int] = [:]

  init(catalog: Catalog, taste: ReaderTaste, rates: QuirkRates, conventions: SiteConventions = .goodreads) {
    self.catalog = catalog
    self.taste = taste
    self.rates = rates
    self.conventions = conventions
    titles = TitleWriter(catalog: catalog, rates: rates, conventions: conventions)
    reviews = ReviewText(catalog.words)
  }

  /// Makes the first row of a work.
  mutating func row(for work: Int, stream: inout RandomStream) -> ShelfRow {
    let number = edition(of: work, stream: &stream)
    let edition = catalog.editions[number]
    let title = titles.title(of: edition, stream: &stream)
    let cells =
      edition.isbn == nil || isWithoutNumber(edition, &stream)
      ? ISBNCells() : ISBNCells(edition, rates: rates, stream: &stream)
    var row = bookRow(work: work, edition: number, title: title, cells: cells, stream: &stream)
    shelve(&row, stream: &stream)
    return row
  }

  /// Returns the title of an edition in the given form.
  func title(
    of edition: Int, marker: SeriesMarker, withSubtitle: Bool, stream: inout RandomStream
  ) -> WrittenTitle {
    titles.title(
      of: catalog.editions[edition], marker: marker, withSubtitle: withSubtitle, stream: &stream)
  }

  // MARK: The book

  /// Draws an edition in one of the reader's languages, preferably with an ISBN. The first ones are the most
  /// likely.
  private func edition(of work: Int, stream: inout RandomStream) -> Int {
    let range = catalog.works[work].editions
    var choices: [Int] = []
    for language in taste.languages where choices.isEmpty {
      choices = range.filter { catalog.editions[$0].language == language && catalog.editions[$0].isbn != nil }
    }
    if choices.isEmpty { choices = range.filter { taste.languages.contains(catalog.editions[$0].language) } }
    if choices.isEmpty { return range.lowerBound }
    var place = 0
    while place < choices.count - 1, stream.chance(46, in: 100) { place += 1 }
    return choices[place]
  }

  private func isWithoutNumber(_ edition: CatalogEdition, _ stream: inout RandomStream) -> Bool {
    let isArabicScript = edition.language == "ar" || edition.language == "fa"
    return stream.chance(isArabicScript ? rates.withoutISBNInArabicScript : rates.withoutISBN, in: 10_000)
  }

  private func bookRow(
    work: Int, edition number: Int, title: WrittenTitle, cells: ISBNCells, stream: inout RandomStream
  ) -> ShelfRow {
    let book = catalog.works[work]
    let edition = catalog.editions[number]
    let names = book.credits.filter { $0.role != .translator || edition.language != book.language }
    let author = catalog.authors[names.first?.author ?? 0]
    let spaced = stream.chance(rates.spacesInName, in: 10_000)
    let isAbsurd = stream.chance(rates.absurdYear, in: 10_000)
    let hasNoYear = stream.chance(rates.withoutYear, in: 10_000)
    let isWithoutPublisher = rates.withoutPublisher > 0 && stream.chance(rates.withoutPublisher, in: 100)
    return ShelfRow(
      work: work, edition: number, title: title,
      author: spaced ? NameSpelling.withSpaces(author.name, stream: &stream) : author.name,
      plainAuthor: author.name, sortedAuthor: author.sortName,
      further: names.dropFirst().map(credit) + furtherPeople(beside: names, &stream),
      isbn: cells, publisher: isWithoutPublisher ? "" : edition.publisher, binding: edition.binding,
      pages: stream.chance(rates.withoutPages, in: 100) ? nil : edition.pages,
      year: hasNoYear ? nil : isAbsurd ? [32_767, 16, 205, -1, 20_155][stream.below(5)] : edition.year,
      firstYear: stream.chance(rates.withoutFirstYear, in: 100) ? nil : book.year,
      meanRating: 320 + stream.below(70) + stream.below(70),
      exclusiveShelf: "read", added: taste.since, genres: book.genres,
      language: RowLanguage(edition: edition.language, work: book.language), series: series(of: book))
  }

  private func series(of book: CatalogWork) -> RowSeries? {
    guard conventions.table != nil, let place = book.memberships.first else { return nil }
    return RowSeries(name: catalog.series[place.series].name, number: place.position.text)
  }

  /// Returns a contributor to this edition whom the catalog does not list for the work, at the rate for it.
  private func furtherPeople(beside names: [CatalogCredit], _ stream: inout RandomStream) -> [RowCredit] {
    guard rates.furtherPeople > 0, stream.chance(rates.furtherPeople, in: 10_000) else { return [] }
    let other = stream.below(catalog.authors.count)
    guard !names.contains(where: { $0.author == other }) else { return [] }
    let role: CatalogRole = stream.chance(1, in: 3) ? .illustrator : .translator
    return [credit(CatalogCredit(author: other, role: role))]
  }

  private func credit(_ credit: CatalogCredit) -> RowCredit {
    let author = catalog.authors[credit.author]
    return RowCredit(name: author.name, sorted: author.sortName, role: credit.role)
  }

  // MARK: The reader

  private mutating func shelve(_ row: inout ShelfRow, stream: inout RandomStream) {
    let days = ReaderTaste.today.number - taste.since.number
    row.added = CivilDay(number: taste.since.number + stream.below(max(1, days)))
    let roll = stream.below(100)
    if let own = stream.pick(taste.ownShelves), stream.chance(7, in: 100) {
      row.exclusiveShelf = own
    } else if roll < taste.read {
      row.exclusiveShelf = "read"
    } else {
      row.exclusiveShelf = stream.chance(4, in: 100) ? "currently-reading" : "to-read"
    }
    for tag in taste.tags where stream.chance(6, in: 100) && tag != row.exclusiveShelf {
      row.shelves.append(ShelfPlace(name: tag, place: nextPlace(on: tag)))
    }
    row.exclusivePlace = nextPlace(on: row.exclusiveShelf)
    row.ownedCopies = stream.chance(3, in: 100) ? 1 : 0
    if stream.chance(rates.privateNotes, in: 10_000) { row.privateNotes = "Lent to a friend, \"for a week\"" }
    if row.exclusiveShelf == "read" { finish(&row, stream: &stream) }
  }

  private mutating func nextPlace(on shelf: String) -> Int {
    places[shelf, default: 0] += 1
    return places[shelf, default: 1]
  }

  private func finish(_ row: inout ShelfRow, stream: inout RandomStream) {
    row.rating =
      stream.chance(rates.ratedOfRead, in: 100)
      ? [1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5][stream.below(16)] : 0
    row.readCount = stream.chance(6, in: 100) ? stream.within(2...5) : 1
    if !stream.chance(rates.undatedRead, in: 10_000) {
      let day = row.added.number + stream.below(60)
      row.read = CivilDay(number: min(day, ReaderTaste.today.number))
    }
    if stream.chance(rates.review, in: 10_000) {
      let edition = catalog.editions[row.edition]
      row.review = reviews.text(title: edition.title, language: edition.language, stream: &stream)
      row.hasSpoiler = stream.chance(3, in: 100)
    }
  }
}
