// A library as a document: every row comes back, and what is wrong with a document is said.

import BooksTrackAPI
import Foundation
import LibrarySamples
import PropertyTesting
import Testing

@testable import BooksTrack

@Suite struct `A library as a document` {
  /// The kinds of row that are not part of a document.
  private static let leftOut = ["staged import", "staged batch", "undo", "record", "position of sync"]

  private static func text(_ document: LibraryDocument) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }

  private static func document(_ text: String) throws -> LibraryDocument {
    try JSONDecoder().decode(LibraryDocument.self, from: Data(text.utf8))
  }

  @Test func `a document contains every kind of row except those of a running import`() {
    let kinds = RowKinds.all.filter { !($0 is any (RowKind & Codable).Type) }
    #expect(kinds.map { $0.name } == Self.leftOut)
  }

  /// Encodes and decodes one row of any kind.
  private struct RoundTrip: ChangeVisitor {
    mutating func visit<R: RowKind>(_ change: RowChange<R>) -> Result<Bool, any Error> {
      guard case .put(let row) = change, let row = row as? any (RowKind & Codable) else {
        return .success(true)
      }
      return Result { try same(row) }
    }

    private func same<R: RowKind & Codable>(_ row: R) throws -> Bool {
      try JSONDecoder().decode([R].self, from: JSONEncoder().encode([row])) == [row]
    }
  }

  @Test(arguments: FullRows.changes + FullRows.bareChanges)
  func `a row with all fields, or with none, survives a round trip`(_ change: Change) throws {
    var trip = RoundTrip()
    #expect(try change.visit(by: &trip).get())
  }

  @Test func `restoring a document into an empty library gives the same library`() async throws {
    try await check("restored", LibraryEdit.transactions, count: 60) { transactions in
      var library = Library(replica: 1)
      for edits in transactions {
        var editor = LibraryEditor(library)
        for edit in edits { edit.apply(to: &editor) }
        library = editor.library
      }
      let text = try Self.text(LibraryDocument(of: library))
      let store = LibraryStore.sample()
      try await store.restore(try Self.document(text))
      let restored = await store.snapshot
      try claim(restored.checkInvariants() == [], "\(restored.checkInvariants())")
      try claim(Self.text(LibraryDocument(of: restored)) == text, "another library")
      var kept = LibraryEditor(library)
      for stage in library.stagedImports { kept.remove(stage.id) }
      for undo in library.importUndos { kept.remove(undo.id) }
      try claim(restored.holdsEqualRows(to: kept.library), "rows differ")
    }
  }

  @Test(arguments: ExportSample.importable)
  func `an imported library survives a round trip with all rows`(_ sample: ExportSample) async throws {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(try sample.bytes, into: store, name: sample.name)
    let library = await store.snapshot
    let other = LibraryStore.sample()
    try await other.restore(try Self.document(try Self.text(LibraryDocument(of: library))))
    var kept = LibraryEditor(library)
    for undo in library.importUndos { kept.remove(undo.id) }
    #expect(await other.snapshot.holdsEqualRows(to: kept.library))
  }

  @Test func `a document is not restored into a library with rows`() async throws {
    let store = LibraryStore.sample()
    try await store.addAuthor("Ann Leckie")
    let document = LibraryDocument(of: await store.snapshot)
    await #expect(throws: RestoreRefusal.notEmpty) { try await store.restore(document) }
  }

  @Test(arguments: [
    #"{"format":"BooksTrack library","version":2}"#, #"{"format":"Goodreads","version":1}"#, "{}",
    #"{"format":"BooksTrack library","version":1,"author":[{"id":"1"}]}"#,
    #"{"format":"BooksTrack library","version":1,"author":[{"id":"1.0","name":"A"}]}"#,
  ])
  func `a text that is not a document is an error`(_ text: String) {
    #expect(throws: DecodingError.self) { try Self.document(text) }
  }

  @Test func `a contradictory document changes nothing`() async throws {
    let edition = Edition(
      id: EditionID(replica: 1, serial: 0), work: WorkID(replica: 1, serial: 7), facts: EditionFacts())
    var library = Library(replica: 1)
    library.apply(.put(edition))
    let store = LibraryStore.sample()
    let document = LibraryDocument(of: library)
    await #expect(throws: RestoreRefusal.self) { try await store.restore(document) }
    #expect(await store.snapshot.editions.isEmpty)
  }

  @Test(arguments: ["2023-05-07", "2023-05", "2023", "-12", "-12-03-04"])
  func `a date is written to its known precision`(_ text: String) throws {
    let bytes = Data("[\"\(text)\"]".utf8)
    let dates = try JSONDecoder().decode([CalendarDate].self, from: bytes)
    #expect(dates.map(\.description) == [text])
  }

  @Test(arguments: ["2023-13", "2023-5-7-1", "", "May", "2023-02-30"])
  func `a text that is not a date is an error`(_ text: String) {
    let bytes = Data("[\"\(text)\"]".utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([CalendarDate].self, from: bytes) }
  }
}
