// Wrong records of a healthy provider under some ISBNs: plausible books, the same in every response, and
// labelled.

import BooksTrackAPI
import Simulation
import Synthesis
import Testing

@testable import Providers

@Suite struct MisfilingTests {
  private static let plain = Catalog.make(seed: 3, size: 12_000)
  private static let catalog = plain.withRelatedBooks()
  private static let google = GoogleBooksLookalike(catalog: catalog)
  private static let library = OpenLibraryLookalike(catalog: catalog)
  private static let isbndb = ISBNdbLookalike(catalog: catalog)

  /// Returns the volumes whose ISBN gives another record, with the rank of that record.
  private static func misfiled(_ shelf: ProviderHoldings) -> [(rank: Int, shown: Int)] {
    shelf.volumes.indices.map { ($0, shelf.misfilings[$0]) }.filter { $0.0 != $0.1 }
  }

  @Test func `ENR-12: related books are appended to the catalog and change no other book`() {
    let (plain, catalog) = (Self.plain, Self.catalog)
    #expect(plain.relatedBooks.isEmpty)
    #expect(Set(catalog.relatedBooks.map(\.kind)) == Set(RelatedBook.Kind.allCases))
    #expect(catalog.works.count == plain.works.count + catalog.relatedBooks.count)
    #expect(catalog.relatedBooks.map(\.work) == Array(plain.works.count..<catalog.works.count))
    for book in catalog.relatedBooks {
      #expect(plain.works.indices.contains(book.original))
      let isSame = catalog.original(ofWork: book.work) == book.original
      #expect(isSame == (book.kind == .illustrated))
      let isbn = catalog.editions[catalog.works[book.work].editions.lowerBound].isbn
      #expect(isbn.flatMap { plain.edition(isbn: $0) } == nil)
      #expect(isbn.flatMap { catalog.work(isbn: $0) } == book.work)
    }
    for isbn in plain.editions.compactMap(\.isbn) {
      #expect(plain.edition(isbn: isbn) == catalog.edition(isbn: isbn))
    }
  }

  @Test func `ENR-12: for an ISBN only the record that is filed under it is sent`() throws {
    let shelf = Self.google.shelf
    var sent = 0
    for (rank, shown) in Self.misfiled(shelf) {
      guard let isbn = Self.catalog.editions[shelf.edition(rank)].isbn else { continue }
      let (asked, found) = (shelf.original(rank), shelf.original(shown))
      #expect(Self.google.sends(work: found, under: isbn))
      #expect(Self.google.sends(work: asked, under: isbn) == (asked == found))
      #expect(shelf.sentVolumes(ofWork: found).contains(shown))
      if shelf.sentVolumes(ofWork: asked).contains(rank) { sent += 1 }
    }
    // A displaced record is sent only if it displaces another one.
    #expect(sent < Self.misfiled(shelf).count / 10)
  }

  @Test func `ENR-12: an abridged edition is unmarked if it has exactly the title of the book`() {
    let catalog = Self.catalog
    var kinds: [String: Int] = [:]
    for book in catalog.relatedBooks {
      let isSilent = catalog.isSilentlyAbridged(book.work, from: book.original)
      let saysSo = catalog.works[book.work].title.hasSuffix(" (Abridged)")
      #expect(isSilent == (book.kind == .abridged && !saysSo))
      #expect(!catalog.isSilentlyAbridged(book.work, from: book.original + 1))
      #expect(!catalog.isSilentlyAbridged(book.original, from: book.original))
      if book.kind == .abridged { kinds[isSilent ? "silent" : "said", default: 0] += 1 }
    }
    #expect(kinds.values.allSatisfy { $0 > 3 } && kinds.count == 2)
  }

  /// Returns the relation of the record under an ISBN to the work; nil if there is none.
  private static func kind(of found: Int, for asked: Int) -> String? {
    if let first = catalog.relatedBooks.first?.work, found >= first {
      let related = catalog.relatedBooks[found - first]
      return related.original == asked ? related.kind.rawValue : nil
    }
    if asked == found { return "other language" }
    let series = Set(catalog.works[asked].memberships.map(\.series))
    if catalog.works[found].memberships.contains(where: { series.contains($0.series) }) { return "volume" }
    return catalog.works[asked].title == catalog.works[found].title ? "same title" : nil
  }

  @Test func `ENR-12: wrong records are plausible, of every kind, and rare`() {
    var kinds: Set<String> = []
    for shelf in [Self.google.shelf, Self.library.shelf, Self.isbndb.shelf] {
      let misfiled = Self.misfiled(shelf)
      #expect((shelf.volumes.count / 1_000...shelf.volumes.count / 40).contains(misfiled.count))
      for (rank, shown) in misfiled {
        let kind = Self.kind(of: shelf.work(shown), for: shelf.work(rank))
        #expect(kind != nil, "\(Self.catalog.works[shelf.work(shown)].title)")
        kinds.insert(kind ?? "")
      }
    }
    #expect(
      kinds.isSuperset(of: ["volume", "same title", "other language", "abridged", "illustrated"]), "\(kinds)")
    // Providers misfile different records.
    #expect(
      Set(Self.misfiled(Self.google.shelf).map { Self.google.shelf.edition($0.rank) })
        != Set(Self.misfiled(Self.isbndb.shelf).map { Self.isbndb.shelf.edition($0.rank) }))
  }

  @Test func `ENR-12: without related books nothing is misfiled`() {
    #expect(Self.misfiled(GoogleBooksLookalike(catalog: Self.plain).shelf).isEmpty)
  }

  @Test func `ENR-12: the truth about a misfiled record names its book and the queried ISBN`() throws {
    let google = Self.google
    for (rank, shown) in Self.misfiled(google.shelf).prefix(40) {
      guard let isbn = Self.catalog.editions[google.shelf.edition(rank)].isbn else { continue }
      let answer = try ask(request("/books/v1/volumes", ("q", "isbn:\(isbn)")), of: google)
      let id = try #require(answer.ids.first)
      #expect(google.work(forVolumeID: id) == google.shelf.work(shown))
      #expect(google.statement(forExternalID: id)?.numbers.contains(isbn) == true)
    }
    let isbndb = Self.isbndb
    for (rank, shown) in Self.misfiled(isbndb.shelf).prefix(40) {
      let isbn = try #require(Self.catalog.editions[isbndb.shelf.edition(rank)].isbn)
      let answer = try ask(request("/book/\(isbn)"), of: isbndb)
      #expect(answer.numbers == [isbn.isbn13])
      #expect(isbndb.work(forExternalID: isbn.isbn13) == isbndb.shelf.original(shown))
    }
    let library = Self.library
    for (rank, shown) in Self.misfiled(library.shelf).prefix(40) {
      guard let isbn = Self.catalog.editions[library.shelf.edition(rank)].isbn else { continue }
      let answer = try ask(request("/search.json", ("q", "isbn:\(isbn)")), of: library)
      #expect(answer.keys.first.flatMap { library.work(forExternalID: $0) } == library.shelf.original(shown))
      let key = library.json.keys.editions.text(library.shelf.edition(shown))
      #expect(library.statement(forExternalID: "/books/\(key)")?.numbers.contains(isbn) == true)
    }
  }

  @Test func `ENR-12: a cover and a description identify the book`() throws {
    let edition = Self.google.shelf.edition(0)
    let work = Self.catalog.editions[edition].work
    let id = Self.google.json.volumeIDs.text(edition)
    #expect(
      Self.google.work(onCover: "https://books.google.com/books/content?id=\(id)&printsec=frontcover") == work
    )
    for edition in Self.catalog.editions.indices {
      guard let cover = Self.library.json.cover(ofEdition: edition) else { continue }
      #expect(Self.library.json.edition(ofCover: cover) == edition)
    }
    let text = Blurbs.sentences(Self.google.shelf.draw.roll(.description, edition, below: 100_000)).joined(
      separator: " ")
    #expect(Self.google.describes(work: work, as: text))
    #expect(!Self.google.describes(work: work, as: text + " And more."))
    #expect(Self.google.work(onCover: "https://covers.openlibrary.org/b/id/1-L.jpg") == nil)
  }
}
