// Compares the facts that enrichment has put into a library with the catalog's, one by one (ENR-12): a record
// can be that of the book and still bring another edition's pages, or a record of two books joined the
// description of the other.
//
// Pages, year, publisher, language (without its region) and cover are those of the edition that has the
// number; title and description are right if the book has them in any record of a provider, the title also
// without what stands behind it there; a genre is right by `TrueGenres`, or if it is no genre of any list and
// stands in a record of the book. What the truth says nothing about is not counted, and what the reader had
// entered is no provider's. Places in series are judged by SER-16.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import LabWorld
import Measurement
import Providers
import Synthesis

/// The facts of one library that came from providers.
struct AttachedFacts {
  /// How many are right, by field and by the provider that found the record.
  private(set) var byField: [String: [String: Rate]] = [:]
  /// For each work that has a description of a provider whom it does not name, or an edition with such a
  /// cover, what it has of which provider (CON-5).
  private(set) var unnamed: [WorkID: String] = [:]
  /// Facts of exact fields that are wrong: whose, and what was attached.
  private(set) var wrong: [(work: WorkID, outcome: String)] = []

  private let imported: ImportedBooks
  private let catalog: Catalog
  private let providers: ProviderList
  /// By a work what is made of it without being another book.
  private let variants: [Int: [Int]]

  /// - Parameters:
  ///   - library: After enrichment.
  ///   - imported: What the import had left.
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

  /// Notes what a field of a work has been filled with, and what it is printed as.
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

  /// Whether a record that a work has of a provider whom it names describes its book so. A wrong record's
  /// text may be in the very words of another provider's about the right book.
  private func isSaid(_ text: String, byNamedRecordsOf work: Work) -> Bool {
    work.externalIDs.contains { id in
      guard work.provenance.names(id.provider), let book = providers.work(for: id) else { return false }
      return providers.members.contains { member in
        member.name == id.provider
          && works(of: book).contains { member.lookalike.describes(work: $0, as: text) }
      }
    }
  }

  /// A genre that no list knows is right if a record of the book has it, and nothing else is: a note of a
  /// library is none.
  private mutating func compare(genres: [String], _ known: TrueGenres, _ truth: Int, _ provider: String) {
    for genre in genres {
      note("genre", provider, known.isRight(genre) ?? isHeading(genre, of: truth))
    }
  }

  /// Whether a record of a book has that heading, or one of which it is a part.
  private func isHeading(_ genre: String, of book: Int) -> Bool {
    works(of: book).contains { work in
      providers.members.contains { member in
        member.lookalike.headings(ofWork: work).contains { TrueGenres.isPart(genre, of: $0) }
      }
    }
  }

  /// The book itself, and what is made of it without being another one.
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

  /// Whether a record of a book has that title; one of an illustrated edition is of the book itself.
  private func isTitle(_ title: String, of book: Int) -> Bool {
    works(of: book).contains { work in
      providers.members.contains { member in
        member.lookalike.titles(ofWork: work).contains { Self.isBeginning(title, of: $0) }
      }
    }
  }

  /// A code without its region.
  private static func code(_ language: String) -> String { language.prefix { $0.isLetter }.lowercased() }

  /// Whether a title is a written one, or what of it stands before a sign.
  static func isBeginning(_ title: String, of written: String) -> Bool {
    guard written.hasPrefix(title) else { return false }
    let rest = written.dropFirst(title.count)
    return rest.isEmpty || rest == "." || signs.contains(where: rest.hasPrefix)
  }

  /// A hyphen, a comma or a full stop within a word is none.
  private static let signs = [": ", "; ", ", ", ". ", " (", " [", " /", " -", " –", " —"]
}

extension Provenance {
  /// Whether a provider is one of those that are named.
  fileprivate func names(_ provider: String) -> Bool {
    primaryProvider == provider || contributors.contains(provider)
  }
}
