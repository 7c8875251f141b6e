// A transaction of several records is shown on other devices as a whole or not at all.

import Testing

@testable import RecordSync

@Suite struct TransactionTests {
  private let server = SmallServer()
  private let phone: SmallDevice
  private let tablet: SmallDevice

  init() {
    phone = SmallDevice(1, server)
    tablet = SmallDevice(2, server)
  }

  /// The titles that a device shows.
  private func titles(_ device: SmallDevice) async -> [[UInt8]?] {
    var result: [[UInt8]?] = []
    for number in 1...3 { result.append(await device.value(.book(number), "title")) }
    return result
  }

  /// Looks at the tablet after each request of the phone.
  private func exchangeWatched() async throws -> Set<[[UInt8]?]> {
    let views = Views()
    let watched = WatchedServer(server) { [self] in
      try? await tablet.exchange()
      await views.add(titles(tablet))
    }
    let engine = SyncEngine(
      store: phone.store, cloud: watched, clock: phone, random: phone, installation: 1)
    try await engine.exchangeAll()
    try await tablet.exchange()
    await views.add(titles(tablet))
    return await views.all
  }

  @Test(arguments: [1, 2, 3, 400])
  func `SYN-5: A server that accepts fewer records than documented divides no transaction`(
    limit: Int
  ) async throws {
    for device in [phone, tablet] { try await device.exchange() }
    await phone.edit(.make(1, 1), .make(2, 1), .make(3, 1))
    await server.setLimits(items: limit)
    let views = try await exchangeWatched()
    #expect(views.isSubset(of: [[nil, nil, nil], [[1], [1], [1]]]), "\(views)")
    #expect(views.contains([[1], [1], [1]]))
    #expect(await phone.store.rows.outboxCount == 0)
    #expect(await tablet.store.rows.inboxCount == 0)
  }

  @Test(arguments: [1, 2, 400])
  func `SYN-5: What two transactions wrote is shown with all of both`(limit: Int) async throws {
    for device in [phone, tablet] { try await device.exchange() }
    await phone.edit(.make(1, 1), .make(2, 1))
    await phone.edit(.change(2, "title", 2), .make(3, 2))
    await server.setLimits(items: limit)
    let views = try await exchangeWatched()
    #expect(views.isSubset(of: [[nil, nil, nil], [[1], [2], [2]]]), "\(views)")
    #expect(views.contains([[1], [2], [2]]))
  }

  @Test func `SYN-5: What two transactions wrote is shown in one commit of a long fetch`()
    async throws
  {
    for number in 10...520 { await phone.edit(.make(number, 1)) }
    await phone.edit(.make(1, 1), .make(2, 1))
    await phone.edit(.change(2, "title", 2), .make(3, 2))
    try await phone.exchange()
    let watched = WatchedStore(tablet.store) { [self] in await titles(tablet) }
    let engine = SyncEngine(store: watched, cloud: server, clock: tablet, random: tablet, installation: 2)
    try await engine.exchangeAll()
    #expect(await watched.views.all == [[nil, nil, nil], [[1], [2], [2]]])
    #expect(await tablet.value(.book(520), "title") == [1])
    #expect(await tablet.store.rows.inboxCount == 0)
  }

  @Test func `SYN-12: Records that no transaction links are taken from the inbox in bounded commits`() {
    var rows = MemoryRows()
    for number in 0..<1_100 {
      let record = SyncRecord(.book(number))
      rows.setInboxEntry(InboxEntry(record.name, .saved(record, tag: CloudTag(1), milliseconds: 1)))
    }
    #expect(rows.inboxUnits(limit: 500).map(\.count) == [500, 500, 100])
    #expect(Set(rows.inboxUnits(limit: 500).joined()).count == 1_100)
  }

  @Test func `SYN-5: An earlier transaction waits for a later one that wrote the same record`()
    async throws
  {
    for device in [phone, tablet] { try await device.exchange() }
    await phone.edit(.make(1, 1), .make(2, 1))
    try await phone.exchange()
    await phone.edit(.change(2, "title", 2), .make(3, 2))
    await server.setLimits(items: 1)
    let views = try await exchangeWatched()
    #expect(views.isSubset(of: [[nil, nil, nil], [[1], [1], nil], [[1], [2], [2]]]), "\(views)")
    #expect(views.contains([[1], [2], [2]]))
  }

  @Test(arguments: [1, 400], [1, 400])
  func `SYN-5: What the server lost is shown as a whole again`(limit: Int, former: Int) async throws {
    try await phone.exchange()
    await phone.edit(.make(1, 1), .make(2, 1), .make(3, 1))
    await server.setLimits(items: former)
    try await phone.exchange()
    // The tablet has seen one page of it when the server loses everything.
    await server.setLimits(items: limit, page: 1)
    let pages = Counter()
    await server.setBeforeFetch { [server] in if await pages.next() == 3 { await server.lose() } }
    try await tablet.exchange()
    let seen = await titles(tablet)
    #expect(Set(seen).count == 1, "\(seen)")
    await server.setBeforeFetch {}
    let views = try await exchangeWatched()
    #expect(views.isSubset(of: [[nil, nil, nil], [[1], [1], [1]]]), "\(views)")
    #expect(views.contains([[1], [1], [1]]))
  }

  @Test func `SYN-5: A deletion is shown with the rest of its transaction`() async throws {
    for device in [phone, tablet] { try await device.exchange() }
    await phone.edit(.make(1, 1))
    for device in [phone, tablet] { try await device.exchange() }
    await phone.edit(RecordEdit(.book(1), .delete), .make(2, 2))
    await server.setLimits(items: 1)
    let views = try await exchangeWatched()
    #expect(views.isSubset(of: [[[1], nil, nil], [nil, [2], nil]]), "\(views)")
    #expect(views.contains([nil, [2], nil]))
  }

  @Test func `SYN-5: An edit of a record that waits for its transaction blocks no other edit`() async throws {
    await phone.edit(.make(2, 1), .make(7, 1))
    for device in [phone, tablet] { try await device.exchange() }
    try await breakOff(after: 2, .change(2, "title", 2), .make(3, 2), .make(4, 2))
    await tablet.edit(.change(2, "rating", 5))
    await tablet.edit(.change(7, "rating", 5))
    try await tablet.exchange()
    #expect(await server.record(.book(7))?.fields["rating"] != nil)
    #expect(await server.record(.book(2))?.fields["rating"] == nil)
    #expect(await titles(tablet)[1] == [1])
    try await phone.exchange()
    try await tablet.exchange()
    #expect(await server.record(.book(2))?.fields["rating"] != nil)
    #expect(await titles(tablet) == [nil, [2], [2]])
  }

  /// Makes a transaction on the phone, and sends a number of requests with a record each.
  private func breakOff(after requests: Int, _ edits: RecordEdit...) async throws {
    await phone.edit(edits)
    await server.setLimits(items: 1)
    let watched = WatchedServer(server) {}
    await watched.refuse(after: requests)
    let engine = SyncEngine(
      store: phone.store, cloud: watched, clock: phone, random: phone, installation: 1)
    await #expect(throws: SyncFailure.self) { try await engine.exchangeAll() }
  }

  /// Begins a transaction on each device that changes the first two books; the server has a record of each.
  /// The tablet had fetched before the phone sent a part and broke off.
  private func beginTwo() async throws {
    await phone.edit(.make(1, 1), .make(2, 1))
    for device in [phone, tablet] { try await device.exchange() }
    await phone.edit(.change(1, "title", 2), .change(2, "title", 2), .make(3, 2))
    await tablet.edit(
      .change(2, "rating", 5), .change(1, "rating", 5), RecordEdit(.book(4), .change([.set("rating", [5])])))
    await server.setLimits(items: 1)
    let watched = WatchedServer(server) {}
    await watched.setAfterFetch { try? await breakOff(after: 1) }
    try await breakOff(watched, after: 1)
  }

  /// Lets the tablet send a number of requests.
  private func breakOff(_ watched: WatchedServer, after requests: Int) async throws {
    await watched.refuse(after: requests)
    let engine = SyncEngine(
      store: tablet.store, cloud: watched, clock: tablet, random: tablet, installation: 2)
    await #expect(throws: SyncFailure.self) { try await engine.exchangeAll() }
  }

  @Test func `SYN-5: Two transactions that are sent in parts do not wait for each other`() async throws {
    try await beginTwo()
    for _ in 0..<3 {
      for device in [phone, tablet] { try? await device.exchange() }
    }
    for device in [phone, tablet] {
      #expect(await device.store.rows.outboxCount == 0)
      #expect(await device.store.rows.inboxCount == 0)
      #expect(await titles(device) == [[2], [2], [2]])
      for number in [1, 2, 4] { #expect(await device.value(.book(number), "rating") == [5]) }
    }
  }

  @Test func `SYN-5: A transaction is shown as a whole if the server lags behind its own records`()
    async throws
  {
    try await beginTwo()
    await server.pass(1_000)
    try await breakOff(WatchedServer(server) {}, after: 1)
    try await phone.exchange()
    let watched = WatchedServer(server) {}
    await watched.holdBack(.book(1))
    try await breakOff(watched, after: 0)
    #expect(await titles(tablet) == [[2], [2], [2]])
  }

  @Test func `SYN-5: A device that was given up in the middle of a transaction holds no one back`()
    async throws
  {
    for device in [phone, tablet] { try await device.exchange() }
    try await breakOff(after: 2, .make(1, 1), .make(2, 1), .make(3, 1))
    try await tablet.exchange()
    #expect(await tablet.store.rows.inboxCount > 0)
    for _ in 0..<182 {
      await server.pass(86_400_000)
      try await tablet.exchange()
    }
    #expect(await tablet.store.rows.inboxCount == 0)
  }
}

/// A store that looks at what a device shows after each commit.
private struct WatchedStore: SyncStore {
  let views = Views()
  private let store: MemoryStore
  private let look: @Sendable () async -> [[UInt8]?]

  init(_ store: MemoryStore, _ look: @escaping @Sendable () async -> [[UInt8]?]) {
    (self.store, self.look) = (store, look)
  }

  func read<Value: Sendable>(_ body: @Sendable (any SyncRows) -> Value) async -> Value {
    await store.read(body)
  }

  func commit<Value: Sendable>(_ body: @Sendable (inout any SyncRows) -> Value) async -> Value {
    let value = await store.commit(body)
    await views.add(look())
    return value
  }
}

/// The different views of a transaction that were shown.
private actor Views {
  private(set) var all: Set<[[UInt8]?]> = []

  func add(_ view: [[UInt8]?]) { all.insert(view) }
}

/// Counts calls.
private actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

/// A server that calls back after each request to change records, and may stop answering.
private actor WatchedServer: CloudService {
  private let server: SmallServer
  private let body: @Sendable () async -> Void
  private var afterFetch: @Sendable () async -> Void = {}
  private var heldBack: RecordName?
  private var left = Int.max

  init(_ server: SmallServer, _ body: @escaping @Sendable () async -> Void) {
    self.server = server
    self.body = body
  }

  func refuse(after requests: Int) { left = requests }

  /// Leaves a record out of all answers, as a replica does that lags behind.
  func holdBack(_ name: RecordName) { heldBack = name }

  /// Sets what is called once, after the next fetch.
  func setAfterFetch(_ body: @escaping @Sendable () async -> Void) { afterFetch = body }

  func account() async -> AccountState { await server.account() }

  func createZone(of account: AccountID) async throws(CloudError) -> Int64 {
    try await server.createZone(of: account)
  }

  func modify(_ request: ModifyRequest) async throws(CloudError) -> ModifyAnswer {
    if left == 0 { throw .networkFailure }
    let answer = try await server.modify(request)
    left -= 1
    await body()
    return answer
  }

  func fetch(of account: AccountID, since token: CloudToken?) async throws(CloudError) -> FetchPage {
    let page = try await server.fetch(of: account, since: token)
    let body = afterFetch
    afterFetch = {}
    await body()
    return FetchPage(
      changed: page.changed.filter { $0.name != heldBack }, removed: page.removed, token: page.token,
      isMoreComing: page.isMoreComing, serverTime: page.serverTime)
  }
}
