// The consequences of a transaction whose changed rows are read from the library: the same as of a short one.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `Long lists of changes` {
  static let time = Timestamp(milliseconds: 0)
  static let work = WorkID(replica: 1, serial: 0)
  static let series = SeriesID(replica: 1, serial: 0)

  /// Returns an editor of a library with so many authors more.
  static func editor(of library: Library, adding authors: Int) -> LibraryEditor {
    var editor = LibraryEditor(library)
    for _ in 0..<authors { editor.put(Author(id: editor.newID(), name: "Ann Leckie")) }
    return editor
  }

  /// Returns a series of one unread book, the only one that there is.
  static func library() -> Library {
    var library = Library(replica: 1)
    library.apply(
      .put(Series(id: series, name: "Imperial Radch", total: 1, source: .automatic, created: time)))
    library.apply(.put(Work.sample(0)))
    let membership = Membership(
      id: MembershipID(replica: 1, serial: 0), series: Self.series, work: work, position: SeriesPosition(1))
    library.apply(.put(library.refreshed(membership)))
    return library
  }

  @Test(arguments: [0, 70_000])
  func `finish a series`(authors: Int) {
    var editor = Self.editor(of: Self.library(), adding: authors)
    var facts = ReaderFacts(status: .read)
    facts.dateRead = CalendarDate(year: 2021, month: 3, day: 4)
    editor.put(Entry(id: editor.newID(), work: Self.work, edition: nil, facts: facts))
    #expect(FinishedSeriesRule().follow(editor.changes, in: &editor, now: Self.time))
    #expect(editor.library.series[Self.series]?.finish != nil)
  }

  @Test(arguments: [1, 70_000])
  func `are undone`(authors: Int) {
    let base = Library(replica: 1)
    var editor = Self.editor(of: base, adding: authors)
    editor.put(Work.sample(0))
    editor.put(Series(id: Self.series, name: "Radch", source: .automatic, created: Self.time))
    let undo = ImportUndo(
      id: editor.newID(), of: editor.newID(), changes: editor.changes, from: base, to: editor.library)
    #expect(Array(undo.authors.serials).count == authors)
    #expect(Array(undo.works.serials) == [0] && Array(undo.series.serials) == [0])
  }
}
