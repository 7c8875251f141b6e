// A record server in memory with a clock that a test sets, and devices that exchange with it when a test says
// so.

@testable import RecordSync

/// A record server with one account and one zone.
actor SmallServer: CloudService {
  private(set) var records: [RecordName: CloudRecord] = [:]
  private var log: [RecordName] = []
  private var version: UInt64 = 0
  /// The server's time, in milliseconds since 1970.
  private(set) var time: Int64 = 1_000_000
  /// The most items that the server accepts in a request.
  private var itemLimit = 400
  /// The most records of a page.
  private var pageLimit = 200
  /// Called before each request for changes.
  private var beforeFetch: @Sendable () async -> Void = {}

  func pass(_ milliseconds: Int64) { time += milliseconds }
  func setLimits(items: Int = 400, page: Int = 200) { (itemLimit, pageLimit) = (items, page) }
  func setBeforeFetch(_ body: @escaping @Sendable () async -> Void) { beforeFetch = body }
  func record(_ name: RecordName) -> CloudRecord? { records[name] }

  /// Loses everything.
  func lose() {
    records = [:]
    log = []
    isLost = true
  }

  /// Makes all tokens expire.
  func expireTokens() { zone += 1 }

  private var isLost = false
  private var zone = 0

  func account() async -> AccountState { .signedIn(AccountID("anna")) }

  func createZone(of account: AccountID) async throws(CloudError) -> Int64 {
    if isLost { zone += 1 }
    isLost = false
    return time
  }

  func modify(_ request: ModifyRequest) async throws(CloudError) -> ModifyAnswer {
    if isLost { throw .userDeletedZone }
    if request.changes.count > itemLimit { throw .limitExceeded }
    let refusals = request.changes.map(refusal)
    if request.isAtomic && refusals.contains(where: { $0 != nil }) {
      let results = refusals.map { ChangeResult.failed($0 ?? .batchRequestFailed) }
      return ModifyAnswer(results: results, serverTime: time)
    }
    let results = zip(request.changes, refusals).map { change, refusal in
      refusal.map(ChangeResult.failed) ?? perform(change)
    }
    return ModifyAnswer(results: results, serverTime: time)
  }

  private func refusal(of change: CloudChange) -> CloudError? {
    guard let known = records[change.name] else { return change.tag == nil ? nil : .unknownItem }
    return known.tag == change.tag ? nil : .serverRecordChanged(known)
  }

  private func perform(_ change: CloudChange) -> ChangeResult {
    log.append(change.name)
    guard case .save(let changed) = change.operation else {
      records[change.name] = nil
      return .deleted
    }
    version += 1
    var fields = records[change.name]?.fields ?? [:]
    for (name, value) in changed { fields[name] = value }
    records[change.name] = CloudRecord(change.name, tag: CloudTag(version), modified: time, fields: fields)
    return .saved(CloudTag(version), modified: time)
  }

  func fetch(of account: AccountID, since token: CloudToken?) async throws(CloudError) -> FetchPage {
    await beforeFetch()
    if isLost { throw .userDeletedZone }
    let start = token.map { Int($0.bytes[0]) << 16 | Int($0.bytes[1]) << 8 | Int($0.bytes[2]) } ?? 0
    if let token, Int(token.bytes[3]) != zone { throw .changeTokenExpired }
    let end = min(log.count, start + pageLimit)
    let names = Set(log[start..<end]).filter { !log[end...].contains($0) }.sorted()
    let position = [end >> 16, end >> 8, end, zone].map { UInt8(truncatingIfNeeded: $0) }
    // A fetch from the beginning does not name what is gone.
    let isKnown = token != nil
    return FetchPage(
      changed: names.compactMap { records[$0] },
      removed: names.filter { isKnown && records[$0] == nil },
      token: CloudToken(position), isMoreComing: end < log.count, serverTime: time)
  }
}

/// A device whose clock runs with the server's, wrong by a time.
final class SmallDevice: SyncClock, SyncRandomness, @unchecked Sendable {
  let store = MemoryStore()
  private let server: SmallServer
  private let number: UInt64
  private var drawn: UInt64 = 0
  /// The reading of the device's clock, in milliseconds since 1970.
  private(set) var milliseconds: Int64 = 0
  /// The time by which the clock is wrong.
  var error: Int64 = 0
  private(set) lazy var engine = SyncEngine(
    store: store, cloud: server, clock: self, random: self, installation: number)

  init(_ number: UInt64, _ server: SmallServer) {
    self.number = number
    self.server = server
  }

  func bits() -> UInt64 {
    drawn += 1
    return number << 32 | drawn
  }

  func wait(milliseconds: Int64) async {}

  /// Opens the library, and reads the clock.
  private func open() async {
    milliseconds = await server.time + error
    await store.commit { [number] rows in rows.identify(installation: number, Drawing(self)) }
  }

  /// Makes one transaction.
  func edit(_ edits: RecordEdit...) async { await edit(edits) }

  /// Makes one transaction.
  func edit(_ edits: [RecordEdit]) async {
    await open()
    await store.commit { [milliseconds] rows in rows.apply(edits, at: milliseconds, Drawing(self)) }
  }

  /// Exchanges with the server once.
  func exchange() async throws {
    await open()
    try await engine.exchangeAll()
  }

  func record(_ name: RecordName) async -> SyncRecord? { await store.rows.record(name) }

  /// Returns the value of a register that the device shows; nil if it shows none.
  func value(_ name: RecordName, _ field: String) async -> [UInt8]? {
    await record(name)?.fields[field]?.value
  }
}

extension RecordName {
  /// A book.
  static func book(_ number: Int) -> RecordName { RecordName("book", "\(number)") }
}

extension RecordEdit {
  static func make(_ number: Int, _ title: UInt8) -> RecordEdit {
    RecordEdit(.book(number), .insert([.set("title", [title])]))
  }

  static func change(_ number: Int, _ field: String, _ value: UInt8) -> RecordEdit {
    RecordEdit(.book(number), .change([.set(field, [value])]))
  }
}
