// The laws of the merge, on all pairs and triples of small states.
//
// The states are all that two devices reach from one record by up to two edits each, of every kind of field,
// with deletions and re-creations, and with fields that this app does not know.

import Testing

@testable import RecordSync

@Suite struct MergeLawTests {
  private static let name = RecordName("book", "1")

  private static func stamp(_ time: Int64, _ device: UInt64) -> Stamp {
    Stamp(milliseconds: time, counter: 0, device: device)
  }

  /// Every field of a small set of values and stamps.
  private static let fields: [Field] = {
    let stamps = [stamp(1, 1), stamp(1, 2), stamp(2, 1)]
    var result: [Field] = [
      .unknown([9]), .unknown([9, 1]), .unknown(Field.register([1], at: stamp(1, 1)).encoded + [7]),
    ]
    for stamp in stamps {
      for value: [UInt8]? in [nil, [1], [2]] { result.append(.register(value, at: stamp)) }
      result.append(.setOnce([UInt8(truncatingIfNeeded: stamp.device)], at: stamp))
      result.append(.values(.appendOnly, [StampedValue([1], at: stamp)]))
      for other in stamps where other != stamp {
        result.append(.values(.observedRemoveSet, [StampedValue([1], at: stamp)], removed: [other]))
        result.append(
          .values(.appendOnly, [StampedValue([1], at: stamp), StampedValue([2], at: other)]))
      }
      result.append(.values(.observedRemoveSet, [StampedValue([1], at: stamp)]))
    }
    return result
  }()

  private static let records: [SyncRecord] = {
    var result = [SyncRecord(name), SyncRecord(name, generation: 1)]
    for generation: UInt32 in [0, 1] {
      for time: Int64 in [1, 2] {
        result.append(
          SyncRecord(
            name, generation: generation, tombstone: Tombstone(id: 1, at: stamp(time, 1))))
        let mark = GroupMark(TransactionGroup(id: stamp(time, 1), size: 2), after: nil).encoded
        result.append(
          SyncRecord(
            name, generation: generation, tombstone: Tombstone(id: 2, at: stamp(time, 2)),
            fields: [ReservedField.group: .register(mark, at: stamp(3 - time, 1))]))
      }
      for field in fields.enumerated() where field.offset % 4 == 0 {
        result.append(SyncRecord(name, generation: generation, fields: ["a": field.element]))
        result.append(
          SyncRecord(
            name, generation: generation, fields: ["a": field.element, "b": fields[fields.count - 1]]))
      }
    }
    return result
  }()

  @Test func `Fields merge alike in any order and any number of times`() {
    var triples = 0
    for a in Self.fields {
      #expect(Merge.fields(a, a) == a)
      for b in Self.fields {
        let ab = Merge.fields(a, b)
        guard ab == Merge.fields(b, a), Merge.fields(ab, b) == ab else {
          Issue.record("not commutative or idempotent: \(a), \(b)")
          return
        }
        for c in Self.fields {
          triples += 1
          guard Merge.fields(ab, c) == Merge.fields(a, Merge.fields(b, c)) else {
            Issue.record("not associative: \(a), \(b), \(c)")
            return
          }
        }
      }
    }
    #expect(triples == Self.fields.count * Self.fields.count * Self.fields.count)
    #expect(triples > 30_000)
  }

  @Test func `Records merge alike in any order and any number of times`() {
    for a in Self.records {
      for b in Self.records {
        let ab = Merge.records(a, b)
        guard ab == Merge.records(b, a), Merge.records(ab, a) == ab, Merge.records(a, a) == a else {
          Issue.record("not commutative or idempotent: \(a), \(b)")
          return
        }
        for c in Self.records where Merge.records(ab, c) != Merge.records(a, Merge.records(b, c)) {
          Issue.record("not associative: \(a), \(b), \(c)")
          return
        }
      }
    }
    #expect(Self.records.count > 30)
  }

  @Test func `What is written is read back byte for byte`() {
    for field in Self.fields { #expect(Field(encoded: field.encoded) == field) }
    for record in Self.records {
      let cloud = CloudRecord(Self.name, tag: CloudTag(1), modified: 0, fields: record.cloudFields)
      #expect(SyncRecord(cloud) == record)
    }
  }

  @Test func `Bytes that this app would not have written are kept as they are`() {
    for field in Self.fields {
      let bytes = field.encoded
      for other in [bytes + [0], Array(bytes.dropLast()), Array(bytes.prefix(5))] {
        #expect(Field(encoded: other).encoded == other)
      }
    }
  }

  @Test func `A record differs from the server's in the fields with other bytes`() {
    for own in Self.records {
      for server in Self.records {
        let (left, right) = (own.cloudFields, server.cloudFields)
        let differing = Set(left.keys).union(right.keys).filter { left[$0] != right[$0] }
        #expect(own.fields(differingFrom: server) == differing)
      }
    }
  }
}
