// What an editor notes, and what goes along when a row is taken away.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite("Library editor")
struct LibraryEditorTests {
  /// A book by an author, first of a series, with edition, entry and job; and a second book beside it.
  private struct Shelf {
    var library = Library(replica: 1)
    let author = AuthorID(replica: 1, serial: 0)
    let work = WorkID(replica: 1, serial: 0)
    let other = WorkID(replica: 1, serial: 1)
    let series = SeriesID(replica: 1, serial: 0)
    let edition = EditionID(replica: 1, serial: 0)

    init() {
      let time = Timestamp(milliseconds: 0)
      library.apply(.putAuthor(Author(id: author, name: "Ann Leckie")))
      library.apply(
        .putSeries(Series(id: series, name: "S", author: author, source: .automatic, created: time)))
      for (serial, work) in [work, other].enumerated() {
        let serial = UInt32(serial)
        library.apply(.putWork(.sample(work.serial, by: [author])))
        let edition = Edition(
          id: EditionID(replica: 1, serial: serial), work: work, facts: EditionFacts())
        library.apply(.putEdition(edition))
        library.apply(
          .putEntry(
            Entry(
              id: EntryID(replica: 1, serial: serial), work: work, edition: edition.id, facts: ReaderFacts()))
        )
        library.apply(.putJob(EnrichmentJob(id: JobID(replica: 1, serial: serial), work: work)))
        let membership = Membership(
          id: MembershipID(replica: 1, serial: serial), series: series, work: work,
          position: SeriesPosition(Int(serial) + 1))
        library.apply(.putMembership(library.refreshed(membership)))
      }
    }
  }

  @Test("the shelf of these tests is sound")
  func shelf() {
    #expect(Shelf().library.checkInvariants() == [])
  }

  @Test("reads see the editor's own writes; the library it started from does not change")
  func ownWrites() {
    let library = Library(replica: 1)
    var editor = LibraryEditor(library)
    let id = editor.newAuthorID()
    editor.put(Author(id: id, name: "A"))
    #expect(editor.library.authors[id]?.name == "A")
    #expect(editor.library.author(named: "a") == id)
    #expect(library.authors.isEmpty)
  }

  @Test("several puts of a row are one change, the last")
  func merged() {
    var editor = LibraryEditor(Library(replica: 1))
    let id = editor.newAuthorID()
    for name in ["A", "B", "C"] { editor.put(Author(id: id, name: name)) }
    #expect(editor.changes == [.putAuthor(Author(id: id, name: "C"))])
  }

  @Test("putting what is there, putting back what was there, and taking away what was put, are no change")
  func noChange() {
    let shelf = Shelf()
    var editor = LibraryEditor(shelf.library)
    editor.put(Author(id: shelf.author, name: "Ann Leckie"))
    #expect(editor.isUnchanged)

    editor.put(Author(id: shelf.author, name: "another"))
    #expect(!editor.isUnchanged)
    editor.put(Author(id: shelf.author, name: "Ann Leckie"))
    #expect(editor.changes == [])

    let id = editor.newAuthorID()
    editor.put(Author(id: id, name: "new"))
    editor.remove(id)
    editor.remove(AuthorID(replica: 9, serial: 9))
    #expect(editor.changes == [])
    #expect(editor.isUnchanged)
  }

  @Test("a row taken away and put back changed is one put")
  func removedAndPut() {
    let shelf = Shelf()
    var editor = LibraryEditor(shelf.library)
    let entry = EntryID(replica: 1, serial: 0)
    editor.remove(entry)
    let again = Entry(id: entry, work: shelf.work, edition: nil, facts: ReaderFacts(status: .read))
    editor.put(again)
    #expect(editor.changes == [.putEntry(again)])
  }

  @Test("names are not given out twice, not even when their rows are gone")
  func names() {
    let shelf = Shelf()
    var editor = LibraryEditor(shelf.library)
    #expect(editor.newWorkID() == WorkID(replica: 1, serial: 2))
    #expect(editor.newWorkID() == WorkID(replica: 1, serial: 3))
    editor.remove(shelf.other)
    var later = LibraryEditor(editor.library)
    #expect(later.newEntryID() == EntryID(replica: 1, serial: 2))
    var library = shelf.library
    library.apply(.removeWork(shelf.other))
    var again = LibraryEditor(library)
    #expect(again.newWorkID() == WorkID(replica: 1, serial: 2))
  }

  @Test("rows of another replica do not move this replica's names")
  func foreignNames() {
    var library = Library(replica: 1)
    library.apply(.putAuthor(.sample(.max, replica: 2)))
    var editor = LibraryEditor(library)
    #expect(editor.newAuthorID() == AuthorID(replica: 1, serial: 0))
  }

  @Test("a work takes its editions, entries, memberships and job along, and nothing else (ENR-7, SER-15)")
  func removeWork() {
    let shelf = Shelf()
    var editor = LibraryEditor(shelf.library)
    editor.remove(shelf.work)
    #expect(
      Set(editor.changes) == [
        .removeWork(shelf.work), .removeEdition(shelf.edition), .removeEntry(EntryID(replica: 1, serial: 0)),
        .removeMembership(MembershipID(replica: 1, serial: 0)), .removeJob(JobID(replica: 1, serial: 0)),
      ])
    #expect(editor.library.checkInvariants() == [])
  }

  @Test("a series takes its memberships along and never a book (SER-10)")
  func removeSeries() {
    let shelf = Shelf()
    var editor = LibraryEditor(shelf.library)
    editor.remove(shelf.series)
    #expect(
      Set(editor.changes) == [
        .removeSeries(shelf.series), .removeMembership(MembershipID(replica: 1, serial: 0)),
        .removeMembership(MembershipID(replica: 1, serial: 1)),
      ])
  }

  @Test("an author leaves works without the credit and series without an author")
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
    "an edition that goes, or moves to another work, is forgotten by the entries", arguments: [false, true])
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

  @Test("a work waits once and stands in a series once: the newer row replaces the older (ENR-1)")
  func pairs() {
    let shelf = Shelf()
    var editor = LibraryEditor(shelf.library)
    let job = EnrichmentJob(id: editor.newJobID(), work: shelf.work)
    editor.put(job)
    #expect(editor.library.job(of: shelf.work) == job)
    #expect(editor.library.jobs.count == 2)
    let membership = Membership(
      id: editor.newMembershipID(), series: shelf.series, work: shelf.work, position: SeriesPosition(7))
    editor.put(membership)
    #expect(editor.library.memberships(of: shelf.work) == [editor.library.refreshed(membership)])
    #expect(editor.library.members(of: shelf.series).count == 2)
  }
}
