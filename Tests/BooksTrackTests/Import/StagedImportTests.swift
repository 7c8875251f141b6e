// Interrupted imports: staging, resuming and discarding.

import BooksTrackAPI
import PropertyTesting
import Testing

@testable import BooksTrack

/// Sources of bytes in chunks.
enum Chunks {
  static func of(_ bytes: [UInt8], _ size: Int) -> [[UInt8]] {
    stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
  }
}

@Suite struct `Staged imports` {
  private static let stage = TransactionOrigin.stageImport

  private static func importer(_ store: LibraryStore) -> Importer {
    Importer(store: store, wallTime: FixedTime())
  }

  /// Returns the store of a relaunched app, with the contents of the storage.
  private static func relaunched(
    _ storage: ScriptedStorage, after former: Library = Library(replica: 1), crashingAt call: Int? = nil
  ) async throws -> (LibraryStore, ScriptedStorage) {
    var library = former
    for transaction in await storage.log { try library.apply(transaction) }
    #expect(library.checkInvariants() == [])
    let next = call.map(crashing) ?? ScriptedStorage()
    return (LibraryStore(library: library, storage: next, wallTime: FixedTime()), next)
  }

  /// Returns a storage that fails from the n-th transaction on, as after a crash.
  private static func crashing(at call: Int) -> ScriptedStorage {
    ScriptedStorage(failures: Dictionary(uniqueKeysWithValues: (call...call + 9).map { ($0, .unavailable) }))
  }

  /// A file of 220 books, in five batches.
  private static let bytes = `Importing a file`.export(books: 220)

  /// Returns a library after an import without interruption.
  private static func undisturbed() async throws -> Library {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(bytes, into: store)
    return await store.snapshot
  }

  @Test(arguments: 1...6)
  func `an import that was interrupted anywhere continues with the same file (IMP-11)`(_ call: Int)
    async throws
  {
    let storage = Self.crashing(at: call)
    await #expect(throws: StorageError.unavailable) {
      try await `Importing a file`.run(Self.bytes, into: .sample(storage))
    }
    let (store, log) = try await Self.relaunched(storage)
    #expect(await store.snapshot.works.isEmpty)
    #expect(await store.snapshot.stagedBatches.count == call - 1)
    try await `Importing a file`.run(Self.bytes, into: store)
    // After a complete stage the file is staged again, since its identity is known only at its end.
    let expected =
      Array(repeating: Self.stage, count: call == 6 ? 5 : 6 - call) + [TransactionOrigin.commitImport]
    #expect(await log.log.map(\.origin) == expected, "no batch is written twice")
    let library = await store.snapshot
    #expect(library.checkInvariants() == [])
    try claimSameRows(library, try await Self.undisturbed())
  }

  @Test(arguments: 1...6)
  func `after a relaunch a complete stage is imported without the file (IMP-11)`(_ call: Int) async throws {
    let storage = Self.crashing(at: call)
    _ = try? await `Importing a file`.run(Self.bytes, into: .sample(storage))
    let (store, _) = try await Self.relaunched(storage)
    let resumed = try await Self.importer(store).resume()
    guard call == 6 else {
      #expect(resumed == [])
      #expect(await store.snapshot.stagedBatches.count == call - 1, "the rest needs the file")
      return
    }
    #expect(resumed.map(\.fileName) == ["export.csv"])
    #expect(resumed.map(\.summary.imported) == [220])
    try claimSameRows(await store.snapshot, try await Self.undisturbed())
  }

  @Test func `a file imported again after an interruption changes nothing (IMP-11)`() async throws {
    let storage = Self.crashing(at: 6)
    _ = try? await `Importing a file`.run(Self.bytes, into: .sample(storage))
    let (store, _) = try await Self.relaunched(storage)
    try await Self.importer(store).resume()
    let before = await store.snapshot
    let again = try await `Importing a file`.run(Self.bytes, into: store)
    #expect(!again.changesLibrary)
    try claimSameRows(await store.snapshot, before)
  }

  @Test func `another file replaces an incomplete stage (IMP-11)`() async throws {
    let storage = Self.crashing(at: 4)
    _ = try? await `Importing a file`.run(Self.bytes, into: .sample(storage))
    let (store, _) = try await Self.relaunched(storage)
    let other = try ExportSample("good/goodreads-24.csv").bytes
    let summary = try await `Importing a file`.run(other, into: store, name: "other.csv")
    let library = await store.snapshot
    #expect(library.works.count == summary.imported)
    #expect(library.stagedImports.isEmpty && library.stagedBatches.isEmpty)
    #expect(library.imports.map(\.fileName) == ["other.csv"])
  }

  @Test func `a file with the same beginning as an incomplete stage reuses its equal batches`() async throws {
    let storage = Self.crashing(at: 5)
    _ = try? await `Importing a file`.run(Self.bytes, into: .sample(storage))
    let (store, log) = try await Self.relaunched(storage)
    // The first 120 books, and others: two batches are equal, and the others are staged again.
    let other =
      `Importing a file`.export(books: 120)
      + Array("Another Book,Ann Writer,4,read\nAnd Another,Ann Writer,4,read\n".utf8)
    try await `Importing a file`.run(other, into: store)
    #expect(await log.log.map(\.origin) == [Self.stage, .commitImport])
    let alone = LibraryStore.sample()
    try await `Importing a file`.run(other, into: alone)
    try claimSameBooks(await store.snapshot, await alone.snapshot)
    #expect(await store.snapshot.stagedBatches.isEmpty)
  }

  @Test func `another file leaves a complete stage to be resumed`() async throws {
    let storage = Self.crashing(at: 6)
    _ = try? await `Importing a file`.run(Self.bytes, into: .sample(storage))
    let (store, _) = try await Self.relaunched(storage)
    try await `Importing a file`.run(ExportSample("good/goodreads-24.csv").bytes, into: store)
    #expect(await store.snapshot.works.count == 7)
    #expect(try await Self.importer(store).resume().map(\.summary.imported) == [220])
    #expect(await store.snapshot.works.count == 227)
  }

  @Test
  func `an interrupted shorter file with the same beginning leaves a complete stage unchanged (IMP-11)`()
    async throws
  {
    let storage = Self.crashing(at: 6)
    _ = try? await `Importing a file`.run(Self.bytes, into: .sample(storage))
    let (store, second) = try await Self.relaunched(storage, crashingAt: 2)
    let former = await store.snapshot
    let shorter = `Importing a file`.export(books: 120)
    _ = try? await `Importing a file`.run(shorter, into: store, name: "shorter.csv")
    let (last, _) = try await Self.relaunched(second, after: former)
    let resumed = try await Self.importer(last).resume()
    #expect(resumed.map(\.fileName) == ["export.csv"])
    #expect(resumed.map(\.summary.imported) == [220])
    #expect(await last.snapshot.imports.map(\.fileName) == ["export.csv"])
  }

  @Test func `the same file under another name replaces a complete stage (IMP-11)`() async throws {
    let storage = Self.crashing(at: 6)
    _ = try? await `Importing a file`.run(Self.bytes, into: .sample(storage))
    let (store, _) = try await Self.relaunched(storage)
    let summary = try await `Importing a file`.run(Self.bytes, into: store, name: "copy.csv")
    #expect(summary.imported == 220)
    let library = await store.snapshot
    #expect(library.imports.map(\.fileName) == ["copy.csv"])
    #expect(library.stagedImports.isEmpty && library.stagedBatches.isEmpty)
  }

  @Test func `another importer neither resumes nor discards an import in progress`() async throws {
    let store = LibraryStore.sample()
    var source = BytesSource(Self.bytes)
    var discarded: [Int] = []
    var resumed = 0
    let outcome = try await Self.importer(store).run(&source, fileName: "a.csv") { _ in
      discarded.append((try? await Self.importer(store).discardStaged()) ?? -1)
      resumed += (try? await Self.importer(store).resume().count) ?? -1
    }
    #expect(discarded == [0, 0, 0, 0, 0])
    #expect(resumed == 0)
    #expect(outcome.summary?.imported == 220)
  }

  @Test func `concurrent imports have separate stages`() async throws {
    let store = LibraryStore.sample()
    async let first = `Importing a file`.run(Self.bytes, into: store)
    async let second = `Importing a file`.run(Self.bytes, into: store)
    let imported = try await [first.imported, second.imported].sorted()
    #expect(imported == [0, 220])
    let library = await store.snapshot
    #expect(library.works.count == 220)
    #expect(library.stagedImports.isEmpty && library.stagedBatches.isEmpty)
  }

  @Test func `an error in the file discards its staged batches (IMP-5)`() async throws {
    let storage = ScriptedStorage()
    let store = LibraryStore.sample(storage)
    let broken = Self.bytes + Array("\"never closed\n".utf8)
    var source = BytesSource(broken, chunkSize: 500)
    await #expect(throws: ImportError.self) {
      try await Self.importer(store).run(&source, fileName: "a.csv")
    }
    #expect(await storage.calls > 2)
    try claimSameRows(await store.snapshot, Library(replica: 1))
  }

  @Test func `the total is estimated from the size until the end is reached (IMP-8)`() async throws {
    var states: [ImportProgress] = []
    var source = BytesSource(Self.bytes, chunkSize: 500)
    _ = try await Self.importer(.sample()).run(&source, fileName: "a.csv") { states.append($0) }
    #expect(states.map(\.staged) == [50, 100, 150, 200, 220])
    #expect(states.allSatisfy { $0.staged <= $0.total && (200...240).contains($0.total) })
    #expect(states.first?.isTotalExact == false)
    #expect(states.last?.text == "Imported 220/220 books (100%)")
    #expect(states.first?.text.hasPrefix("Imported 50 of about 2") == true)
  }

  @Test func `the record of an import has the digest of the file, with any chunks`() async throws {
    func digest(_ bytes: [UInt8], _ chunkSize: Int) async throws -> [String?] {
      let store = LibraryStore.sample()
      var source = BytesSource(bytes, chunkSize: chunkSize)
      _ = try await Self.importer(store).run(&source, fileName: "a.csv")
      return await store.snapshot.imports.map(\.digest)
    }
    let whole = try await digest(Self.bytes, Self.bytes.count)
    #expect(whole.first??.count == 16)
    for size in [1, 3, 8, 13, 1_000] { #expect(try await digest(Self.bytes, size) == whole) }
    #expect(try await digest(Self.bytes + [0x0A], 1_000) != whole)
  }

  @Test(arguments: ExportSample.importable, [1, 7, 64, 4_096])
  func `batches do not depend on the chunks of the file (IMP-7)`(
    _ sample: ExportSample, _ chunkSize: Int
  ) async throws {
    func batches(_ chunkSize: Int) async throws -> [BatchRows] {
      var reader = BatchParser(ImportRules(batchSize: 3))
      var source = BytesSource(try sample.bytes, chunkSize: chunkSize)
      var batches: [BatchRows] = []
      var last: [Bool] = []
      while let batch = try await reader.next(from: &source) {
        batches.append(batch)
        last.append(reader.isDone)
      }
      #expect(last == Array(repeating: false, count: max(0, last.count - 1)) + (last.isEmpty ? [] : [true]))
      return batches
    }
    let cut = try await batches(chunkSize)
    #expect(cut == (try await batches(1 << 20)))
    #expect(cut.dropLast().allSatisfy { $0.count == 3 })
    let whole = try ExportReading(try sample.bytes)
    #expect(cut.flatMap(\.books) == whole.books)
    #expect(cut.flatMap(\.rejected) == whole.rejected)
  }
}

/// Refutes the property if the books of the two differ; import records and later rows are ignored.
func claimSameBooks(_ left: Library, _ right: Library) throws {
  try claimEqual(left.works, right.works)
  try claimEqual(left.editions, right.editions)
  try claimEqual(left.authors, right.authors)
  try claimEqual(left.entries, right.entries)
  try claimEqual(left.series, right.series)
  try claimEqual(left.memberships, right.memberships)
  try claimEqual(left.jobs, right.jobs)
}
