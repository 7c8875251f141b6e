// A file that is looked at before it is imported: what the stack shows of a real export is left alone, and
// what is not so is noticed. The truth is what the export was written from.

import BooksTrack
import BooksTrackAPI
import Simulation
import Synthesis
import Testing

@testable import Hunt

@Suite struct `Looking at a file in a hunt` {
  private typealias World = HuntWorldOracleTests

  private static let shelf = ReaderShelf.make(
    catalog: Catalog.make(seed: 3, size: 200), works: Array(0..<5),
    stream: RandomStream(seed: 3, name: "shelf"))

  /// Rows 1 and 3 are no books; row 7 is the book of row 2 again.
  private static func file(damaged: [Int] = [1, 3], books: [Int] = [0, 1, 2, 3, 0]) -> ImportFile {
    let kind = DamageKind.allCases[0]
    return ImportFile(
      name: "export 1.csv",
      bytes: shelf.export([
        .damaged(0, kind), .row(0), .damaged(1, kind), .row(1), .row(2), .row(3), .row(0),
      ]).bytes,
      books: books.map { ModelBook.sample(shelf.rows[$0].sourceID) }, damaged: damaged,
      chunkSize: 65_536)
  }

  private static let store = LibraryStore(replica: 1, storage: VolatileStorage(), wallTime: Midnight())

  private static func preview(_ file: ImportFile) async throws -> PreviewOutcome {
    var bytes = HandedBytes(file)
    return try await ImportPreview.make(of: &bytes, fileName: file.name)
  }

  private static func explanation(ofRow row: Int) async throws -> Importer.Explanation {
    var bytes = HandedBytes(file())
    return try await Importer(store: store, wallTime: Midnight())
      .explain(row: row, of: &bytes, fileName: "export 1.csv")
  }

  private static func clauses(_ events: DeviceEvent.Kind...) -> [String] {
    World.clauses(PreviewOracle(), events.map { (0, $0) })
  }

  @Test func `rows that are not books are counted too`() {
    let file = Self.file()
    #expect(file.rows == 7)
    let letters = Dictionary(
      uniqueKeysWithValues: zip(["a", "b", "c", "d"], Self.shelf.rows.map(\.sourceID)))
    #expect(
      (0...8).map { file.book(ofRow: $0)?.source }
        == [nil, nil, "a", nil, "b", "c", "d", "a", nil].map { $0.flatMap { letters[$0] } })
  }

  @Test func `IMP-6: a preview that equals the file is accepted, and no other is`() async throws {
    let shown = try await Self.preview(Self.file())
    #expect(Self.clauses(.previewed(Self.file(), shown)) == [])
    func clauses(_ file: ImportFile) -> Set<String> { Set(Self.clauses(.previewed(file, shown))) }
    #expect(clauses(Self.file(damaged: [1, 4])) == ["IMP-5", "IMP-6"], "another row is no book")
    #expect(clauses(Self.file(books: [0, 1, 2, 3])) == ["IMP-6"], "there is a row less")
    #expect(clauses(Self.file(books: [0, 2, 1, 3, 0])) == ["IMP-6"], "books are in another order")
    #expect(clauses(Self.file(books: [0, 1, 2, 0, 3])) == [], "nobody is shown the last rows")
    #expect(clauses(Self.file(damaged: [1, 3, 5])) == ["IMP-5", "IMP-6"], "a row more is no book")
  }

  @Test func `IMP-4: the reader is asked about columns only if they are unknown`() async throws {
    let unknown = ImportFile.unknown(number: 7, chunkSize: 64)
    let asked = try await Self.preview(unknown)
    #expect(Self.clauses(.previewed(unknown, asked)) == [])
    #expect(Self.clauses(.previewed(Self.file(), asked)) == ["IMP-4"])
    #expect(Self.clauses(.previewed(unknown, try await Self.preview(Self.file()))) == ["IMP-4"])
    var bytes = HandedBytes(unknown)
    let importer = Importer(store: Self.store, wallTime: Midnight())
    let own = try await importer.explain(row: 1, of: &bytes, fileName: unknown.name)
    #expect(Self.clauses(.explained(unknown, row: 1, own, nil)) == [])
    #expect(Self.clauses(.explained(Self.file(), row: 2, own, nil)) == ["IMP-4"])
    for other in [.noSuchRow(rows: 0), try await Self.explanation(ofRow: 1)] {
      #expect(Self.clauses(.explained(unknown, row: 1, other, nil)) == ["IMP-4"])
    }
  }

  @Test func `IMP-6: a file that was only previewed is not staged`() {
    let file = Self.file()
    let looking = DeviceEvent.Kind.looking(at: file.name)
    let stage = StagedImport(
      id: StagedImportID(replica: 1, serial: 1), fileName: file.name, format: "Goodreads", header: [],
      strategy: .smart, started: Timestamp(milliseconds: 0))
    let staged = DeviceEvent.Kind.committed(
      World.commit(.stageImport, [.put(stage)], on: Library(replica: 1)))
    #expect(Self.clauses(looking, staged) == ["IMP-6"])
    #expect(Self.clauses(looking, .importBegan(file.name), staged) == [])
    #expect(Self.clauses(staged) == [])
  }

  /// Each row with its own explanation, and with those of rows 1, 2 and 7.
  @Test(arguments: 1...8)
  func `DUP-1, DUP-7, IMP-5: the result of a row follows from the file`(row: Int) async throws {
    let file = Self.file()
    func told(_ explanation: Importer.Explanation, ofRow row: Int, _ presence: BookPresence? = nil)
      -> [String]
    {
      Self.clauses(.explained(file, row: row, explanation, presence))
    }
    let own = try await Self.explanation(ofRow: row)
    #expect(told(own, ofRow: row, .new) == [])
    let rejected = try await Self.explanation(ofRow: 1)
    let new = try await Self.explanation(ofRow: 2)
    let again = try await Self.explanation(ofRow: 7)
    switch row {
    case 1, 3:
      #expect(told(new, ofRow: row).contains("IMP-5") && told(again, ofRow: row).contains("IMP-5"))
      #expect(told(.noSuchRow(rows: 7), ofRow: row) == ["IMP-6"])
    case 7:
      #expect(told(rejected, ofRow: 7) == ["IMP-5", "IMP-6"])
      #expect(told(new, ofRow: 7) == ["DUP-7", "IMP-6"])
    case 8:
      #expect(own == .noSuchRow(rows: 7))
      #expect(told(.noSuchRow(rows: 6), ofRow: 8) == ["IMP-6"])
    default:
      #expect(told(rejected, ofRow: row).contains("IMP-5"))
      #expect(told(again, ofRow: row, .new) == ["DUP-1", "IMP-6"])
      #expect(told(new, ofRow: row, .there).first == "DUP-1")
      // The library may have it, and need not.
      #expect(!told(again, ofRow: row).contains("DUP-1"))
    }
  }
}

private struct Midnight: WallTime {
  func now() -> Timestamp { Timestamp(milliseconds: 0) }
}
