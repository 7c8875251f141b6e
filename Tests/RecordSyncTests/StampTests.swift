// No stamp that leaves a device lies in the server's future, however the device's clock jumps.

import Testing

@testable import RecordSync

@Suite struct StampTests {
  private struct Sevens: SyncRandomness {
    func bits() -> UInt64 { 7 }
  }

  private static let hour: Int64 = 3_600_000

  /// The rows of a device whose clock is right, at one second.
  private static func rows() -> MemoryRows {
    var rows = MemoryRows()
    rows.identify(installation: 1, Sevens())
    rows.observe(serverTime: 1_000, sent: 1_000, received: 1_000)
    rows.apply([.make(1, 1)], at: 1_100, Sevens())
    return rows
  }

  private static func latest(_ rows: MemoryRows, _ field: String) -> Int64 {
    rows.record(.book(1))?.fields[field]?.latest.milliseconds ?? -1
  }

  @Test func `SYN-2: An edit of a record that the server refused before is corrected, too`() {
    var rows = Self.rows()
    rows.observe(serverTime: 2_000, sent: 2_000, received: 2_000)
    _ = rows.nextBatch(at: nil, items: 400, bytes: 1_000_000)
    rows.apply([.change(1, "rating", 5)], at: 3_000 + 2 * Self.hour, Sevens())
    #expect(Self.latest(rows, "rating") == 3_000 + 2 * Self.hour)
    rows.observe(serverTime: 4_000, sent: 4_000 + 2 * Self.hour, received: 4_000 + 2 * Self.hour)
    #expect(Self.latest(rows, "rating") == 3_000)
    #expect(Self.latest(rows, "title") == 1_100)
  }

  @Test func `SYN-2: A record that is sent is dated by the last answer if the clock jumped since`() {
    var rows = Self.rows()
    rows.observe(serverTime: 2_000, sent: 2_000, received: 2_000)
    rows.apply([.change(1, "rating", 5)], at: 2_100 + 2 * Self.hour, Sevens())
    let batch = rows.nextBatch(at: nil, items: 400, bytes: 1_000_000)
    guard case .save(let fields)? = batch.changes.last?.operation, let bytes = fields["rating"] ?? nil else {
      Issue.record("the rating is not sent")
      return
    }
    #expect(Field(encoded: bytes).latest.milliseconds == 2_000)
    #expect(Self.latest(rows, "rating") == 2_000)
    // The next edit is not held in the future by the one before.
    rows.observe(serverTime: 3_000, sent: 3_000 + 2 * Self.hour, received: 3_000 + 2 * Self.hour)
    rows.apply([.change(1, "rating", 4)], at: 3_500 + 2 * Self.hour, Sevens())
    #expect(Self.latest(rows, "rating") == 3_500)
  }

  @Test func `SYN-2: A clock that jumps there and back leaves no stamp in the future`() {
    var rows = Self.rows()
    rows.apply([.change(1, "rating", 5)], at: 1_200 + 2 * Self.hour, Sevens())
    rows.observe(serverTime: 3_000, sent: 3_000, received: 3_000)
    #expect(Self.latest(rows, "rating") <= 3_000)
  }

  @Test func `SYN-2: A new identity is announced by the server's time, not by a wrong clock`() {
    var rows = Self.rows()
    // The device's clock is two hours behind.
    rows.observe(serverTime: 9 * Self.hour, sent: 7 * Self.hour, received: 7 * Self.hour)
    rows.identify(installation: 2, Sevens())
    #expect(rows.progress.lastStamp.milliseconds <= 9 * Self.hour)
  }

  @Test func `A stamp that outdoes one from the future stays as it is`() {
    var rows = Self.rows()
    let future = Stamp(milliseconds: 9 * Self.hour, counter: 0, device: 9)
    let foreign = SyncRecord(.book(1), fields: ["title": .register([9], at: future)])
    rows.absorb(foreign, tag: CloudTag(1), milliseconds: 1_500, Sevens())
    rows.apply([.change(1, "title", 2)], at: 1_600, Sevens())
    _ = rows.nextBatch(at: nil, items: 400, bytes: 1_000_000)
    rows.observe(serverTime: 2_000, sent: 1_000, received: 1_000)
    #expect(rows.record(.book(1))?.fields["title"]?.value == [2])
    #expect(Merge.records(foreign, rows.record(.book(1)) ?? foreign).fields["title"]?.value == [2])
  }
}
