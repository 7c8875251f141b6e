// The event at the end of an import, for every kind of ending.

import BooksTrackAPI
import Synchronization
import Testing

@testable import BooksTrack

@Suite struct `The end of an import` {
  /// The reported events, in order.
  private final class Told: Sendable {
    private let list = Mutex<[ImportEvent]>([])
    var events: [ImportEvent] { list.withLock { $0 } }
    var endings: [ImportEnding] { events.map(\.ending) }
    func note(_ event: ImportEvent) { list.withLock { $0.append(event) } }
  }

  /// A calendar that advances by a second with every reading.
  private final class PassingTime: WallTime {
    private let looks = Mutex<Int64>(1_700_000_000_000)
    func now() -> Timestamp {
      Timestamp(
        milliseconds: looks.withLock {
          $0 += 1_000; return $0
        })
    }
  }

  private static let bytes = `Importing a file`.export(books: 220)

  private static let time = PassingTime()

  private static func importer(_ store: LibraryStore, _ told: Told) -> Importer {
    Importer(store: store, wallTime: time, observe: told.note)
  }

  private static func crashing(at call: Int) -> ScriptedStorage {
    ScriptedStorage(failures: Dictionary(uniqueKeysWithValues: (call...call + 9).map { ($0, .unavailable) }))
  }

  private static func relaunched(_ storage: ScriptedStorage) async throws -> LibraryStore {
    var library = Library(replica: 1)
    for transaction in await storage.log { try library.apply(transaction) }
    return LibraryStore(library: library, storage: ScriptedStorage(), wallTime: FixedTime())
  }

  @discardableResult
  private static func run(_ bytes: [UInt8], _ importer: Importer, as name: String = "export.csv") async throws
    -> ImportOutcome
  {
    var source = BytesSource(bytes)
    return try await importer.run(&source, fileName: name)
  }

  @Test func `has one event with its counts and its time (IMP-16)`() async throws {
    let told = Told()
    let importer = Self.importer(.sample(), told)
    try await Self.run(Self.bytes, importer)
    try await Self.run(Self.bytes, importer)
    #expect(told.endings == [.completed, .completed])
    #expect(told.events.map(\.counts.rows) == [220, 220])
    #expect(told.events.map(\.counts.imported) == [220, 0])
    #expect(told.events.map(\.counts.duplicates) == [0, 220])
    #expect(told.events.allSatisfy { $0.began < $0.ended && !$0.isResumed })
    #expect(Set(told.events.map(\.id)).count == 2)
  }

  @Test func `is reported if nothing was imported (IMP-16)`() async throws {
    let told = Told()
    let store = LibraryStore.sample()
    let importer = Self.importer(store, told)
    await #expect(throws: ImportError.self) { try await Self.run(Self.bytes, importer, as: "export.epub") }
    await #expect(throws: ImportError.self) { try await Self.run([], importer) }
    try await Self.run(Array("Nose,Ear\n1,2\n".utf8), importer, as: "other.csv")
    // The last quote is never closed: three batches have been staged by then, and are discarded.
    await #expect(throws: ImportError.self) {
      try await Self.run(`Importing a file`.export(books: 160) + Array("\"Emma,Jane\n".utf8), importer)
    }
    guard case .refused(.wrongFileType) = told.endings.first,
      case .refused(.unclosedQuote) = told.endings.last
    else {
      Issue.record("\(told.endings)")
      return
    }
    #expect(told.endings.map(\.kind) == ["refused", "refused", "needsMapping", "refused"])
    #expect(told.events.map(\.counts.imported) == [0, 0, 0, 0])
    #expect(await store.snapshot.works.isEmpty)
  }

  /// The storage reports that the task was cancelled before it began to write, or that it cannot be written
  /// to.
  @Test(arguments: [(StorageError.cancelled, ImportEnding.cancelled), (.unavailable, .failed)])
  func `is cancelled if the storage was cancelled, and failed otherwise (IMP-16)`(
    _ error: StorageError, _ ending: ImportEnding
  ) async throws {
    let told = Told()
    let storage = ScriptedStorage(failures: Dictionary(uniqueKeysWithValues: (2...12).map { ($0, error) }))
    await #expect(throws: error) {
      try await Self.run(Self.bytes, Self.importer(.sample(storage), told))
    }
    #expect(told.endings == [ending])
  }

  @Test func `is reported when its task is cancelled, with the staged rows (IMP-16)`() async throws {
    let told = Told()
    let store = LibraryStore.sample()
    let importer = Self.importer(store, told)
    let task = Task {
      var source = BytesSource(Self.bytes)
      _ = try await importer.run(&source, fileName: "export.csv") { progress in
        if progress.staged == 100 { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(told.endings == [.cancelled])
    #expect(told.events.map(\.counts.rows) == [100])
    #expect(try await importer.resume() == [])
    #expect(told.endings == [.cancelled], "this process has told of it")
    try await Self.run(Self.bytes, importer)
    #expect(told.endings == [.cancelled, .completed])
    #expect(Set(told.events.map(\.id)).count == 1, "it is one import that was gone on with")
  }

  @Test(arguments: 1...6)
  func `is reported at the next launch if the process died before (IMP-16)`(_ call: Int) async throws {
    let first = Told()
    let storage = Self.crashing(at: call)
    _ = try? await Self.run(Self.bytes, Self.importer(.sample(storage), first))
    #expect(first.endings == [.failed])
    #expect(first.events.map(\.counts.rows) == [min(220, 50 * (call - 1))])
    let told = Told()
    let store = try await Self.relaunched(storage)
    let importer = Self.importer(store, told)
    try await importer.resume()
    try await importer.resume()
    switch call {
    case 1: #expect(told.endings == [], "there is no trace of it")
    case 6: #expect(told.endings == [.completed])
    default: #expect(told.endings == [.interrupted])
    }
    #expect(told.events.allSatisfy { $0.id == first.events[0].id && $0.isResumed && $0.began < $0.ended })
    #expect(told.events.allSatisfy { $0.counts.rows == min(220, 50 * (call - 1)) })
    let isVisible = await store.snapshot.works.count == 220
    #expect(isVisible == told.endings.contains(.completed))
  }

  @Test func `is reported when the reader discards a staged import (IMP-16)`() async throws {
    let storage = Self.crashing(at: 4)
    _ = try? await Self.run(Self.bytes, Self.importer(.sample(storage), Told()))
    let told = Told()
    let importer = Self.importer(try await Self.relaunched(storage), told)
    #expect(try await importer.discardStaged() == 1)
    #expect(try await importer.discardStaged() == 0)
    #expect(told.endings == [.discarded])
    #expect(told.events.map(\.counts.rows) == [150])
  }

  @Test func `is not reported for a preview`() async throws {
    let told = Told()
    var source = BytesSource(Self.bytes)
    _ = try await Self.importer(.sample(), told).plan(&source, fileName: "export.csv")
    #expect(told.events == [])
  }
}
