// The record server of a world: accounts with a zone each, and what it answers.

public import RecordSync
public import Simulation

/// A simulated record server.
///
/// ```swift
/// let server = CloudServer(in: world)
/// let cloud = server.link(from: phone, account: .signedIn(AccountID("anna")))
/// ```
///
/// It behaves as the documentation of CloudKit describes; the article *The assumed server* lists what is
/// assumed.
///
/// `@unchecked Sendable`: used only on the thread of its world.
public final class CloudServer: @unchecked Sendable {
  /// The limits; a scenario may change them at any time.
  public var settings = CloudSettings()
  /// The mishaps of the next requests to change records, one for each.
  public var modifyMishaps: [CloudMishap] = []
  /// The mishaps of the next requests for changes, one for each.
  public var fetchMishaps: [CloudMishap] = []
  /// Records that the server refuses as they are.
  public var invalidNames: Set<RecordName> = []
  /// The counts of the server's operations.
  public internal(set) var counts = CloudCounts()

  /// The usual time of the server when a world begins, in milliseconds since 1970.
  public static let beginning: Int64 = 1_735_689_600_000

  /// The server's time of the last loss of a zone; 0 before.
  public private(set) var lastLoss: Int64 = 0

  let world: World
  let process: SimulatedProcess
  private let beginning: Int64
  private var zones: [AccountID: CloudZone] = [:]
  /// The reason why the zone of an account is gone.
  private var losses: [AccountID: CloudError] = [:]
  private var zoneNumber: UInt64 = 0
  private var lastTag: UInt64 = 0
  private var quotaEnd: Int64 = 0
  /// The time until which reads may come from a replica that lags behind, in milliseconds since 1970.
  public private(set) var lagEnd: Int64 = 0
  private var drawnLag: Int64 = 0
  var subscribers: [CloudSubscriber] = []
  /// The kinds of fault that a device met since the last recovery.
  private var met: Set<FaultKind> = []

  /// Adds the server to a world.
  ///
  /// - Parameter beginning: The time of the server when the world begins, in milliseconds since 1970.
  public init(in world: World, beginning: Int64 = CloudServer.beginning) {
    self.world = world
    self.beginning = beginning
    process = world.process("icloud")
  }

  /// The server's time, in milliseconds since 1970.
  public var milliseconds: Int64 { beginning + world.clock.now.nanoseconds / 1_000_000 }

  /// Returns the records of an account, in the order of names; nil if it has no zone.
  public func records(of account: AccountID) -> [CloudRecord]? { zones[account]?.records }

  /// Returns true if a field of a record of an account contains a text.
  ///
  /// - Complexity: O(*bytes of the account*).
  public func holds(_ text: [UInt8], in account: AccountID) -> Bool { zones[account]?.holds(text) ?? false }

  // MARK: - What a scenario does

  /// Makes all tokens expire.
  public func expireTokens() {
    for account in zones.keys.sorted(by: { $0.value < $1.value }) { zones[account]?.expireTokens() }
  }

  /// Removes the zone of an account.
  ///
  /// - Parameter reason: The server's error until the zone is created again.
  public func loseZone(of account: AccountID, because reason: CloudError) {
    guard zones.removeValue(forKey: account) != nil else { return }
    losses[account] = reason
    lastLoss = milliseconds
  }

  /// Writes fields of a record, as another program would.
  public func write(_ name: RecordName, _ fields: [String: [UInt8]], of account: AccountID) {
    guard var zone = zones[account] else { return }
    let old = zone.record(name)?.fields ?? [:]
    put(name, old.merging(fields) { $1 }, in: &zone)
    zones[account] = zone
  }

  // MARK: - Requests

  func createZone(of account: AccountID) throws(CloudError) -> Int64 {
    try refuse()
    if zones[account] == nil {
      zoneNumber += 1
      zones[account] = CloudZone(number: zoneNumber)
      losses[account] = nil
    }
    return milliseconds
  }

  func fetch(of account: AccountID, since token: CloudToken?) throws(CloudError) -> FetchPage {
    counts.fetches += 1
    if !fetchMishaps.isEmpty, case .refuse(let error) = fetchMishaps.removeFirst() { throw error }
    try refuse()
    let zone = try zone(of: account)
    let visible = milliseconds - max(settings.lag, milliseconds < lagEnd ? drawnLag : 0)
    if milliseconds < lagEnd, zone.hasChanges(after: visible) { meet(CloudFault.lag) }
    let changes = try changes(in: zone, since: token, visibleUntil: visible)
    for record in changes.changed { counts.fetchedBytes += CloudZone.size(record) }
    return FetchPage(
      changed: changes.changed, removed: changes.removed, token: changes.token,
      isMoreComing: changes.isMoreComing, serverTime: milliseconds)
  }

  func modify(_ request: ModifyRequest, from device: String) throws(CloudError) -> ModifyAnswer {
    counts.modifies += 1
    counts.items += request.changes.count
    let bytes = request.changes.reduce(0) { $0 + $1.size }
    counts.bytes += bytes
    let mishap = modifyMishaps.isEmpty ? nil : modifyMishaps.removeFirst()
    if case .refuse(let error)? = mishap { throw error }
    try refuse()
    var zone = try zone(of: request.account)
    var limit = settings.itemLimit
    if request.changes.count > 1 && fires(CloudFault.limit) {
      limit = request.changes.count / 2
      meet(CloudFault.limit)
    }
    if request.changes.count > limit || bytes > settings.byteLimit { throw .limitExceeded }
    var results = request.changes.map { result(of: $0, request, zone) }
    if case .refuseItem(let index, let error)? = mishap, results.indices.contains(index) {
      results[index] = .failed(error)
    }
    if !results.isEmpty && fires(CloudFault.item) {
      results[results.count / 2] = .failed(.zoneBusy(retryAfter: 3_000))
      meet(CloudFault.item)
    }
    let isRefused = request.isAtomic && results.contains { $0.isFailure }
    let count = zone.end
    // No other reference to the zone is left, so it is changed in place.
    zones[request.account] = nil
    for (index, change) in request.changes.enumerated() where !results[index].isFailure {
      results[index] = isRefused ? .failed(.batchRequestFailed) : perform(change, in: &zone)
    }
    for case .failed(let error) in results { counts.note(error) }
    zones[request.account] = zone
    if zone.end > count { push(to: request.account, except: device) }
    if mishap == .loseAnswer { throw .networkFailure }
    if fires(CloudFault.answerLost) {
      meet(CloudFault.answerLost)
      throw .networkFailure
    }
    if milliseconds < quotaEnd, results.contains(.failed(.quotaExceeded)) { meet(CloudFault.quota) }
    return ModifyAnswer(results: results, serverTime: milliseconds)
  }

  private func zone(of account: AccountID) throws(CloudError) -> CloudZone {
    if let zone = zones[account] { return zone }
    let loss = losses[account] ?? .zoneNotFound
    if loss == .userDeletedZone { meet(CloudFault.purge) }
    if loss == .encryptedDataReset { meet(CloudFault.reset) }
    throw loss
  }

  /// Returns the changes of a zone after a token.
  private func changes(
    in zone: CloudZone, since token: CloudToken?, visibleUntil time: Int64
  ) throws(CloudError) -> (
    changed: [CloudRecord], removed: [RecordName], token: CloudToken, isMoreComing: Bool
  ) {
    do {
      return try zone.changes(since: token, visibleUntil: time, limit: settings.pageLimit)
    } catch {
      meet(CloudFault.tokens)
      throw error
    }
  }

  /// Returns the refusal of a change; `.deleted` stands for one that can be made.
  private func result(of change: CloudChange, _ request: ModifyRequest, _ zone: CloudZone) -> ChangeResult {
    let known = zone.record(change.name)
    if invalidNames.contains(change.name) { return .failed(.invalidRecord("the record cannot be built")) }
    if change.size > settings.byteLimit { return .failed(.limitExceeded) }
    if case .delete = change.operation, known == nil { return .failed(.unknownItem) }
    if request.checksTags {
      if let known, known.tag != change.tag { return .failed(.serverRecordChanged(known)) }
      if known == nil && change.tag != nil { return .failed(.unknownItem) }
    }
    if case .save = change.operation, zone.bytes + change.size > settings.quota || milliseconds < quotaEnd {
      return .failed(.quotaExceeded)
    }
    return .deleted
  }

  private func perform(_ change: CloudChange, in zone: inout CloudZone) -> ChangeResult {
    guard case .save(let changed) = change.operation else {
      zone.write(nil, of: change.name, at: milliseconds)
      return .deleted
    }
    var fields = zone.record(change.name)?.fields ?? [:]
    for (field, value) in changed { fields[field] = value }
    return .saved(put(change.name, fields, in: &zone), modified: milliseconds)
  }

  @discardableResult
  private func put(_ name: RecordName, _ fields: [String: [UInt8]], in zone: inout CloudZone) -> CloudTag {
    lastTag += 1
    let tag = CloudTag(lastTag)
    let record = CloudRecord(name, tag: tag, modified: milliseconds, fields: fields)
    zone.write(record, of: name, at: milliseconds)
    return tag
  }

  // MARK: - Faults

  /// Lets drawn faults happen that concern the whole request.
  private func refuse() throws(CloudError) {
    if fires(CloudFault.tokens) { expireTokens() }
    for account in zones.keys.sorted(by: { $0.value < $1.value }) {
      if fires(CloudFault.purge) { loseZone(of: account, because: .userDeletedZone) }
      if fires(CloudFault.reset) { loseZone(of: account, because: .encryptedDataReset) }
    }
    if fires(CloudFault.quota) { quotaEnd = milliseconds + drawn(CloudFault.quota, 3_600...21_600) }
    if fires(CloudFault.lag) {
      drawnLag = drawn(CloudFault.lag, 1...600)
      lagEnd = milliseconds + 4 * drawnLag
    }
    if fires(CloudFault.busy) {
      meet(CloudFault.busy)
      throw .zoneBusy(retryAfter: drawn(CloudFault.busy, 1...30))
    }
    if fires(CloudFault.rateLimited) {
      meet(CloudFault.rateLimited)
      throw .requestRateLimited(retryAfter: drawn(CloudFault.rateLimited, 5...120))
    }
    if fires(CloudFault.unavailable) {
      meet(CloudFault.unavailable)
      let pause = drawn(CloudFault.unavailable, 1...600)
      throw .serviceUnavailable(retryAfter: pause % 2_000 == 0 ? pause : nil)
    }
  }

  /// Ends what drawn faults began, so that the world can come to rest.
  public func heal() {
    quotaEnd = 0
    lagEnd = 0
    modifyMishaps = []
    fetchMishaps = []
  }

  /// Notes that a device meets a fault.
  func meet(_ kind: FaultKind) {
    met.insert(kind)
    world.faults.observed(kind)
  }

  /// Notes that the devices have recovered from all faults that they met: they are at rest, and agree.
  public func noteRecovery() {
    for kind in met.sorted() { world.faults.recovered(kind) }
    met = []
  }

  func fires(_ kind: FaultKind) -> Bool { world.faults.fires(kind, at: "icloud") }

  func drawn(_ kind: FaultKind, _ seconds: ClosedRange<Int>) -> Int64 {
    var details = world.faults.details(kind, at: "icloud")
    return Int64(details.within(seconds)) * 1_000
  }
}

extension ChangeResult {
  /// True for a change that was refused.
  var isFailure: Bool {
    if case .failed = self { return true }
    return false
  }
}

extension CloudServer {
  /// The machine of the server, whose links a scenario may cut.
  public var machine: SimulatedProcess { process }
}
