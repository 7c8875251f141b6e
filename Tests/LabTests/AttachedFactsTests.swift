// The comparison of what providers have put into a library with the truth: what is right is counted as such,
// each field that is another book's or another edition's is wrong, and what nobody can judge is not counted.

import BooksTrack
import BooksTrackAPI
import Measurement
import Testing

@testable import LabWorld
@testable import LoadRun
@testable import Providers
@testable import Synthesis

@Suite struct AttachedFactsTests {
  private static let catalog = Catalog.make(seed: 5, size: 4_000)
  private static let providers = ProviderList(catalog: catalog.withRelatedBooks())
  private static let ofEditions = ["title", "cover", "pages", "year", "publisher", "language"]
  private static let work = WorkID(replica: 1, serial: 1)
  private static let edition = EditionID(replica: 1, serial: 2)

  /// A book with a number that Open Library knows.
  private static let book: Int =
    catalog.works.indices.first { index in
      let number = catalog.works[index].editions.lowerBound
      return catalog.editions[number].isbn != nil && catalog.works[index].editions.count == 1
        && !catalog.works[index].genres.isEmpty
        && providers["isbndb"]?.lookalike.work(forExternalID: catalog.editions[number].isbn?.isbn13 ?? "")
          == index
    } ?? 0

  private static func cover(_ isbn: ISBN) -> String {
    let text = isbn.isbn13
    return "https://images.isbndb.com/covers/\(text.suffix(4).prefix(2))/\(text.suffix(2))/\(text).jpg"
  }

  /// A library with that book, as a provider has filled it.
  private static func library(_ spoil: (inout EditionFacts, inout Work, inout Edition) -> Void) throws
    -> Library
  {
    let printed = catalog.editions[catalog.works[book].editions.lowerBound]
    let isbn = try #require(printed.isbn)
    var row = Work(id: work, title: printed.title, authors: [])
    row.enrichment = .enriched
    row.provenance = Provenance(primaryProvider: "isbndb", contributors: ["isbndb"])
    row.subjects = [try #require(catalog.works[book].genres.first)]
    var facts = EditionFacts(
      title: printed.title, isbn: isbn, publisher: printed.publisher, pageCount: printed.pages,
      yearPublished: printed.year, language: printed.language, coverURL: cover(isbn))
    var edition = Edition(
      id: Self.edition, work: work, facts: facts,
      provenance: Provenance(primaryProvider: "isbndb", contributors: ["isbndb"]),
      externalIDs: [ExternalID(provider: "isbndb", value: isbn.isbn13)])
    spoil(&facts, &row, &edition)
    edition.facts = facts
    var library = Library(replica: 1)
    library.apply(.put(row))
    library.apply(.put(edition))
    return library
  }

  private static func attached(
    _ library: Library, since imported: Library = Library(replica: 1), of book: Int = book
  ) -> AttachedFacts {
    let truth = TrueWorks(
      [1: RowResult(work: work, tier: nil, rejection: nil)],
      LibraryTruth(
        catalogSeed: catalog.seed, catalogSize: catalog.works.count, format: "goodreads",
        rows: [
          TruthRow(
            row: 1, kind: .book, duplicate: nil, damage: nil, work: book, edition: 0, isbn: nil,
            marker: .none,
            memberships: [])
        ]))
    return AttachedFacts(library, since: ImportedBooks(imported), truth, providers)
  }

  private static func facts(_ library: Library, since imported: Library = Library(replica: 1)) -> [String:
    Rate]
  {
    attached(library, since: imported).byField.mapValues { $0.values.reduce(.none, +) }
  }

  @Test func `ENR-12: facts of the correct book are correct`() throws {
    let facts = Self.facts(try Self.library { _, _, _ in })
    #expect(Set(facts.keys).isSuperset(of: Self.ofEditions), "\(facts)")
    #expect(facts.values.allSatisfy { $0 == Rate(1, of: 1) }, "\(facts)")
  }

  @Test(arguments: [
    "pages", "year", "publisher", "language", "cover", "title", "record", "description", "genre",
  ])
  func `ENR-12: a fact of another book or edition is wrong, the others correct`(field: String) throws {
    let other = try #require(
      Self.catalog.editions.first { edition in
        edition.work != Self.book
          && Self.providers["isbndb"]?.lookalike.work(forExternalID: edition.isbn?.isbn13 ?? "")
            == edition.work
      }?.isbn)
    let library = try Self.library { facts, work, edition in
      switch field {
      case "pages": facts.pageCount = (facts.pageCount ?? 0) + 40
      case "year": facts.yearPublished = (facts.yearPublished ?? 0) + 1
      case "publisher": facts.publisher = "Anchor & Spade"
      case "language": facts.language = facts.language == "fi" ? "hu" : "fi"
      case "cover": facts.coverURL = Self.cover(other)
      case "title": facts.title = (facts.title ?? "") + " Messiah"
      case "record": edition.externalIDs = [ExternalID(provider: "isbndb", value: other.isbn13)]
      case "description": work.summary = "Sold by the metre."
      default:
        work.subjects = ["Cooking", "Poetry"].filter { !Self.catalog.works[Self.book].genres.contains($0) }
      }
    }
    let facts = Self.facts(library)
    let wrong = field == "record" ? "title" : field
    for (name, rate) in facts { #expect((rate.part == rate.whole) == (name != wrong), "\(name): \(rate)") }
    #expect(facts[wrong] != nil)
    // Each is told of; a genre has a row of its own.
    let told = Self.attached(library).wrong
    #expect(told.map(\.work) == (field == "genre" ? [] : [Self.work]))
    #expect(told.allSatisfy { $0.outcome.hasPrefix("\(wrong): ") }, "\(told)")
  }

  /// A genre of the same branch is another one, and so is one that says more than the truth does.
  @Test(arguments: [
    (["Romance", "Fiction"], "Horror", false), (["Romance", "Fiction"], "Fiction", true),
    (["Fiction"], "Thriller", false), (["Fantasy"], "Epic Fantasy", false),
    (["Epic Fantasy"], "Fantasy", true),
    (["Literary Fiction"], "Psychological Fiction", true), (["Children"], "Children's", true),
    (["Children", "Fantasy"], "Children's Nonfiction", false),
    (["Nonfiction", "War"], "War Fiction", false),
    (["Nonfiction", "Travel", "Humor"], "Fiction", false), (["Fiction", "Humor"], "Humorous Fiction", true),
  ])
  func `ENR-12: a genre is correct if the book has it, is a kind of it, or a heading names it so`(
    written: [String], genre: String, isRight: Bool
  ) { #expect(TrueGenres(written).isRight(genre) == isRight) }

  @Test func `ENR-12: a genre on no list is correct if a record of the book has it; a note never is`()
    throws
  {
    func genres(_ subjects: [String], of book: Int) throws -> Rate? {
      var library = try Self.library { _, work, _ in work.subjects = subjects }
      library.apply(.remove(Self.edition))
      return Self.attached(library, of: book).byField["genre"]?.values.reduce(.none, +)
    }
    let lookalike = try #require(Self.providers["openlibrary"]?.lookalike as? OpenLibraryLookalike)
    func written(_ isWanted: (String) -> Bool) throws -> (book: Int, heading: String) {
      for record in lookalike.works.records
      where lookalike.shelf.catalog.original(ofWork: record.work) == record.work {
        if let heading = lookalike.json.subjects(of: record).first(where: isWanted) {
          return (record.work, heading)
        }
      }
      throw NoSuchRecord()
    }
    let topic = try written { $0 == "Life on other planets, fiction" }
    #expect(try genres([topic.heading, "Life on other planets"], of: topic.book) == Rate(2, of: 2))
    #expect(try genres(["Life on oth", "Other planets", "Ferrets"], of: topic.book) == Rate(0, of: 3))
    let note = try written { $0 == "Protected DAISY" }
    #expect(try genres([note.heading, "Subjects", "series:Dune"], of: note.book) == Rate(0, of: 3))
  }

  private struct NoSuchRecord: Error {}

  @Test func `ENR-12: every genre of the catalog is on a list, or known by its name there`() {
    // What is no genre of the lists by itself, nobody can judge.
    for genre in Self.catalog.genres where !["Africa", "Legal", "War"].contains(genre) {
      #expect(TrueGenres.canonicalNames.contains(TrueGenres.names[genre] ?? genre), "\(genre)")
    }
    for genre in TrueGenres.below.flatMap({ [$0.key] + $0.value }) {
      #expect(TrueGenres.canonicalNames.contains(genre), "\(genre)")
    }
    for genre in TrueGenres.headings.values.joined() {
      #expect(TrueGenres.canonicalNames.contains(genre), "\(genre)")
    }
    #expect(TrueGenres([]).isRight("Protected DAISY") == nil)
  }

  @Test(arguments: [("Dune", false), ("", true), (" and more", false), (": A Novel", false)])
  func `ENR-12: the title is one of a record of the book, without its additions there`(
    change: String, isRight: Bool
  ) throws {
    let library = try Self.library { facts, _, _ in
      facts.title = change.first?.isLetter == true ? change : (facts.title ?? "") + change
    }
    #expect(Self.facts(library)["title"] == Rate(isRight ? 1 : 0, of: 1))
  }

  @Test(arguments: [
    ("Dune", "Dune", true), ("Dune", "Dune: A Novel", true), ("Dune", "Dune (Paperback)", true),
    ("Dune", "Dune, Vol. 2", true), ("Dune", "Dune.", true), ("Dune", "Dune - Deluxe", true),
    ("Catch", "Catch-22", false), ("1", "1,000 Places", false), ("Dune", "Dune Messiah", false),
    ("Dune: A Novel", "Dune", false),
  ])
  func `ENR-12: the text before a sign is a title, and a part of a word is not`(
    title: String, written: String, isBeginning: Bool
  ) { #expect(AttachedFacts.isBeginning(title, of: written) == isBeginning) }

  /// All descriptions that records have.
  private static let descriptions = Set(
    (0..<100_000).map { Blurbs.sentences($0).joined(separator: " ") }
  ).sorted()

  @Test func `ENR-12: facts of an illustrated edition's record count as facts of the book`() throws {
    let all = Self.providers.catalog
    func givers(_ work: Int, _ text: String) -> [String] {
      Self.providers.members.filter { $0.lookalike.describes(work: work, as: text) }.map(\.name)
    }
    let found = try #require(
      all.relatedBooks.lazy.filter { all.original(ofWork: $0.work) != $0.work }
        .compactMap { related -> (book: Int, giver: String, text: String)? in
          Self.descriptions.lazy.filter { givers(related.original, $0).isEmpty }.compactMap { text in
            givers(related.work, text).first.map { (related.original, $0, text) }
          }.first
        }.first)
    let attached = Self.attached(
      try Self.library { _, work, _ in
        work.summary = found.text
        work.provenance = Provenance(primaryProvider: found.giver, contributors: [found.giver])
      }, of: found.book)
    #expect(attached.byField["description"]?[found.giver] == Rate(1, of: 1))
    #expect(attached.unnamed[Self.work]?.contains("description") != true)
  }

  @Test func `CON-5: words count as a provider's only if its record is of the correct book`()
    throws
  {
    let isbndb = try #require(Self.providers["isbndb"]?.lookalike)
    let others = Self.providers.members.filter { $0.name != "isbndb" }
    let found = try #require(
      Self.descriptions.lazy.filter { text in
        others.contains { $0.lookalike.describes(work: Self.book, as: text) }
          && !isbndb.describes(work: Self.book, as: text)
      }.compactMap { text -> (text: String, isbn: ISBN)? in
        Self.catalog.works.indices.lazy.filter { isbndb.describes(work: $0, as: text) }.compactMap { work in
          Self.catalog.works[work].editions.lazy.compactMap { Self.catalog.editions[$0].isbn }
            .first { isbndb.work(forExternalID: $0.isbn13) == work }
        }.first.map { (text, $0) }
      }.first)
    let record = ExternalID(provider: "isbndb", value: found.isbn.isbn13)
    func unnamed(_ records: [ExternalID]) throws -> Set<WorkID> {
      let library = try Self.library { _, work, _ in
        (work.summary, work.externalIDs) = (found.text, records)
      }
      return Set(Self.attached(library).unnamed.keys)
    }
    #expect(try unnamed([]) == [Self.work])
    #expect(try unnamed([record]) == [])
  }

  @Test func `CON-5: the provider of a cover or a description is listed`() throws {
    func unnamed(_ spoil: (inout EditionFacts, inout Work, inout Edition) -> Void) throws -> Set<WorkID> {
      Set(Self.attached(try Self.library(spoil)).unnamed.keys)
    }
    let others = Self.providers.members.filter { $0.name != "isbndb" }
    let found = try #require(
      (0..<100_000).lazy.compactMap { number -> (giver: String, text: String)? in
        let text = Blurbs.sentences(number).joined(separator: " ")
        return others.first { $0.lookalike.describes(work: Self.book, as: text) }.map { ($0.name, text) }
      }.first)
    #expect(try unnamed { _, _, _ in } == [])
    #expect(try unnamed { _, work, _ in work.summary = found.text } == [Self.work])
    #expect(
      try unnamed { _, work, _ in
        work.summary = found.text
        work.provenance = Provenance(primaryProvider: "isbndb", contributors: ["isbndb", found.giver])
      } == [])
    #expect(
      try unnamed { _, _, edition in
        edition.provenance = Provenance(primaryProvider: "google-books", contributors: ["google-books"])
      } == [Self.work])
  }

  @Test func `ENR-12: facts that the reader entered or the truth lacks are not counted`() throws {
    let library = try Self.library { _, _, _ in }
    #expect(Self.facts(library, since: library).isEmpty)
    let unnumbered = try Self.library { facts, _, _ in facts.isbn = nil }
    for field in ["pages", "year", "publisher", "language"] {
      #expect(Self.facts(unnumbered)[field] == nil, "\(field)")
    }
  }

  @Test func `SER-19: a record describes a book, or an unmarked abridged edition of it`() throws {
    let truth = LibraryTruth(
      catalogSeed: Self.catalog.seed, catalogSize: Self.catalog.works.count, format: "goodreads", rows: [])
    var books = ReaderBooks(
      works: TrueWorks([:], truth), catalog: Self.catalog, providers: Self.providers, origins: AuthorOrigins()
    )
    let whole = Self.providers.catalog
    func record(of work: Int) -> ExternalID? {
      let edition = whole.works[work].editions.lowerBound
      let id = whole.editions[edition].isbn.map { ExternalID(provider: "isbndb", value: $0.isbn13) }
      return id.flatMap { Self.providers.work(for: $0) == work ? $0 : nil }
    }
    books.note(Self.work, is: Self.book)
    #expect(books.isAbout(try #require(record(of: Self.book)), Self.work))
    #expect(!books.isAbout(ExternalID(provider: "isbndb", value: "nothing"), Self.work))
    var counts: [Bool: Int] = [:]
    for related in whole.relatedBooks where whole.original(ofWork: related.work) == related.work {
      guard let id = record(of: related.work) else { continue }
      let isSilent = whole.isSilentlyAbridged(related.work, from: related.original)
      books.note(Self.work, is: related.original)
      #expect(books.isAbout(id, Self.work) == isSilent)
      #expect(
        books.words(for: id)?.hasPrefix("book \(related.work), “\(whole.works[related.work].title)") == true)
      counts[isSilent, default: 0] += 1
    }
    #expect(counts.count == 2 && counts.values.allSatisfy { $0 > 1 }, "\(counts)")
  }

  @Test(arguments: [("-US", true), ("-Latn", true), ("x", false)])
  func `ENR-12: a language is correct whatever its region`(behind: String, isRight: Bool) throws {
    let library = try Self.library { facts, _, _ in facts.language = (facts.language ?? "") + behind }
    #expect(Self.facts(library)["language"] == Rate(isRight ? 1 : 0, of: 1))
  }
}
