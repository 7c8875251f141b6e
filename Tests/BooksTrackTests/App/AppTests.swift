// The app as a whole, on files in memory: its library survives a relaunch, and its background work runs until
// it is cancelled.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite(.timeLimit(.minutes(20))) struct AppTests {
  private static let export = Array(
    "Title,Author,ISBN13,My Rating,Exclusive Shelf\nDune,Frank Herbert,,5,read\nEmma,Jane Austen,,4,read\n"
      .utf8)

  private static func platform(_ transport: any Transport = EnrichmentBackend()) -> AppPlatform {
    AppPlatform(
      clock: EnrichmentClock(), wallTime: EnrichmentWallTime(), transport: transport,
      connectivity: AlwaysOnline())
  }

  private static func taking(_ export: [UInt8], into app: App) async throws -> Int? {
    var source = BytesSource(export, chunkSize: 20)
    return try await app.importer.run(&source, fileName: "goodreads.csv").summary?.imported
  }

  /// Runs the app in the background until every book has been looked up.
  private static func untilAtRest(_ app: App) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await app.run() }
      group.addTask {
        var library = await app.library
        while !library.jobs.isEmpty {
          _ = try await app.store.nextChange(after: library.sequence)
          library = await app.library
        }
      }
      try await group.next()
      group.cancelAll()
    }
  }

  @Test func `IMP-11, ENR-8: imported and enriched books survive a relaunch`() async throws {
    let files = MemoryFiles()
    let app = try await App.open(files, replica: 1, on: Self.platform())
    #expect(try await Self.taking(Self.export, into: app) == 2)
    try await Self.untilAtRest(app)
    let library = await app.library
    #expect(library.works.count == 2 && library.jobs.isEmpty)
    let next = try await App.open(files, replica: 1, on: Self.platform())
    #expect(await next.library == library)
  }

  @Test func `ENR-8: the next launch continues the queue of the previous one`() async throws {
    let files = MemoryFiles()
    let first = try await App.open(files, replica: 1, on: Self.platform(NoNetwork()))
    _ = try await Self.taking(Self.export, into: first)
    let second = try await App.open(files, replica: 1, on: Self.platform())
    #expect(await second.library.jobs.count == 2)
    try await Self.untilAtRest(second)
    #expect(await second.library.works.allSatisfy { $0.enrichment != .pending })
  }

  @Test func `after a memory warning the library is unchanged, and statistics are recalculated`() async throws
  {
    let app = try await App.open(MemoryFiles(), replica: 1, on: Self.platform(NoNetwork()))
    #expect(await app.memoryWarning().isNothing)
    _ = try await Self.taking(Self.export, into: app)
    let (library, stats) = (await app.library, await app.diversity.stats())
    let released = await app.memoryWarning()
    #expect(released.countedWorks == 2 && released.changes > 2)
    #expect(await app.memoryWarning().isNothing)
    #expect(await app.library == library)
    #expect(await app.diversity.stats() == stats)
    #expect(await app.memoryWarning() == ReleasedMemory(changes: 0, countedWorks: 2))
    // A follower of earlier changes is told that the history was cut; a current one has missed nothing.
    #expect(await app.store.changes(after: 0) == .cut(oldest: library.sequence + 1))
    #expect(await app.store.changes(after: library.sequence) == .transactions([]))
  }

  private static func hasSnapshot(_ files: MemoryFiles) async throws -> Bool {
    try await files.list().contains { $0.hasPrefix("snapshot") }
  }

  @Test func `the background work compacts the files`() async throws {
    let files = MemoryFiles()
    var policy = AppPolicy()
    policy.compaction = CompactionPolicy(hundredthsOfLiveData: 110, minimumBytes: 0, bytesAtATime: 4_096)
    let app = try await App.open(files, replica: 1, on: Self.platform(), policy: policy)
    _ = try await Self.taking(Self.export, into: app)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await app.run() }
      for _ in 0..<100_000 where try await !Self.hasSnapshot(files) { await Task.yield() }
      group.cancelAll()
    }
    #expect(try await Self.hasSnapshot(files))
    #expect(try await App.open(files, replica: 1, on: Self.platform()).library == app.library)
  }

  @Test func `ENR-3: without a network nothing is requested, and a cancelled run ends at once`()
    async throws
  {
    let asked = EnrichmentBackend()
    let platform = AppPlatform(
      clock: EnrichmentClock(), wallTime: EnrichmentWallTime(), transport: asked, connectivity: NoNetwork())
    let app = App(Library(replica: 1), in: VolatileStorage(), on: platform)
    _ = try await Self.taking(Self.export, into: app)
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await app.run() }
      for _ in 0..<100 { await Task.yield() }
      group.cancelAll()
    }
    #expect(asked.requests.isEmpty)
    #expect(await app.library.jobs.count == 2)
    await #expect(throws: TransportError.offline) {
      try await NoNetwork().send(HTTPRequest(path: "/", query: []), timeout: .seconds(1))
    }
  }
}
