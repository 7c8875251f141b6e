// What is told of the ends of imports, on courses that keep what the oracle asks for, and on such as break
// it.

import BooksTrack
import BooksTrackAPI
import Testing

@testable import Hunt

@Suite struct `Ends of imports in a hunt` {
  private typealias World = HuntWorldOracleTests

  /// Ends as the importer of the stack tells them, of files that are imported into a library.
  private static func ends(
    of files: [(name: String, bytes: [UInt8])], into store: LibraryStore, resuming: Bool = false
  ) async -> [ImportEvent] {
    let told = Told()
    let importer = Importer(store: store, wallTime: StoppedCalendar()) { told.events.append($0) }
    if resuming { _ = try? await importer.resume() }
    for file in files {
      var source = Chunks(bytes: file.bytes)
      _ = try? await importer.run(&source, fileName: file.name)
    }
    return told.events
  }

  private static let file = Array(
    "Book Id,Title,Author,My Rating,Exclusive Shelf\n1,Emma,Jane Austen,5,read\n2,Kim,Rudyard Kipling,0,read\n"
      .utf8)

  private static func store(_ library: Library = Library(replica: 1)) -> LibraryStore {
    LibraryStore(library: library, storage: VolatileStorage(), wallTime: StoppedCalendar())
  }

  private static let summary = ImportReturn.summary(rows: 2, imported: 2, duplicates: 0, rejected: 0)

  private static func clauses(_ ends: [ImportEvent], _ result: ImportReturn) -> [String] {
    let told = ends.map { World.at(1, .importEnded($0)) }
    return World.clauses(
      ImportEndOracle(),
      [(0, .launched), (0, .resumed(isAll: true)), (0, .importBegan("a.csv"))] + told
        + [(2, .importReturned("a.csv", result))])
  }

  @Test func `a correctly reported end is accepted`() async {
    let ends = await Self.ends(of: [("a.csv", Self.file)], into: Self.store())
    #expect(ends.count == 1)
    #expect(Self.clauses(ends, Self.summary) == [])
  }

  @Test func `an end that is missing, repeated or wrong is reported`() async {
    let ends = await Self.ends(of: [("a.csv", Self.file)], into: Self.store())
    #expect(Self.clauses([], Self.summary) == ["IMP-16"])
    #expect(Self.clauses(ends + ends, Self.summary) == ["IMP-16"])
    for other in [
      ImportReturn.refused, .cancelled, .failed, .needsMapping,
      .summary(rows: 2, imported: 1, duplicates: 1, rejected: 0),
      .summary(rows: 3, imported: 2, duplicates: 0, rejected: 1),
    ] { #expect(Self.clauses(ends, other) == ["IMP-16"]) }
  }

  @Test func `an end without a beginning is reported`() async {
    let ends = await Self.ends(of: [("b.csv", Self.file)], into: Self.store())
    #expect(Self.clauses(ends, Self.summary) == ["IMP-16", "IMP-16"])
  }

  // MARK: A launch

  /// A library with a file of which a part is staged.
  private static func cutOff() async -> LibraryStore {
    let store = store()
    let rows = (1...400).map { "\($0),Title \($0),Writer \($0),0,read\n" }
    let header = "Book Id,Title,Author,My Rating,Exclusive Shelf\n"
    var source = Chunks(bytes: Array((header + rows.joined()).utf8), breaksOff: true)
    var rules = ImportRules.standard
    rules.batchSize = 5
    _ = try? await Importer(store: store, wallTime: StoppedCalendar(), rules: rules)
      .run(&source, fileName: "a.csv")
    return store
  }

  private static func atLaunch(_ library: Library, _ ends: [ImportEvent]) -> [String] {
    let commit = Commit(
      transaction: Transaction(
        sequence: 1, origin: .stageImport, committed: Timestamp(milliseconds: 0), changes: []),
      before: library, after: library)
    let told = ends.map { World.at(1, .importEnded($0)) }
    return World.clauses(
      ImportEndOracle(), [(0, .committed(commit)), (0, .launched)] + told + [(2, .resumed(isAll: true))])
  }

  @Test func `an interrupted import is reported once at the next launch`() async {
    let library = await Self.cutOff().snapshot
    #expect(library.stagedImports.count == 1)
    let ends = await Self.ends(of: [], into: Self.store(library), resuming: true)
    #expect(ends.map(\.ending) == [.interrupted])
    #expect(Self.atLaunch(library, ends) == [])
    #expect(Self.atLaunch(library, []) == ["IMP-16"])
    #expect(Self.atLaunch(library, ends + ends) == ["IMP-16"])
  }

  // MARK: Throwing away

  @Test func `a discarded import is reported and removed`() async throws {
    let store = await Self.cutOff()
    let before = await store.snapshot
    let told = Told()
    let importer = Importer(store: store, wallTime: StoppedCalendar()) { told.events.append($0) }
    #expect(try await importer.discardStaged() == 1)
    let after = await store.snapshot
    func clauses(_ ends: [ImportEvent], _ library: Library) -> [String] {
      World.clauses(
        ImportEndOracle(),
        [(0, .launched), (0, .resumed(isAll: true)), (1, .discarding)]
          + ends.map { World.at(1, .importEnded($0)) }
          + [(2, .discarded(1, library))])
    }
    #expect(clauses(told.events, after) == [])
    #expect(clauses([], after) == ["IMP-16"])
    #expect(clauses(told.events, before) == ["IMP-16"])
  }
}

/// The events of an importer.
private final class Told: @unchecked Sendable { var events: [ImportEvent] = [] }

/// A calendar that stands still.
private struct StoppedCalendar: WallTime {
  func now() -> Timestamp { Timestamp(milliseconds: 0) }
}

/// The bytes of a file, which may break off before its last lines, as an app does that is ended.
private struct Chunks: ImportSource {
  let bytes: [UInt8]
  var breaksOff = false
  private var place = 0

  init(bytes: [UInt8], breaksOff: Bool = false) {
    self.bytes = bytes
    self.breaksOff = breaksOff
  }

  var byteCount: Int? { bytes.count }

  mutating func next() async throws -> [UInt8]? {
    guard place < bytes.count else { return nil }
    if breaksOff, place > bytes.count * 9 / 10 { throw CancellationError() }
    defer { place += 100 }
    return Array(bytes[place..<min(place + 100, bytes.count)])
  }
}
