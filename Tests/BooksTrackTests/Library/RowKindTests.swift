// Every table of a library has a kind of row, and each kind works in the library, its editor and its files.

import BooksTrackAPI
import LibrarySamples
import Testing

@testable import BooksTrack

@Suite("Kinds of row")
struct RowKindTests {
  @Test("each table of a library belongs to one kind")
  func tables() {
    let tables = Mirror(reflecting: Library(replica: 1)).children.map { "\(type(of: $0.value))" }
      .filter { $0.hasPrefix("Table<") }
    #expect(tables.sorted() == RowKinds.all.map { "Table<\($0)>" }.sorted())
    #expect(Set(RowKinds.all.map { $0.path }).count == tables.count)
  }

  @Test("tags and names of kinds are unique")
  func tags() {
    #expect(Set(RowKinds.all.map { $0.tag }).count == RowKinds.all.count)
    #expect(Set(RowKinds.all.map { $0.name }).count == RowKinds.all.count)
    // A change stores the tag in seven bits, and files support no greater tag.
    #expect(RowKinds.all.allSatisfy { 1..<UInt8(RawLibrary.kindLimit) ~= $0.tag })
  }

  @Test(
    "a row of each kind is inserted, found, written, read and removed", arguments: RowKinds.all.map { $0.tag }
  )
  func life(tag: UInt8) throws {
    func check<R: RowKind>(_ kind: R.Type) throws {
      let row = try #require(Puts(FullRows.changes).rows.compactMap { $0 as? R }.first)
      let empty = Library(replica: 1)
      var library = empty
      library.apply(.put(row))
      #expect(library[keyPath: R.table].map(\.id) == [row.id])
      #expect(library[keyPath: R.table][row.id] == row)
      #expect(RowKinds.all.reduce(0) { $0 + $1.count(in: library) } == 1)
      #expect(!library.holdsEqualRows(to: empty))
      #expect(try Self.readBack(library).holdsEqualRows(to: library))
      #expect(try Self.readBack(library).nextSerials[R.tag] == library.nextSerials[R.tag])

      var writer = ByteWriter()
      Change.put(row).write(to: &writer)
      #expect(writer.bytes[0] == R.tag << 1)
      var parser = ByteParser(writer.bytes)
      #expect(try Change(from: &parser) == .put(row))

      var editor = LibraryEditor(empty)
      editor.putRow(row)
      #expect(editor.changes == [.put(row)])
      editor.removeRow(row.id)
      #expect(editor.isUnchanged)

      library.apply(.remove(row.id))
      #expect(library.holdsEqualRows(to: empty))
    }
    let kind = try #require(RowKinds.kind(ofTag: tag))
    try check(kind)
  }

  @Test("a reset removes all rows of the kinds that go, and keeps those of the kinds that stay")
  func reset() throws {
    var library = Library(replica: 1)
    let rows = Puts(FullRows.changes).rows
    for row in rows {
      switch row {
      case var row as Membership:
        row.work = try #require(rows.compactMap { $0 as? Work }.first?.id)
        library.apply(.put(row))
      case var row as Author:
        row.penNameOf = nil
        library.apply(.put(row))
      default: library.apply(.put(row))
      }
    }
    let before = library
    #expect(RowKinds.all.allSatisfy { $0.count(in: before) > 0 })
    var editor = LibraryEditor(before)
    editor.reset()
    for kind in RowKinds.all {
      let rest = kind.count(in: editor.library)
      #expect(kind.reset == .stays ? rest >= kind.count(in: before) : rest == 0, "\(kind.name): \(rest)")
    }
  }

  /// Writes a library as a snapshot and returns the library parsed from its bytes.
  private static func readBack(_ library: Library) throws -> Library {
    var parts = SnapshotParts(library, partSize: 100)
    var raw = RawLibrary(replica: library.replica)
    while let part = parts.next() {
      let frame = try #require(Frame.read(part, at: 0))
      _ = try raw.take(partOfSnapshot: frame.content, of: raw.addSource("snapshot", part))
    }
    return try Library(raw, matchRules: .corrected)
  }
}

/// Collects the rows that changes insert.
private struct Puts: ChangeVisitor {
  private(set) var rows: [any RowKind] = []

  init(_ changes: [Change]) {
    for change in changes { change.visit(by: &self) }
  }

  mutating func visit<R: RowKind>(_ change: RowChange<R>) {
    if case .put(let row) = change { rows.append(row) }
  }
}

extension RowKind {
  fileprivate static var path: AnyKeyPath { table }

  fileprivate static func count(in library: Library) -> Int { library[keyPath: table].count }
}
