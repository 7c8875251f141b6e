// The oracle of attached records on what the stack attaches, with one fact at a time taken out or changed
// (ENR-11), and that of known books on libraries at rest (ENR-12).

import BooksTrack
import BooksTrackAPI
import Foundation
import Providers
import Synthesis
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct AttachedRecordOracleTests {
  private typealias Events = HuntWorldOracleTests

  private static let number = "9780441172719"
  private static let other = "9780261103573"

  /// A record with every fact that goes into a library.
  private static let said: SearchResponseData = {
    var work = WorkDTO(title: "Title 1")
    work.authorNames = ["Author 1"]
    work.subjectTags = ["Fiction"]
    work.firstPublicationYear = 1965
    work.description = "Sand."
    work.primaryProvider = ProviderName.googleBooks
    work.contributors = [ProviderName.googleBooks]
    work.externalIDs = [ExternalID(provider: ProviderName.googleBooks, value: "abc")]
    var edition = EditionDTO(isbns: [number])
    edition.workIndex = 0
    edition.title = "Title 1"
    edition.publisher = "Ace"
    edition.publicationDate = "1990-09-01"
    edition.pageCount = 535
    edition.format = .paperback
    edition.language = "en"
    edition.coverImageURL = "https://covers.example/1"
    edition.primaryProvider = ProviderName.googleBooks
    edition.contributors = [ProviderName.googleBooks]
    edition.externalIDs = [ExternalID(provider: ProviderName.googleBooks, value: "abc")]
    return SearchResponseData(works: [work], editions: [edition])
  }()

  private static func answer(_ data: SearchResponseData = said, to stay: BookStay? = Events.stay)
    -> DeviceEvent.Kind
  {
    let body = ResponseEnvelope<SearchResponseData>(.success(data), meta: ResponseMeta()).encoded()
    return .answered(
      DeviceQuestion(label: Events.label, isOffline: false), .success(HTTPResponse(status: 200, body: body)),
      stay)
  }

  private static let edition = EditionID(replica: 1, serial: 0)

  /// A book of which the reader has entered that number and those pages.
  private static func library(number: String? = number, pages: Int? = nil) -> Library {
    var facts = EditionFacts(pageCount: pages)
    facts.isbn = number.flatMap { try? ISBN($0) }
    return Events.commit(
      .commitImport,
      Events.row() + [.put(Edition(id: edition, work: Events.work, facts: facts, readerFields: []))]
    ).after
  }

  /// Returns a commit that attaches the record as the clause requires, written by hand.
  private static func attached(
    to library: Library, _ change: (inout Work, inout Edition) -> Void = { _, _ in }
  ) -> Commit {
    guard var work = library.works[Events.work], var row = library.editions[edition] else {
      return Events.imported
    }
    work.subjects = ["Fiction"]
    work.summary = "Sand."
    work.firstPublished = 1965
    work.provenance = Provenance(
      primaryProvider: ProviderName.googleBooks, contributors: [ProviderName.googleBooks])
    work.externalIDs = [ExternalID(provider: ProviderName.googleBooks, value: "abc")]
    work.enrichment = .enriched
    row.facts.isbn = try? ISBN(number)
    row.facts.title = "Title 1"
    row.facts.publisher = "Ace"
    row.facts.binding = EditionFormat.paperback.rawValue
    row.facts.pageCount = row.facts.pageCount ?? 535
    row.facts.yearPublished = 1990
    row.facts.language = "en"
    row.facts.coverURL = "https://covers.example/1"
    row.provenance = Provenance(
      primaryProvider: ProviderName.googleBooks, contributors: [ProviderName.googleBooks])
    row.externalIDs = [ExternalID(provider: ProviderName.googleBooks, value: "abc")]
    change(&work, &row)
    return Events.commit(.enrich, [.put(work), .put(row), .remove(Events.job)], on: library)
  }

  private static func clauses(_ commit: Commit, after answers: [DeviceEvent.Kind] = [answer()]) -> [String] {
    Events.clauses(AttachedRecordOracle(), answers.map { (0, $0) } + [(1, .committed(commit))])
  }

  @Test func `attaching a provider's facts and keeping the reader's is accepted`() {
    #expect(Self.clauses(Self.attached(to: Self.library())) == [])
    #expect(Self.clauses(Self.attached(to: Self.library(pages: 412))) == [])
    #expect(Self.clauses(Self.attached(to: Self.library(number: nil))) == [])
    #expect(Self.clauses(Self.attached(to: Self.library()), after: [Self.answer(to: nil)]) == [])
  }

  @Test func `CON-5: an earlier contributor stays listed beside a later record`() {
    let earlier = Provenance(primaryProvider: ProviderName.isbndb, contributors: [ProviderName.isbndb])
    var library = Self.library()
    if var work = library.works[Events.work], var row = library.editions[Self.edition] {
      (work.provenance, row.provenance) = (earlier, earlier)
      library = Events.commit(.enrich, [.put(work), .put(row)], on: library).after
    }
    let both = [ProviderName.isbndb, ProviderName.googleBooks]
    let kept = Self.attached(to: library) { work, edition in
      (work.provenance.contributors, edition.provenance.contributors) = (both, both)
    }
    #expect(Self.clauses(kept) == [])
    let namedByWork = Self.attached(to: library) { work, _ in work.provenance.contributors = both }
    let namedByEdition = Self.attached(to: library) { _, edition in edition.provenance.contributors = both }
    #expect(Self.clauses(namedByWork) == ["ENR-11"])
    #expect(Self.clauses(namedByEdition) == ["ENR-11"])
  }

  @Test func `several editions of a record may be stored, each once`() {
    var data = Self.said
    var second = data.editions[0]
    (second.isbns, second.pageCount, second.coverImageURL) = ([Self.other], 604, nil)
    second.externalIDs = [ExternalID(provider: ProviderName.googleBooks, value: "def")]
    data.editions.append(second)
    func attach(_ change: (inout Edition) -> Void) -> [String] {
      let library = Self.library()
      let first = Self.attached(to: library)
      guard case .edition(.put(var row))? = first.transaction.changes.dropFirst().first else {
        return ["none"]
      }
      row = Edition(
        id: EditionID(replica: 1, serial: 1), work: Events.work, facts: row.facts, readerFields: [],
        provenance: row.provenance, externalIDs: second.externalIDs)
      row.facts.isbn = try? ISBN(Self.other)
      (row.facts.pageCount, row.facts.coverURL) = (604, nil)
      change(&row)
      let both = Events.commit(.enrich, first.transaction.changes + [.put(row)], on: library)
      return Self.clauses(both, after: [Self.answer(data)])
    }
    #expect(attach { _ in } == [])
    #expect(attach { $0.facts.pageCount = 600 } == ["ENR-11"])
    #expect(
      attach { row in
        row.facts.isbn = try? ISBN(Self.number)
        (row.facts.pageCount, row.facts.coverURL) = (535, "https://covers.example/1")
        row.externalIDs = Self.said.editions[0].externalIDs
      } == ["ENR-11"], "the same one twice")
  }

  @Test func `CON-16: a record's other editions have to be listed, and no others`() {
    var data = Self.said
    var second = data.editions[0]
    (second.isbns, second.pageCount) = ([Self.other], 604)
    second.externalIDs = [ExternalID(provider: ProviderName.googleBooks, value: "def")]
    data.editions.append(second)
    func listing(_ editions: ListedEdition...) -> [String] {
      let attached = Self.attached(to: Self.library()) { work, _ in work.listedEditions = editions }
      return Self.clauses(attached, after: [Self.answer(data)])
    }
    let listed = ListedEdition(
      facts: EditionFacts(isbn: try? ISBN(Self.other), pageCount: 604), externalIDs: second.externalIDs)
    let stranger = ListedEdition(facts: EditionFacts(title: "Another", pageCount: 9))
    #expect(listing(listed) == [])
    #expect(listing() == ["CON-16"])
    #expect(listing(listed, stranger) == ["CON-16"])
    // As many as are kept excuse what is missing, but not what is in no record.
    #expect(
      listing(stranger, stranger, stranger, stranger, stranger, stranger, stranger, stranger) == ["CON-16"])
  }

  private typealias Change = @Sendable (inout Work, inout Edition) -> Void

  private static let slips: [(name: String, change: Change)] = [
    ("genres", { work, _ in work.subjects = [] }), ("description", { work, _ in work.summary = nil }),
    ("first year", { work, _ in work.firstPublished = 1966 }),
    ("inferred", { work, _ in work.isSynthetic = true }),
    ("found by", { work, _ in work.provenance.primaryProvider = nil }),
    ("added to by", { work, _ in work.provenance.contributors = [] }),
    ("named", { work, _ in work.externalIDs = [] }),
    ("numbers", { _, edition in edition.facts.otherISBNs = [other].compactMap { try? ISBN($0) } }),
    ("title", { _, edition in edition.facts.title = nil }),
    ("publisher", { _, edition in edition.facts.publisher = "Chilton" }),
    ("binding", { _, edition in edition.facts.binding = nil }),
    ("pages", { _, edition in edition.facts.pageCount = nil }),
    ("year", { _, edition in edition.facts.yearPublished = 1965 }),
    ("language", { _, edition in edition.facts.language = nil }),
    ("cover", { _, edition in edition.facts.coverURL = nil }),
    ("edition found by", { _, edition in edition.provenance.primaryProvider = nil }),
    ("edition added to by", { _, edition in edition.provenance.contributors = [] }),
    ("edition named", { _, edition in edition.externalIDs = [] }),
  ]

  @Test func `every lost or changed fact is reported`() {
    for (name, change) in Self.slips {
      #expect(Self.clauses(Self.attached(to: Self.library(), change)) == ["ENR-11"], "\(name)")
    }
  }

  @Test func `a change of the reader's facts is reported`() {
    let commit = Self.attached(to: Self.library(pages: 412)) { _, edition in edition.facts.pageCount = 535 }
    #expect(Self.clauses(commit) == ["ENR-11"])
  }

  @Test func `a record that was never received is reported, also one that only an earlier launch received`() {
    let commit = Self.attached(to: Self.library())
    #expect(Self.clauses(commit, after: []) == ["ENR-11"])
    #expect(Self.clauses(commit, after: [Self.answer(), .launched]) == ["ENR-11"])
    #expect(Self.clauses(commit, after: [Self.answer(to: BookStay(source: "2", number: 1))]) == ["ENR-11"])
  }

  @Test func `facts belong to the edition with the number`() {
    let beside = Self.attached(to: Self.library()) { _, row in
      row = Edition(id: EditionID(replica: 1, serial: 1), work: row.work, facts: row.facts)
      row.provenance.primaryProvider = ProviderName.googleBooks
      row.externalIDs = [ExternalID(provider: ProviderName.googleBooks, value: "abc")]
    }
    #expect(Self.clauses(beside) == ["ENR-11"], "the reader's edition has that number")
    let onAnother = Self.attached(to: Self.library(number: Self.other)) { _, row in
      row.facts.otherISBNs = [Self.number].compactMap { try? ISBN($0) }
      row.facts.isbn = try? ISBN(Self.other)
    }
    #expect(Self.clauses(onAnother) == ["ENR-11"], "the reader's edition has another number")
    let otherPages = Self.attached(to: Self.library(number: nil, pages: 412))
    #expect(Self.clauses(otherPages) == ["ENR-11"], "an edition of other pages is another edition")
  }

  // MARK: Known books

  private static let fixture = SmallWorldFixture()

  /// The library of a reader who has that book of the pool, with its number.
  private static func library(of place: Int, _ state: EnrichmentState) -> Library {
    let book = fixture.pool.books[place]
    var facts = EditionFacts()
    facts.isbn = book.isbn.flatMap { try? ISBN($0) }
    let changes = Events.row(book.source).map { change -> BooksTrack.Change in
      switch change {
      case .work(.put(var work)):
        work.enrichment = state
        return .put(work)
      case .entry(.put(var entry)):
        entry.edition = edition
        return .put(entry)
      default: return change
      }
    }
    return Events.commit(
      .commitImport,
      changes + [
        .put(Edition(id: edition, work: Events.work, facts: facts, readerFields: [])),
        .remove(Events.job),
      ]
    ).after
  }

  private static func knownBook(
    _ place: Int, _ state: EnrichmentState, after events: [DeviceEvent.Kind] = [], fault: ProviderFault? = nil
  ) -> [String] {
    let ended = BackendEvent.Kind.ended(
      ProviderName.googleBooks, HTTPRequest(path: "/books/v1/volumes", query: []),
      .success(HTTPResponse(status: 200, body: Data())), fault)
    return Events.clauses(
      KnownBookOracle(truth: fixture) { !BackendEvent(time: 0, kind: ended).misleads },
      events.map { (0, $0) } + [(1, .rest(library(of: place, state)))])
  }

  /// Returns true if the first provider has the edition with the book's number.
  private static func has(_ place: Int) -> Bool {
    guard let work = fixture.pool.work(fixture.pool.books[place].source),
      let number = fixture.pool.books[place].isbn
    else { return false }
    return fixture.catalog.works[work].editions.contains {
      fixture.catalog.editions[$0].isbn?.isbn13 == number
        && fixture.providerList.members[0].lookalike.knows(edition: $0)
    }
  }

  @Test func `a book with a number that a provider has gets its record`() throws {
    let places = Self.fixture.pool.books.indices.filter { Self.fixture.pool.books[$0].isbn != nil }
    let known = try #require(places.first { Self.has($0) })
    let stranger = try #require(
      places.first { !Self.has($0) && !Self.fixture.pool.unknown.contains($0) })
    let unknown = try #require(places.first { Self.fixture.pool.unknown.contains($0) })
    let nameless = try #require(
      Self.fixture.pool.books.indices.first {
        Self.fixture.pool.books[$0].isbn == nil && !Self.fixture.pool.unknown.contains($0)
      })
    let source = Self.fixture.pool.books[known].source
    #expect(Self.knownBook(known, .enriched) == [])
    for state in [EnrichmentState.notFound, .needsChoice] {
      #expect(Self.knownBook(known, state) == ["ENR-12"])
      #expect(Self.knownBook(unknown, state) == [])
      #expect(Self.knownBook(stranger, state) == [], "the provider has the book, and another edition")
      #expect(Self.knownBook(nameless, state) == [], "it is asked for by its title")
      #expect(Self.knownBook(known, state, after: [.planned(label: "", .decline(source: source))]) == [])
      #expect(
        Self.knownBook(known, state, after: [.planned(label: "", .retitle(source: source, title: "Other"))])
          == [])
      #expect(Self.knownBook(known, state, fault: .wrongBook) == [], "a provider has said something wrong")
      #expect(
        Self.knownBook(known, state, fault: .badGateway) == ["ENR-12"], "it has only refused for a while")
    }
  }
}
