import BooksTrackAPI
import Testing

@testable import BooksTrack

/// Plans the import of hand-written drafts.
struct PlannedBooks {
  var planner: ImportPlanner

  init(
    _ library: Library = Library(replica: 1), _ strategy: DuplicateStrategy = .smart,
    rules: ImportRules = .standard
  ) {
    planner = ImportPlanner(
      library: library, format: .goodreads, strategy: strategy, rules: rules, now: Timestamp(milliseconds: 7))
  }

  /// Returns the library after those drafts, with the summary.
  static func after(
    _ drafts: [BookDraft], on library: Library = Library(replica: 1), _ strategy: DuplicateStrategy = .smart,
    rules: ImportRules = .standard
  ) -> (library: Library, summary: ImportSummary, planner: ImportPlanner) {
    var books = PlannedBooks(library, strategy, rules: rules)
    for (index, draft) in drafts.enumerated() {
      var draft = draft
      draft.row = index + 1
      books.planner.stage(draft)
    }
    books.planner.finish(rejected: [], fileName: "books.csv")
    return (books.planner.editor.library, books.planner.summary, books.planner)
  }
}

extension BookDraft {
  static func sample(_ title: String, by author: String? = "Frank Herbert", isbn: String? = nil) -> BookDraft
  {
    var draft = BookDraft(row: 1, title: title)
    if let author { draft.authors = [DraftAuthor(author)] }
    if let isbn { draft.edition.isbn = try? ISBN(isbn) }
    return draft
  }

  func with(_ change: (inout BookDraft) -> Void) -> BookDraft {
    var draft = self
    change(&draft)
    return draft
  }
}

@Suite struct `Import planner` {
  static let dune = BookDraft.sample("Dune (Dune, #1)", isbn: "0441172717").with {
    $0.edition.binding = "Paperback"
    $0.reader.status = .read
    $0.reader.rating = Rating(quarters: 16)
    $0.reader.shelves = ["favorites"]
  }

  private static func places(_ titles: [String], by name: String = "Ann Poe") -> [String] {
    let library = PlannedBooks.after(titles.map { .sample($0, by: name) }).library
    return library.series.flatMap { series in
      library.members(of: series.id).map { "\(series.name) \($0.position?.description ?? "-")" }
    }.sorted()
  }

  @Test func `SER-2: a bare number is a volume if the neighbouring book exists`() {
    let found = ["Blue Wall 32", "Blue Wall 33", "Blue Wall 34"]
    #expect(Self.places(found) == found)
    #expect(Self.places(found.reversed()) == found)
    #expect(
      Self.places(["Yol 1: Kıyı", "Yol 2: Ada", "Yol 3: Liman"]) == ["Yol 1", "Yol 2", "Yol 3"])
    #expect(Self.places(["Blue Wall (Blue Wall, #1)", "Blue Wall 7"]) == ["Blue Wall 1", "Blue Wall 7"])
  }

  @Test func `SER-2: a bare number in parentheses is a volume if the name has another number`() {
    #expect(
      Self.places(["Red Hill (Ida Vane 27)", "Plan (Ida Vane 30)"]) == ["Ida Vane 27", "Ida Vane 30"])
    #expect(
      Self.places(["Red Hill (Ida Vane Book 28)", "Plan (Ida Vane 27)"]) == ["Ida Vane 27", "Ida Vane 28"])
  }

  @Test(
    arguments: [
      ["Red Hill (Ida Vane 27)"], ["Berlin (World War 2)", "Verdun (World War 1)"],
      ["Emma (Penguin Classics 12)", "Persuasion (Penguin Classics 13)"],
      ["The Wheel (1990)", "The Road (1991)"],
      ["Apollo 13"], ["Apollo 11", "Apollo 13"], ["Room 5", "Room 6"], ["Summer 1968", "Summer 1969"],
      ["Blue Wall", "Blue Wall 2"],
    ])
  func `SER-2: a bare number alone is not a volume`(titles: [String]) {
    #expect(Self.places(titles) == [])
  }

  @Test func `SER-2: a bare number in a book of another writer proves nothing`() {
    let drafts = [BookDraft.sample("Blue Wall 1", by: "Ann Poe"), .sample("Blue Wall 2", by: "Bo Ek")]
    #expect(PlannedBooks.after(drafts).library.series.isEmpty)
  }

  @Test func `SER-2: a series with the name of a publisher is kept beside another one`() throws {
    let title = "Brimstone (Pendergast, #5; Diogenes, #1)"
    let (library, summary, _) = PlannedBooks.after([.sample(title, by: "Douglas Preston")])
    #expect(summary.seriesFound.map(\.name).sorted() == ["Diogenes", "Pendergast"])
    #expect(library.series.count == 2)
    #expect(PlannedBooks.after([.sample("Das Parfum (Diogenes, #22800)")]).library.series.count == 0)
  }

  @Test func `DUP-7, DUP-11: a third spelling is also compared with the second one`() throws {
    let titles = ["The Bdager and the Owl", "The Badger and the Owl", "The Bader and the Owl"]
    let (library, summary, _) = PlannedBooks.after(titles.map { .sample($0) })
    #expect(library.works.count == 1)
    #expect(summary.duplicates.map(\.reason) == [.mistyped, .mistyped])
    #expect(PlannedBooks.after([titles[0], titles[2]].map { .sample($0) }).library.works.count == 2)
  }

  private static func authors(_ library: Library) -> [[String]] {
    library.works.map { library.authorNames(of: $0) }
  }

  @Test func `DUP-6, IMP-12: a row adds the author to a book without one`() {
    let nobody = BookDraft.sample("Dune", by: nil, isbn: "0441172717")
    let named = BookDraft.sample("Dune", isbn: "0441172717")
    let (library, summary, _) = PlannedBooks.after([nobody, named])
    #expect(Self.authors(library) == [["Frank Herbert"]])
    #expect(summary.duplicates.first?.account.taken == ["authors"])
    #expect(PlannedBooks.after([nobody, named], on: library).library.holdsEqualRows(to: library), "IMP-11")
    // Also in separate files, and with a file that has no author.
    let later = PlannedBooks.after([named], on: PlannedBooks.after([nobody]).library).library
    #expect(Self.authors(later) == [["Frank Herbert"]])
    #expect(PlannedBooks.after([nobody], on: later).library.holdsEqualRows(to: later), "IMP-11")
    let various = BookDraft.sample("Dune", by: "Various", isbn: "0441172717")
    #expect(Self.authors(PlannedBooks.after([nobody, various]).library) == [[]])
  }

  @Test(arguments: ["0140306099", nil])
  func `IMP-12: a row with a mistyped writer adds its further authors`(isbn: String?) {
    let title = "Tales from Moominvalley"
    let audio = BookDraft.sample(title, by: "Tove Jnsson", isbn: isbn).with {
      $0.authors.append(DraftAuthor("Ray Porter", role: "narrator"))
    }
    let rows = [BookDraft.sample(title, by: "Tove Jansson", isbn: isbn), audio]
    let library = PlannedBooks.after(rows).library
    #expect(Self.authors(library) == [["Tove Jansson", "Ray Porter"]])
    #expect(PlannedBooks.after(rows, on: library).library.holdsEqualRows(to: library), "IMP-11")
    // The other writer of a book with this ISBN is another book's.
    let others = BookDraft.sample(title, by: "Evelyn Waugh", isbn: isbn).with {
      $0.authors.append(DraftAuthor("Ray Porter", role: "narrator"))
    }
    let kept = PlannedBooks.after([rows[0], others]).library
    #expect(Self.authors(kept).first == ["Tove Jansson"])
  }

  @Test func `IMP-12: a row with the writer in another script adds its further authors`() {
    let audio = BookDraft.sample("One Piece, Volume 3", by: "尾田栄一郎", isbn: "0441172717").with {
      $0.authors.append(DraftAuthor("Ray Porter", role: "narrator"))
    }
    let rows = [BookDraft.sample("One Piece, Volume 3", by: "Eiichiro Oda", isbn: "0441172717"), audio]
    let library = PlannedBooks.after(rows).library
    #expect(Self.authors(library) == [["Eiichiro Oda", "Ray Porter"]])
    #expect(PlannedBooks.after(rows, on: library).library.holdsEqualRows(to: library), "IMP-11")
  }

  @Test(arguments: [0, 1, 2])
  func `IMP-11: a row without author and ISBN finds its book again, at any place in the file`(place: Int) {
    var drafts = [BookDraft.sample("Dune", by: nil, isbn: "0441172717"), .sample("Dune", isbn: "0441172717")]
    drafts.insert(.sample("Dune", by: nil), at: place)
    func after(_ library: Library) -> Library {
      var planner = PlannedBooks(library).planner
      planner.expect([drafts])
      for draft in drafts { planner.stage(draft) }
      return planner.editor.library
    }
    let library = after(Library(replica: 1))
    #expect(Self.authors(library) == [[]])
    #expect(after(library).holdsEqualRows(to: library))
  }

  @Test func `a new book adds work, edition, entry, author, job and series (ENR-1)`() throws {
    let (library, summary, planner) = PlannedBooks.after([Self.dune])
    let work = try #require(library.works.first { _ in true })
    #expect(work.title == "Dune (Dune, #1)")
    #expect(library.authorNames(of: work) == ["Frank Herbert"])
    #expect(library.editions(of: work.id).map(\.readerFields) == [[.isbn, .binding]])
    #expect(library.entries(of: work.id).map(\.facts) == [Self.dune.reader])
    #expect(library.job(of: work.id) != nil)
    #expect(summary.newWorks == [work.id])
    #expect(summary.seriesFound.map(\.name) == ["Dune"])
    #expect(summary.seriesFound.map(\.position) == [SeriesPosition(1)])
    #expect(library.imports.map(\.imported) == [1])
    #expect(planner.editor.library.checkInvariants() == [])
  }

  @Test func `a second copy in the file is merged before anything is inserted (DUP-7)`() {
    let again = BookDraft.sample("DUNE  (Dune, #1)", by: "frank herbert").with { $0.reader.review = "Sand." }
    let (library, summary, _) = PlannedBooks.after([Self.dune, again])
    #expect(library.works.count == 1)
    #expect(library.entries.map(\.facts.review) == ["Sand."])
    #expect(library.entries.map(\.facts.status) == [.read])
    #expect(library.jobs.count == 1)
    #expect(summary.duplicates.map(\.firstRow) == [1])
    #expect(summary.duplicates.map(\.tier) == [.titleAndAuthor])
    #expect(summary.duplicates.map(\.effect) == [.merged])
  }

  @Test func `another ISBN of the same work is another edition (DUP-5)`() throws {
    let other = BookDraft.sample("Dune (Dune, #1)", isbn: "9780340960196").with {
      $0.edition.binding = "Hardcover"
    }
    let (library, summary, _) = PlannedBooks.after([Self.dune, other])
    let work = try #require(summary.newWorks.first)
    #expect(library.works.count == 1)
    #expect(
      library.editions(of: work).compactMap(\.facts.isbn?.isbn13) == ["9780441172719", "9780340960196"])
    #expect(summary.duplicates.map(\.addedEdition) == [true])
  }

  @Test func `smart fills missing values and does not change entered ones (DUP-6)`() {
    let (library, _, _) = PlannedBooks.after([Self.dune])
    let later = Self.dune.with {
      $0.reader.rating = Rating(quarters: 4)
      $0.reader.status = .wantToRead
      $0.reader.shelves = ["to-read", "desert"]
      $0.reader.privateNotes = "lent"
      $0.edition.publisher = "Ace"
      $0.edition.binding = "Hardcover"
    }
    let (merged, summary, _) = PlannedBooks.after([later], on: library)
    let facts = merged.entries.map(\.facts)
    #expect(facts.map(\.rating) == [Rating(quarters: 16)])
    #expect(facts.map(\.status) == [.read])
    #expect(facts.map(\.shelves) == [["favorites", "desert"]])
    #expect(facts.map(\.privateNotes) == ["lent"])
    #expect(merged.editions.map(\.facts.publisher) == ["Ace"])
    #expect(merged.editions.map(\.facts.binding) == ["Paperback"])
    #expect(summary.duplicates.map(\.firstRow) == [nil])
    #expect(merged.checkInvariants() == [])
  }

  @Test func `the reader's export replaces a provider's facts (DUP-6)`() throws {
    var editor = LibraryEditor(PlannedBooks.after([Self.dune.with { $0.edition.binding = nil }]).library)
    var edition = try #require(editor.library.editions.first { _ in true })
    edition.facts.binding = "ebook"
    edition.facts.pageCount = 604
    editor.put(edition)
    let merged = PlannedBooks.after([Self.dune], on: editor.library).library
    #expect(merged.editions.map(\.facts.binding) == ["Paperback"])
    #expect(merged.editions.map(\.facts.pageCount) == [604])
  }

  @Test func `skip leaves the library unchanged and counts the row (DUP-6)`() {
    let (library, _, _) = PlannedBooks.after([Self.dune])
    let (after, summary, planner) = PlannedBooks.after(
      [Self.dune.with { $0.reader.privateNotes = "lent" }], on: library, .skip)
    #expect(after == library)
    #expect(planner.editor.isUnchanged)
    #expect(summary.duplicates(with: .skipped) == 1)
    #expect(!summary.changesLibrary)
  }

  @Test func `replace substitutes the file's facts for the entered ones in one step (DUP-6)`() throws {
    let (library, _, _) = PlannedBooks.after([Self.dune])
    let other = BookDraft.sample("Dune", isbn: "0441172717").with {
      $0.reader.status = .wantToRead
      $0.edition.publisher = "Ace"
    }
    let (after, summary, _) = PlannedBooks.after([other], on: library, .replace)
    #expect(after.works.map(\.title) == ["Dune"])
    #expect(after.entries.map(\.facts) == [other.reader])
    #expect(after.editions.map(\.facts) == [other.edition])
    #expect(after.memberships.isEmpty)
    #expect(summary.duplicates(with: .replaced) == 1)
    #expect(after.works.map(\.id) == library.works.map(\.id))
    #expect(after.checkInvariants() == [])
  }

  @Test func `replace keeps a provider's facts about the edition`() throws {
    var editor = LibraryEditor(PlannedBooks.after([Self.dune]).library)
    var edition = try #require(editor.library.editions.first { _ in true })
    edition.facts.coverURL = "https://covers.example/1"
    editor.put(edition)
    let after = PlannedBooks.after(
      [Self.dune.with { $0.edition.binding = nil }], on: editor.library, .replace
    ).library
    #expect(after.editions.map(\.facts.coverURL) == ["https://covers.example/1"])
    #expect(after.editions.map(\.facts.binding) == [nil])
  }

  struct LookupFailed: Error {}

  @Test func `a lookup that fails finds no duplicate and is reported (DUP-8)`() {
    let rules = ImportRules(
      lookup: DuplicateLookup { draft, keys, library in
        if draft.row == 2 { throw LookupFailed() }
        return library.matchIndex.match(keys)
      })
    let (library, summary, _) = PlannedBooks.after([Self.dune, Self.dune, Self.dune], rules: rules)
    #expect(library.works.count == 2)
    #expect(summary.failedLookups == [2])
    #expect(summary.sentences.contains { $0.contains("could not be checked") })
    #expect(summary.duplicates.map(\.row) == [3])
  }

  @Test func `different volumes and other authors stay different books (DUP-9)`() {
    let books = [
      BookDraft.sample("Saga, Vol. 1", by: "Brian K. Vaughan"),
      BookDraft.sample("Saga, Vol. 2", by: "Brian K. Vaughan"),
      BookDraft.sample("Never Let Me Go", by: "Kazuo Ishiguro"),
      BookDraft.sample("Never Let Me Go", by: "Carmel Harrington"),
    ]
    #expect(PlannedBooks.after(books).summary.imported == 4)
  }

  @Test func `an invalid ISBN is kept as text and matches nothing (DUP-2)`() {
    let books = [
      BookDraft.sample("Emma", by: "Jane Austen").with { $0.unusableISBN = "9.78059E+12" },
      BookDraft.sample("Walden", by: "Henry David Thoreau").with { $0.unusableISBN = "9.78059E+12" },
    ]
    let (library, summary, _) = PlannedBooks.after(books)
    #expect(summary.imported == 2)
    #expect(library.editions.map { $0.externalIDs.map(\.value) } == [["9.78059E+12"], ["9.78059E+12"]])
    #expect(library.editions.map(\.facts.isbn) == [nil, nil])
  }

  @Test func `a work that no provider knew is queued again when a file adds an ISBN`() throws {
    var editor = LibraryEditor(PlannedBooks.after([BookDraft.sample("Dune")]).library)
    var work = try #require(editor.library.works.first { _ in true })
    work.enrichment = .notFound
    editor.put(work)
    if let job = editor.library.job(of: work.id) { editor.remove(job.id) }
    let after = PlannedBooks.after([BookDraft.sample("Dune", isbn: "0441172717")], on: editor.library).library
    #expect(after.works.map(\.enrichment) == [.pending])
    #expect(after.job(of: work.id) != nil)
  }

  /// A provider lists the ISBN of the reader's second edition among those of the first one.
  @Test func `importing the same file again changes the edition with its number (IMP-11)`() throws {
    let rows = [
      BookDraft.sample("Dune", isbn: "9780441172719"),
      BookDraft.sample("Dune", isbn: "9780261103573").with { $0.edition.yearPublished = 2022 },
    ]
    var editor = LibraryEditor(PlannedBooks.after(rows).library)
    var first = try #require(editor.library.editions.first { $0.facts.isbn?.isbn13 == "9780441172719" })
    first.facts.otherISBNs = [try ISBN("9780261103573")]
    first.facts.yearPublished = 2021
    editor.put(first)
    for strategy in [DuplicateStrategy.smart, .replace] {
      let again = PlannedBooks.after(strategy == .smart ? rows : [rows[1]], on: editor.library, strategy)
      let year = again.library.editions.first { $0.facts.isbn?.isbn13 == "9780261103573" }?.facts
        .yearPublished
      #expect(year == 2022)
      if strategy == .smart { #expect(again.library.holdsEqualRows(to: editor.library)) }
    }
  }

  @Test func `each duplicate is explained in a sentence (IMP-9)`() {
    let summary = PlannedBooks.after([Self.dune, BookDraft.sample("Dune", isbn: "9780441172719")]).summary
    #expect(summary.duplicates.map(\.description) == ["row 2, \"Dune\": same ISBN 9780441172719 as row 1"])
  }
}
