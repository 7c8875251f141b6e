// Orders that are given on several devices, and resets and undone steps that meet changes of other devices
// (SYN-8).

import BooksTrackAPI
import RecordSync
import Testing

@testable import BooksTrack

@Suite struct SyncedOrderTests {
  private static let time = Timestamp(milliseconds: 1_700_000_000_000)

  /// Creates devices with a series of numbered books that all of them know.
  private func devices(_ count: Int, books: Int, step: Int64 = 1_000) async throws -> (
    devices: [SyncDevice], series: SeriesID, works: [WorkID]
  ) {
    let (cloud, time) = (PlainCloud(), TickingTime(step: step))
    var devices: [SyncDevice] = []
    for replica in 1...UInt32(count) { devices.append(try await SyncDevice(replica, cloud, time: time)) }
    let (series, works) = try await devices[0].edit { editor in
      let author = Author(id: editor.newID(), name: "Ann Leckie")
      editor.put(author)
      let series = Series(id: editor.newID(), name: "Radch", source: .manual, created: Self.time)
      editor.put(series)
      var works: [WorkID] = []
      for number in 1...books {
        let credit = AuthorCredit(author: author.id)
        let work = Work(id: editor.newID(), title: "Volume \(number)", authors: [credit])
        editor.put(work)
        editor.put(Entry(id: editor.newID(), work: work.id, edition: nil, facts: ReaderFacts(status: .read)))
        editor.place(work.id, in: series.id, at: SeriesPosition(number), now: Self.time)
        works.append(work.id)
      }
      return (series.id, works)
    }
    try await settle(devices)
    time.advance(by: 60_000)
    return (devices, series, works)
  }

  /// Returns the works by their position, and expects that each position is held once.
  private func order(
    of series: SeriesID, on device: SyncDevice, _ position: KeyPath<Membership, SeriesPosition?>
  ) async -> [WorkID] {
    let places = await device.library.memberships.filter { $0.series == series }
    let positions = places.compactMap { $0[keyPath: position] }.sorted()
    #expect(positions == (1...places.count).map { SeriesPosition($0) })
    return (1...places.count).compactMap { number in
      places.first { $0[keyPath: position] == SeriesPosition(number) }?.work
    }
  }

  // Neighbours that are exchanged, a book that moves to the other end, and random orders.
  private static let orders: [[[Int]]] =
    [
      [[1, 0, 2, 3], [0, 2, 1, 3]], [[3, 0, 1, 2], [0, 1, 2, 3]], [[1, 2, 3, 0], [3, 0, 1, 2]],
      [[1, 0, 2, 3], [0, 1, 3, 2], [2, 1, 0, 3]],
    ]
    + (1...20).map { seed in
      var random = SystemOfDraws(seed)
      return (0..<2 + seed % 2).map { _ in (0..<3 + seed % 6).shuffled(using: &random) }
    }

  @Test(arguments: orders, [0, 1_000])
  func `SYN-8: of orders that are given on several devices one holds as a whole`(
    orders: [[Int]], step: Int64
  ) async throws {
    let (devices, series, works) = try await devices(orders.count, books: orders[0].count, step: step)
    for (device, order) in zip(devices, orders) {
      try await device.edit { editor in
        editor.reorder(series, as: order.map { works[$0] }, now: Self.time)
      }
    }
    try await settle(devices)
    try await expectAgreement(devices)
    let shown = await order(of: series, on: devices[0], \.position)
    #expect(orders.map { $0.map { works[$0] } }.contains(shown))
    // The clock decides. An order that changes nothing is no edit.
    let last = orders.last { $0 != $0.sorted() }
    if step > 0 { #expect(shown == last?.map { works[$0] }) }
  }

  /// Devices that wrote nothing before give the same stamps, but for the device, if their clocks stand still.
  @Test func `SYN-8: orders with the same stamps do not interleave`() async throws {
    let (devices, series, works) = try await devices(3, books: 6, step: 0)
    let orders = [[5, 0, 1, 2, 3, 4], [1, 2, 3, 4, 5, 0]].map { $0.map { works[$0] } }
    for (device, order) in zip(devices.dropFirst(), orders) {
      try await device.edit { $0.reorder(series, as: order, now: Self.time) }
    }
    try await settle(devices)
    try await expectAgreement(devices)
    #expect(orders.contains(await order(of: series, on: devices[0], \.position)))
  }

  @Test(arguments: [0, 1_000])
  func `SYN-8: long orders hold as a whole too`(step: Int64) async throws {
    let (devices, series, works) = try await devices(2, books: 80, step: step)
    let orders = [works.reversed(), Array(works[40...] + works[..<40])]
    for (device, order) in zip(devices, orders) {
      try await device.edit { $0.reorder(series, as: order, now: Self.time) }
    }
    try await settle(devices, batch: 7)
    try await expectAgreement(devices)
    #expect(orders.contains(await order(of: series, on: devices[1], \.position)))
  }

  @Test func `SYN-8: the order of the story and that of publication are two orders`() async throws {
    let (devices, series, works) = try await devices(2, books: 3)
    try await devices[0].edit { $0.reorder(series, as: works.reversed(), in: .chronological, now: Self.time) }
    let published = [works[1], works[0], works[2]]
    try await devices[1].edit { $0.reorder(series, as: published, now: Self.time) }
    try await settle(devices)
    try await expectAgreement(devices)
    #expect(await order(of: series, on: devices[0], \.chronological) == works.reversed())
    #expect(await order(of: series, on: devices[0], \.position) == published)
  }

  @Test func `SYN-8: an order leaves a book in its place that another device added`() async throws {
    let (devices, series, works) = try await devices(2, books: 2)
    let added = try await devices[1].edit { editor in
      let work = Work(id: editor.newID(), title: "Novella", authors: [])
      editor.put(work)
      editor.put(Entry(id: editor.newID(), work: work.id, edition: nil, facts: ReaderFacts(status: .read)))
      editor.place(work.id, in: series, at: SeriesPosition(3), now: Self.time)
      return work.id
    }
    try await devices[0].edit { $0.reorder(series, as: works.reversed(), now: Self.time) }
    try await settle(devices)
    try await expectAgreement(devices)
    #expect(await order(of: series, on: devices[0], \.position) == [works[1], works[0], added])
  }

  // MARK: Resets

  @Test func `SYN-8: a reset removes a book that another device edits, and keeps its place once`()
    async throws
  {
    let (devices, series, works) = try await devices(2, books: 3)
    try await devices[0].edit { $0.reset() }
    try await devices[1].edit { editor in
      guard var entry = editor.library.oldestEntry(of: works[1]) else { return }
      entry.facts.rating = Rating(quarters: 16)
      editor.put(entry)
    }
    try await devices[1].edit { $0.reset() }
    try await settle(devices)
    try await expectAgreement(devices)
    let library = await devices[1].library
    #expect(library.works.isEmpty && library.entries.isEmpty && library.memberships.isEmpty)
    #expect(library.absentBooks.flatMap(\.places).map(\.series) == [series, series, series])
    #expect(library.absentBooks.map(\.title).sorted() == ["Volume 1", "Volume 2", "Volume 3"])
  }

  // MARK: Undone steps

  /// Says who the author is on the first device, and returns the step.
  private func say(_ value: String, on device: SyncDevice) async throws -> CurationStepID? {
    let author = await device.library.authors.map(\.id).first
    let cascade = CascadeService(store: device.store, wallTime: TickingTime())
    let known = Set(await device.library.curationSteps.map(\.id))
    if let author { _ = try await cascade.say([value], .culturalBackground, of: author) }
    return await device.library.curationSteps.map(\.id).first { !known.contains($0) }
  }

  @Test func `SYN-8: a step that two devices undo is undone once`() async throws {
    let (devices, _, _) = try await devices(2, books: 1)
    let step = try #require(try await say("African", on: devices[0]))
    try await settle(devices)
    for device in devices {
      _ = try await CascadeService(store: device.store, wallTime: TickingTime()).undo(step)
    }
    try await settle(devices)
    try await expectAgreement(devices)
    for device in devices {
      let library = await device.library
      #expect(library.curationSteps.filter { $0.undoes == step }.count == 1)
      #expect(library.statements.isEmpty)
    }
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `SYN-8: of an undo and a new statement the later one holds`(order: [Int]) async throws {
    let (devices, _, _) = try await devices(2, books: 1)
    let step = try #require(try await say("African", on: devices[0]))
    try await settle(devices)
    for place in order {
      if place == 0 {
        _ = try await CascadeService(store: devices[0].store, wallTime: TickingTime()).undo(step)
      } else {
        _ = try await say("Asian", on: devices[1])
      }
    }
    try await settle(devices)
    try await expectAgreement(devices)
    let values = await devices[0].library.statements.map(\.values)
    #expect(values == (order == [0, 1] ? [["Asian"]] : []))
  }

  @Test func `SYN-8: a statement that was undone can be made again, on either device`() async throws {
    let (devices, _, _) = try await devices(2, books: 1)
    for (device, value) in zip([0, 1, 1, 0], ["African", "Asian", "European", "Asian"]) {
      let step = try #require(try await say(value, on: devices[device]))
      try await settle(devices)
      try await expectAgreement(devices)
      #expect(await devices[1 - device].library.statements.map(\.values) == [[value]])
      _ = try await CascadeService(store: devices[1 - device].store, wallTime: TickingTime()).undo(step)
      try await settle(devices)
      try await expectAgreement(devices)
      #expect(await devices[device].library.statements.isEmpty)
    }
  }

  @Test func `SYN-8: the statements about an author who is removed are deleted for good`() async throws {
    let (devices, _, _) = try await devices(2, books: 1)
    _ = try await say("African", on: devices[0])
    try await settle(devices)
    try await devices[0].edit { editor in
      for work in editor.library.works { editor.remove(work.id) }
      for author in editor.library.authors { editor.remove(author.id) }
    }
    try await settle(devices)
    try await expectAgreement(devices)
    for device in devices {
      let names = await device.library.records.map(\.name).filter { $0.kind == AuthorStatement.name }
      let deleted = try await device.store.read { rows in names.map { rows.record($0)?.isDeleted } }
      #expect(deleted == [true])
    }
  }
}

/// Draws for shuffled orders: a linear congruential generator.
private struct SystemOfDraws: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
