// What a reader knows of their books without the app: how many pages there are, and what is to be said of the
// authors.

import BooksTrack
import BooksTrackAPI
package import CatalogFacts
import LabWorld
import Providers
import Simulation
import Synthesis

/// A volume that follows one which the reader has finished.
struct NextVolume: Sendable {
  /// Its number in the catalog, and that of its series.
  let book: Int
  let series: Int
  let volume: Int
  /// A file of one row with it.
  let file: [UInt8]
}

/// The truth about the books of a reader.
struct ReaderBooks: Sendable {
  let works: TrueWorks
  let catalog: Catalog
  let origins: AuthorOrigins
  private let providers: ProviderList
  /// What came later than the import.
  private var added: [WorkID: Int] = [:]

  init(works: TrueWorks, catalog: Catalog, providers: ProviderList, origins: AuthorOrigins) {
    self.works = works
    self.catalog = catalog
    self.providers = providers
    self.origins = origins
  }

  private func book(_ work: WorkID) -> Int? { works.byWork[work] ?? added[work] }

  /// A book that the reader may buy: its number in the catalog, and a file of one row that says what stands
  /// on it.
  func bought(_ stream: inout RandomStream) -> (book: Int, file: [UInt8]) {
    let book = stream.below(catalog.works.count)
    return (book, file(book, marker: ""))
  }

  /// A file with one row.
  private func file(_ book: Int, marker: String) -> [UInt8] {
    let work = catalog.works[book]
    let isbn = catalog.editions[work.editions].lazy.compactMap(\.isbn).first
    let author = work.credits.first.map { catalog.authors[$0.author].name } ?? ""
    let cells = [work.title + marker, author, isbn?.isbn13 ?? ""].map { $0.replacing("\"", with: "\"\"") }
    let row = cells.map { "\"\($0)\"" }.joined(separator: ",")
    return Array("Title,Author,ISBN13\n\(row)\n".utf8)
  }

  /// The volume that follows a book in a series of the catalog and is not in the library; nil if it is there,
  /// or if there is none.
  func next(after work: WorkID, in library: Library) -> NextVolume? {
    guard let book = book(work), let place = catalog.works[book].memberships.first,
      let number = Int(place.position.text)
    else { return nil }
    let series = catalog.series[place.series]
    let next = series.works.first { other in
      catalog.works[other].memberships.contains {
        $0.series == place.series && $0.position.text == "\(number + 1)"
      }
    }
    guard let next, !library.works.contains(where: { self.book($0.id) == next }) else { return nil }
    return NextVolume(
      book: next, series: place.series, volume: number + 1,
      file: file(next, marker: " (\(series.name), #\(number + 1))"))
  }

  /// What stands behind the names that readers give to series.
  private static let mark = " (mine)"

  /// The name that a reader gives to a series in place of this one, and the other way round.
  static func ownName(of name: String) -> String {
    name.hasSuffix(mark) ? String(name.dropLast(mark.count)) : name + mark
  }

  /// Whether a reader knows a series of the library by its name for one of the catalog: by the name that the
  /// catalog or a provider has for it, or by their own.
  func isCalled(_ row: Series, _ series: Int) -> Bool {
    let name = row.name.hasSuffix(Self.mark) ? Self.ownName(of: row.name) : row.name
    let names = [catalog.series[series].name] + providers.names(ofSeries: series)
    return names.contains { $0.lowercased() == name.lowercased() }
  }

  /// The series of the catalog in which a series of the library has its books.
  private func series(of row: Series, in library: Library) -> Int? {
    for member in library.members(of: row.id) {
      let places = book(member.work).map { catalog.works[$0].memberships } ?? []
      if let place = places.first(where: { catalog.series[$0.series].name == row.name }) {
        return place.series
      }
    }
    return nil
  }

  /// The book that a whole volume of a series is; nil if the books of the series do not say, or if there is
  /// none.
  func volume(_ number: Int, of row: Series, in library: Library) -> Int? {
    guard let series = series(of: row, in: library) else { return nil }
    return catalog.series[series].works.first { other in
      catalog.works[other].memberships.contains { $0.series == series && $0.position.text == "\(number)" }
    }
  }

  /// The books of a series that are there, as its story goes; none if that is how they are numbered.
  func story(of row: Series, in library: Library) -> [WorkID] {
    guard let series = series(of: row, in: library) else { return [] }
    let members = library.members(of: row.id).map(\.work)
    return catalog.series[series].storyOrder.compactMap { volume in members.first { book($0) == volume } }
  }

  /// Whether a book that the app offers is a book of the catalog.
  func `is`(_ candidate: Candidate, _ book: Int) -> Bool {
    if let id = candidate.externalID { return providers.work(for: id) == book }
    return candidate.isbn.flatMap(catalog.work) == book
  }

  /// Whether a provider has a book of the catalog.
  func isKnown(_ book: Int) -> Bool { providers.members.contains { $0.lookalike.knows(work: book) } }

  /// Whether what a provider calls by that name is the book that a work is, or an abridged edition of it that
  /// does not say so: by title and writer nobody can tell which it is.
  func isAbout(_ id: ExternalID, _ work: WorkID) -> Bool {
    guard let found = providers.work(for: id), let book = book(work) else { return false }
    return found == book || providers.catalog.isSilentlyAbridged(found, from: book)
  }

  /// Whether a provider sends that book's record under a number of the book that a work is, and under the
  /// very title of it. Nobody can tell such a record from the right one.
  func isUntold(_ id: ExternalID, _ work: WorkID) -> Bool {
    guard let found = providers.work(for: id), let book = book(work) else { return false }
    let title = catalog.works[book].title.lowercased()
    return providers[id.provider]?.lookalike.titles(misfiledUnderWork: book).contains {
      $0.work == found && $0.title.lowercased() == title
    } == true
  }

  /// The book that a provider calls by that name, in words.
  func words(for id: ExternalID) -> String? {
    providers.work(for: id).map { providers.catalog.words(for: $0) }
  }

  /// A book of the catalog, in words.
  func words(forBook book: Int) -> String { catalog.words(for: book) }

  /// The book that a work is, in words.
  func words(for work: WorkID) -> String {
    book(work).map { catalog.words(for: $0) } ?? "no book of the catalog"
  }

  /// How many volumes the series has in which its books stand, as the books say; nil if they do not.
  func total(of row: Series, in library: Library) -> Int? {
    for member in library.members(of: row.id) {
      guard let book = book(member.work), let place = catalog.works[book].memberships.first,
        catalog.series[place.series].name == row.name
      else { continue }
      return catalog.series[place.series].total
    }
    return nil
  }

  /// Notes that a book of the catalog has become a work.
  mutating func note(_ work: WorkID, is book: Int) { added[work] = book }

  /// The last page of the copy in the reader's hand, and the last page that the app lets them enter.
  func length(of id: EntryID, in library: Library) -> (real: Int, shown: Int) {
    guard let entry = library.entries[id] else { return (1, 1) }
    let own = entry.edition.flatMap { library.editions[$0]?.facts.pageCount }
    let known = own ?? library.editions(of: entry.work).compactMap(\.facts.pageCount).max()
    let shown = known.flatMap { $0 > 0 ? $0 : nil }
    let printed = book(entry.work).flatMap {
      catalog.editions[catalog.works[$0].editions].first?.pages
    }
    let real = own.flatMap { $0 > 0 ? $0 : nil } ?? printed ?? shown ?? Self.usualLength
    return (max(1, real), shown ?? .max)
  }

  /// Of a book of which nobody knows it.
  private static let usualLength = 300

  /// What the reader says of the first writer of a book, or of the second; nil if there is none.
  func word(_ field: AuthorField, ofWriter place: Int, of work: WorkID) -> String? {
    let credits = book(work).map { catalog.works[$0].credits.filter { $0.role == .writer } } ?? []
    guard credits.indices.contains(place) else { return nil }
    let origin = origins.origin(of: catalog.authors[credits[place].author])
    return field == .genderIdentity ? origin.gender.appWord : origin.region.appWord
  }

  /// What the reader answers. What has no answer in the facts is drawn, at *assumed* shares.
  func answer(to question: DiversityQuestion, in library: Library, _ stream: inout RandomStream) -> String {
    let book = book(question.work).map { catalog.works[$0] }
    let author = book?.credits.first.map { catalog.authors[$0.author] }
    switch question.dimension {
    case .culturalOrigin: return author.map { origins.origin(of: $0).region.appWord } ?? "Other"
    case .gender: return author.map { origins.origin(of: $0).gender.appWord } ?? "Unknown"
    case .translation:
      let read = library.editions(of: question.work).compactMap(\.facts.language).first
      guard let book, let read else { return "Original Language" }
      // A file of the reader may say `English` where the catalog has `en`.
      let isOriginal = LanguageCode.compared(read) == LanguageCode.compared(book.language)
      return isOriginal ? "Original Language" : "Translated"
    case .ownVoices: return stream.chance(1, in: 4) ? "Own Voices" : "Not Own Voices"
    case .accessibility: return stream.chance(1, in: 6) ? "Accessible" : "Standard"
    }
  }
}

extension FactRegion {
  /// In the words of the app; a place that it has no word for stands under its own name.
  package var appWord: String {
    switch self {
    case .africa: "African"
    case .asia: "Asian"
    case .caribbean: "Caribbean"
    case .europe: "European"
    case .latinAmerica: "Latin American"
    case .middleEast: "Middle Eastern"
    case .northAmerica: "North American"
    case .oceania: "Oceanian"
    }
  }
}

extension FactGender {
  /// In the words of the app.
  package var appWord: String {
    switch self {
    case .female: "Female"
    case .male: "Male"
    case .nonBinary: "Non-binary"
    case .unknown: "Unknown"
    }
  }
}
