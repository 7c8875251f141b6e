// The app with a record server: two devices with one account show each other's edits, at any interruption the
// next launch goes on, and the status is never better than what is known.

import BooksTrackAPI
import RecordSync
import Synchronization
import Testing

@testable import BooksTrack

/// A record server in memory that answers every request, unless it is cut off.
private final class MemoryCloud: CloudService {
  private struct State {
    var records: [RecordName: CloudRecord] = [:]
    var log: [RecordName] = []
    var isCutOff = false
    var sent = 0
    var largest = 0
  }

  private let state = Mutex(State())

  /// The number of sent records, and of those in the largest request.
  var counts: (sent: Int, largest: Int) { state.withLock { ($0.sent, $0.largest) } }

  func cutOff(_ isCutOff: Bool) { state.withLock { $0.isCutOff = isCutOff } }

  func account() async -> AccountState { .signedIn(AccountID("reader")) }

  func createZone(of account: AccountID) async throws(CloudError) -> Int64 { 1_700_000_000_000 }

  func modify(_ request: ModifyRequest) async throws(CloudError) -> ModifyAnswer {
    let results: [ChangeResult]? = state.withLock { state in
      guard !state.isCutOff else { return nil }
      state.sent += request.changes.count
      state.largest = max(state.largest, request.changes.count)
      return request.changes.map { Self.perform($0, &state) }
    }
    guard let results else { throw .networkFailure }
    return ModifyAnswer(results: results, serverTime: 1_700_000_000_000)
  }

  private static func perform(_ change: CloudChange, _ state: inout State) -> ChangeResult {
    let known = state.records[change.name]
    if let known, known.tag != change.tag { return .failed(.serverRecordChanged(known)) }
    state.log.append(change.name)
    guard case .save(let fields) = change.operation else {
      state.records[change.name] = nil
      return .deleted
    }
    let tag = CloudTag(UInt64(state.log.count))
    var all = known?.fields ?? [:]
    for (name, value) in fields { all[name] = value }
    let time = 1_700_000_000_000 + Int64(state.log.count)
    state.records[change.name] = CloudRecord(change.name, tag: tag, modified: time, fields: all)
    return .saved(tag, modified: time)
  }

  func fetch(of account: AccountID, since token: CloudToken?) async throws(CloudError) -> FetchPage {
    let page: FetchPage? = state.withLock { state in
      guard !state.isCutOff else { return nil }
      let start = token.flatMap { Int(String(decoding: $0.bytes, as: UTF8.self)) } ?? 0
      var names: [RecordName] = []
      for name in state.log[start...] where !names.contains(name) { names.append(name) }
      return FetchPage(
        changed: names.compactMap { state.records[$0] }, removed: names.filter { state.records[$0] == nil },
        token: CloudToken(Array("\(state.log.count)".utf8)), isMoreComing: false,
        serverTime: 1_700_000_000_000 + Int64(state.log.count))
    }
    guard let page else { throw .networkFailure }
    return page
  }
}

/// A transport that answers nothing, and a network that is there.
private struct SilentNetwork: Transport {
  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    throw .offline
  }
}

@Suite("Apps with one account", .timeLimit(.minutes(5)))
struct AppSyncTests {
  private static func platform(
    _ cloud: MemoryCloud?, _ installation: UInt64, _ connectivity: any Connectivity = AlwaysOnline()
  ) -> AppPlatform {
    var policy = SyncPolicy()
    (policy.collecting, policy.pollInterval, policy.firstPause, policy.longestPause) = (1, 20, 2, 20)
    return AppPlatform(
      clock: ContinuousClock(), wallTime: TickingTime(), transport: SilentNetwork(),
      connectivity: connectivity,
      cloud: cloud.map {
        CloudPlatform(
          service: $0, installation: installation, random: CountedBits(installation << 32), policy: policy)
      })
  }

  private static func open(_ files: MemoryFiles, _ cloud: MemoryCloud?, _ number: UInt32) async throws -> App
  {
    try await App.open(files, replica: number, on: platform(cloud, UInt64(number)))
  }

  private static func addAuthors(_ range: Range<Int>, to app: App) async throws {
    try await app.store.commit(.edit("add")) { editor in
      for number in range { editor.put(Author(id: editor.newID(), name: "Author \(number)")) }
    }
  }

  /// Runs the background work of apps until the condition holds.
  private static func run(_ apps: [App], until condition: @escaping @Sendable () async throws -> Bool)
    async throws
  {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for app in apps { group.addTask { try await app.run() } }
      group.addTask {
        while try await !condition() { try await Task.sleep(for: .milliseconds(5)) }
      }
      try await group.next()
      group.cancelAll()
    }
  }

  private static func isSynced(_ app: App) async throws -> Bool {
    if case .synced = try await app.sync?.status() { true } else { false }
  }

  @Test("SYN-1, SYN-11: edits of each device are shown on the other, and both then say that they are synced")
  func twoDevices() async throws {
    let cloud = MemoryCloud()
    let apps = [try await Self.open(MemoryFiles(), cloud, 1), try await Self.open(MemoryFiles(), cloud, 2)]
    #expect(try await apps[0].sync?.statusText() == "Not synced yet")
    try await Self.addAuthors(0..<1_000, to: apps[0])
    try await Self.run(apps) {
      let count = await apps[1].library.authors.count
      return count == 1_000
    }
    try await Self.addAuthors(1_000..<1_001, to: apps[1])
    try await Self.run(apps) {
      let count = await apps[0].library.authors.count
      let (one, other) = (try await Self.isSynced(apps[0]), try await Self.isSynced(apps[1]))
      return count == 1_001 && one && other
    }
    #expect(try await apps[0].sync?.statusText().hasPrefix("Synced") == true)
    // The first upload is divided into requests of bounded size.
    #expect(cloud.counts.largest <= 400)
  }

  @Test("SYN-1: what a launch did not send is sent by the next one")
  func relaunch() async throws {
    let cloud = MemoryCloud()
    cloud.cutOff(true)
    let files = MemoryFiles()
    let first = try await Self.open(files, cloud, 1)
    try await Self.addAuthors(0..<3, to: first)
    try await Self.run([first]) {
      let status = try await first.sync?.status()
      if case .waiting(let pending) = status { return pending >= 3 }
      return false
    }
    #expect(try await first.sync?.statusText().hasPrefix("Waiting for iCloud") == true)
    cloud.cutOff(false)
    let apps = [try await Self.open(files, cloud, 1), try await Self.open(MemoryFiles(), cloud, 2)]
    try await Self.run(apps) {
      let count = await apps[1].library.authors.count
      return count == 3
    }
  }

  @Test("SYN-10: a restored backup and its original add rows that stay two")
  func restoredBackup() async throws {
    let cloud = MemoryCloud()
    let files = MemoryFiles()
    let phone = try await Self.open(files, cloud, 1)
    try await Self.addAuthors(0..<3, to: phone)
    try await Self.run([phone]) { try await Self.isSynced(phone) }
    let restored = try await Self.open(MemoryFiles(await files.disk), cloud, 2)
    #expect(await restored.library.authors.map(\.name).sorted() == ["Author 0", "Author 1", "Author 2"])
    // The backup knows no more than the original: both would give the same next number.
    try await Self.addAuthors(10..<11, to: phone)
    try await Self.addAuthors(20..<21, to: restored)
    try await Self.run([phone, restored]) {
      let libraries = [await phone.library, await restored.library]
      return libraries.allSatisfy { $0.authors.count == 5 }
    }
    let names = await phone.library.authors.map(\.name).sorted()
    #expect(names == ["Author 0", "Author 1", "Author 10", "Author 2", "Author 20"])
    #expect(await restored.library.authors.map(\.name).sorted() == names)
  }

  @Test("SYN-11: without a network the app never says that it is syncing")
  func offline() async throws {
    let cloud = MemoryCloud()
    let app = App(
      Library(replica: 1), in: VolatileStorage(), on: Self.platform(cloud, 1, NoNetwork()))
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await app.run() }
      for _ in 0..<100 { await Task.yield() }
      group.cancelAll()
    }
    #expect(cloud.counts.sent == 0)
    #expect(try await app.sync?.statusText() == "Not synced yet")
  }

  @Test("SYN-1: an app without a record server records nothing for other devices")
  func alone() async throws {
    let app = try await Self.open(MemoryFiles(), nil, 1)
    try await Self.addAuthors(0..<3, to: app)
    #expect(app.sync == nil)
    #expect(await app.library.records.isEmpty)
  }
}
