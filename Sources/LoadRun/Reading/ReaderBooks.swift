// What a reader knows about their books without the app: their lengths, and facts about authors.

import BooksTrack
import BooksTrackAPI
package import Facts
import LabWorld
import Providers
import Simulation
import Synthesis

/// The volume after one that the reader has finished.
struct NextVolume: Sendable {
  /// The numbers of the book and of its series in the catalog.
  let book: Int
  let series: Int
  let volume: Int
  /// A file of one row with the book.
  let file: [UInt8]
}

/// The truth about the books of a reader.
struct ReaderBooks: Sendable {
  let works: TrueWorks
  let catalog: Catalog
  let origins: AuthorOrigins
  private let providers: ProviderList
  /// Books that were added after the import.
  private var added: [WorkID: Int] = [:]

  init(works: TrueWorks, catalog: Catalog, providers: ProviderList, origins: AuthorOrigins) {
    self.works = works
    self.catalog = catalog
    self.providers = providers
    self.origins = origins
  }

  private func book(_ work: WorkID) -> Int? { works.byWork[work] ?? added[work] }

  /// Draws a book that the reader may buy: its number in the catalog, and a file of one row with its data.
  func bought(_ stream: inout RandomStream) -> (book: Int, file: [UInt8]) {
    let book = stream.below(catalog.works.count)
    return (book, file(book, marker: ""))
  }

  /// Returns a file of one row.
  private func file(_ book: Int, marker: String) -> [UInt8] {
    let work = catalog.works[book]
    let isbn = catalog.editions[work.editions].lazy.compactMap(\.isbn).first
    let author = work.credits.first.map { catalog.authors[$0.author].name } ?? ""
    let cells = [work.title + marker, author, isbn?.isbn13 ?? ""].map { $0.replacing("\"", with: "\"\"") }
    let row = cells.map { "\"\($0)\"" }.joined(separator: ",")
    return Array("Title,Author,ISBN13\n\(row)\n".utf8)
  }

  /// Returns the volume after a book in a series of the catalog; nil if there is none or the library has it.
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

  /// The suffix of the names that readers give to series.
  private static let mark = " (mine)"

  /// Returns the name that a reader gives to a series in place of this one, and vice versa.
  static func ownName(of name: String) -> String {
    name.hasSuffix(mark) ? String(name.dropLast(mark.count)) : name + mark
  }

  /// Returns true if a series of the library has a name of a series of the catalog: that of the catalog or a
  /// provider, or the reader's own.
  func isCalled(_ row: Series, _ series: Int) -> Bool {
    let name = row.name.hasSuffix(Self.mark) ? Self.ownName(of: row.name) : row.name
    let names = [catalog.series[series].name] + providers.names(ofSeries: series)
    return names.contains { $0.lowercased() == name.lowercased() }
  }

  /// Returns the series of the catalog to which the books of a series of the library belong.
  private func series(of row: Series, in library: Library) -> Int? {
    for member in library.members(of: row.id) {
      let places = book(member.work).map { catalog.works[$0].memberships } ?? []
      if let place = places.first(where: { catalog.series[$0.series].name == row.name }) {
        return place.series
      }
    }
    return nil
  }

  /// Returns the book of a whole volume of a series; nil if the series is unknown or has no such volume.
  func volume(_ number: Int, of row: Series, in library: Library) -> Int? {
    guard let series = series(of: row, in: library) else { return nil }
    return catalog.series[series].works.first { other in
      catalog.works[other].memberships.contains { $0.series == series && $0.position.text == "\(number)" }
    }
  }

  /// Returns the books of a series in the library in chronological order; empty if the catalog has no such
  /// order.
  func story(of row: Series, in library: Library) -> [WorkID] {
    guard let series = series(of: row, in: library) else { return [] }
    let members = library.members(of: row.id).map(\.work)
    return catalog.series[series].storyOrder.compactMap { volume in members.first { book($0) == volume } }
  }

  /// Returns true if a candidate of the app is a book of the catalog.
  func `is`(_ candidate: Candidate, _ book: Int) -> Bool {
    if let id = candidate.externalID { return providers.work(for: id) == book }
    return candidate.isbn.flatMap(catalog.work) == book
  }

  /// Returns true if a provider's record of a book of the catalog has a title.
  func isTitle(_ title: String, of book: Int) -> Bool {
    providers.members.contains { member in
      member.lookalike.titles(ofWork: book).contains { $0.lowercased().hasPrefix(title.lowercased()) }
    }
  }

  /// Returns true if a provider has a book of the catalog.
  func isKnown(_ book: Int) -> Bool { providers.members.contains { $0.lookalike.knows(work: book) } }

  /// Returns true if a provider's id belongs to the book of a work, or to an abridged edition that is not
  /// marked as such: title and author do not distinguish them.
  func isAbout(_ id: ExternalID, _ work: WorkID) -> Bool {
    guard let found = providers.work(for: id), let book = book(work) else { return false }
    return found == book || providers.catalog.isSilentlyAbridged(found, from: book)
  }

  /// Returns true if a provider sends the record of that id under an ISBN of the work's book and with its
  /// exact title. Such a record cannot be distinguished from the right one.
  func isUntold(_ id: ExternalID, _ work: WorkID) -> Bool {
    guard let found = providers.work(for: id), let book = book(work) else { return false }
    let title = catalog.works[book].title.lowercased()
    return providers[id.provider]?.lookalike.titles(misfiledUnderWork: book).contains {
      $0.work == found && $0.title.lowercased() == title
    } == true
  }

  /// Describes the book of a provider's id.
  func words(for id: ExternalID) -> String? {
    providers.work(for: id).map { providers.catalog.words(for: $0) }
  }

  /// Describes a book of the catalog.
  func words(forBook book: Int) -> String { catalog.words(for: book) }

  /// Describes the book of a work.
  func words(for work: WorkID) -> String {
    book(work).map { catalog.words(for: $0) } ?? "no book of the catalog"
  }

  /// Returns the number of volumes of a series in the catalog; nil if it is unknown.
  func total(of row: Series, in library: Library) -> Int? {
    for member in library.members(of: row.id) {
      guard let book = book(member.work), let place = catalog.works[book].memberships.first,
        catalog.series[place.series].name == row.name
      else { continue }
      return catalog.series[place.series].total
    }
    return nil
  }

  /// Records that a book of the catalog has become a work.
  mutating func note(_ work: WorkID, is book: Int) { added[work] = book }

  /// Returns the last page of the reader's copy, and the last page that the app accepts.
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

  /// The length of a book whose length is unknown.
  private static let usualLength = 300

  /// Returns the reader's value for a writer of a book, by the writer's place; nil if there is none.
  func word(_ field: AuthorField, ofWriter place: Int, of work: WorkID) -> String? {
    let credits = book(work).map { catalog.works[$0].credits.filter { $0.role == .writer } } ?? []
    guard credits.indices.contains(place) else { return nil }
    let origin = origins.origin(of: catalog.authors[credits[place].author])
    return field == .genderIdentity ? origin.gender.appWord : origin.region.appWord
  }

  /// Returns the reader's answer. Answers without facts are drawn, with *assumed* shares.
  func answer(to question: DiversityQuestion, in library: Library, _ stream: inout RandomStream) -> String {
    let book = book(question.work).map { catalog.works[$0] }
    let author = book?.credits.first.map { catalog.authors[$0.author] }
    switch question.dimension {
    case .culturalOrigin: return author.map { origins.origin(of: $0).region.appWord } ?? "Other"
    case .gender: return author.map { origins.origin(of: $0).gender.appWord } ?? "Unknown"
    case .translation:
      let read = library.editions(of: question.work).compactMap(\.facts.language).first
      guard let book, let read else { return "Original Language" }
      // A reader's file may say `English` where the catalog has `en`.
      let isOriginal = LanguageCode.compared(read) == LanguageCode.compared(book.language)
      return isOriginal ? "Original Language" : "Translated"
    case .ownVoices: return stream.chance(1, in: 4) ? "Own Voices" : "Not Own Voices"
    case .accessibility: return stream.chance(1, in: 6) ? "Accessible" : "Standard"
    }
  }
}

extension FactRegion {
  /// The app's word for the region; a region without one has its own name.
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
  /// The app's word for the gender.
  package var appWord: String {
    switch self {
    case .female: "Female"
    case .male: "Male"
    case .nonBinary: "Non-binary"
    case .unknown: "Unknown"
    }
  }
}
