// The changes that an editor records, and the rows that are removed together with another.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite("Library editor")
struct LibraryEditorTests {
  /// A library of two books; the first has an author, a series, an edition, an entry and a job.
  private struct Shelf {
    var library = Library(replica: 1)
    let author = AuthorID(replica: 1, serial: 0)
    let work = WorkID(replica: 1, serial: 0)
    let other = WorkID(replica: 1, serial: 1)
    let series = SeriesID(replica: 1, serial: 0)
    let edition = EditionID(replica: 1, serial: 0)

    init() {
      let time = Timestamp(milliseconds: 0)
      library.apply(.put(Author(id: author, name: "Ann Leckie")))
      library.apply(
        .put(Series(id: series, name: "S", author: author, source: .automatic, created: time)))
      for (serial, work) in [work, other].enumerated() {
        let serial = UInt32(serial)
        library.apply(.work(.put(.sample(work.serial, by: [author]))))
        let edition = Edition(
          id: EditionID(replica: 1, serial: serial), work: work, facts: EditionFacts())
        library.apply(.put(edition))
        library.apply(
          .put(
            Entry(
              id: EntryID(replica: 1, serial: serial), work: work, edition: edition.id, facts: ReaderFacts()))
        )
        library.apply(.put(EnrichmentJob(id: JobID(replica: 1, serial: serial), work: work)))
        let membership = Membership(
          id: MembershipID(replica: 1, serial: serial), series: series, work: work,
          position: SeriesPosition(Int(serial) + 1))
        library.apply(.put(library.refreshed(membership)))
      }
    }
  }

  @Test("the library of these tests is valid")
  func shelf() {
    #expect(Shelf().library.checkInvariants() == [])
  }

  @Test("reads see the editor's own writes; the library it started from does not change")
  func ownWrites() {
    let library = Library(replica: 1)
    var editor = LibraryEditor(library)
    let id = editor.newID(of: Author.self)
    editor.put(Author(id: id, name: "A"))
    #expect(editor.library.authors[id]?.name == "A")
    #expect(editor.library.author(named: "a") == id)
    #expect(library.authors.isEmpty)
  }

  @Test("a transaction of thousands of rows has the same changes as a short one", arguments: [4_000, 70_000])
  func manyChanges(count: Int) throws {
    var library = Library(replica: 1)
    for serial in 0..<UInt32(count) { library.apply(.put(Author.sample(serial))) }
    var editor = LibraryEditor(library)
    var expected: [Change] = []
    for serial in 0..<UInt32(count) {
      let id = AuthorID(replica: 1, serial: serial)
      if serial.isMultiple(of: 3) {
        editor.remove(id)
        expected.append(.remove(id))
      } else {
        editor.put(Author.sample(serial, name: "first"))
        editor.put(Author.sample(serial, name: "last"))
        expected.append(.put(Author.sample(serial, name: "last")))
      }
    }
    let changes = editor.changes
    #expect(changes == ChangeList(expected))
    editor.put(Author.sample(1, name: "later"))
    #expect(changes == ChangeList(expected))
    #expect(changes.narrowed(to: Author.self) == changes)
    #expect(count < 65_536 || changes.narrowed(to: Work.self, Series.self).isEmpty)
    let transaction = Transaction(
      sequence: 1, origin: .edit("all"), committed: Timestamp(milliseconds: 0), changes: changes)
    let listed = Transaction(
      sequence: 1, origin: .edit("all"), committed: Timestamp(milliseconds: 0),
      changes: ChangeList(expected))
    #expect(StoredTransaction(transaction).bytes == StoredTransaction(listed).bytes)
    #expect(StoredTransaction(transaction).touches == StoredTransaction(listed).touches)
    var other = library
    try other.apply(transaction)
    other.sequence = 0
    var after = LibraryEditor(library)
    for change in expected { after.apply(change) }
    #expect(other == after.library)
  }

  @Test("several puts of a row are recorded as one change, the last")
  func merged() {
    var editor = LibraryEditor(Library(replica: 1))
    let id = editor.newID(of: Author.self)
    for name in ["A", "B", "C"] { editor.put(Author(id: id, name: name)) }
    #expect(editor.changes == [.put(Author(id: id, name: "C"))])
  }

  @Test("putting an equal row, restoring a row, and removing a new row are no changes")
  func noChange() {
    let shelf = Shelf()
    var editor = LibraryEditor(shelf.library)
    editor.put(Author(id: shelf.author, name: "Ann Leckie"))
    #expect(editor.isUnchanged)

    editor.put(Author(id: shelf.author, name: "another"))
    #expect(!editor.isUnchanged)
    editor.put(Author(id: shelf.author, name: "Ann Leckie"))
    #expect(editor.changes == [])

    let id = editor.newID(of: Author.self)
    editor.put(Author(id: id, name: "new"))
    editor.remove(id)
    editor.remove(AuthorID(replica: 9, serial: 9))
    #expect(editor.changes == [])
    #expect(editor.isUnchanged)
  }

  @Test("removing a row and putting a changed one is recorded as one put")
  func removedAndPut() {
    let shelf = Shelf()
    var editor = LibraryEditor(shelf.library)
    let entry = EntryID(replica: 1, serial: 0)
    editor.remove(entry)
    let again = Entry(id: entry, work: shelf.work, edition: nil, facts: ReaderFacts(status: .read))
    editor.put(again)
    #expect(editor.changes == [.put(again)])
  }

  @Test("identifiers are not reused, not even after their rows are removed")
  func names() {
    let shelf = Shelf()
    var editor = LibraryEditor(shelf.library)
    #expect(editor.newID(of: Work.self) == WorkID(replica: 1, serial: 2))
    #expect(editor.newID(of: Work.self) == WorkID(replica: 1, serial: 3))
    editor.remove(shelf.other)
    var later = LibraryEditor(editor.library)
    #expect(later.newID(of: Entry.self) == EntryID(replica: 1, serial: 2))
    var library = shelf.library
    library.apply(.remove(shelf.other))
    var again = LibraryEditor(library)
    #expect(again.newID(of: Work.self) == WorkID(replica: 1, serial: 2))
  }

  @Test("rows of another replica do not advance this replica's identifiers")
  func foreignNames() {
    var library = Library(replica: 1)
    library.apply(.author(.put(.sample(.max, replica: 2))))
    var editor = LibraryEditor(library)
    #expect(editor.newID(of: Author.self) == AuthorID(replica: 1, serial: 0))
  }

  @Test("removing a work removes its editions, entries, memberships and job (ENR-7, SER-15)")
  func removeWork() {
    let shelf = Shelf()
    var editor = LibraryEditor(shelf.library)
    editor.remove(shelf.work)
    #expect(
      Set(editor.changes) == [
        .remove(shelf.work), .remove(shelf.edition), .remove(EntryID(replica: 1, serial: 0)),
        .remove(MembershipID(replica: 1, serial: 0)), .remove(JobID(replica: 1, serial: 0)),
      ])
    #expect(editor.library.checkInvariants() == [])
  }

  @Test("removing a series removes its memberships and no book (SER-10)")
  func removeSeries() {
    let shelf = Shelf()
    var editor = LibraryEditor(shelf.library)
    editor.remove(shelf.series)
    #expect(
      Set(editor.changes) == [
        .remove(shelf.series), .remove(MembershipID(replica: 1, serial: 0)),
        .remove(MembershipID(replica: 1, serial: 1)),
      ])
  }

  @Test("removing an author removes their credits from works, and the author from series")
  func removeAuthor() {
    let shelf = Shelf()
    var editor = LibraryEditor(shelf.library)
    editor.remove(shelf.author)
    #expect(editor.library.works.count == 2)
    #expect(editor.library.works.map(\.authors) == [[], []])
    #expect(editor.library.series[shelf.series]?.author == nil)
    #expect(editor.library.author(named: "ann leckie") == nil)
    #expect(editor.library.checkInvariants() == [])
  }

  @Test(
    "entries drop an edition that is removed or moved to another work", arguments: [false, true])
  func editionForgotten(moves: Bool) {
    let shelf = Shelf()
    var editor = LibraryEditor(shelf.library)
    if moves {
      editor.put(Edition(id: shelf.edition, work: shelf.other, facts: EditionFacts()))
    } else {
      editor.remove(shelf.edition)
    }
    #expect(editor.library.entries(of: shelf.work).map(\.edition) == [nil])
    #expect(editor.library.entries(of: shelf.other).map(\.edition) == [EditionID(replica: 1, serial: 1)])
    #expect(editor.library.checkInvariants() == [])
  }

  @Test("a work has one job, and one membership per series: the newer row replaces the older (ENR-1)")
  func pairs() {
    let shelf = Shelf()
    var editor = LibraryEditor(shelf.library)
    let job = EnrichmentJob(id: editor.newID(), work: shelf.work)
    editor.put(job)
    #expect(editor.library.job(of: shelf.work) == job)
    #expect(editor.library.jobs.count == 2)
    let membership = Membership(
      id: editor.newID(), series: shelf.series, work: shelf.work, position: SeriesPosition(7))
    editor.put(membership)
    #expect(editor.library.memberships(of: shelf.work) == [editor.library.refreshed(membership)])
    #expect(editor.library.members(of: shelf.series).count == 2)
  }
}
