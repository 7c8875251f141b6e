// Column mappings by the reader, and files imported with them (IMP-4).

import BooksTrackAPI
import PropertyTesting
import Testing

@testable import BooksTrack

@Suite struct `Mappings of columns` {
  @Test(arguments: [
    "title=Name,author=Writer,isbn=ISBN,rating=Stars/10", "title=1,author=2", "title=\"Name, of the book\"",
    "title=\"The \"\"Title\"\"\",other=Moods,other=Pace", "title=T,rating=\"Stars/10\"",
    "title=\"1984\",date-read=Fini le", "title=T,rating=\"A/B\"/100", "title=ISBN/UID",
  ])
  func `survive a round trip through their text`(_ text: String) throws {
    let mapping = try ColumnMapping(text)
    #expect(mapping.text == text)
    #expect(try ColumnMapping(mapping.text) == mapping)
  }

  @Test(arguments: [
    (
      " title = Name , dateRead=Done,Exclusive Shelf=Where ,pageCount=P,",
      "title=Name,date-read=Done,status=Where,pages=P"
    )
  ])
  func `are parsed leniently`(_ text: String, _ same: String) throws {
    #expect(try ColumnMapping(text).text == same)
  }

  @Test(
    arguments: [
      ("author=Writer", .noTitle), ("", .noTitle), ("title", .unreadable("title")),
      ("title=", .unreadable("title=")),
      ("title=Name,colour=Red", .unknownField("colour")), ("title=A,title=B", .fieldTwice("title")),
      ("title=A,rating=B/x", .badScale("rating=B/x")), ("title=A,rating=B/0", .badScale("rating/0")),
      ("title=\"A", .unreadable("title=\"A")), ("title=0", .unreadable("title=0")),
    ] as [(String, MappingProblem)])
  func `that cannot be parsed are refused with the reason`(_ text: String, _ problem: MappingProblem) {
    #expect(throws: problem) { try ColumnMapping(text) }
    #expect(!problem.sentence.isEmpty)
  }

  @Test func `list the existing fields and columns if one is unknown`() throws {
    #expect(MappingProblem.unknownField("colour").sentence.contains("title, author, author-last-first"))
    let error = #expect(throws: ImportError.self) {
      try ExportReading(Array("Name,Writer\nEmma,Jane Austen\n".utf8), mapping: ColumnMapping("title=Titel"))
    }
    #expect(
      error?.sentence == "The file has no column \"Titel\" for title. Its columns are: \"Name\", \"Writer\".")
  }

  @Test func `import a file with unknown columns`() throws {
    let text = "Name;Writer;Stars;Done;Where\nEmma;Jane Austen;7;2020-05-17;gelesen\n\"Villette\";;10;;DNF\n"
    let mapping = try ColumnMapping("title=name,author=Writer,rating=Stars/10,date-read=Done,status=Where")
    let reading = try ExportReading(Array(text.utf8), mapping: mapping)
    #expect(reading.dialect == .semicolon)
    #expect(reading.books.map(\.title) == ["Emma", "Villette"])
    #expect(reading.books.map(\.reader.rating?.quarters) == [14, 20])
    #expect(reading.books.map(\.reader.status) == [.read, .didNotFinish])
    #expect(reading.books[0].reader.dateRead?.description == "2020-05-17")
    #expect(reading.match?.reason == "columns as the mapping says")
  }

  @Test(arguments: [1, 3, 1 << 20])
  func `by number import a file without a header from its first row on`(_ chunk: Int) throws {
    let text = "Emma,Jane Austen,2020-05-17\nVillette,Charlotte Brontë,2021-01-02\n"
    let reading = try ExportReading(
      Array(text.utf8), chunk: chunk, mapping: ColumnMapping("title=1,author=2,date-read=3"))
    #expect(reading.match?.isHeaderMissing == true)
    #expect(reading.match?.header == ["1", "2", "3"])
    #expect(reading.books.map(\.row) == [1, 2])
    #expect(reading.books.map(\.title) == ["Emma", "Villette"])
  }

  @Test func `by number skip a header if there is one`() throws {
    let reading = try ExportReading(
      Array("A,B\nEmma,Jane Austen\n".utf8), mapping: ColumnMapping("title=1,author=2"))
    #expect(reading.books.map(\.title) == ["Emma"])
    let missing = #expect(throws: ImportError.self) {
      try ExportReading(Array("A,B\nEmma,Jane Austen\n".utf8), mapping: ColumnMapping("title=5"))
    }
    #expect(missing?.sentence.contains("no column \"5\"") == true)
  }

  @Test func `by name find a header that has a number among its column names`() throws {
    let reading = try ExportReading(
      Array("Name,Writer,2019-01-02\nEmma,Jane Austen,x\n".utf8),
      mapping: ColumnMapping("title=Name,author=Writer"))
    #expect(reading.match?.isHeaderMissing == false && reading.books.map(\.title) == ["Emma"])
  }

  @Test func `take precedence over a known header`() throws {
    let text = "Title,Author,My Rating\nEmma,Jane Austen,4\n"
    let reading = try ExportReading(Array(text.utf8), mapping: ColumnMapping("title=Author,author=Title"))
    #expect(reading.books.map(\.title) == ["Jane Austen"])
  }

  @Test func `write rejected rows so that they can be corrected and imported with the same mapping (IMP-9)`()
    async throws
  {
    let text = "Emma,Jane Austen,2020-05-17\n,Nobody,2021-01-02\n"
    let mapping = try ColumnMapping("title=1,author=2,date-read=3")
    let store = LibraryStore.sample()
    let importer = Importer(store: store, wallTime: FixedTime(), rules: ImportRules(mapping: mapping))
    var source = BytesSource(Array(text.utf8))
    let outcome = try await importer.run(&source, fileName: "books.csv")
    let summary = try #require(outcome.summary)
    #expect(summary.rejected.map(\.row) == [2])
    let mended = String(decoding: summary.rejectedCSV(), as: UTF8.self).replacing(
      ",Nobody", with: "Found,Nobody")
    var again = BytesSource(Array(mended.utf8))
    let second = try await importer.run(&again, fileName: "rejected.csv")
    #expect(second.summary?.imported == 1)
    #expect(await store.snapshot.works.map(\.title) == ["Emma", "Found"])
  }

  @Test(arguments: 1...4)
  func `survive a relaunch in the middle of an import (IMP-11)`(_ call: Int) async throws {
    let rows = (1...120).map { "Book \($0);Ann Writer;\($0 % 10)\n" }.joined()
    let bytes = Array(("Name;Writer;Points\n" + rows).utf8)
    let mapping = try ColumnMapping("title=Name,author=Writer,rating=Points/10")
    let rules = ImportRules(mapping: mapping)
    let storage = ScriptedStorage(
      failures: Dictionary(uniqueKeysWithValues: (call...call + 9).map { ($0, .unavailable) }))
    var source = BytesSource(bytes)
    await #expect(throws: StorageError.unavailable) {
      try await Importer(store: .sample(storage), wallTime: FixedTime(), rules: rules)
        .run(&source, fileName: "books.csv")
    }
    var library = Library(replica: 1)
    for transaction in await storage.log { try library.apply(transaction) }
    let store = LibraryStore(library: library, storage: ScriptedStorage(), wallTime: FixedTime())
    #expect(await store.snapshot.stagedImports.map(\.mapping) == (call == 1 ? [] : [mapping]))
    // After the relaunch only the staged mapping is known.
    let resumed = try await Importer(store: store, wallTime: FixedTime()).resume()
    #expect(resumed.map(\.summary.imported) == (call == 4 ? [120] : []))
    var again = BytesSource(bytes)
    let outcome = try await Importer(store: store, wallTime: FixedTime(), rules: rules)
      .run(&again, fileName: "books.csv")
    #expect(outcome.summary?.imported == (call == 4 ? 0 : 120))
    #expect(await store.snapshot.works.count == 120)
    #expect(await store.snapshot.stagedImports.isEmpty)
    #expect(await store.snapshot.entries.first { _ in true }?.facts.rating == Rating(quarters: 2))
  }

  @Test func `every field has a unique name that can be parsed`() {
    let names = BookField.mappable.map(\.mappingName)
    #expect(Set(names).count == names.count)
    for field in BookField.mappable { #expect(BookField(mappingName: field.mappingName) == field) }
  }
}
