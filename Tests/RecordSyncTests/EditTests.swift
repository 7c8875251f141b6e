// Edits, the outbox, clocks and aliases, on rows in memory.

import Testing

@testable import RecordSync

@Suite struct EditTests {
  private struct Zeros: SyncRandomness {
    func bits() -> UInt64 { 7 }
  }

  private static let book = RecordName("book", "1")

  private static func rows(_ edits: [RecordEdit], at wall: Int64 = 1_000) -> MemoryRows {
    var rows = MemoryRows()
    rows.apply(edits, at: wall, Zeros())
    return rows
  }

  @Test func `An edit and its outbox entry are in one commit, and a second edit adds to the entry`() {
    var rows = Self.rows([RecordEdit(Self.book, .insert([.set("title", [1])]))])
    #expect(rows.outboxEntry(Self.book)?.fields == ["title"])
    rows.apply([RecordEdit(Self.book, .change([.set("rating", nil)]))], at: 1_000, Zeros())
    #expect(rows.outboxEntry(Self.book)?.fields == ["title", "rating"])
    #expect(rows.outboxEntry(Self.book)?.revision == 2)
  }

  @Test func `A deleted record is made again in a new generation, which wins over a stale device`() {
    var rows = Self.rows([RecordEdit(Self.book, .insert([.set("title", [1])]))])
    let stale = rows.record(Self.book) ?? SyncRecord(Self.book)
    rows.apply([RecordEdit(Self.book, .delete)], at: 2_000, Zeros())
    #expect(rows.record(Self.book)?.isDeleted == true)
    rows.apply([RecordEdit(Self.book, .change([.set("title", [9])]))], at: 2_500, Zeros())
    #expect(rows.record(Self.book)?.isDeleted == true)
    rows.apply([RecordEdit(Self.book, .insert([.set("title", [2])]))], at: 3_000, Zeros())
    let record = rows.record(Self.book) ?? SyncRecord(Self.book)
    #expect(record.generation == 1)
    #expect(Merge.records(stale, record).fields["title"]?.value == [2])
  }

  @Test func `Stamps of a clock that is years ahead are corrected at the first answer`() {
    let year: Int64 = 31_557_600_000
    var rows = Self.rows([RecordEdit(Self.book, .insert([.set("title", [1])]))], at: 1_000 + year)
    rows.observe(serverTime: 5_000, sent: 4_990 + year, received: 5_010 + year)
    let latest = rows.record(Self.book)?.fields["title"]?.latest.milliseconds ?? 0
    #expect((900...1_100).contains(latest))
    rows.apply([RecordEdit(Self.book, .change([.set("title", [2])]))], at: 6_000 + year, Zeros())
    let next = rows.record(Self.book)?.fields["title"]?.latest.milliseconds ?? 0
    #expect((5_900...6_100).contains(next))
  }

  @Test func `A stamp that was sent is not corrected any more`() {
    var rows = Self.rows([RecordEdit(Self.book, .insert([.add("tags", [1])]))], at: 900_000)
    _ = rows.nextBatch(at: nil, items: 400, bytes: 1_000_000)
    let sent = rows.record(Self.book)
    rows.observe(serverTime: 5_000, sent: 1_000, received: 1_010)
    #expect(rows.record(Self.book) == sent)
  }

  @Test func `A transaction goes in one request, and a larger one ends with a record of its own`() {
    func names(_ count: Int) -> [RecordEdit] {
      (0..<count).map { RecordEdit(RecordName("book", "\($0)"), .insert([])) }
    }
    var small = Self.rows(names(3))
    small.apply(names(2), at: 2_000, Zeros())
    let batch = small.nextBatch(at: nil, items: 400, bytes: 1_000_000)
    #expect(batch.isAtomic)
    let large = Self.rows(names(401))
    let last = large.outbox(after: nil, limit: 1_000).last?.name
    #expect(last?.kind == "@group")
  }

  @Test func `The end of a large transaction is sent last again after a loss`() {
    var rows = Self.rows((0..<401).map { RecordEdit(RecordName("book", "\($0)"), .insert([])) })
    for entry in rows.outbox(after: nil, limit: 1_000) { rows.removeOutboxEntry(entry.name) }
    rows.beginSweep()
    rows.progress.token = CloudToken([1])
    while rows.progress.isSweeping { rows.sweep(limit: 100) }
    let names = rows.outbox(after: nil, limit: 1_000).map(\.name)
    #expect(names.count == 403)
    #expect(names.last?.kind == "@group")
  }

  @Test func `Two links of one record join all three`() {
    let names = ["a", "b", "c"].map { RecordName("work", $0) }
    var rows = Self.rows(names.map { RecordEdit($0, .insert([])) })
    let link = { (target: RecordName) in
      RecordEdit(names[2], .change([.add(ReservedField.sameAs, target.encoded)]))
    }
    rows.apply([link(names[0])], at: 2_000, Zeros())
    var other = Self.rows([link(names[1])], at: 3_000)
    let foreign = other.record(names[2]) ?? SyncRecord(names[2])
    other.removeRecord(names[2])
    rows.absorb(foreign, tag: CloudTag(1), milliseconds: 1, Zeros())
    #expect(names.map(rows.canonical) == [names[0], names[0], names[0]])
    rows.join(names[1], RecordName("work", "d"), at: 4_000, Zeros())
    #expect(rows.canonical(RecordName("work", "d")) == names[0])
  }

  @Test func `SYN-11: The status is never better than what is known`() async throws {
    #expect(SyncStatus.synced(at: 0).sentence(at: 125_000) == "Synced 2 minutes ago")
    #expect(SyncStatus.waiting(pending: 1).sentence(at: 0) == "Waiting for iCloud, 1 change to send")
    #expect(SyncStatus.waiting(pending: 0).sentence(at: 0) == "Waiting for iCloud")
    let store = MemoryStore(Self.rows([RecordEdit(Self.book, .delete)]))
    #expect(await store.rows.allRecords.count == 1)
  }
}
