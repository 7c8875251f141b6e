// Tombstones are collected once no device can undo the deletion, and a device that was given up rejoins.

import Testing

@testable import RecordSync

@Suite struct TombstoneTests {
  private static let day: Int64 = 86_400_000
  private let server = SmallServer()
  private let phone: SmallDevice
  private let tablet: SmallDevice

  init() {
    phone = SmallDevice(1, server)
    tablet = SmallDevice(2, server)
  }

  /// Both devices have three books.
  private func begin() async throws {
    await phone.edit(.make(1, 1))
    await phone.edit(.make(2, 2))
    await phone.edit(.make(3, 3))
    for device in [phone, tablet, phone] { try await device.exchange() }
    #expect(await tablet.value(.book(1), "title") == [1])
  }

  private func pass(days: Int, exchanging devices: [SmallDevice]) async throws {
    for _ in 0..<days {
      await server.pass(Self.day)
      for device in devices { try await device.exchange() }
    }
  }

  @Test func `SYN-3: A tombstone is kept for 30 days, then collected, and the row does not come back`()
    async throws
  {
    try await begin()
    await phone.edit(RecordEdit(.book(1), .delete))
    try await pass(days: 29, exchanging: [phone, tablet])
    #expect(await server.record(.book(1)) != nil)
    try await pass(days: 4, exchanging: [phone, tablet])
    #expect(await server.record(.book(1)) == nil)
    for device in [phone, tablet] { #expect(await device.record(.book(1)) == nil) }
    let third = SmallDevice(3, server)
    try await third.exchange()
    #expect(await third.record(.book(1)) == nil)
    #expect(await third.value(.book(2), "title") == [2])
  }

  @Test func `SYN-3: A tombstone stays until the last device has it, and its late edit is lost`()
    async throws
  {
    try await begin()
    await tablet.edit(.change(1, "rating", 5))
    await phone.edit(RecordEdit(.book(1), .delete))
    try await pass(days: 90, exchanging: [phone])
    #expect(await server.record(.book(1)) != nil)
    try await tablet.exchange()
    #expect(await tablet.record(.book(1))?.isDeleted == true)
    try await pass(days: 4, exchanging: [phone, tablet])
    #expect(await server.record(.book(1)) == nil)
    for device in [phone, tablet] { #expect(await device.record(.book(1)) == nil) }
  }

  @Test func `SYN-10: A device is given up after 180 days without a sign of it, and not before`()
    async throws
  {
    try await begin()
    let row = await DeviceRow.name(of: tablet.store.rows.progress.device)
    await phone.edit(RecordEdit(.book(1), .delete))
    try await pass(days: 178, exchanging: [phone])
    #expect(await phone.record(row)?.isDeleted == false)
    #expect(await server.record(.book(1)) != nil)
    try await pass(days: 5, exchanging: [phone])
    #expect(await phone.record(row)?.isDeleted == true)
    try await pass(days: 3, exchanging: [phone])
    #expect(await server.record(.book(1)) == nil)
  }

  @Test(arguments: [false, true])
  func `SYN-10: A device that comes back after a year brings its edits, and no deleted row`(
    isTokenExpired: Bool
  ) async throws {
    try await begin()
    let former = await tablet.store.rows.progress.device
    await tablet.edit(.change(1, "rating", 5))
    await tablet.edit(.change(2, "rating", 4))
    await tablet.edit(.make(9, 9))
    await phone.edit(RecordEdit(.book(1), .delete))
    try await pass(days: 365, exchanging: [phone])
    #expect(await server.record(.book(1)) == nil)
    if isTokenExpired { await server.expireTokens() }
    try await tablet.exchange()
    #expect(await tablet.store.rows.progress.device != former)
    #expect(await server.record(.book(1)) == nil)
    #expect(await tablet.record(.book(1)) == nil)
    try await phone.exchange()
    #expect(await phone.record(.book(1)) == nil)
    #expect(await phone.value(.book(2), "rating") == [4])
    #expect(await phone.value(.book(9), "title") == [9])
    #expect(await tablet.value(.book(3), "title") == [3])
    let own = await DeviceRow.name(of: tablet.store.rows.progress.device)
    #expect(await phone.record(own)?.isDeleted == false)
  }

  @Test func `SYN-10: A device that comes back when nothing was deleted loses nothing`() async throws {
    try await begin()
    try await pass(days: 200, exchanging: [phone])
    try await tablet.exchange()
    for number in 1...3 { #expect(await tablet.record(.book(number))?.isDeleted == false) }
    #expect(await tablet.store.rows.outboxCount == 0)
  }
}
