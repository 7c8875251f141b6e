// Compares the facts that enrichment has added to a library with the catalog, one by one (ENR-12). A record
// can be of the right book and still bring the pages of another edition, or a merged record the description
// of another book.
//
// Pages, year, publisher, language (without region) and cover are compared with the edition that has the
// ISBN. A title or description is right if a provider's record of the book has it; a title also without its
// end. A genre is right by `TrueGenres`, or if no list knows it and a record of the book has it. Facts
// without a known truth are not counted, nor are those that the reader had entered. Places in series are
// judged by SER-16.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import LabWorld
import Measurement
import Providers
import Synthesis

/// The facts of one library that came from providers.
struct AttachedFacts {
  /// Facts, of these the right ones, by field and by the provider that found the record.
  private(set) var byField: [String: [String: Rate]] = [:]
  /// Works that have the description of a provider that they do not name, or an edition with such a cover
  /// (CON-5); with the fact and the provider.
  private(set) var unnamed: [WorkID: String] = [:]
  /// Wrong facts of exact fields, with their works and what was attached.
  private(set) var wrong: [(work: WorkID, outcome: String)] = []

  private let imported: ImportedBooks
  private let catalog: Catalog
  private let providers: ProviderList
  /// The works derived from a work that are not other books, by that work.
  private let variants: [Int: [Int]]

  /// - Parameters:
  ///   - library: The library after enrichment.
  ///   - imported: The books after the import.
  init(_ library: Library, since imported: ImportedBooks, _ works: TrueWorks, _ providers: ProviderList) {
    self.imported = imported
    self.providers = providers
    catalog = providers.catalog
    let catalog = providers.catalog
    variants = Dictionary(
      grouping: catalog.relatedBooks.map(\.work).filter { catalog.original(ofWork: $0) != $0 },
      by: catalog.original(ofWork:))
    var genres: [[String]: TrueGenres] = [:]
    for work in library.works where work.enrichment == .enriched {
      guard let truth = works.byWork[work.id], let provider = work.provenance.primaryProvider else {
        continue
      }
      compare(work, truth, provider)
      if !work.subjects.isEmpty, imported.works[work.id]?.subjects.isEmpty ?? true {
        let written = catalog.works[truth].genres
        let known = genres[written] ?? TrueGenres(written)
        genres[written] = known
        compare(genres: work.subjects, known, truth, provider)
      }
      for edition in library.editions(of: work.id) {
        if let provider = edition.provenance.primaryProvider { compare(edition, truth, provider) }
      }
    }
  }

  private mutating func note(_ field: String, _ provider: String, _ isRight: Bool) {
    byField[field, default: [:]][provider, default: .none].count(isRight)
  }

  /// Counts a field of a work; a wrong value is listed with the printed one.
  private mutating func note(
    _ field: String, of work: WorkID, _ provider: String, _ value: String, isRight: Bool,
    printed: String? = nil
  ) {
    note(field, provider, isRight)
    guard !isRight else { return }
    let truth = printed.map { "; by the catalog \($0)" } ?? ""
    wrong.append((work, "\(field): \(value) by \(provider)\(truth)"))
  }

  private mutating func compare(_ work: Work, _ truth: Int, _ provider: String) {
    guard let text = work.summary, imported.works[work.id]?.summary == nil else { return }
    let books = works(of: truth)
    let givers = providers.members.filter { member in
      books.contains { member.lookalike.describes(work: $0, as: text) }
    }.map(\.name)
    note(
      "description", of: work.id, givers.first ?? provider, "“\(text.prefix(40))…”", isRight: !givers.isEmpty)
    if let giver = givers.first, !givers.contains(where: work.provenance.names),
      !isSaid(text, byNamedRecordsOf: work)
    {
      unnamed[work.id] = "its description is of \(giver)"
    }
  }

  /// Returns true if a record of a provider that the work names describes its book with this text. The text
  /// of a wrong record may match another provider's text about the right book.
  private func isSaid(_ text: String, byNamedRecordsOf work: Work) -> Bool {
    work.externalIDs.contains { id in
      guard work.provenance.names(id.provider), let book = providers.work(for: id) else { return false }
      return providers.members.contains { member in
        member.name == id.provider
          && works(of: book).contains { member.lookalike.describes(work: $0, as: text) }
      }
    }
  }

  /// Counts genres. A genre that no list knows is right only if a record of the book has it; notes of
  /// libraries are not genres.
  private mutating func compare(genres: [String], _ known: TrueGenres, _ truth: Int, _ provider: String) {
    for genre in genres {
      note("genre", provider, known.isRight(genre) ?? isHeading(genre, of: truth))
    }
  }

  /// Returns true if a record of the book has that heading, or one that contains it.
  private func isHeading(_ genre: String, of book: Int) -> Bool {
    works(of: book).contains { work in
      providers.members.contains { member in
        member.lookalike.headings(ofWork: work).contains { TrueGenres.isPart(genre, of: $0) }
      }
    }
  }

  /// Returns the book and the works derived from it that are not other books.
  private func works(of book: Int) -> [Int] { [book] + variants[book, default: []] }

  private mutating func compare(_ edition: Edition, _ truth: Int, _ provider: String) {
    let before = imported.editions[edition.id]?.facts
    let facts = edition.facts
    if before?.title == nil, let title = facts.title {
      let known = imported.editions[edition.id]?.externalIDs ?? []
      let records = edition.externalIDs.filter { !known.contains($0) }.compactMap { providers.work(for: $0) }
      if !records.isEmpty {
        note(
          "title", of: edition.work, provider, "“\(title)”",
          isRight: records.allSatisfy { $0 == truth } && isTitle(title, of: truth))
      }
    }
    if before?.coverURL == nil, let url = facts.coverURL,
      let (giver, work) = providers.work(onCover: url)
    {
      note("cover", of: edition.work, giver, url, isRight: work == truth)
      if !edition.provenance.names(giver) {
        unnamed[edition.work] = "the cover of its edition is of \(giver)"
      }
    }
    guard let isbn = facts.isbn, let number = catalog.edition(isbn: isbn) else { return }
    let printed = catalog.editions[number]
    let isOfWork = catalog.original(ofWork: printed.work) == truth
    func judge(_ field: String, _ before: String?, _ value: String?, _ printed: String) {
      guard before == nil, let value else { return }
      note(
        field, of: edition.work, provider, value, isRight: isOfWork && value == printed,
        printed: isOfWork ? "\(printed) under \(isbn)" : "another book under \(isbn)")
    }
    judge(
      "pages", before?.pageCount.map(String.init), facts.pageCount.map(String.init), String(printed.pages))
    judge(
      "year", before?.yearPublished.map(String.init), facts.yearPublished.map(String.init),
      String(printed.year))
    judge("publisher", before?.publisher, facts.publisher, printed.publisher)
    judge("language", before?.language, facts.language.map(Self.code), printed.language)
  }

  /// Returns true if a record of the book has that title; illustrated editions count as the book.
  private func isTitle(_ title: String, of book: Int) -> Bool {
    works(of: book).contains { work in
      providers.members.contains { member in
        member.lookalike.titles(ofWork: work).contains { Self.isBeginning(title, of: $0) }
      }
    }
  }

  /// Returns a language code without its region.
  private static func code(_ language: String) -> String { language.prefix { $0.isLetter }.lowercased() }

  /// Returns true if a title is the written one, or its part before a sign.
  static func isBeginning(_ title: String, of written: String) -> Bool {
    guard written.hasPrefix(title) else { return false }
    let rest = written.dropFirst(title.count)
    return rest.isEmpty || rest == "." || signs.contains(where: rest.hasPrefix)
  }

  /// Signs within a word, such as a hyphen, do not separate.
  private static let signs = [": ", "; ", ", ", ". ", " (", " [", " /", " -", " –", " —"]
}

extension Provenance {
  /// Returns true if the provider is named.
  fileprivate func names(_ provider: String) -> Bool {
    primaryProvider == provider || contributors.contains(provider)
  }
}
