import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `Importing a file` {
  static func importer(_ store: LibraryStore, rules: ImportRules = .standard) -> Importer {
    Importer(store: store, wallTime: FixedTime(), rules: rules)
  }

  @discardableResult
  static func run(
    _ bytes: [UInt8], into store: LibraryStore, _ strategy: DuplicateStrategy = .smart,
    name: String = "export.csv"
  ) async throws -> ImportSummary {
    var source = BytesSource(bytes, chunkSize: 300)
    let outcome = try await importer(store).run(&source, fileName: name, strategy: strategy)
    return try #require(outcome.summary)
  }

  /// Returns a Goodreads export of that many different books.
  static func export(books: Int) -> [UInt8] {
    var writer = CSVWriter()
    writer.append(["Title", "Author", "My Rating", "Exclusive Shelf"])
    for number in 1...books { writer.append(["Tale of \(words(number))", "Ann Writer", "3", "read"]) }
    return writer.bytes
  }

  private static func words(_ number: Int) -> String {
    // No two titles differ by a typing slip.
    let digits = [
      "basalt", "kestrel", "lilac", "morrow", "nutmeg", "pallor", "rescue", "sickle", "tundra", "vulpine",
    ]
    return String(number).compactMap { $0.wholeNumberValue }.map { digits[$0] }.joined(separator: " ")
  }

  @Test(arguments: ExportSample.importable, DuplicateStrategy.allCases)
  func `a second import of a file changes nothing (IMP-11)`(
    _ sample: ExportSample, _ strategy: DuplicateStrategy
  ) async throws {
    let store = LibraryStore.sample()
    let bytes = try sample.bytes
    let first = try await Self.run(bytes, into: store, strategy, name: sample.name)
    let before = await store.snapshot
    #expect(before.checkInvariants() == [])
    #expect(before.works.count == first.imported)
    #expect(before.jobs.count == first.imported)
    let second = try await Self.run(bytes, into: store, strategy, name: sample.name)
    try claimSameRows(await store.snapshot, before)
    #expect(second.imported == 0)
    #expect(second.rows == first.rows)
    #expect(!second.changesLibrary)
  }

  @Test(arguments: ExportSample.refused)
  func `a file that is refused changes nothing (IMP-5)`(_ sample: ExportSample) async throws {
    let storage = ScriptedStorage()
    let store = LibraryStore.sample(storage)
    var source = BytesSource(try sample.bytes, chunkSize: 10)
    do {
      let outcome = try await Self.importer(store).run(&source, fileName: sample.name)
      #expect(outcome.summary == nil)
    } catch is ImportError {}
    #expect(await store.snapshot == Library(replica: 1))
    #expect(await storage.calls == 0)
  }

  @Test func `a file of another kind is refused before it is parsed (IMP-5)`() async throws {
    struct Unread: ImportSource {
      mutating func next() async throws -> [UInt8]? {
        Issue.record("read")
        return nil
      }
    }
    var source = Unread()
    let expected = ImportError.wrongFileType(fileName: "books.xlsx", endings: FileTypeRule.exports.endings)
    await #expect(throws: expected) {
      try await Self.importer(.sample()).run(&source, fileName: "books.xlsx")
    }
  }

  @Test func `progress is reported after every batch of 50 (IMP-8)`() async throws {
    var texts: [String] = []
    var source = BytesSource(Self.export(books: 120))
    _ = try await Self.importer(.sample()).run(&source, fileName: "a.csv") { texts.append($0.text) }
    #expect(
      texts == [
        "Imported 50/120 books (41%)", "Imported 100/120 books (83%)", "Imported 120/120 books (100%)",
      ])
  }

  @Test func `a plan reports its progress after every batch (IMP-8)`() async throws {
    var states: [ImportProgress] = []
    var source = BytesSource(Self.export(books: 120))
    _ = try await Self.importer(.sample()).plan(&source, fileName: "a.csv") { states.append($0) }
    #expect(states.map(\.staged) == [50, 100, 120])
    #expect(states.map(\.total) == [120, 120, 120])
  }

  @Test func `a plan describes an import without performing it`() async throws {
    let storage = ScriptedStorage()
    let store = LibraryStore.sample(storage)
    let bytes = try ExportSample("odd/duplicates-within.csv").bytes
    var source = BytesSource(bytes)
    let planned = try await Self.importer(store).plan(&source, fileName: "a.csv").summary
    #expect(await storage.calls == 0)
    #expect(try await Self.run(bytes, into: store) == planned)
  }

  @Test func `batches are staged, and all books come in one transaction (IMP-10)`() async throws {
    let storage = ScriptedStorage()
    let store = LibraryStore.sample(storage)
    try await Self.run(Self.export(books: 120), into: store)
    let stage = TransactionOrigin.stageImport
    #expect(await storage.log.map(\.origin) == [stage, stage, stage, .commitImport])
    var library = Library(replica: 1)
    for transaction in await storage.log.dropLast() {
      try library.apply(transaction)
      #expect(library.checkInvariants() == [])
      #expect(library.works.isEmpty && library.entries.isEmpty && library.jobs.isEmpty)
      #expect(library.authors.isEmpty && library.series.isEmpty && library.imports.isEmpty)
    }
    #expect(await store.snapshot.stagedImports.isEmpty)
    #expect(await store.snapshot.stagedBatches.isEmpty)
    #expect(await store.snapshot.works.count == 120)
    #expect(await store.snapshot.imports.map(\.rows) == [120])
  }

  @Test func `a failed write changes nothing, and a second attempt succeeds (IMP-10)`() async throws {
    let store = LibraryStore.sample(ScriptedStorage(yields: 3, failures: [1: .diskFull]))
    let bytes = Self.export(books: 60)
    await #expect(throws: StorageError.diskFull) { try await Self.run(bytes, into: store) }
    #expect(await store.snapshot == Library(replica: 1))
    try await Self.run(bytes, into: store)
    #expect(await store.snapshot.works.count == 60)
  }

  @Test func `a partial import is never visible (IMP-10)`() async throws {
    let storage = HeldStorage()
    let store = LibraryStore.sample(storage)
    async let summary = Self.run(Self.export(books: 70), into: store)
    for _ in 0..<3 {
      await storage.untilHeld()
      let library = await store.snapshot
      #expect(library.works.isEmpty && library.entries.isEmpty)
      await storage.release()
    }
    #expect(try await summary.imported == 70)
    #expect(await store.snapshot.works.count == 70)
  }

  @Test func `an import is planned again if the library has changed meanwhile (IMP-10)`() async throws {
    let store = LibraryStore.sample()
    let bytes = try ExportSample("good/goodreads-24.csv").bytes
    var source = BytesSource(bytes)
    var hasIntervened = false
    let outcome = try await Self.importer(store).run(&source, fileName: "a.csv") { _ in
      guard !hasIntervened else { return }
      hasIntervened = true
      _ = try? await Self.run(bytes, into: store)
    }
    let library = await store.snapshot
    #expect(library.works.count == 7)
    #expect(outcome.summary?.imported == 0)
    #expect(outcome.summary?.duplicates.count == 7)
    #expect(library.checkInvariants() == [])
  }

  @Test func `a cancelled import changes nothing visible, and can be discarded (IMP-10)`() async throws {
    let store = LibraryStore.sample()
    let bytes = Self.export(books: 200)
    await #expect(throws: CancellationError.self) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          var source = BytesSource(bytes)
          _ = try await Self.importer(store).run(&source, fileName: "a.csv") { progress in
            if progress.staged == 100 { withUnsafeCurrentTask { $0?.cancel() } }
          }
        }
        try await group.waitForAll()
      }
    }
    #expect(await store.snapshot.works.isEmpty)
    #expect(await store.snapshot.stagedBatches.count == 2)
    #expect(try await Self.importer(store).discardStaged() == 1)
    try claimSameRows(await store.snapshot, Library(replica: 1))
  }

  @Test func `a source that fails in the middle changes nothing (IMP-10)`() async throws {
    struct Broken: ImportSource {
      struct Failure: Error {}
      var rest: [[UInt8]]

      mutating func next() async throws -> [UInt8]? {
        guard !rest.isEmpty else { throw Failure() }
        return rest.removeFirst()
      }
    }
    let storage = ScriptedStorage()
    let store = LibraryStore.sample(storage)
    var source = Broken(rest: Chunks.of(Self.export(books: 160), 1_000))
    await #expect(throws: Broken.Failure.self) {
      try await Self.importer(store).run(&source, fileName: "a.csv")
    }
    #expect(await storage.calls == 3, "two batches, and one commit that takes them away")
    try claimSameRows(await store.snapshot, Library(replica: 1))
  }

  @Test func `a file cut off at any byte is imported in whole rows, or not at all (IMP-10)`() async throws {
    let bytes = try ExportSample("good/goodreads-2014.csv").bytes
    let titles = Set(try ExportReading(bytes).books.map(\.title))
    for length in 0..<bytes.count {
      let storage = ScriptedStorage()
      let store = LibraryStore.sample(storage)
      var source = BytesSource(Array(bytes[..<length]), chunkSize: 128)
      let outcome = try? await Self.importer(store).run(&source, fileName: "a.csv")
      let library = await store.snapshot
      #expect(await storage.calls == (outcome == nil ? 0 : 2))
      #expect(await store.snapshot.imports.isEmpty == (outcome?.summary?.changesLibrary != true))
      #expect(library.stagedImports.isEmpty)
      #expect(library.works.count == outcome?.summary?.imported ?? 0)
      #expect(library.works.allSatisfy { titles.contains($0.title) }, "cut at \(length)")
    }
  }

  @Test func `rejected rows can be written out, and nothing is lost (IMP-9)`() async throws {
    let store = LibraryStore.sample()
    let summary = try await Self.run(ExportSample("hostile/field-counts.csv").bytes, into: store)
    let reading = CSVReading(summary.rejectedCSV(), chunks: [100])
    #expect(reading.texts == [summary.header] + summary.rejected.map(\.fields))
    #expect(summary.rejected.map(\.fields[0]) == ["101", "102"])
    #expect(summary.rows == summary.imported + summary.duplicates.count + summary.rejected.count)
  }

  @Test func `every row of a book is linked to its work (IMP-9)`() async throws {
    let store = LibraryStore.sample()
    let summary = try await Self.run(ExportSample("odd/duplicates-within.csv").bytes, into: store)
    let works = summary.workOfRow
    #expect(works[1] == works[3] && works[1] == works[5] && works[1] == works[6])
    #expect(works[2] == works[4])
    #expect(Set(works.values) == Set(summary.newWorks))
    #expect(summary.duplicates.count { $0.firstRow != nil } == 4)
    #expect(MatchTier.allCases.map { summary.duplicates(by: $0) }.reduce(0, +) == summary.duplicates.count)
  }
}

@Suite struct `Import preview` {
  @Test func `shows format, columns and the first three books (IMP-6)`() async throws {
    var source = BytesSource(try ExportSample("good/goodreads-31.csv").bytes)
    guard case .preview(let preview) = try await ImportPreview.make(of: &source, fileName: "a.csv") else {
      Issue.record("expected a preview")
      return
    }
    #expect(preview.format == "Goodreads")
    #expect(preview.books.map(\.row) == [1, 2, 3])
    #expect(preview.columns.count == 31)
    #expect(preview.columns.first { $0.name == "Exclusive Shelf" }?.field == .exclusiveShelf)
    #expect(preview.columns.first { $0.name == "Average Rating" }?.field == nil)
    #expect(preview.estimatedRows == 8)
  }

  @Test func `asks for the columns of an unknown file (IMP-4)`() async throws {
    var source = BytesSource(Array("Nose,Ear\n1,2\n3,4\n".utf8))
    guard case .needsMapping(let request) = try await ImportPreview.make(of: &source, fileName: "a.csv")
    else {
      Issue.record("expected a question")
      return
    }
    #expect(request.header == ["Nose", "Ear"])
  }

  @Test func `reads only the beginning of a large file`() async throws {
    var source = BytesSource(LargeExport.bytes, chunkSize: 4_096)
    guard case .preview(let preview) = try await ImportPreview.make(of: &source, fileName: "a.csv") else {
      Issue.record("expected a preview")
      return
    }
    let second = try await source.next()
    #expect(second != nil)
    let estimate = try #require(preview.estimatedRows)
    #expect((4_500...5_500).contains(estimate))
  }
}

/// Five thousand rows of similar length.
enum LargeExport {
  static var bytes: [UInt8] {
    var writer = CSVWriter()
    writer.append(["Title", "Author", "My Rating"])
    for number in 10_000..<15_000 { writer.append(["Title number \(number)", "Ann Writer", "3"]) }
    return writer.bytes
  }
}
