// The editions of an answer are kept, and the reader chooses one (CON-16).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct EditionChoiceTests {
  private static let isbns = [
    "9780441172719", "9780593099322", "9780340960196", "9780399128967", "9780425027066", "9780450011849",
    "9780575081505", "9780801950773", "9780739322680", "9788497596824", "9782266320481",
  ]

  private var editor = LibraryEditor(Library(replica: 1))

  /// Adds a book with an edition of the reader, and attaches a record with some editions.
  private mutating func attach(_ isbns: [String], own: String? = Self.isbns[0]) throws -> WorkID {
    let number = try own.map { try ISBN($0) }
    let work = editor.queue(
      QueuedBook(title: "Dune", editions: [EditionFacts(isbn: number, binding: "Paperback", pageCount: 500)]))
    var edition = try #require(editor.library.editions(of: work).first)
    edition.readerFields = [.isbn, .binding, .pageCount]
    editor.put(edition)
    editor.put(Entry(id: editor.newID(), work: work, edition: edition.id, facts: ReaderFacts(status: .read)))
    try attach(isbns, to: work)
    return work
  }

  private mutating func attach(_ isbns: [String], to work: WorkID) throws {
    var book = FoundBook("Dune", isbns: isbns)
    for index in book.editions.indices {
      book.editions[index].pageCount = 100 + index
      book.editions[index].coverImageURL = "https://covers.example/\(index)"
      book.editions[index].primaryProvider = ProviderName.openLibrary
    }
    let found = FoundWork(answer: SearchResponseData([book]), work: 0)
    let row = try #require(editor.library.works[work])
    found.putEdition(
      of: work, isbns: editor.library.editions(of: work).flatMap(\.facts.allISBNs), in: &editor)
    editor.put(found.listingEditions(of: row, in: editor.library))
  }

  private func choices(_ work: WorkID) -> [EditionChoice] { editor.library.editionChoices(of: work) }

  private mutating func choose(_ choice: EditionChoice, _ work: WorkID) -> Bool {
    editor.choose(choice, of: work)
  }

  private func numbers(_ work: WorkID) -> [String?] {
    editor.library.editionChoices(of: work).map { $0.facts.isbn?.isbn13 }
  }

  @Test mutating func `CON-16: the editions of an answer are kept, the reader's own first`() throws {
    let work = try attach(Array(Self.isbns[0..<3]))
    #expect(numbers(work) == Self.isbns[0..<3].map { $0 })
    #expect(editor.library.editions(of: work).count == 1)
    let choices = editor.library.editionChoices(of: work)
    #expect(choices[0].facts.pageCount == 500 && choices[0].provider == nil)
    #expect(choices[1].facts.pageCount == 101 && choices[1].provider == ProviderName.openLibrary)
  }

  @Test mutating func `CON-16: the number of kept editions is bounded, and none is kept twice`() throws {
    let work = try attach(Self.isbns)
    #expect(numbers(work) == Self.isbns[0...ListedEdition.most].map { $0 })
    try attach(Array(Self.isbns.reversed()), to: work)
    #expect(numbers(work) == Self.isbns[0...ListedEdition.most].map { $0 })
  }

  @Test mutating func `CON-16: the chosen edition gives the book its cover, pages and ISBN`() throws {
    let work = try attach(Array(Self.isbns[0..<3]))
    let series = editor.newID(of: Series.self)
    editor.put(
      Series(id: series, name: "Dune", source: .manual, created: Timestamp(milliseconds: 0)))
    editor.put(Membership(id: editor.newID(), series: series, work: work, position: SeriesPosition(1)))
    #expect(editor.library.membership(of: work, in: series)?.cover == "https://covers.example/0")
    let second = choices(work)[1]
    let isChosen = choose(second, work)
    #expect(isChosen)
    func field(_ name: String) -> String? {
      BookDetail(of: work, in: editor.library)?.fields.first { $0.name == name }?.value
    }
    #expect(field("ISBN") == Self.isbns[1] && field("Pages") == "101")
    #expect(field("Cover") == "https://covers.example/1")
    #expect(editor.library.membership(of: work, in: series)?.cover == "https://covers.example/1")
    // What the reader entered stays an edition of the library.
    #expect(numbers(work) == [Self.isbns[1], Self.isbns[0], Self.isbns[2]])
    #expect(editor.library.editions(of: work).count == 2)
    #expect(editor.library.checkInvariants() == [])
    // A choice that is no longer there changes nothing.
    let isChosenAgain = choose(second, work)
    #expect(!isChosenAgain)
  }

  @Test
  mutating func `CON-16: a former choice is listed again, and the reader's edition can be chosen again`()
    throws
  {
    let work = try attach(Array(Self.isbns[0..<3]))
    for place in [1, 2] {
      let isChosen = choose(choices(work)[place], work)
      #expect(isChosen)
    }
    // The choice of the third one lists the second one again.
    #expect(numbers(work) == [Self.isbns[2], Self.isbns[0], Self.isbns[1]])
    let isOwnChosen = choose(choices(work)[1], work)
    #expect(isOwnChosen)
    #expect(numbers(work) == [Self.isbns[0], Self.isbns[2], Self.isbns[1]])
    #expect(editor.library.editions(of: work).count == 1)
    #expect(editor.library.checkInvariants() == [])
  }

  @Test mutating func `CON-16: without a copy nothing can be chosen`() throws {
    let work = try attach(Array(Self.isbns[0..<2]))
    for entry in editor.library.entries(of: work) { editor.remove(entry.id) }
    let isChosen = choose(choices(work)[1], work)
    #expect(!isChosen)
    #expect(editor.library.editionChoices(of: WorkID(replica: 9, serial: 9)) == [])
  }
}
