// The facts of a work that are queried, and the queries.

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct EnrichmentSubjectTests {
  private let first: ISBN
  private let second: ISBN
  private let third: ISBN

  init() throws {
    first = try ISBN("9780441172719")
    second = try ISBN("9780261103573")
    third = try ISBN("9780547928227")
  }

  private func subject(_ book: QueuedBook, owned place: Int?) -> EnrichmentSubject? {
    var editor = LibraryEditor(Library(replica: 1))
    let work = editor.queue(book)
    let owned = place.map { editor.library.editions(of: work)[$0].id }
    editor.put(Entry(id: editor.newID(), work: work, edition: owned, facts: ReaderFacts()))
    return EnrichmentSubject(work, in: editor.library)
  }

  @Test func `the ISBN of the entry's edition comes first, then the older ones, each once`() {
    let editions = [
      EditionFacts(isbn: first), EditionFacts(isbn: second, otherISBNs: [third, first]), EditionFacts(),
    ]
    let book = QueuedBook(title: "Dune", editions: editions)
    #expect(subject(book, owned: nil)?.isbns == [first, second, third])
    #expect(subject(book, owned: 1)?.isbns == [second, third, first])
    #expect(subject(book, owned: 2)?.isbns == [first, second, third])
  }

  @Test func `an edition that has only other ISBNs is queried by them`() {
    let book = QueuedBook(title: "Dune", editions: [EditionFacts(otherISBNs: [second])])
    #expect(subject(book, owned: 0)?.isbns == [second])
  }

  @Test func `title and authors are as the reader entered them, the writer first`() {
    let title = "Good Omens (Discworld?, #0)"
    let found = subject(QueuedBook(title: title, authors: ["Terry Pratchett", "Neil Gaiman"]), owned: nil)
    #expect(found?.title == title)
    #expect(found?.authors == ["Terry Pratchett", "Neil Gaiman"])
  }

  @Test func `ENR-7: a work that is gone has no subject`() {
    var editor = LibraryEditor(Library(replica: 1))
    let work = editor.queue(QueuedBook(title: "Dune"))
    editor.remove(work)
    #expect(EnrichmentSubject(work, in: editor.library) == nil)
    #expect(editor.library.job(of: work) == nil)
  }

  @Test func `the queries are one ISBN, then title and author, then the title, normalized for search`() {
    let subject = EnrichmentSubject(
      title: "Dune (Dune Chronicles, #1)", authors: ["Frank Herbert"], isbns: [second, first])
    #expect(
      subject.queries(.corrected) == [
        .isbn(second), .titleAndAuthor(title: "Dune", author: "Frank Herbert"), .title("Dune"),
      ])
    let marked = "Dune (Dune Chronicles, #1)"
    #expect(
      subject.queries(.none)
        == [.isbn(second), .titleAndAuthor(title: marked, author: "Frank Herbert"), .title(marked)])
  }

  @Test(arguments: [[], ["Anonymous"], ["various authors", " "]])
  func `without an ISBN and a named author, only the title is queried`(authors: [String]) {
    let subject = EnrichmentSubject(title: "Emma", authors: authors, isbns: [])
    #expect(subject.queries(.corrected) == [.title("Emma")])
  }

  @Test func `the first author that is no placeholder is queried`() {
    let subject = EnrichmentSubject(title: "Emma", authors: ["Unknown", "Austen, Jane", "Ann"], isbns: [])
    #expect(
      subject.queries(.corrected)
        == [.titleAndAuthor(title: "Emma", author: "Austen, Jane"), .title("Emma")])
  }

  @Test(arguments: [
    ("Joyland (read by Malorie Blackman)", "Joyland"), ("Tigana (2009)", "Tigana"),
    ("The Sea, the Sea (The Reluctant Poet of Manchester)", "The Sea, the Sea"),
  ])
  func `a title is also queried without closing parentheses`(title: String, bare: String) {
    let queries = EnrichmentSubject(title: title, authors: ["A Writer"], isbns: []).queries(.corrected)
    #expect(
      queries == [
        .titleAndAuthor(title: title, author: "A Writer"), .titleAndAuthor(title: bare, author: "A Writer"),
        .title(title),
      ])
  }

  @Test(arguments: ["Joyland", "(Untitled)", "(500) Days", "Dune (Dune, #1)"])
  func `a title without closing parentheses is queried once`(title: String) {
    let queries = EnrichmentSubject(title: title, authors: ["A Writer"], isbns: []).queries(.corrected)
    #expect(queries.count == 2)
  }

  @Test(arguments: [
    ("One Piece, Volume 05", ["One Piece 5"], "One Piece, Volume 05"),
    ("The Hours, Part 1", ["The Hours, Part 1"], "The Hours, Part 1"),
    ("Saga, Vol. 2 (Saga, #2)", ["Saga 2"], "Saga, Vol 2"),
    ("Persepolis, tome 2", ["Persepolis 2"], "Persepolis, tome 2"),
    ("Bleach (Bleach, #7)", ["Bleach 7", "Bleach"], "Bleach"), ("Dune (Dune, #1)", ["Dune"], "Dune"),
    ("Smell, Fire and Moss", ["Smell, Fire Moss"], "Smell, Fire and Moss"),
    ("And Then", ["And Then"], "And Then"),
    ("Ludo & the Snowy Balloon", ["Ludo the Snowy Balloon"], "Ludo & the Snowy Balloon"),
    ("The Dark Tower (Tales, #7)", ["The Dark Tower"], "The Dark Tower"),
  ])
  func `with its author, a title is queried in words that are common to all records`(
    title: String, words: [String], alone: String
  ) {
    let queries = EnrichmentSubject(title: title, authors: ["A Writer"], isbns: []).queries(.corrected)
    #expect(queries == words.map { .titleAndAuthor(title: $0, author: "A Writer") } + [.title(alone)])
    let asWritten = EnrichmentSubject(title: title, authors: ["A Writer"], isbns: []).queries(.none)
    #expect(asWritten == [.titleAndAuthor(title: title, author: "A Writer"), .title(title)])
  }
}
