// The cascade of author facts: the named cases of the document, overrides, rules and conflicts.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite("Cascade of author facts")
struct CascadeTests {
  private static let adichie = "Chimamanda Ngozi Adichie"
  private static let five = [
    "Americanah", "Half of a Yellow Sun", "Purple Hibiscus", "The Thing Around Your Neck", "Dear Ijeawele",
  ]

  private static func shelf() async throws -> CascadeShelf {
    try await CascadeShelf(five.map { ($0, [adichie]) })
  }

  @Test("CAS-1, CAS-9: testCascadeMetadata: a statement is shown for all books, marked as filled in")
  func cascade() async throws {
    let shelf = try await Self.shelf()
    let author = try await shelf.author()
    let preview = try await shelf.cascade.preview([.culturalBackground], of: author)
    #expect(preview.text == "This will apply to all 5 books by this author in your library.")
    #expect(preview.books == Self.five)
    let report = try await shelf.cascade.say([" african "], .culturalBackground, of: author)
    #expect(
      report.lines == ["Cultural background saved!", "Updated 5 books:"] + Self.five.map { "- \($0)" } + [
        "+15 Curator Points (10 base + 5 cascade)", "Progress: New Curator → Bronze Curator (15/50)",
      ])
    for title in Self.five {
      #expect(try await shelf.shown(title, .culturalBackground) == "African (Auto-filled from author)")
      #expect(try await shelf.shown(title, .genderIdentity) == nil)
    }
    _ = try await shelf.cascade.say(["Female"], .genderIdentity, of: author)
    let stats = await shelf.stats.stats()
    #expect(stats.values(on: .dimension(.culturalOrigin)) == [ValueCount(value: "African", books: 5)])
    #expect(stats.values(on: .dimension(.gender)) == [ValueCount(value: "Female", books: 5)])
    #expect(await shelf.library.checkInvariants() == [])
  }

  @Test("CAS-3: testWorkOverride: a book with an override differs in that field only, and shows the reason")
  func workOverride() async throws {
    let shelf = try await CascadeShelf(CascadeShelf.books(2))
    let author = try await shelf.author()
    _ = try await shelf.cascade.say(["British"], .culturalBackground, of: author)
    _ = try await shelf.cascade.say(["Female"], .genderIdentity, of: author)
    let first = try await shelf.work("Book 0")
    let report = try await shelf.cascade.override(
      .culturalBackground, of: [first], with: ["American"], because: "Co-author with different background")
    #expect(report.updated == ["Book 0"] && report.points.all == 0)
    #expect(
      try await shelf.shown("Book 0", .culturalBackground)
        == "American (Override: Co-author with different background)")
    #expect(try await shelf.shown("Book 0", .genderIdentity) == "Female (Auto-filled from author)")
    #expect(try await shelf.shown("Book 1", .culturalBackground) == "British (Auto-filled from author)")
    // Later statements about the author reach the other books, and the other fields of this one.
    _ = try await shelf.cascade.say(["Nigerian"], .culturalBackground, of: author)
    _ = try await shelf.cascade.say(["Non-binary"], .genderIdentity, of: author)
    #expect(try await shelf.shown("Book 0", .culturalBackground)?.hasPrefix("American") == true)
    #expect(try await shelf.shown("Book 0", .genderIdentity) == "Non-binary (Auto-filled from author)")
    #expect(try await shelf.shown("Book 1", .culturalBackground) == "Nigerian (Auto-filled from author)")
    // Without the override the author's fact is shown again.
    let removed = try await shelf.cascade.removeOverride(.culturalBackground, of: [first])
    #expect(removed.updated == ["Book 0"] && removed.headline == "Cultural background removed.")
    #expect(try await shelf.shown("Book 0", .culturalBackground) == "Nigerian (Auto-filled from author)")
  }

  @Test("CAS-3: as the documents' code has it, one override leaves all fields of its book empty")
  func overrideAsWritten() async throws {
    let shelf = try await CascadeShelf(CascadeShelf.books(2), policy: .asWritten)
    let author = try await shelf.author()
    _ = try await shelf.cascade.override(.nationality, of: [try await shelf.work("Book 0")], with: ["GB"])
    let report = try await shelf.cascade.say(["Female"], .genderIdentity, of: author)
    #expect(report.updated == ["Book 1"] && report.points == CascadePoints(base: 10, books: 1))
    #expect(
      await shelf.stats.stats().values(on: .dimension(.gender)) == [ValueCount(value: "Female", books: 1)])
  }

  @Test("CAS-3: one override for several books can state that nothing is shown")
  func bulkOverride() async throws {
    let shelf = try await CascadeShelf(CascadeShelf.books(12))
    _ = try await shelf.cascade.say(["African"], .culturalBackground, of: try await shelf.author())
    let works = await shelf.library.works.map(\.id)
    let report = try await shelf.cascade.override(
      .culturalBackground, of: works.dropLast(2), with: [" "], because: "An anthology")
    #expect(report.updated.count == 10 && report.steps.count == 10)
    #expect(await shelf.stats.stats().completion(of: .dimension(.culturalOrigin)).filled == 2)
    // If one of the books has been deleted, nothing is changed.
    try await shelf.store.commit(.edit("delete")) { $0.remove(works[3]) }
    let before = await shelf.library
    await #expect(throws: CascadeRefusal.gone) {
      try await shelf.cascade.override(.nationality, of: works, with: ["NG"])
    }
    #expect(await shelf.library == before)
  }

  @Test("CAS-2: works that are added later are filled, however they are added, also after a reset")
  func addedLater() async throws {
    let shelf = try await Self.shelf()
    let author = try await shelf.author()
    _ = try await shelf.cascade.say(["African"], .culturalBackground, of: author)
    try await shelf.add("Notes on Grief", by: [Self.adichie])
    #expect(
      try await shelf.shown("Notes on Grief", .culturalBackground) == "African (Auto-filled from author)")
    #expect(await shelf.stats.stats().completion(of: .dimension(.culturalOrigin)).filled == 6)
    // Only the author with a statement is kept.
    try await shelf.add("Emma", by: ["Jane Austen"])
    try await shelf.store.commit(.edit("reset")) { $0.reset() }
    #expect(await shelf.library.authors.map(\.name) == [Self.adichie])
    try await shelf.add("Zikora", by: [Self.adichie])
    #expect(try await shelf.shown("Zikora", .culturalBackground) == "African (Auto-filled from author)")
    #expect(await shelf.library.checkInvariants() == [])
  }

  @Test("CAS-2: an author with a statement outlives the import that added them")
  func importTakenBack() async throws {
    let shelf = try await CascadeShelf([])
    let importer = Importer(store: shelf.store, wallTime: shelf.calendar)
    let file = "Title,Author\nKindred,Octavia E. Butler\nEmma,Jane Austen\n"
    func load() async throws {
      var source = BytesSource(Array(file.utf8), chunkSize: 64)
      _ = try await importer.run(&source, fileName: "books.csv")
    }
    try await load()
    let author = try await shelf.author("Octavia E. Butler")
    _ = try await shelf.cascade.say(["Female"], .genderIdentity, of: author)
    _ = try await importer.undoLast()
    #expect(await shelf.library.works.isEmpty)
    #expect(await shelf.library.authors.map(\.name) == ["Octavia E. Butler"])
    try await load()
    #expect(try await shelf.shown("Kindred", .genderIdentity) == "Female (Auto-filled from author)")
  }

  @Test("CAS-4: Good Omens shows the facts of its first writer; a translator is not a writer")
  func coAuthored() async throws {
    let shelf = try await CascadeShelf([
      ("Good Omens", ["Neil Gaiman", "Terry Pratchett"]), ("Mort", ["Terry Pratchett"]),
      ("My Brilliant Friend", ["Ann Goldstein/Translator", "Elena Ferrante"]),
    ])
    _ = try await shelf.cascade.say(["British"], .nationality, of: try await shelf.author("Neil Gaiman"))
    let pratchett = try await shelf.author("Terry Pratchett")
    let report = try await shelf.cascade.say(["English"], .nationality, of: pratchett)
    #expect(report.updated == ["Mort"])
    #expect(try await shelf.shown("Good Omens", .nationality) == "British (Auto-filled from author)")
    _ = try await shelf.cascade.say(["Italian"], .nationality, of: try await shelf.author("Elena Ferrante"))
    #expect(try await shelf.shown("My Brilliant Friend", .nationality) == "Italian (Auto-filled from author)")
  }

  @Test(
    "CAS-4: a placeholder name accepts no statement",
    arguments: ["Anonymous", "Unknown", "Various", "Various Authors", "Anonyme", "Unbekannt", "佚名"])
  func anonymous(name: String) async throws {
    let shelf = try await CascadeShelf([("Beowulf", [name])])
    let author = try await shelf.author(name)
    await #expect(throws: CascadeRefusal.anonymous(name)) {
      try await shelf.cascade.say(["European"], .culturalBackground, of: author)
    }
    #expect(await shelf.library.statements.isEmpty)
    #expect(await shelf.library.curationSteps.isEmpty)
  }

  @Test(
    "CAS-4: renaming an author to or from a placeholder removes or adds the facts of their books")
  func renamed() throws {
    var library = Library(replica: 1)
    let id = AuthorID(replica: 1, serial: 9)
    let facts = AuthorFacts(nationality: "NG")
    let work = Work(
      id: WorkID(replica: 1, serial: 1), title: "Purple Hibiscus", authors: [AuthorCredit(author: id)])
    library.apply(.put(work))
    // Other placeholder authors, with smaller and greater identifiers.
    let (first, last) = (AuthorID(replica: 1, serial: 5), AuthorID(replica: 2, serial: 0))
    for (id, name) in [(first, "Various"), (AuthorID(replica: 1, serial: 3), "Wole Soyinka"), (last, "佚名")] {
      library.apply(.put(Author(id: id, name: name)))
    }
    var index = DiversityIndex(library)
    for (name, isSomebody) in [
      ("Unknown", false), (Self.adichie, true), ("Anonymous", false), ("Author, Unknown", false),
      (Self.adichie, true),
    ] {
      let (before, change) = (library, Change.put(Author(id: id, name: name, facts: facts)))
      library.apply(change)
      index.follow(CollectionOfOne(change), from: before, to: library)
      #expect(index == DiversityIndex(library), "\(name)")
      let shown = library.shownFact(.nationality, of: work.id)?.values
      #expect(shown == (isSomebody ? ["NG"] : nil), "\(name)")
      #expect(library.checkInvariants() == [])
    }
    library.apply(.put(Author(id: id, name: "Various Authors")))
    library.apply(.remove(id))
    library.apply(.remove(first))
    #expect(!library.isPlaceholder(id) && !library.isPlaceholder(first) && library.isPlaceholder(last))
    library.apply(.remove(work.id))
    #expect(library.checkInvariants() == [])
  }

  @Test("CAS-5: current statements are shown, changed ones in their new form, and removed ones no longer")
  func populatedFields() async throws {
    let shelf = try await CascadeShelf(CascadeShelf.books(3))
    let author = try await shelf.author()
    _ = try await shelf.cascade.say(["English", "Igbo", "english"], .languages, of: author)
    #expect(try await shelf.shown("Book 1", .languages) == "English Igbo (Auto-filled from author)")
    let again = try await shelf.cascade.say(["Igbo"], .languages, of: author)
    #expect(again.updated.count == 3)
    let gone = try await shelf.cascade.say([], .languages, of: author)
    #expect(gone.headline == "Languages removed." && gone.updated.count == 3)
    #expect(try await shelf.shown("Book 1", .languages) == nil)
    let nothing = try await shelf.cascade.say(["  "], .languages, of: author)
    #expect(nothing.lines == ["Nothing has changed."] && nothing.steps == [])
  }

  @Test("CAS-9: a book counts as updated if a provider's value becomes the reader's")
  func sameWord() async throws {
    let shelf = try await CascadeShelf([("Dune", ["Frank Herbert"]), ("Dune Messiah", ["Frank Herbert"])])
    let author = try await shelf.author("Frank Herbert")
    try await shelf.provide(AuthorFacts(nationality: "US"), of: "Frank Herbert")
    #expect(try await shelf.shown("Dune", .nationality) == "US (From a provider)")
    let report = try await shelf.cascade.say(["US"], .nationality, of: author)
    #expect(report.updated == ["Dune", "Dune Messiah"])
    #expect(try await shelf.shown("Dune", .nationality) == "US (Auto-filled from author)")
    #expect(try await shelf.cascade.say(["US"], .nationality, of: author).updated == [])
  }

  @Test("CAS-6: the reader's statement takes precedence over a provider's, which raises a conflict")
  func conflicts() async throws {
    let shelf = try await CascadeShelf(CascadeShelf.books(1))
    let (author, name) = (try await shelf.author(), Self.adichie)
    try await shelf.provide(AuthorFacts(nationality: "US", languages: ["English"]), of: name)
    #expect(try await shelf.shown("Book 0", .nationality) == "US (From a provider)")
    _ = try await shelf.cascade.say(["Nigerian"], .nationality, of: author)
    #expect(try await shelf.shown("Book 0", .nationality) == "Nigerian (Auto-filled from author)")
    let conflict = try #require(await shelf.library.conflicts(ofAuthor: author).first)
    #expect(
      conflict.text
        == "Verify this information: for Nationality you entered Nigerian, and a provider says US.")
    _ = try await shelf.cascade.settle(conflict, takingProvider: false)
    #expect(await shelf.library.conflicts(ofAuthor: author) == [])
    // The same value raises no further conflict; another value does.
    try await shelf.provide(AuthorFacts(nationality: "GB"), of: name)
    let other = try #require(await shelf.library.conflicts(ofAuthor: author).first)
    _ = try await shelf.cascade.settle(other, takingProvider: true)
    #expect(try await shelf.shown("Book 0", .nationality) == "GB (Auto-filled from author)")
    #expect(await shelf.library.conflicts(ofAuthor: author) == [])
    await #expect(throws: CascadeRefusal.noConflict) {
      try await shelf.cascade.settle(other, takingProvider: true)
    }
  }

  @Test(
    "CAS-6: an answer about the book precedes its author's statement, and that a provider's value")
  func answersFirst() async throws {
    let shelf = try await CascadeShelf(CascadeShelf.books(2))
    let works = await shelf.library.works.map(\.id)
    try await shelf.store.commit(.edit("facts")) { editor in
      for (work, source) in zip(works, [DiversitySource.reader, .provider("a provider")]) {
        editor.put(
          DiversityFact(
            id: editor.newID(), work: work, dimension: .gender, value: "Other", source: source))
      }
    }
    _ = try await shelf.cascade.say(["Female"], .genderIdentity, of: try await shelf.author())
    #expect(try await shelf.shown("Book 0", .genderIdentity) == "Other (Entered)")
    #expect(try await shelf.shown("Book 1", .genderIdentity) == "Female (Auto-filled from author)")
  }

  @Test("CAS-9: a preview lists the books that a change reaches, without books with an override or an answer")
  func previewOfReached() async throws {
    let shelf = try await CascadeShelf(
      CascadeShelf.books(3) + [("Purple", ["Chimamanda Ngozi Adichie", "Bill/Translator"])])
    let author = try await shelf.author()
    let works = await shelf.library.works.map(\.id)
    _ = try await shelf.cascade.override(.genderIdentity, of: [works[0]], with: ["Other"])
    try await shelf.store.commit(.edit("answer")) { editor in
      editor.put(
        DiversityFact(
          id: editor.newID(), work: works[1], dimension: .gender, value: "Other",
          source: .reader))
      editor.put(
        DiversityFact(
          id: editor.newID(), work: works[2], dimension: .gender, value: "Other",
          source: .provider("a provider")))
    }
    _ = try await shelf.cascade.set(.noNationalityOfTranslations, true)
    let gender = try await shelf.cascade.preview([.genderIdentity], of: author)
    #expect(gender.books == ["Book 2", "Purple"])
    #expect(gender.text == "This will apply to 2 of 4 books by this author in your library.")
    #expect(try await shelf.cascade.say(["Female"], .genderIdentity, of: author).updated == gender.books)
    let nationality = try await shelf.cascade.preview([.nationality], of: author)
    #expect(nationality.books == ["Book 0", "Book 1", "Book 2"])
    let both = try await shelf.cascade.preview([.genderIdentity, .nationality], of: author)
    #expect(both.text == "This will apply to all 4 books by this author in your library.")
    #expect(try await shelf.cascade.preview(of: author) == both)
    _ = try await shelf.cascade.override(.languages, of: works, with: [])
    let none = try await shelf.cascade.preview([.languages], of: author)
    #expect(none.text == "This will apply to no book in your library." && none.total == 4)
  }

  @Test("CAS-9: as in the documents' code, a change reaches no book with any override")
  func previewAsWritten() async throws {
    let shelf = try await CascadeShelf(CascadeShelf.books(2), policy: .asWritten)
    _ = try await shelf.cascade.override(.nationality, of: [try await shelf.work("Book 0")], with: ["GB"])
    let preview = try await shelf.cascade.preview([.genderIdentity], of: try await shelf.author())
    #expect(preview.books == ["Book 1"])
  }

  @Test("CAS-8: progress is reported for more than ten books, not for ten", arguments: [10, 11, 35])
  func progress(count: Int) async throws {
    let shelf = try await CascadeShelf(CascadeShelf.books(count))
    let told = ProgressNotes()
    let report = try await shelf.cascade.say(
      ["African"], .culturalBackground, of: try await shelf.author(), progress: told.add)
    #expect(report.updated.count == count)
    #expect(told.texts.isEmpty == (count == 10))
    if count == 35 {
      let steps = [10, 20, 30, 35].map { "Updating books (\($0)/35)" }
      #expect(told.texts == steps)
    }
    // One commit, whatever the number of books.
    #expect(await shelf.library.sequence == UInt64(count) + 1)
  }

  @Test("CAS-11: a rule is a named value, and applies to all books as soon as it is set")
  func rules() async throws {
    let shelf = try await CascadeShelf([
      ("Good Omens", ["Neil Gaiman", "Terry Pratchett"]), ("Coraline", ["Neil Gaiman"]),
      ("Coraline (auf Deutsch)", ["Neil Gaiman", "Cornelia Krutz-Arnold/Translator"]),
      ("Unnatural Creatures: An Anthology", ["Neil Gaiman"]),
      ("Stories", ["Neil Gaiman", "Al Sarrantonio/Editor"]),
    ])
    let author = try await shelf.author("Neil Gaiman")
    _ = try await shelf.cascade.say(["British"], .nationality, of: author)
    _ = try await shelf.cascade.say(["Male"], .genderIdentity, of: author)
    func filled(_ field: AuthorField) async -> [String] {
      let library = await shelf.library
      return library.works.filter { library.shownFact(field, of: $0.id) != nil }.map(\.title)
    }
    #expect(await filled(.nationality).count == 5)
    let report = try await shelf.cascade.set(.noNationalityOfTranslations, true)
    #expect(report.updated == ["Coraline (auf Deutsch)"])
    #expect(await filled(.nationality).count == 4)
    #expect(await filled(.genderIdentity).count == 5)
    _ = try await shelf.cascade.set(.noAnthologies, true)
    #expect(await filled(.genderIdentity) == ["Good Omens", "Coraline", "Coraline (auf Deutsch)"])
    let last = try await shelf.cascade.set(.primaryAuthor, false)
    #expect(await filled(.genderIdentity) == ["Coraline", "Coraline (auf Deutsch)"])
    #expect(await shelf.stats.stats() == DiversityIndex(await shelf.library).stats())
    _ = try await shelf.cascade.undo(last.steps[0])
    #expect(await filled(.genderIdentity).contains("Good Omens"))
    #expect(try await shelf.cascade.set(.primaryAuthor, true).steps == [])
  }

  @Test("CAS-12: an author's page shows the state of the last commit")
  func profile() async throws {
    let shelf = try await Self.shelf()
    let author = try await shelf.author()
    try await shelf.provide(AuthorFacts(languages: ["English"]), of: Self.adichie)
    for (field, value) in [
      (AuthorField.culturalBackground, "African"), (.genderIdentity, "Female"), (.nationality, "Nigerian"),
    ] {
      _ = try await shelf.cascade.say([value], field, of: author)
      let profile = try #require(AuthorProfile(of: author, in: await shelf.library))
      #expect(profile.facts.contains { $0.field == field && $0.values == [value] && $0.isEntered })
    }
    let profile = try #require(AuthorProfile(of: author, in: await shelf.library))
    #expect(
      profile.lines == [
        Self.adichie, "Cultural Background: African", "Gender Identity: Female", "Nationality: Nigerian",
        "Languages: English (from a provider)", "Applied to 5 books", "Curator Level: none yet",
      ])
    #expect(profile.books == Self.five)
  }
}

/// The texts of all progress reports.
private final class ProgressNotes: @unchecked Sendable {
  private(set) var texts: [String] = []
  func add(_ progress: CascadeProgress) { texts.append(progress.text) }
}

@Suite("Nationalities")
struct NationalityTests {
  @Test(
    "CAS-1: a demonym or a country's name belongs to the same continent as its code",
    arguments: [
      ("NG", "Africa"), ("Nigerian", "Africa"), ("nigerian", "Africa"), ("South African", "Africa"),
      ("japanese", "Asia"), ("American", "North America"), ("Welsh", "Europe"), ("Brazil", "South America"),
      ("New Zealander", "Oceania"), ("African", "African"), ("Narnian", "Narnian"),
    ])
  func continents(nationality: String, continent: String) {
    #expect(Continents.name(of: nationality) == continent)
  }
}
