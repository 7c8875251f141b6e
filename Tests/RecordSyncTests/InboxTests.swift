// What a fetch puts into the inbox: every version that this device does not have, and none that it has.

import Testing

@testable import RecordSync

@Suite struct InboxTests {
  private static let name = RecordName("book", "1")

  /// Rows of a device to which the server has acknowledged version 3, and that fetch that version.
  private static func fetched(_ prepare: (inout MemoryRows) -> Void = { _ in }) -> MemoryRows {
    var rows = MemoryRows()
    rows.progress.token = CloudToken([1])
    rows.setRecord(SyncRecord(name))
    rows.setMark(ServerMark(tag: CloudTag(3), milliseconds: 1_000, sweep: 0), of: name)
    prepare(&rows)
    let version = CloudRecord(name, tag: CloudTag(3), modified: 1_000, fields: [:])
    _ = rows.receive(
      FetchPage(
        changed: [version], removed: [], token: CloudToken([2]), isMoreComing: false, serverTime: 2_000))
    return rows
  }

  private static func tag(_ rows: MemoryRows) -> CloudTag? {
    guard case .saved(_, let tag, _)? = rows.inboxEntry(name)?.change else { return nil }
    return tag
  }

  @Test func `SYN-12: A version that the server acknowledged to this device is not taken in again`() {
    let rows = Self.fetched()
    #expect(rows.inboxCount == 0 && rows.progress.token == CloudToken([2]))
  }

  @Test func `SYN-3: A version that this device does not have is taken in`() {
    let other = ServerMark(tag: CloudTag(2), milliseconds: 1_000, sweep: 0)
    #expect(Self.tag(Self.fetched { $0.setMark(other, of: Self.name) }) == CloudTag(3))
    // The history of the server was made anew, and a version has the same tag.
    let earlier = ServerMark(tag: CloudTag(3), milliseconds: 900, sweep: 0)
    #expect(Self.tag(Self.fetched { $0.setMark(earlier, of: Self.name) }) == CloudTag(3))
    #expect(Self.tag(Self.fetched { $0.setMark(nil, of: Self.name) }) == CloudTag(3))
  }

  @Test func `SYN-5: A sweep takes in every version`() {
    #expect(Self.tag(Self.fetched { $0.progress.isSweeping = true }) == CloudTag(3))
  }

  @Test func `SYN-3: An older version of a record that waits in the inbox gives way to the fetched one`() {
    let rows = Self.fetched { rows in
      let older = SyncRecord(Self.name)
      rows.setInboxEntry(InboxEntry(Self.name, .saved(older, tag: CloudTag(2), milliseconds: 900)))
    }
    #expect(rows.inboxCount == 1 && Self.tag(rows) == CloudTag(3))
  }

  private static let parent = RecordName("book", "parent")

  /// Returns a page with a new record, and one whose parent has not arrived.
  private static func page(isMoreComing: Bool) -> FetchPage {
    let waiting = SyncRecord(
      RecordName("book", "child"),
      fields: [ReservedField.parent: .register(parent.encoded, at: Stamp.zero)])
    let records = [SyncRecord(name), waiting].map {
      CloudRecord($0.name, tag: CloudTag(1), modified: 1_000, fields: $0.cloudFields)
    }
    return FetchPage(
      changed: records, removed: [], token: CloudToken([2]), isMoreComing: isMoreComing, serverTime: 2_000)
  }

  @Test func `SYN-5: What is ready of the only page goes into the library in its commit, the rest waits`() {
    var rows = MemoryRows()
    let isNew = rows.receiveLast(Self.page(isMoreComing: false), limit: 500, NoRandomness())
    #expect(isNew)
    #expect(rows.record(Self.name) != nil && rows.mark(Self.name)?.tag == CloudTag(1))
    #expect(rows.inboxCount == 1 && rows.record(RecordName("book", "child")) == nil)
    #expect(rows.progress.token == CloudToken([2]))
  }

  @Test(arguments: [true, false])
  func `SYN-12: A large page, or one behind others, goes into the inbox`(isLarge: Bool) {
    var rows = MemoryRows()
    if !isLarge { rows.setInboxEntry(InboxEntry(Self.parent, .removed)) }
    let isNew = rows.receiveLast(
      Self.page(isMoreComing: false), limit: isLarge ? 1 : 500, NoRandomness())
    #expect(isNew)
    #expect(rows.record(Self.name) == nil && rows.inboxCount == (isLarge ? 2 : 3))
  }

  private struct NoRandomness: SyncRandomness {
    func bits() -> UInt64 { 1 }
  }
}
