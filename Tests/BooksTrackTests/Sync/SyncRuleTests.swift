// Each kind of row says what of it is exchanged, and each stored field is classified.

import BooksTrackAPI
import LibrarySamples
import Testing

@testable import BooksTrack

@Suite("Exchanged fields of rows")
struct SyncRuleTests {
  @Test(
    "the fields of a description are those of the encoded row",
    arguments: FullRows.changes + FullRows.bareChanges)
  func fields(change: Change) throws {
    var check = FieldCheck()
    change.visit(by: &check)
    #expect(check.problem == nil)
  }

  @Test("names of fields are unique, and a natural key consists of fields that never change")
  func names() {
    for (name, kind) in RowKinds.synced {
      let names = kind.fields.map(\.name)
      #expect(Set(names).count == names.count, "\(name)")
      guard case .fields(let keys) = kind.key else { continue }
      for key in keys {
        #expect(kind.fields.first { $0.name == key }?.merge == .once, "\(name) \(key)")
      }
    }
  }

  @Test(
    "look-ups, staged files, records of imports, providers' pages and the state of sync stay on the device")
  func local() {
    let local = RowKinds.all.filter { $0.sync.kind == nil }.map { $0.name }
    #expect(
      Set(local) == [
        "job", "import", "staged import", "staged batch", "undo", "page", "record", "position of sync",
      ])
  }
}

/// Cuts a row into its fields and puts it together again.
private struct FieldCheck: ChangeVisitor {
  private(set) var problem: String?

  mutating func visit<R: RowKind>(_ change: RowChange<R>) {
    guard case .put(let row) = change, let kind = R.sync.kind else { return }
    do {
      let synced = try SyncedRow(row, of: kind)
      var parser = ByteParser(synced.fields.flatMap { $0 })
      let back = try R(id: row.id, from: &parser)
      if back != row.leaving || !parser.isAtEnd { problem = "\(back) is not \(row)" }
      for (field, value) in zip(kind.fields, synced.fields) where field.merge == .set || field.merge == .bits
      {
        if field.value(of: try field.elements(of: value)) != value { problem = "\(field.name) of \(row)" }
      }
    } catch {
      problem = "\(row): \(error)"
    }
  }
}
