// What is read of an encoded record without the rest of it is what the whole record says.

import RecordSync
import Testing

@testable import BooksTrack

@Suite struct RecordBytesTests {
  private static let stamps = [1, 2].map { (device: UInt64) in
    Stamp(milliseconds: 1_000 + Int64(device), counter: 3, device: device)
  }

  private static let record = SyncRecord(
    RecordName("work", "1"), generation: 2,
    fields: [
      ReservedField.group: .register([7, 8], at: stamps[1]), "title": .register(nil, at: stamps[0]),
      "genres": .values(
        .observedRemoveSet, [StampedValue([1], at: stamps[0]), StampedValue([], at: stamps[1])],
        removed: [stamps[1]]),
      "later": .unknown([9, 9, 9]),
    ])

  private static let deleted = SyncRecord(
    RecordName("work", "2"), generation: 1, tombstone: Tombstone(id: 5, at: stamps[1]))

  @Test(arguments: [record, deleted])
  func `SYN-12: parts of an encoded record are those of the whole`(record: SyncRecord) throws {
    let bytes = record.stored
    #expect(try SyncRecord(record.name, stored: bytes) == record)
    #expect(SyncRecord.isDeleted(stored: bytes) == record.isDeleted)
    #expect(try SyncRecord.stamps(stored: bytes).sorted() == record.stamps.sorted())
    for name in ["later", "title", "genres", ReservedField.group, "none"] {
      #expect(try SyncRecord.field(name, stored: bytes) == record.fields[name])
    }
  }

  @Test func `SYN-12: damaged bytes of a record are an error`() {
    let bytes = Self.record.stored
    for count in 0..<bytes.count {
      #expect(throws: ByteError.self) { try SyncRecord.stamps(stored: Array(bytes[..<count])) }
      #expect(throws: ByteError.self) { try SyncRecord.field("none", stored: Array(bytes[..<count])) }
    }
  }
}
