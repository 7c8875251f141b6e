// The series in which a further row places a book: those that no earlier title of the book names (SER-11,
// IMP-11).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct TitleSeriesTests {
  private static let author = "Terry Pratchett"
  private static let short = "Mort (Discworld, #4)"
  private static let long = "Mort (Death, #1; Discworld, #4)"

  private static func after(_ titles: [String], on library: Library = Library(replica: 1)) -> Library {
    PlannedBooks.after(titles.map { .sample($0, by: author) }, on: library).library
  }

  /// Returns places as `Discworld #4`, sorted by name.
  private static func places(_ library: Library) -> [String] {
    library.memberships.compactMap { membership in
      library.series[membership.series].map {
        "\($0.name) #\(membership.position.map { "\($0)" } ?? "?")"
      }
    }.sorted()
  }

  private static func takenOut(of name: String, _ library: Library) throws -> Library {
    var editor = LibraryEditor(library)
    let series = try #require(library.series(named: name).first).id
    let work = try #require(library.works.first { _ in true }).id
    editor.take(work, outOf: series, now: Timestamp(milliseconds: 9))
    return editor.library
  }

  @Test(arguments: [[short, long], [long, short], ["Mort", short, long], [short, "Mort", long]])
  func `SER-11: a book is placed in every series that any of its titles names, in any order`(
    _ titles: [String]
  ) {
    let library = Self.after(titles)
    #expect(library.works.count == 1)
    #expect(Self.places(library) == ["Death #1", "Discworld #4"])
    #expect(Self.after(titles, on: library).holdsEqualRows(to: library))
    // Also in separate files.
    #expect(
      Self.places(titles.reduce(Library(replica: 1)) { Self.after([$1], on: $0) }) == Self.places(library))
  }

  @Test(arguments: [[short], [long], [short, long], [long, short], ["Mort", long]])
  func `IMP-11, SER-10: importing again does not restore a series that the reader removed`(
    _ titles: [String]
  ) throws {
    let library = try Self.takenOut(of: "Discworld", Self.after(titles))
    #expect(!Self.places(library).contains("Discworld #4"))
    #expect(Self.after(titles, on: library).holdsEqualRows(to: library))
  }

  private static let other = "Mort (Death, #1)"

  @Test(
    arguments: ["Discworld", "Death"],
    [["Mort", short, other], ["Mort", other, short], ["Mort", short, long]])
  func `IMP-11, SER-10: with three titles, importing again restores no removed series either`(
    _ name: String, _ titles: [String]
  ) throws {
    let made = Self.after(titles)
    #expect(Self.places(made) == ["Death #1", "Discworld #4"])
    #expect(Self.after(titles, on: made).holdsEqualRows(to: made))
    let library = try Self.takenOut(of: name, made)
    #expect(Self.places(library).count == 1)
    #expect(Self.after(titles, on: library).holdsEqualRows(to: library))
  }

  @Test func `DUP-6, SER-10: a replacement does not restore a series that the reader removed`() throws {
    func replaced(_ title: String, on library: Library) -> [String] {
      Self.places(PlannedBooks.after([.sample(title, by: Self.author)], on: library, .replace).library)
    }
    let library = try Self.takenOut(of: "Discworld", Self.after([Self.short]))
    #expect(replaced(Self.short, on: library) == [])
    #expect(replaced("Mort: A Novel (Discworld, #4)", on: library) == [])
    #expect(replaced(Self.long, on: library) == ["Death #1"])
    // Here no series was removed.
    let standing = Self.after([Self.short])
    #expect(replaced("Mort: A Novel (Discworld, #4)", on: standing) == ["Discworld #4"])
    #expect(replaced(Self.long, on: standing) == ["Death #1", "Discworld #4"])
    #expect(replaced("Mort", on: standing) == [])
  }

  @Test func `DUP-6, SER-10: a replacement keeps a position that the reader set`() throws {
    var editor = LibraryEditor(Self.after([Self.short]))
    let work = try #require(editor.library.works.first { _ in true }).id
    let series = try #require(editor.library.series(named: "Discworld").first).id
    editor.place(work, in: series, at: SeriesPosition(9), now: Timestamp(milliseconds: 9))
    for title in [Self.short, "Mort: A Novel (Discworld, #4)", "Mort"] {
      let replaced = PlannedBooks.after([.sample(title, by: Self.author)], on: editor.library, .replace)
      #expect(Self.places(replaced.library) == ["Discworld #9"], "\(title)")
    }
  }

  @Test func `SER-11: a title's series is added beside one of the reader's`() throws {
    var editor = LibraryEditor(Self.after(["Mort"]))
    let work = try #require(editor.library.works.first { _ in true }).id
    let now = Timestamp(milliseconds: 9)
    let made = editor.makeSeries(named: "Favourites", now: now)
    let own = try #require(made)
    editor.place(work, in: own, at: SeriesPosition(1), now: now)
    #expect(Self.places(Self.after([Self.short], on: editor.library)) == ["Discworld #4", "Favourites #1"])
  }

  @Test func `SER-2: a title with a number adds the series, and a provider's title does not count as known`()
    throws
  {
    let named = Self.after(["Mort (Discworld Series)"])
    #expect(Self.places(Self.after([Self.short], on: named)).contains("Discworld #4"))
    var editor = LibraryEditor(Self.after(["Mort"]))
    let work = try #require(editor.library.works.first { _ in true })
    let found = EditionFacts(title: Self.long)
    editor.put(Edition(id: editor.newID(), work: work.id, facts: found))
    #expect(Self.places(Self.after([Self.long], on: editor.library)) == ["Death #1", "Discworld #4"])
  }

  @Test(arguments: ["Mort (Scheibenwelt, #4)", "Mort (Discworld Novels, #4)", "Mort (The Discworld, #4)"])
  func `SER-5: another name with the known number makes no second series`(_ title: String) {
    #expect(Self.places(Self.after([Self.short, title])) == ["Discworld #4"])
    #expect(Self.after([title, Self.short]).memberships.count == 1)
  }
}
