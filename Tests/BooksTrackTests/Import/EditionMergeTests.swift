// Merging a row into a known edition.

import BooksTrackAPI
import PropertyTesting
import Testing

@testable import BooksTrack

struct EditionMergeTests {
  private static let isbns = [
    "9780439023528", "9780596101992", "9780261103252", "9780345391803", "9780553293357", "9780441013593",
  ].compactMap { try? ISBN($0) }

  /// ISBNs in any order, some repeated, as an older version may have written them.
  private static let facts = combine(
    Gen<ISBN>.element(of: isbns).optional, Gen<ISBN>.element(of: isbns).array(count: 0...4)
  ).map { isbn, others in
    var facts = EditionFacts()
    facts.isbn = isbn
    facts.otherISBNs = others
    return facts
  }

  @Test(arguments: [ReaderFields.binding, .publisher, .pageCount, .yearPublished])
  func `an edition is compared only in fields that the reader entered`(field: ReaderFields) {
    let facts = EditionFacts(publisher: "Ace", binding: "Paperback", pageCount: 412, yearPublished: 1990)
    var edition = Edition(id: EditionID(replica: 1, serial: 1), work: .number(1), facts: facts)
    #expect(edition.agreement(with: facts) == 0)
    edition.readerFields = field
    #expect(edition.agreement(with: facts) == 1)
    #expect(edition.agreement(with: EditionFacts()) == 0)
  }

  /// The first file has no edition, a look-up finds one, and the next file has another: a row without an ISBN
  /// belongs to the reader's own.
  @Test func `a row without an ISBN belongs to the reader's edition, not to one of a look-up`() async throws {
    let store = LibraryStore.sample()
    func take(_ row: String) async throws {
      let file = "Title,Author,ISBN13,Publisher\n\(row)\n"
      try await `Importing a file`.run(Array(file.utf8), into: store)
    }
    try await take("Emma,Jane Austen,,")
    try await store.commit(.enrich) { editor in
      guard let work = editor.library.works.first(where: { _ in true }) else { return }
      var found = Edition(id: editor.newID(), work: work.id, facts: EditionFacts())
      found.facts.isbn = try? ISBN("9780141439587")
      found.provenance = Provenance(primaryProvider: "openlibrary", contributors: [])
      editor.put(found)
    }
    try await take("Emma,Jane Austen,9780141442372,Oxford")
    let before = await store.snapshot
    try await take("Emma,Jane Austen,,Oxford")
    let library = await store.snapshot
    #expect(library.editions == before.editions && library.entries == before.entries)
    let own = library.entries.first { _ in true }?.edition
    #expect(library.editions.filter { !$0.readerFields.isEmpty }.map(\.id) == [own].compactMap { $0 })
  }

  /// The reader accepted a provider's page count; the file has the original one, and an ISBN for the first
  /// time, which is that of an edition from a look-up.
  @Test(arguments: [("320", true), ("331", false)])
  func `ENR-11: a value that the reader replaced by a provider's creates no other edition`(
    pages: String, isSame: Bool
  ) async throws {
    let store = LibraryStore.sample()
    func take(_ row: String) async throws {
      let file = "Title,Author,ISBN13,Number of Pages\n\(row)\n"
      try await `Importing a file`.run(Array(file.utf8), into: store)
    }
    try await take("Emma,Jane Austen,,320")
    let work = try #require(await store.snapshot.works.first { _ in true }).id
    try await store.commit(.enrich) { editor in
      guard var row = editor.library.works[work] else { return }
      var found = Edition(id: editor.newID(), work: work, facts: EditionFacts())
      found.facts.isbn = try? ISBN("9780141439587")
      found.provenance = Provenance(primaryProvider: "openlibrary", contributors: [])
      editor.put(found)
      let own = editor.library.entries(of: work).first?.edition
      row.conflicts = [
        FactConflict(field: .pageCount, edition: own, entered: "320", found: "474", provider: "openlibrary")
      ]
      editor.put(row)
    }
    let conflict = try #require(await store.snapshot.conflicts(of: work).first)
    #expect(try await store.accept(conflict, of: work))
    try await take("Emma,Jane Austen,9780141439587,\(pages)")
    let library = await store.snapshot
    let entry = try #require(library.entries.first { _ in true })
    let own = try #require(entry.edition.flatMap { library.editions[$0] })
    #expect((own.facts.isbn?.isbn13 == "9780141439587") == isSame)
    #expect(own.facts.pageCount == 474)
    #expect(library.editions.count { !$0.readerFields.isEmpty } == (isSame ? 1 : 2))
  }

  @Test func `other ISBNs are the union of both sides, sorted, without repeats and without the main one`()
    throws
  {
    try check("numbers", combine(Self.facts, Self.facts, Gen<Bool>.bool())) { known, export, isReaders in
      var edition = Edition(id: EditionID(replica: 1, serial: 1), work: .number(1), facts: known)
      if isReaders { edition.readerFields = [.isbn] }
      let filled = edition.filled(from: export).facts
      let all = [known.isbn, export.isbn].compactMap { $0 } + known.otherISBNs + export.otherISBNs
      var further: [ISBN] = []
      for isbn in Self.isbns.sorted() where all.contains(isbn) && isbn != filled.isbn { further.append(isbn) }
      try claimEqual(filled.otherISBNs, further)
      try claimEqual(filled.isbn, known.isbn != nil && isReaders ? known.isbn : export.isbn ?? known.isbn)
    }
  }
}
