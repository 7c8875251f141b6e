// Exact duplicates against the truth, over libraries that no test was written for: whatever an exact rule
// merges is the same book, and importing twice is importing once.

import BooksTrack
import BooksTrackAPI
import PropertyTesting
import Simulation
import Synthesis
import Testing

@Suite struct ExactMatchTests {
  private static let catalog = Catalog.make(seed: 5, size: 3_000)

  private struct Midnight: WallTime {
    func now() -> Timestamp { Timestamp(milliseconds: 0) }
  }

  /// A library of some seed, size and dialect.
  private static let libraries = combine(
    Gen<UInt64>.integer(in: 0...1_000_000), Gen<Int>.integer(in: 1...250),
    Gen<Int>.integer(in: 0...ExportKind.all.count - 1)
  ).map { seed, books, kind in
    SyntheticLibrary.make(
      catalog: catalog, books: books, format: ExportKind.all[kind],
      stream: RandomStream(seed: seed, name: "exact matches"))
  }

  private static func store() -> LibraryStore {
    LibraryStore(replica: 1, storage: VolatileStorage(), wallTime: Midnight())
  }

  private static func importing(_ library: SyntheticLibrary, into store: LibraryStore) async throws
    -> ImportSummary
  {
    var source = BytesSource(library.export, chunkSize: 4_096)
    let outcome = try await Importer(store: store, wallTime: Midnight()).run(
      &source, fileName: library.fileName)
    return try #require(outcome.summary)
  }

  @Test("DUP-1, DUP-2: what an exact rule merges is the same book") func exactMatchesAreTrue() async throws {
    try await check("exact matches are true", Self.libraries, count: 25) { library in
      let summary = try await Self.importing(library, into: Self.store())
      let truth = Dictionary(uniqueKeysWithValues: library.truth.rows.map { ($0.row, $0) })
      var maker: [WorkID: Int] = [:]
      for (row, outcome) in zip(summary.outcomeRows, summary.outcomes) {
        switch outcome {
        case .imported(let work): maker[work] = truth[row]?.work
        case .duplicate(let duplicate) where duplicate.tier != .fuzzy:
          try claim(
            maker[duplicate.work] == truth[row]?.work, "row \(row) was merged into another book: \(duplicate)"
          )
        case .duplicate: break
        }
      }
    }
  }

  @Test("IMP-11: importing a file twice is importing it once") func importIsIdempotent() async throws {
    try await check("import twice is import once", Self.libraries, count: 15) { library in
      let store = Self.store()
      _ = try await Self.importing(library, into: store)
      let once = await store.snapshot
      let again = try await Self.importing(library, into: store)
      try claimEqual(again.imported, 0, "new works of the second import")
      try claim(await store.snapshot.holdsEqualRows(to: once), "the second import changed the library")
    }
  }
}
