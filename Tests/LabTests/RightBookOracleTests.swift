// The oracle of right books on records that are attached by hand: what it excuses nobody could tell from the
// reader's book, and no record more (ENR-9, ENR-12).

import BooksTrack
import BooksTrackAPI
import Foundation
import Providers
import Synthesis
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct RightBookOracleTests {
  private static let fixture = SmallWorldFixture()
  private static let provider = GoogleBooksLookalike(catalog: fixture.catalog)
  private static let number = "9780441172719"

  /// The record of a catalog's work at Google Books.
  private static func record(of work: Int) -> ExternalID? {
    let editions = fixture.catalog.works[work].editions
    return editions.lazy.compactMap { provider.volumeID(forEdition: $0) }.first
      .map { ExternalID(provider: ProviderName.googleBooks, value: $0) }
  }

  /// An answer in which a record has that title, those writers and that number.
  private static func answer(
    _ id: ExternalID, title: String, writers: [String], number: String = number, joined: ExternalID? = nil
  ) -> DeviceEvent.Kind {
    var work = WorkDTO(title: title)
    work.authorNames = writers
    work.externalIDs = [id] + (joined.map { [$0] } ?? [])
    var edition = EditionDTO(isbns: [number])
    edition.workIndex = 0
    let envelope = ResponseEnvelope<SearchResponseData>(
      .success(SearchResponseData(works: [work], editions: [edition])),
      meta: ResponseMeta())
    return .answered(
      DeviceQuestion(label: "/v1/search/isbn isbn=\(number)", isOffline: false),
      .success(HTTPResponse(status: 200, body: envelope.encoded())), nil)
  }

  /// Returns the objections to attaching a record to a book of the pool that has an ISBN.
  ///
  /// - Parameters:
  ///   - answers: The events before.
  ///   - choice: The reader's choice.
  private static func attach(
    _ id: ExternalID, toBookAt place: Int, after answers: [DeviceEvent.Kind] = [], choice: Candidate? = nil
  ) -> [String] {
    typealias Events = HuntWorldOracleTests
    var edition = Edition(
      id: EditionID(replica: 1, serial: 0), work: Events.work, facts: EditionFacts(), readerFields: [])
    edition.facts.isbn = try? ISBN(number)
    var changes = Events.row(fixture.pool.books[place].source) + [.put(edition)]
    if let choice {
      var job = EnrichmentJob(id: Events.job, work: Events.work)
      job.choice = choice
      changes.append(.put(job))
    }
    let before = Events.commit(.commitImport, changes).after
    guard var row = before.works[Events.work] else { return ["no such book"] }
    row.enrichment = .enriched
    row.externalIDs = [id]
    let attached = Events.commit(.enrich, [.put(row)], on: before)
    return Events.clauses(
      RightBookOracle(truth: fixture), answers.map { (0, $0) } + [(1, .committed(attached))])
  }

  /// Three books of the pool that a provider knows, by place and by work.
  private static let known: [(place: Int, work: Int)] =
    fixture.pool.books.indices.filter { !fixture.pool.unknown.contains($0) }.compactMap { place in
      fixture.pool.work(fixture.pool.books[place].source).map { (place: place, work: $0) }
    }

  @Test func theRecordOfAnotherBookIsNoticed() throws {
    let (book, other) = (Self.known[0], Self.known[1])
    let (own, wrong) = try (#require(Self.record(of: book.work)), #require(Self.record(of: other.work)))
    #expect(Self.attach(own, toBookAt: book.place) == [])
    #expect(Self.attach(wrong, toBookAt: book.place) == ["ENR-12"])
  }

  @Test func whatTheReaderHasChosenIsRightAndNoThirdBook() throws {
    let records = try Self.known.prefix(3).map { try #require(Self.record(of: $0.work)) }
    func chosen(_ id: ExternalID?) -> Candidate {
      Candidate(title: "Title", authors: [], isbn: nil, externalID: id, confidence: 700)
    }
    let place = Self.known[0].place
    #expect(Self.attach(records[1], toBookAt: place, choice: chosen(records[1])) == [])
    #expect(Self.attach(records[2], toBookAt: place, choice: chosen(records[1])) == ["ENR-12"])
    // Nobody can tell which book it was.
    #expect(Self.attach(records[2], toBookAt: place, choice: chosen(nil)) == [])
  }

  @Test func aTitleInOtherLettersIsExcusedUnderTheReadersNumberAndByNoOtherWriter() throws {
    let wrong = try #require(Self.record(of: Self.known[1].work))
    let place = Self.known[0].place
    let own = "Author \(Self.fixture.pool.books[place].source)"
    func attach(_ title: String, _ writers: [String], _ number: String = Self.number) -> [String] {
      Self.attach(
        wrong, toBookAt: place, after: [Self.answer(wrong, title: title, writers: writers, number: number)])
    }
    #expect(attach("Дюна", [own]) == [])
    #expect(attach("Дюна", ["Фрэнк Герберт"]) == [])
    #expect(attach("Дюна", []) == [])
    #expect(attach("Дюна", ["Jane Austen"]) == ["ENR-12"])
    #expect(attach("Дюна", [own], "9780261103573") == ["ENR-12"])
    #expect(attach("Dünya", [own]) == ["ENR-12"])
    #expect(Self.attach(wrong, toBookAt: place) == ["ENR-12"], "nobody has shown such a title")
  }

  @Test func aBookOfTheSameWriterIsExcusedIfItCameInOneRecordWithTheReadersBook() throws {
    let works = Self.fixture.catalog.works
    func writers(_ work: Int) -> Set<Int> { Set(works[work].credits.map(\.author)) }
    // What ISBNdb calls a work, if it has it.
    func name(of work: Int) -> ExternalID? {
      Self.fixture.catalog.editions[works[work].editions].lazy.compactMap(\.isbn)
        .map { ExternalID(provider: ProviderName.isbndb, value: "\($0)") }
        .first { Self.fixture.providerList.work(for: $0) == work }
    }
    let siblings = Self.known.lazy.filter { name(of: $0.work) != nil }.compactMap { book in
      works.indices.first { other in
        other != book.work && !writers(other).isDisjoint(with: writers(book.work))
          && Self.record(of: other) != nil
      }.map { (book: book, sibling: $0) }
    }
    let (book, sibling) = try #require(siblings.first)
    let wrong = try #require(Self.record(of: sibling))
    let strangers = Self.known.filter { writers($0.work).isDisjoint(with: writers(book.work)) }
    let stranger = try #require(strangers.first { name(of: $0.work) != nil }?.work)
    func attach(_ id: ExternalID, _ title: String, joined: ExternalID?) -> [String] {
      let answer = Self.answer(id, title: title, writers: [], joined: joined)
      return Self.attach(id, toBookAt: book.place, after: [answer])
    }
    let (own, title) = (name(of: book.work), works[book.work].title)
    #expect(attach(wrong, title, joined: own) == [])
    #expect(attach(wrong, title, joined: nil) == ["ENR-12"], "one provider has joined nothing")
    #expect(
      attach(wrong, title, joined: name(of: stranger)) == ["ENR-12"], "the reader's book is not in it")
    #expect(attach(wrong, "Xylophone Quandaries", joined: own) == ["ENR-12"])
    #expect(attach(try #require(Self.record(of: stranger)), title, joined: own) == ["ENR-12"])
  }

  @Test func whatAnEarlierRunOfTheAppWasShownExcusesNothing() throws {
    let wrong = try #require(Self.record(of: Self.known[1].work))
    let shown = Self.answer(wrong, title: "Дюна", writers: [])
    #expect(Self.attach(wrong, toBookAt: Self.known[0].place, after: [shown, .launched]) == ["ENR-12"])
  }

  @Test func aRecordThatIsNamedByTheNumberTellsOfTheBook() throws {
    let book = Self.known[0]
    let work = Self.fixture.catalog.works[book.work]
    let title = work.title
    let number = try #require(Self.fixture.catalog.editions[work.editions.lowerBound].isbn)
    let id = ExternalID(provider: ProviderName.isbndb, value: "\(number)")
    func attach(_ shown: String) -> [String] {
      let answer = Self.answer(id, title: shown, writers: ["Author"])
      return Self.attach(id, toBookAt: book.place, after: [answer])
    }
    #expect(attach(title) == [])
    #expect(attach("Xylophone Quandaries") == ["ENR-12"])
  }
}
