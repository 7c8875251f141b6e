// Merging is commutative, associative and idempotent for every exchanged field of every kind of row: checked
// on all pairs of up to two edits, and on all triples of up to one edit, that devices make of a record that
// all of them have.

import RecordSync
import Testing

@testable import BooksTrack

@Suite("Records of every kind of row merge alike on all devices")
struct RowKindMergeTests {
  /// The random bits of a device.
  private struct Bits: SyncRandomness {
    let device: UInt64
    func bits() -> UInt64 { device }
  }

  @Test(
    "SYN-3: small edits of a kind of row merge alike in any order and number",
    arguments: RowKinds.synced.keys.sorted())
  func laws(kind: String) throws {
    let description = try #require(RowKinds.synced[kind])
    let name = RecordName(kind: kind, key: [1])
    var pairs = 0
    for field in description.fields {
      guard let merge = field.merge else { continue }
      let edits = Self.edits(of: field.name, merge).map { RecordEdit(name, $0) }
      let short = [[]] + edits.map { [$0] }
      let long = short + edits.flatMap { first in edits.map { [first, $0] } }
      let states = (1...3 as ClosedRange<UInt64>).map { device in
        long.map { Self.state(of: name, after: $0, on: device) }
      }
      for (a, b) in Self.pairs(states[0], states[1]) {
        pairs += 1
        let both = Merge.records(a, b)
        guard both == Merge.records(b, a), Merge.records(both, a) == both, Merge.records(both, b) == both
        else {
          Issue.record("\(field.name): the order counts for \(a) and \(b)")
          return
        }
      }
      let few = states.map { $0.prefix(short.count) }
      for (a, b) in Self.pairs(Array(few[0]), Array(few[1])) {
        for c in few[2] where Merge.records(Merge.records(a, b), c) != Merge.records(a, Merge.records(b, c)) {
          Issue.record("\(field.name): the grouping counts for \(a), \(b) and \(c)")
          return
        }
      }
    }
    #expect(pairs > 400, "\(kind)")
  }

  /// The edits of a field, and those of the whole record.
  private static func edits(of field: String, _ merge: FieldMerge) -> [RecordEdit.Intent] {
    let changes: [FieldChange] =
      switch merge {
      case .register: [.set(field, [1]), .set(field, [2]), .set(field, nil)]
      case .once: [.setOnce(field, [1]), .setOnce(field, [2])]
      case .set, .bits: [.add(field, [1]), .add(field, [2]), .remove(field, [1])]
      }
    return changes.map { .change([$0]) } + [.delete, .insert([changes[0]])]
  }

  /// Returns a record that every device had, after edits on one.
  private static func state(of name: RecordName, after edits: [RecordEdit], on device: UInt64) -> SyncRecord {
    var rows = MemoryRows()
    rows.progress.device = 9
    rows.apply([RecordEdit(name, .insert([.set("@first", [0])]))], at: 1, Bits(device: 9))
    rows.progress.device = device
    for (number, edit) in edits.enumerated() {
      rows.apply([edit], at: 10 + Int64(number), Bits(device: device))
    }
    return rows.record(name) ?? SyncRecord(name)
  }

  private static func pairs(_ one: [SyncRecord], _ other: [SyncRecord]) -> [(SyncRecord, SyncRecord)] {
    one.flatMap { a in other.map { (a, $0) } }
  }
}
