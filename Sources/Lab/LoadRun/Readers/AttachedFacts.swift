// Compares the facts that enrichment has put into a library with the catalog's, one by one (ENR-12): a record can be that of
// the book and still bring another edition's pages, or a record of two books joined the description of the other.
//
// Pages, year and cover are those of the edition that has the number; title and description are right if the book has them
// in any record of a provider; a genre is right if the book has it or one above or below it. What the truth says nothing
// about is not counted, and what the reader had entered is no provider's. Places in series are judged by SER-16.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import Measurement
import Providers
import Synthesis

/// The facts of one library that came from providers.
struct AttachedFacts {
  /// How many are right, by field and by the provider that found the record.
  private(set) var byField: [String: [String: Rate]] = [:]

  private let imported: ImportedBooks
  private let catalog: Catalog
  private let providers: ProviderList

  /// - Parameters:
  ///   - library: After enrichment.
  ///   - imported: What the import had left.
  init(_ library: Library, since imported: ImportedBooks, _ works: TrueWorks, _ providers: ProviderList) {
    self.imported = imported
    self.providers = providers
    catalog = providers.catalog
    var genres: [[String]: Set<String>] = [:]
    for work in library.works where work.enrichment == .enriched {
      guard let truth = works.byWork[work.id], let provider = work.provenance.primaryProvider else {
        continue
      }
      compare(work, truth, provider)
      if !work.subjects.isEmpty, imported.works[work.id]?.subjects.isEmpty ?? true {
        let written = catalog.works[truth].genres
        let known = genres[written] ?? Self.canonical(written)
        genres[written] = known
        compare(genres: work.subjects, known, provider)
      }
      for edition in library.editions(of: work.id) {
        if let provider = edition.provenance.primaryProvider { compare(edition, truth, provider) }
      }
    }
  }

  private mutating func note(_ field: String, _ provider: String, _ isRight: Bool) {
    byField[field, default: [:]][provider, default: .none].count(isRight)
  }

  private mutating func compare(_ work: Work, _ truth: Int, _ provider: String) {
    guard let text = work.summary, imported.works[work.id]?.summary == nil else { return }
    let giver = providers.members.first { $0.lookalike.describes(work: truth, as: text) }?.name
    note("description", giver ?? provider, giver != nil)
  }

  /// Genres that no list knows are not judged.
  private mutating func compare(genres: [String], _ known: Set<String>, _ provider: String) {
    let vocabulary = GenreVocabulary.corrected
    for genre in genres where Self.canonicalNames.contains(genre) {
      let isRight = known.contains(genre) || vocabulary.ancestors(of: genre).contains(where: known.contains)
      note("genre", provider, isRight)
    }
  }

  private static let canonicalNames = Set(GenreVocabulary.canonicalNames)

  /// Canonical genres, with all that they are a kind of.
  private static func canonical(_ genres: [String]) -> Set<String> {
    let vocabulary = GenreVocabulary.corrected
    let names = vocabulary.normalize(genres).genres
    return Set(names + names.flatMap { vocabulary.ancestors(of: $0) })
  }

  private mutating func compare(_ edition: Edition, _ truth: Int, _ provider: String) {
    let before = imported.editions[edition.id]?.facts
    let facts = edition.facts
    if before?.title == nil, facts.title != nil {
      let known = imported.editions[edition.id]?.externalIDs ?? []
      let records = edition.externalIDs.filter { !known.contains($0) }.compactMap { providers.work(for: $0) }
      if !records.isEmpty { note("title", provider, records.allSatisfy { $0 == truth }) }
    }
    if before?.coverURL == nil, let url = facts.coverURL,
      let (giver, work) = providers.work(onCover: url)
    {
      note("cover", giver, work == truth)
    }
    guard let number = facts.isbn.flatMap({ catalog.edition(isbn: $0) }) else { return }
    let printed = catalog.editions[number]
    let isOfWork = catalog.original(ofWork: printed.work) == truth
    if before?.pageCount == nil, let pages = facts.pageCount {
      note("pages", provider, isOfWork && pages == printed.pages)
    }
    if before?.yearPublished == nil, let year = facts.yearPublished {
      note("year", provider, isOfWork && year == printed.year)
    }
  }
}
