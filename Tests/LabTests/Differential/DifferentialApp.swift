// The app of a differential life while it runs, and what its reader does with it.

import BooksTrack
import BooksTrackAPI
import Synthesis

@testable import Bench

/// The operations of a reader with an app.
struct DifferentialApp: Sendable {
  let app: App

  /// The rules of every app of a differential life.
  static var policy: AppPolicy {
    var policy = AppPolicy()
    policy.enrichment.concurrency = 4
    policy.imports.batchSize = 2
    policy.compaction = PairWriter.eagerly
    return policy
  }

  /// Imports an export.
  @discardableResult
  func take(_ export: SyntheticLibrary) async throws -> ImportSummary {
    var source = BytesSource(export.export, chunkSize: 700)
    let outcome = try await app.importer.run(&source, fileName: export.fileName)
    guard let summary = outcome.summary else {
      throw DifferentialScript.Failure.unknownColumns(export.fileName)
    }
    return summary
  }

  /// Begins to import an export whose last part does not come, and cuts the import off when `body` returns.
  func beginning(_ export: SyntheticLibrary, _ body: () async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        var source = StuckSource(
          rest: export.export[..<(export.export.count * 4 / 5)], clock: app.platform.clock)
        _ = try await app.importer.run(&source, fileName: export.fileName)
      }
      try await body()
      try await until { !$0.stagedBatches.isEmpty }
      group.cancelAll()
    }
  }

  /// Every so many works, in the order in which they came.
  func works(every step: Int) async -> [WorkID] {
    await app.library.works.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element.id)
  }

  /// The reader rates books, one after the other.
  func rate(_ works: [WorkID], stars: Int) async throws {
    for work in works {
      try await app.platform.clock.sleep(for: .milliseconds(150))
      try await app.store.commit(.edit("rate")) { editor in
        for var entry in editor.library.entries(of: work) {
          entry.facts.rating = Rating(quarters: 4 * stars)
          entry.facts.privateNotes = "rated \(stars)"
          editor.put(entry)
        }
      }
    }
  }

  /// The reader takes books away.
  func delete(_ works: [WorkID]) async throws {
    for work in works { try await app.store.commit(.edit("delete")) { $0.remove(work) } }
  }

  /// Waits until no more than half of all works wait for their facts.
  func untilHalfWay() async throws { try await until { $0.jobs.count * 2 <= $0.works.count } }

  /// Waits until no work waits for its facts.
  func rest() async throws { try await until { $0.jobs.isEmpty } }

  private func until(_ holds: (Library) -> Bool) async throws {
    while true {
      let library = await app.library
      if holds(library) { return }
      _ = try await app.store.nextChange(after: library.sequence)
    }
  }
}

/// A file of which only a part comes.
private struct StuckSource: ImportSource {
  var rest: ArraySlice<UInt8>
  let clock: any Clock<Duration>

  mutating func next() async throws -> [UInt8]? {
    // A wait that only a cancellation ends, as far as any life is concerned.
    if rest.isEmpty { try await clock.sleep(for: .seconds(1_000_000)) }
    defer { rest = rest.dropFirst(500) }
    return Array(rest.prefix(500))
  }
}
