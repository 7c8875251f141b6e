// The comparison of what readers entered with what their libraries hold: it finds all of it kept for every kind of
// export, and each field that is not.

import BooksTrack
import BooksTrackAPI
import Measurement
import Simulation
import Synthesis
import Testing

@testable import Lab

@Suite struct KeptFactsTests {
  private static let catalog = Catalog.make(seed: 5, size: 4_000)

  private struct Midnight: WallTime {
    func now() -> Timestamp { Timestamp(milliseconds: 0) }
  }

  private static func imported(
    _ kind: String
  ) async throws -> (library: Library, results: RowResults, said: [SaidFacts]) {
    let made = SyntheticLibrary.make(
      catalog: catalog, books: 500, format: try #require(ExportKind.named(kind)),
      stream: RandomStream(seed: 12, name: "kept"))
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

  /// Goodreads has no day on which a book was begun, and most rows have no notes: nobody can lose them there.
  @Test func `IMP-12: what the export does not say is no fact that was kept`() async throws {
    let (library, results, said) = try await Self.imported("goodreads")
    let kept = KeptFacts(library, results, said).byField
    #expect(kept["started"] == nil)
    let notes = said.count { $0.privateNotes != nil }
    #expect(notes > 0 && (1...notes).contains(kept["notes"]?.whole ?? 0), "\(notes)")
    let shelved = said.count { !$0.shelves.isEmpty }
    #expect(shelved > 0 && (1...shelved).contains(kept["shelves"]?.whole ?? 0), "\(shelved)")
  }

  private static let spoils: [(field: String, spoil: @Sendable (inout ReaderFacts) -> Void)] = [
    ("rating", { $0.rating = $0.rating == nil ? Rating(quarters: 4) : nil }),
    ("status", { $0.status = $0.status == .paused ? .read : .paused }),
    ("added", { $0.dateAdded = nil }), ("started", { $0.dateStarted = $0.dateAdded }),
    ("read", { $0.dateRead = $0.dateRead == nil ? $0.dateAdded : nil }),
    ("shelves", { $0.shelves.append("of nobody") }), ("review", { $0.review = "Not mine." }),
    ("notes", { $0.privateNotes = "Not mine." }), ("readCount", { $0.readCount = ($0.readCount ?? 0) + 1 }),
  ]

  @Test(arguments: spoils.map(\.field))
  func `a fact that is lost or made up is named`(field: String) async throws {
    var (library, results, said) = try await Self.imported("goodreads")
    let spoil = try #require(Self.spoils.first { $0.field == field }).spoil
    let row = try #require(
      said.first { row in
        guard let work = results.results[row.row]?.work else { return false }
        return results.results.values.count { $0.work == work } == 1
      })
    let work = try #require(results.results[row.row]?.work)
    var entry = try #require(library.entries(of: work).first)
    spoil(&entry.facts)
    library.apply(.putEntry(entry))
    let kept = KeptFacts(library, results, said)
    let rates = kept.byField.filter { $0.value.part < $0.value.whole }
    #expect(Array(rates.keys) == [field])
    #expect(kept.complaints.count == 1)
    #expect(kept.complaints.first?.hasPrefix("row \(row.row): \(field) is ") == true)
  }
}
