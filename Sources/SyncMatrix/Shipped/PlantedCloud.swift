// The record server as an engine with a planted bug understands it.

import RecordSync

/// A server whose answers are misunderstood, or whose requests are made wrongly.
actor PlantedCloud: CloudService {
  private let cloud: any CloudService
  private let flaw: PlantedFlaw
  private let store: DeviceStore
  private let clock: any SyncClock
  private var known: Set<RecordName> = []
  private var isAfterExpiry = false
  private var isFirstFetch = true
  private var resent = 0

  init(_ cloud: any CloudService, _ flaw: PlantedFlaw, _ store: DeviceStore, _ clock: any SyncClock) {
    self.cloud = cloud
    self.flaw = flaw
    self.store = store
    self.clock = clock
  }

  func account() async -> AccountState {
    let state = await cloud.account()
    if flaw == .wipesOnSignOut && state == .signedOut { store.storage.content = MemoryRows() }
    if flaw == .mixesAccounts, case .signedIn = state, let own = store.rows.progress.account {
      return .signedIn(own)
    }
    return state
  }

  /// Returns the account to which a request goes.
  private func target(_ account: AccountID) async -> AccountID {
    guard flaw == .mixesAccounts, case .signedIn(let id) = await cloud.account() else { return account }
    return id
  }

  func createZone(of account: AccountID) async throws(CloudError) -> Int64 {
    understood(try await cloud.createZone(of: await target(account)))
  }

  // MARK: - Fetching

  func fetch(of account: AccountID, since token: CloudToken?) async throws(CloudError) -> FetchPage {
    let target = await target(account)
    do throws(CloudError) {
      let page = try await cloud.fetch(of: target, since: token)
      return try await flawed(page, target)
    } catch {
      throw misunderstood(error)
    }
  }

  private func flawed(_ page: FetchPage, _ account: AccountID) async throws(CloudError) -> FetchPage {
    var changed = page.changed
    switch flaw {
    case .ignoresRevision, .forgetsOutbox:
      changed = changed.filter { store.rows.mark($0.name)?.tag != $0.tag }
    case .dropsOrphans: changed = changed.filter { isKnown($0) }
    case .refusesFuture:
      let limit = wall(page.serverTime) + 120_000
      changed = changed.filter { $0.modified <= limit }
    case .lastFetchedWins: changed = changed.map { renewed($0, at: page.serverTime) }
    case .copiesAfterExpiry where isAfterExpiry:
      changed = changed.map { copy($0) }
      if !page.isMoreComing { isAfterExpiry = false }
    case .joinerDeletes where isFirstFetch && store.rows.progress.token == nil:
      let unknown = changed.filter { store.rows.record($0.name) == nil && !$0.name.kind.hasPrefix("@") }
      let deletes = unknown.map { CloudChange($0.name, tag: $0.tag, .delete) }
      if !deletes.isEmpty { _ = try await cloud.modify(ModifyRequest(account: account, changes: deletes)) }
      changed = changed.filter { change in !unknown.contains { $0.name == change.name } }
    default: break
    }
    if !page.isMoreComing { isFirstFetch = false }
    return FetchPage(
      changed: changed, removed: page.removed, token: page.token, isMoreComing: page.isMoreComing,
      serverTime: understood(page.serverTime))
  }

  /// Returns the time that the engine believes the server to have.
  private func understood(_ serverTime: Int64) -> Int64 {
    flaw == .trustsClock ? clock.milliseconds : serverTime
  }

  private func isKnown(_ cloud: CloudRecord) -> Bool {
    if let parent = SyncRecord(cloud).parent, !known.contains(parent) { return false }
    known.insert(cloud.name)
    return true
  }

  /// The device's own clock, from what its store knows of it.
  private func wall(_ serverTime: Int64) -> Int64 { serverTime - (store.rows.progress.clockOffset ?? 0) }

  /// Returns the record with all registers written now.
  private func renewed(_ record: CloudRecord, at time: Int64) -> CloudRecord {
    guard !record.name.kind.hasPrefix("@") else { return record }
    var record = record
    record.fields = record.fields.mapValues { bytes in
      guard case .known(.register, let values, _) = Field(encoded: bytes) else { return bytes }
      return Field.register(
        values.last?.value, at: Stamp(milliseconds: time, counter: 9_999, device: 1)
      ).encoded
    }
    return record
  }

  private func copy(_ record: CloudRecord) -> CloudRecord {
    guard !record.name.kind.hasPrefix("@") else { return record }
    let name = RecordName(kind: record.name.kind, key: record.name.key + Array("-copy".utf8))
    return CloudRecord(name, tag: record.tag, modified: record.modified, fields: record.fields)
  }

  // MARK: - Sending

  func modify(_ request: ModifyRequest) async throws(CloudError) -> ModifyAnswer {
    let changes = request.changes.map { flawed($0) }
    let sent = ModifyRequest(
      account: await target(request.account), changes: changes,
      isAtomic: request.isAtomic || flaw == .dropsBatchOfBadRecord,
      checksTags: request.checksTags)
    do throws(CloudError) {
      let answer = try await cloud.modify(sent)
      return ModifyAnswer(
        results: flawed(answer.results, request, answer.serverTime),
        serverTime: understood(answer.serverTime))
    } catch {
      if flaw == .sendsAsNew && error == .networkFailure { resent += 1 }
      throw misunderstood(error)
    }
  }

  private func flawed(_ change: CloudChange) -> CloudChange {
    guard case .save(var fields) = change.operation, !change.name.kind.hasPrefix("@") else { return change }
    var name = change.name
    var tag = change.tag
    switch flaw {
    case .erasesUnknown: fields.updateValue(nil, forKey: MatrixFields.unknown)
    case .sendsOnlyDelete:
      if let life = fields[ReservedField.life] ?? nil, life.count == 4 { fields = [:] }
    case .neverClears: fields = fields.filter { $0.value != nil && !Self.isCleared($0.value) }
    case .sendsAsNew where resent > 0 && change.tag == nil:
      name = RecordName(kind: name.kind, key: name.key + Array("-\(resent)".utf8))
      tag = nil
    default: break
    }
    return CloudChange(name, tag: tag, .save(fields))
  }

  private static func isCleared(_ bytes: [UInt8]??) -> Bool {
    guard let bytes = bytes ?? nil, case .known(.register, let values, _) = Field(encoded: bytes) else {
      return false
    }
    return values.last?.value == nil
  }

  private func flawed(
    _ results: [ChangeResult], _ request: ModifyRequest, _ time: Int64
  ) -> [ChangeResult] {
    let isBad = results.contains { if case .failed(.invalidRecord) = $0 { true } else { false } }
    if flaw == .dropsBatchOfBadRecord && isBad {
      return results.map { _ in .saved(CloudTag(0), modified: 0) }
    }
    return results.map { result in
      guard case .failed(let error) = result else { return result }
      let success = ChangeResult.saved(CloudTag(0), modified: 0)
      switch flaw {
      case .takesPauseForSuccess where error.isTransient: return success
      case .dropsOnQuota where error == .quotaExceeded: return success
      case .serverWins:
        guard case .serverRecordChanged(let record) = error else { return result }
        takeServer(record)
        return .saved(record.tag, modified: record.modified)
      default: return result
      }
    }
  }

  /// Replaces the device's record by the server's.
  private func takeServer(_ record: CloudRecord) {
    var rows = store.rows
    rows.setRecord(SyncRecord(record))
    store.storage.content = rows
  }

  private func misunderstood(_ error: CloudError) -> CloudError {
    switch (flaw, error) {
    case (.takesExpiryForPause, .changeTokenExpired), (.sendsTooMany, .limitExceeded):
      return .serviceUnavailable(retryAfter: nil)
    case (.copiesAfterExpiry, .changeTokenExpired):
      isAfterExpiry = true
      return error
    case (.deletesOnPurge, .userDeletedZone), (.forgetsAfterReset, .encryptedDataReset):
      store.storage.content = MemoryRows()
      return error
    default: return error
    }
  }
}

/// Fields that the scenarios and the planted engines both know.
enum MatrixFields {
  /// The field of a newer app.
  static let unknown = "zNewer"
}
