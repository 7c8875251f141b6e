// The comparison of what readers entered with what their libraries hold: it finds all of it kept for every
// kind of export, and each field that is not.

import BooksTrack
import BooksTrackAPI
import Measurement
import Simulation
import Synthesis
import Testing

@testable import LabWorld

@Suite struct KeptFactsTests {
  private static let catalog = Catalog.make(seed: 5, size: 4_000)

  private struct Midnight: WallTime {
    func now() -> Timestamp { Timestamp(milliseconds: 0) }
  }

  private static func imported(
    _ kind: String, books: Int = 500, reader: Int = 0
  ) async throws -> (library: Library, results: RowResults, said: [SaidFacts]) {
    let stream = RandomStream(seed: 12, name: "kept")
    let made = SyntheticLibrary.make(
      catalog: catalog, books: books, format: try #require(ExportKind.named(kind)),
      stream: reader == 0 ? stream : stream.substream(reader))
    let store = LibraryStore(replica: 1, storage: VolatileStorage(), wallTime: Midnight())
    var source = BytesSource(made.export, chunkSize: 8_192)
    let outcome = try await Importer(store: store, wallTime: Midnight()).run(&source, fileName: made.fileName)
    return (await store.snapshot, RowResults(try #require(outcome.summary)), made.said)
  }

  @Test(arguments: ExportKind.all.map(\.name))
  func `IMP-12: every field of each kind of export is kept`(kind: String) async throws {
    let (library, results, said) = try await Self.imported(kind)
    let kept = KeptFacts(library, results, said)
    #expect(kept.complaints.isEmpty, "\(kept.complaints)")
    #expect(kept.byField.values.allSatisfy { $0.part == $0.whole })
    // Most books have one row, and every one of them is compared.
    #expect((kept.byField["status"]?.whole ?? 0) > 450)
  }

  /// Few readers keep such a list.
  @Test func `IMP-12: a book on LibraryThing's list of wishes is wanted and not owned`() async throws {
    let kind = try #require(ExportKind.named("librarything"))
    let reader = try #require(
      (1...300).first { reader in
        SyntheticLibrary.make(
          catalog: Self.catalog, books: 40, format: kind,
          stream: RandomStream(seed: 12, name: "kept").substream(reader)
        ).said.contains { $0.shelves == ["Wishlist"] }
      })
    let (library, results, said) = try await Self.imported("librarything", books: 40, reader: reader)
    let kept = KeptFacts(library, results, said)
    #expect(kept.complaints.isEmpty, "\(kept.complaints)")
    let wishes = said.filter { $0.shelves == ["Wishlist"] }
    #expect(wishes.allSatisfy { $0.status == "wantToRead" && $0.copies == 0 })
  }

  /// Goodreads has no day on which a book was begun, and most rows have no notes: nobody can lose them there.
  @Test func `IMP-12: values that an export does not have are not counted as kept facts`() async throws {
    let (library, results, said) = try await Self.imported("goodreads")
    let kept = KeptFacts(library, results, said).byField
    #expect(kept["started"] == nil)
    let notes = said.count { $0.privateNotes != nil }
    #expect(notes > 0 && (1...notes).contains(kept["notes"]?.whole ?? 0), "\(notes)")
    let shelved = said.count { !$0.shelves.isEmpty }
    #expect(shelved > 0 && (1...shelved).contains(kept["shelves"]?.whole ?? 0), "\(shelved)")
  }

  /// Changes that lose or invent a fact, with a kind of export that has it.
  private static let spoils: [(field: String, kind: String, spoil: @Sendable (inout Spoiled) -> Void)] = [
    ("rating", "goodreads", { $0.reader.rating = $0.reader.rating == nil ? Rating(quarters: 4) : nil }),
    ("status", "goodreads", { $0.reader.status = $0.reader.status == .paused ? .read : .paused }),
    ("added", "goodreads", { $0.reader.dateAdded = nil }),
    ("started", "goodreads", { $0.reader.dateStarted = $0.reader.dateAdded }),
    ("read", "goodreads", { $0.reader.dateRead = $0.reader.dateRead == nil ? $0.reader.dateAdded : nil }),
    ("shelves", "goodreads", { $0.reader.shelves.append("of nobody") }),
    ("review", "goodreads", { $0.reader.review = "Not mine." }),
    ("notes", "goodreads", { $0.reader.privateNotes = "Not mine." }),
    ("readCount", "goodreads", { $0.reader.readCount = ($0.reader.readCount ?? 0) + 1 }),
    ("copies", "goodreads", { $0.reader.ownedCopies = 7 }),
    ("comment", "librarything", { $0.reader.comment = "Not mine." }),
    ("bought", "librarything", { $0.reader.purchaseDate = CalendarDate(year: 1901, month: 2, day: 3) }),
    ("bought at", "librarything", { $0.reader.purchaseLocation = "Nowhere" }),
    (
      "readings", "storygraph",
      { $0.reader.readings += [ReadingPeriod(start: $0.reader.dateAdded, finish: nil)].compactMap(\.self) }
    ),
    ("others", "storygraph", { $0.reader.otherFacts.append(SourceFact(label: "Pace", value: "glacial")) }),
    ("title", "goodreads", { $0.work.title += "!" }),
    (
      "people", "goodreads",
      { $0.work.authors = [AuthorCredit(author: $0.work.authors[0].author, role: "Translator")] }
    ),
    ("first year", "goodreads", { $0.work.firstPublished = ($0.work.firstPublished ?? 0) + 1 }),
    ("isbn", "goodreads", { $0.edition.facts.isbn = nil }),
    ("pages", "goodreads", { $0.edition.facts.pageCount = 9_999 }),
    ("publisher", "goodreads", { $0.edition.facts.publisher = "Own Press" }),
    ("year", "librarything", { $0.edition.facts.yearPublished = 1_777 }),
    ("language", "librarything", { $0.edition.facts.language = "Klingon" }),
    ("format", "goodreads", { $0.edition.facts.binding = "Papyrus" }),
  ]

  private struct Spoiled {
    var work: Work
    var edition: Edition
    var reader: ReaderFacts
  }

  @Test(arguments: spoils.map(\.field))
  func `a lost or invented fact is named`(field: String) async throws {
    let (_, kind, spoil) = try #require(Self.spoils.first { $0.field == field })
    var (library, results, said) = try await Self.imported(kind)
    let row = try #require(
      said.first { row in
        guard let work = results.results[row.row]?.work, row.isbn != nil else { return false }
        return row.pages != nil || kind == "storygraph"
          ? results.results.values.count { $0.work == work } == 1 : false
      })
    let id = try #require(results.results[row.row]?.work)
    var entry = try #require(library.entries(of: id).first)
    var spoiled = Spoiled(
      work: try #require(library.works[id]),
      edition: try #require(entry.edition.flatMap { library.editions[$0] }), reader: entry.facts)
    spoil(&spoiled)
    entry.facts = spoiled.reader
    library.apply(.put(spoiled.work))
    library.apply(.put(spoiled.edition))
    library.apply(.put(entry))
    let kept = KeptFacts(library, results, said)
    let rates = kept.byField.filter { $0.value.part < $0.value.whole }
    #expect(Array(rates.keys) == [field])
    #expect(kept.complaints.count == 1)
    #expect(kept.complaints.first?.hasPrefix("row \(row.row): \(field) is ") == true)
  }

  @Test(arguments: [
    ("gō Gotō", "go Goto", true), ("gō Gotō", "ga Goto", false), ("張愛玲", "张爱玲", true),
    ("張愛玲", "张爱霞", false),
  ])
  func `IMP-12: a writer of two books is spelled as in one of them, with marks or without, in either signs`(
    name: String, other: String, isKept: Bool
  ) async throws {
    var (library, results, said) = try await Self.imported("goodreads")
    let places = said.indices.filter { place in
      guard let work = results.results[said[place].row]?.work, said[place].people.count == 1,
        let writer = library.works[work]?.authors.first?.author
      else { return false }
      return results.results.values.count { $0.work == work } == 1
        && library.works.count { $0.authors.contains { $0.author == writer } } == 1
    }
    for (place, written) in zip(places, [name, other]) {
      said[place].people[0] = SaidPerson(name: written, role: said[place].people[0].role)
      let id = try #require(results.results[said[place].row]?.work)
      let credit = try #require(library.works[id]?.authors.first)
      var author = try #require(library.authors[credit.author])
      author.name = name
      library.apply(.put(author))
    }
    let forms = SignForms(Self.catalog)
    let rate = try #require(KeptFacts(library, results, said, forms: forms).byField["people"])
    #expect(rate.whole - rate.part == (isKept ? 0 : 1))
  }

  /// One of two rows of a book says it, and nobody else.
  @Test func `IMP-12: two rows of one book keep the values that only one of them has`() async throws {
    var (library, results, said) = try await Self.imported("goodreads")
    var rows: [WorkID: [SaidFacts]] = [:]
    for row in said { results.results[row.row]?.work.map { rows[$0, default: []].append(row) } }
    let (id, pair) = try #require(
      rows.sorted { $0.key < $1.key }.first { $0.value.count == 2 && $0.value[0].isbn != nil })
    var entry = try #require(library.entries(of: id).first)
    entry.facts.status = entry.facts.status == .paused ? .read : .paused
    library.apply(.put(entry))
    for edition in library.editions(of: id) { library.apply(.remove(edition.id)) }
    let kept = KeptFacts(library, results, said).byField.filter { $0.value.part < $0.value.whole }
    #expect(kept["status"].map { $0.whole - $0.part } == 2)
    #expect(kept["isbn"].map { $0.whole - $0.part } == pair.count { $0.isbn != nil })
  }

  @Test(arguments: [(true, true), (false, false)])
  func `IMP-12: the earlier date of two rows stays a reading`(
    isReading: Bool, isKept: Bool
  ) async throws {
    var (library, results, said) = try await Self.imported("goodreads")
    let read = said.filter { $0.finished != nil && $0.status == "read" }.sorted {
      $0.finished! > $1.finished!
    }
    let (late, early) = (read[0], read[read.count - 1])
    let work = try #require(results.results[late.row]?.work)
    var rows = results.results
    rows[early.row] = RowResult(work: work, tier: nil, rejection: nil)
    results = RowResults(results: rows)
    var entry = try #require(library.entries(of: work).first)
    let day = try #require(early.finished.flatMap(Self.day))
    entry.facts.readings = isReading ? [ReadingPeriod(start: nil, finish: day)].compactMap(\.self) : []
    library.apply(.put(entry))
    let readings = try #require(KeptFacts(library, results, said).byField["readings"])
    #expect((readings.part == readings.whole) == isKept, "\(readings)")
  }

  /// Such as `2019-05-31`.
  private static func day(_ text: String) -> CalendarDate? {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    return CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// Such as `Pace: slow`.
  private static func answer(_ text: String) -> SaidAnswer {
    let parts = text.split(separator: ": ", maxSplits: 1).map(String.init)
    return SaidAnswer(question: parts[0], answer: parts[1])
  }

  /// A row of StoryGraph as often as there are answers, each time with other ones, and a library that has
  /// kept some.
  private static func rows(
    _ answers: [[SaidAnswer]], kept: [SaidAnswer]
  ) async throws -> (library: Library, results: RowResults, said: [SaidFacts]) {
    var (library, results, said) = try await imported("storygraph")
    let row = try #require(said.first { results.results[$0.row]?.tier == nil })
    let work = try #require(results.results[row.row]?.work)
    var entry = try #require(library.entries(of: work).first)
    entry.facts.otherFacts = kept.map { SourceFact(label: $0.question, value: $0.answer) }
    library.apply(.put(entry))
    let rows = answers.map { answers in
      var row = row
      row.others = answers
      return row
    }
    return (library, results, rows)
  }

  /// An audiobook and a paper book of one work, each with answers of its own.
  @Test(
    arguments: [
      (["Pace: slow", "Moods: dark, tense"], true), (["Pace: fast", "Moods: dark, tense"], true),
      (["Pace: slow"], false), (["Moods: dark, tense"], false), ([], false),
      (["Pace: slow", "Moods: dark, tense", "Flawed Characters?: No"], false),
      (["Pace: medium", "Moods: dark, tense"], false),
    ])
  func `IMP-12: two rows with different answers keep one answer for each question`(
    _ kept: [String], isRight: Bool
  ) async throws {
    let rows = [["Pace: slow"], ["Pace: fast", "Moods: dark, tense"]]
    let answers = rows.map { $0.map(Self.answer) }
    let (library, results, said) = try await Self.rows(answers, kept: kept.map(Self.answer))
    let rate = try #require(KeptFacts(library, results, said).byField["others"])
    #expect((rate.part == rate.whole) == isRight)
  }
}
