// Attaching an answer to a library: only missing facts are filled (ENR-11), with provenance (CON-5, CON-6).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct EnrichmentFoundWorkTests {
  private static let dune = "9780441172719"
  private static let hobbit = "9780261103573"
  private static let other = "9780547928227"
  private static let time = Timestamp(milliseconds: 1_700_000_000_000)

  private var editor = LibraryEditor(Library(replica: 1))

  private mutating func queue(_ editions: [EditionFacts]) -> Work? {
    let id = editor.queue(QueuedBook(title: "Dune (Dune, #1)", editions: editions))
    return editor.library.works[id]
  }

  /// Returns a record with all fields.
  private func answer(_ isbns: [String] = [Self.dune]) -> FoundBook {
    var book = FoundBook("Dune", isbns: isbns)
    book.work.subjectTags = ["Science Fiction"]
    book.work.description = "Sand."
    book.work.firstPublicationYear = 1965
    book.work.synthetic = true
    book.work.contributors = [ProviderName.googleBooks, ProviderName.openLibrary]
    book.work.externalIDs = [
      ExternalID(provider: "google-books", value: "g2"), ExternalID(provider: "google-books", value: "g1"),
    ]
    book.work.externalIDs += [ExternalID(provider: "openlibrary", value: "OL1W")]
    for index in book.editions.indices {
      book.editions[index].title = "Dune"
      book.editions[index].publisher = "Ace"
      book.editions[index].publicationDate = "1990-09"
      book.editions[index].pageCount = 535
      book.editions[index].format = .paperback
      book.editions[index].language = "en"
      book.editions[index].coverImageURL = "https://covers.example/1"
      book.editions[index].primaryProvider = ProviderName.googleBooks
      book.editions[index].contributors = [ProviderName.googleBooks]
      book.editions[index].externalIDs = [
        ExternalID(provider: "openlibrary", value: "OL1M"), ExternalID(provider: "google-books", value: "g1"),
      ]
    }
    return book
  }

  private func found(_ book: FoundBook) -> FoundWork {
    FoundWork(answer: SearchResponseData([FoundBook("Neighbour", isbns: [Self.other]), book]), work: 1)
  }

  /// Returns the editions of the work after the answer was attached.
  private mutating func editions(after book: FoundBook, own: [EditionFacts]) -> [Edition] {
    guard let work = queue(own) else { return [] }
    found(book).putEdition(of: work.id, isbns: own.flatMap(\.allISBNs), in: &editor)
    return editor.library.editions(of: work.id)
  }

  @Test mutating func `the ISBN of another edition of the reader stays with that edition`() throws {
    let own = try [Self.hobbit, Self.dune].map { EditionFacts(isbn: try ISBN($0)) }
    var book = answer([Self.dune])
    book.editions[0].isbns = [Self.dune, Self.hobbit, Self.other]
    let after = editions(after: book, own: own)
    #expect(after.map { $0.facts.isbn?.isbn13 } == [Self.hobbit, Self.dune])
    #expect(after.flatMap(\.facts.otherISBNs).map(\.isbn13) == [Self.other])
  }

  @Test mutating func `ENR-11: the ISBN of another book stays with that book`() throws {
    let other = editor.queue(
      QueuedBook(
        title: "Dune: The Graphic Novel", editions: [EditionFacts(isbn: try ISBN(Self.hobbit))]))
    let only = editions(after: answer([Self.hobbit]), own: [])
    #expect(only.map(\.facts.isbn) == [nil] && only.map(\.facts.publisher) == ["Ace"])
    #expect(editor.library.editions(of: other).map { $0.facts.isbn?.isbn13 } == [Self.hobbit])
    // Of two editions that of no other book is taken; the reader's own number decides before that.
    let free = editions(after: answer([Self.hobbit, Self.dune]), own: [])
    #expect(free.map { $0.facts.isbn?.isbn13 } == [Self.dune])
    let own = editions(
      after: answer([Self.other, Self.hobbit]), own: [EditionFacts(isbn: try ISBN(Self.hobbit))])
    #expect(own.map { $0.facts.isbn?.isbn13 } == [Self.hobbit])
  }

  @Test(arguments: [
    ("Audible Audio", EditionFormat.paperback, 2), ("Audiobook", .eBook, 2),
    ("Kindle Edition", .hardcover, 2),
    ("Mass Market Paperback", .audiobook, 2), ("E-book", .eBook, 1), ("Hardcover", .paperback, 1),
    ("Spiral-bound", .audiobook, 1), ("Audio CD", .unknown, 1),
  ])
  mutating func `ENR-11: facts of another format do not fill the reader's edition`(
    binding: String, format: EditionFormat, count: Int
  ) throws {
    var (own, book) = (EditionFacts(), answer())
    own.binding = binding
    book.editions[0].format = format
    let after = editions(after: book, own: [own])
    #expect(after.count == count)
    #expect((after.first?.facts == own) == (count == 2) && after.last?.facts.isbn?.isbn13 == Self.dune)
  }

  // MARK: Authors

  /// Returns the writer of the book after an answer with facts about authors.
  private mutating func writer(after authors: [AuthorDTO]) throws -> Author {
    let work = try #require(queue([]))
    var data = SearchResponseData([answer()])
    data.authors = authors
    FoundWork(answer: data, work: 0).putAuthors(of: work, at: Self.time, in: &editor)
    return try #require(editor.library.authors[work.authors[0].author])
  }

  @Test mutating func `CAS-6: a provider's facts about an author fill empty fields, in the app's vocabulary`()
    throws
  {
    var found = AuthorDTO(name: "frank HERBERT", gender: .male, culturalRegion: .northAmerica)
    found.nationality = "American"
    // Another author of the response, not credited for this book.
    let other = AuthorDTO(name: "Frank Herbert", gender: .female, culturalRegion: .asia)
    var answered = answer()
    answered.work.authorNames = ["frank HERBERT"]
    var data = SearchResponseData([answered])
    data.authors = [other, found]
    let work = try #require(queue([]))
    FoundWork(answer: data, work: 0).putAuthors(of: work, at: Self.time, in: &editor)
    let facts = try #require(editor.library.authors[work.authors[0].author]).facts
    #expect(facts.culturalBackground == ["North American"])
    #expect(facts.genderIdentity == "Male" && facts.nationality == "American")
    #expect(editor.library.shownFact(.genderIdentity, of: work.id)?.origin == .provider)
    #expect(editor.library.authors[work.authors[0].author]?.found == Self.time)

    data.authors = [AuthorDTO(name: "frank HERBERT", gender: .female, culturalRegion: .asia)]
    FoundWork(answer: data, work: 0).putAuthors(of: work, at: Self.time, in: &editor)
    #expect(editor.library.authors[work.authors[0].author]?.facts == facts)
  }

  @Test(arguments: [["Herbert, Frank"], ["F. Herbert", "FRANK  HERBERT."]])
  mutating func `CAS-6: another spelling of a name is the same author, an initial is not`(_ names: [String])
    throws
  {
    var answered = answer()
    answered.work.authorNames = names
    var data = SearchResponseData([answered])
    data.authors = names.map { AuthorDTO(name: $0, gender: $0.hasPrefix("F.") ? .female : .male) }
    let work = try #require(queue([]))
    FoundWork(answer: data, work: 0).putAuthors(of: work, at: Self.time, in: &editor)
    let author = try #require(editor.library.authors[work.authors[0].author])
    #expect(author.facts.genderIdentity == "Male" && author.name == "Frank Herbert")
  }

  @Test mutating func `CAS-6: an unknown gender, and an author with another name, add nothing`() throws {
    let author = try writer(after: [
      AuthorDTO(name: "Frank Herbert"), AuthorDTO(name: "Ann", gender: .female),
    ])
    #expect(author.facts == AuthorFacts())
  }

  @Test mutating func `CAS-6: a provider that contradicts the reader raises a conflict and changes nothing`()
    async throws
  {
    let author = try writer(after: [AuthorDTO(name: "Frank Herbert", gender: .female)])
    let store = LibraryStore(
      library: editor.library, storage: VolatileStorage(), wallTime: FixedTime())
    let cascade = CascadeService(store: store, wallTime: FixedTime())
    _ = try await cascade.say(["Male"], .genderIdentity, of: author.id)
    let library = await store.snapshot
    #expect(library.conflicts(ofAuthor: author.id).map(\.found) == [["Female"]])
    let work = try #require(library.works.first { _ in true })
    #expect(library.shownFact(.genderIdentity, of: work.id)?.values == ["Male"])
  }

  // MARK: The work

  @Test mutating func `CON-5: a further record is the primary one, and earlier contributors stay`() throws {
    guard let work = queue([]) else { return }
    var first = answer()
    first.work.primaryProvider = ProviderName.isbndb
    first.work.contributors = [ProviderName.isbndb]
    first.editions[0].primaryProvider = ProviderName.isbndb
    first.editions[0].contributors = [ProviderName.isbndb]
    let filled = found(first).filling(work)
    editor.put(filled)
    found(first).putEdition(of: work.id, isbns: [], in: &editor)
    // A replacement has made another book of it, and it is looked up again.
    var second = answer()
    second.work.description = "Spice."
    second.editions[0].coverImageURL = "https://covers.example/2"
    let again = found(second).filling(filled)
    found(second).putEdition(of: work.id, isbns: [try ISBN(Self.dune)], in: &editor)
    #expect(again.summary == "Sand.")
    #expect(again.provenance.primaryProvider == second.work.primaryProvider)
    #expect(
      again.provenance.contributors == [
        ProviderName.isbndb, ProviderName.googleBooks, ProviderName.openLibrary,
      ])
    let edition = editor.library.editions(of: work.id).first
    #expect(edition?.facts.coverURL == "https://covers.example/1")
    #expect(edition?.provenance.primaryProvider == ProviderName.googleBooks)
    #expect(edition?.provenance.contributors == [ProviderName.isbndb, ProviderName.googleBooks])
  }

  @Test mutating func `empty fields are filled, with provenance and the providers' identifiers`() {
    let work = queue([]).map { found(answer()).filling($0) }
    #expect(work?.subjects == ["Science Fiction"])
    #expect(work?.summary == "Sand.")
    #expect(work?.firstPublished == 1965)
    #expect(work?.isSynthetic == true)
    #expect(work?.provenance.primaryProvider == ProviderName.googleBooks)
    #expect(work?.provenance.contributors == [ProviderName.googleBooks, ProviderName.openLibrary])
    #expect(work?.externalIDs.map(\.value) == ["g1", "g2", "OL1W"])
    #expect(work?.enrichment == .enriched)
  }

  @Test mutating func `ENR-11: an existing title, year and subjects stay`() {
    guard var work = queue([]) else { return }
    work.firstPublished = 1963
    work.subjects = ["Mine"]
    work.summary = "My own words."
    let filled = found(answer()).filling(work)
    #expect(filled.title == "Dune (Dune, #1)")
    #expect(filled.authors == work.authors)
    #expect(filled.firstPublished == 1963)
    #expect(filled.subjects == ["Mine"])
    #expect(filled.summary == "My own words.")
  }

  @Test mutating func `candidates are removed, and identifiers of providers are merged and sorted`() {
    guard var work = queue([]) else { return }
    work.externalIDs = [
      ExternalID(provider: ProviderName.googleBooks, value: "g1"),
      ExternalID(provider: ProviderName.isbndb, value: "i"),
    ]
    work.candidates = [Candidate(title: "Dune", authors: [], isbn: nil, externalID: nil, confidence: 600)]
    let filled = found(answer()).filling(work)
    #expect(filled.candidates == [])
    #expect(filled.externalIDs.map(\.value) == ["g1", "g2", "i", "OL1W"])
  }

  // MARK: The edition

  @Test mutating func `the reader's edition is filled if its ISBN matches`() throws {
    let own = EditionFacts(isbn: try ISBN("0441172717"))
    let editions = editions(after: answer([Self.hobbit, Self.dune]), own: [own])
    #expect(editions.count == 1)
    let facts = editions.first?.facts
    #expect(facts?.isbn == (try ISBN(Self.dune)) && facts?.otherISBNs == [])
    #expect(facts?.publisher == "Ace" && facts?.pageCount == 535 && facts?.yearPublished == 1990)
    #expect(facts?.binding == "Paperback" && facts?.language == "en")
    #expect(facts?.coverURL == "https://covers.example/1")
    #expect(editions.first?.provenance.primaryProvider == ProviderName.googleBooks)
    // The identifiers of all providers, not only the primary one.
    #expect(editions.first?.externalIDs.map(\.value) == ["g1", "OL1M"])
  }

  @Test mutating func `ENR-11: the reader's facts about the edition are not changed`() throws {
    let own = EditionFacts(
      title: "Dune!", isbn: try ISBN(Self.dune), publisher: "Ace Books, Inc.", binding: "Mass Market",
      pageCount: 1, yearPublished: 1984, language: "fr", coverURL: "mine")
    #expect(editions(after: answer(), own: [own]).map(\.facts) == [own])
  }

  @Test mutating func `an edition also matches by its other ISBNs`() throws {
    let own = EditionFacts(isbn: try ISBN(Self.hobbit), otherISBNs: [try ISBN(Self.dune)])
    let editions = editions(after: answer(), own: [own])
    #expect(editions.map(\.facts.isbn) == [try ISBN(Self.hobbit)])
    #expect(editions.map(\.facts.pageCount) == [535])
  }

  @Test mutating func `other ISBNs of the found edition are stored, sorted and each once`() throws {
    var book = answer()
    book.editions[0].isbns = ["0441172717", Self.dune, Self.other, Self.hobbit, "not a number"]
    let editions = editions(after: book, own: [EditionFacts(isbn: try ISBN(Self.dune))])
    let expected = [try ISBN(Self.hobbit), try ISBN(Self.other)]
    #expect(editions.map(\.facts.otherISBNs) == [expected])
  }

  @Test mutating func `ENR-12: an edition without ISBN gets the ISBN that the page count belongs to`() throws
  {
    var book = answer([Self.dune])
    book.editions[0].isbns = [Self.hobbit, Self.dune]
    let editions = editions(after: book, own: [EditionFacts()])
    #expect(editions.map(\.facts.isbn) == [try ISBN(Self.dune)])
    #expect(editions.map(\.facts.otherISBNs) == [[try ISBN(Self.hobbit)]])
  }

  @Test mutating func `an edition with another ISBN is added as a new edition`() throws {
    let own = EditionFacts(isbn: try ISBN(Self.hobbit))
    let editions = editions(after: answer(), own: [own])
    #expect(editions.first?.facts == own)
    #expect(editions.map(\.facts.isbn) == [try ISBN(Self.hobbit), try ISBN(Self.dune)])
    #expect(editor.library.checkInvariants() == [])
  }

  @Test mutating func `a single edition without ISBN gets one unless pages or year contradict`() throws {
    let editions = editions(after: answer(), own: [EditionFacts(publisher: "Chilton", pageCount: 535)])
    #expect(editions.map(\.facts.isbn) == [try ISBN(Self.dune)])
    #expect(editions.map(\.facts.publisher) == ["Chilton"])
  }

  @Test(arguments: [EditionFacts(pageCount: 412), EditionFacts(yearPublished: 1965)])
  func `an edition with contradicting facts gets no ISBN`(own: EditionFacts) throws {
    var tests = EnrichmentFoundWorkTests()
    let editions = tests.editions(after: answer(), own: [own])
    #expect(editions.map(\.facts.isbn) == [nil, try ISBN(Self.dune)])
    #expect(editions.first?.facts == own)
  }

  @Test mutating func `two editions without ISBN are both left without`() throws {
    let editions = editions(after: answer(), own: [EditionFacts(), EditionFacts()])
    #expect(editions.map(\.facts.isbn) == [nil, nil, try ISBN(Self.dune)])
  }

  @Test mutating func `an answer without editions adds none, not even its neighbour's`() {
    #expect(editions(after: answer([]), own: []) == [])
  }

  @Test(arguments: [("2017", 2017), ("2017-05-09", 2017), ("", nil), ("May", nil)] as [(String, Int?)])
  func `the year is parsed from the date`(date: String, year: Int?) {
    var edition = EditionDTO()
    edition.publicationDate = date
    #expect(edition.yearPublished == year)
  }
}
