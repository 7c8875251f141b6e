// One exchange with the server, step by step.

extension SyncEngine {
  /// Makes an exchange.
  func exchangeAll() async throws(SyncFailure) {
    let id = try await checkAccount()
    // The second attempt follows upon a lost zone or an expired token; the third one would be a new exchange.
    for attempt in 1...3 {
      do throws(SyncFailure) {
        try await announce(id)
        try await fetch(id)
        try await sendAll(id)
        try await collect(id)
        return
      } catch {
        guard case .cloud(let reason) = error, attempt < 3, try await recover(from: reason, id) else {
          throw error
        }
      }
    }
  }

  /// Gives the replica its identity, and the library its account.
  private func checkAccount() async throws(SyncFailure) -> AccountID {
    account = await cloud.account()
    guard case .signedIn(let id) = account else {
      throw account == .signedOut ? .account : .cloud(.networkFailure)
    }
    let isOwn = try await commit { [installation, random] rows in
      rows.identify(installation: installation, Drawing(random))
      if rows.progress.account == nil { rows.progress.account = id }
      return rows.progress.account == id
    }
    guard isOwn else { throw .account }
    return id
  }

  /// Prepares the next attempt after an error that concerns everything; returns false for other errors.
  private func recover(from error: CloudError, _ id: AccountID) async throws(SyncFailure) -> Bool {
    switch error {
    case .changeTokenExpired: break
    case .zoneNotFound, .userDeletedZone, .encryptedDataReset:
      let sent = clock.milliseconds
      let time = try await call { cloud throws(CloudError) in try await cloud.createZone(of: id) }
      let received = clock.milliseconds
      try await commit { rows in rows.observe(serverTime: time, sent: sent, received: received) }
    default: return false
    }
    try await commit { rows in rows.beginSweep() }
    return true
  }

  /// Sends the record of this device before it fetches anything.
  private func announce(_ id: AccountID) async throws(SyncFailure) {
    let position = try await read { rows in
      rows.outboxEntry(DeviceRow.name(of: rows.progress.device)).map(\.position)
    }
    if let position { try await send(id, until: position) }
  }

  /// Fetches to the end, and moves what is ready from the inbox into the library. A device that learns that
  /// the others gave it up fetches from the beginning and compares, before it sends anything.
  private func fetch(_ id: AccountID) async throws(SyncFailure) {
    var time: Int64 = 0
    repeat {
      time = try await fetchPages(id)
      try await drain()
    } while try await read({ $0.progress.token == nil })
    let caughtUp = time
    try await commit { rows in rows.progress.caughtUp = caughtUp }
    try await sweep()
  }

  /// Fetches to the end. Returns the server's time of the last page.
  private func fetchPages(_ id: AccountID) async throws(SyncFailure) -> Int64 {
    while true {
      let token = try await read { $0.progress.token }
      let sent = clock.milliseconds
      let page = try await call { cloud throws(CloudError) in try await cloud.fetch(of: id, since: token) }
      let received = clock.milliseconds
      let limit = policy.commitLimit
      let isNew = try await commit { [random] rows in
        rows.observe(serverTime: page.serverTime, sent: sent, received: received)
        if page.isMoreComing { return rows.receive(page) }
        return rows.receiveLast(page, limit: limit, Drawing(random))
      }
      if isNew { hasNews = true }
      if !page.isMoreComing { return page.serverTime }
    }
  }

  private func drain() async throws(SyncFailure) {
    let limit = policy.commitLimit
    while true {
      var moved = 0
      for unit in try await read({ $0.inboxUnits(limit: limit) }) {
        moved += try await commit { [random] rows in rows.absorb(unit: unit, Drawing(random)) }
      }
      if moved == 0 { return }
    }
  }

  private func sweep() async throws(SyncFailure) {
    let limit = policy.commitLimit
    while try await read({ $0.progress.isSweeping && $0.progress.token != nil }) {
      try await commit { rows in rows.sweep(limit: limit) }
    }
  }

  /// Sends the outbox, and fetches in between where the server has newer transactions.
  private func sendAll(_ id: AccountID) async throws(SyncFailure) {
    for _ in 0..<3 {
      guard try await send(id, until: nil) else { return }
      try await fetch(id)
    }
    // The replica that answers lags behind; the next exchange may find another one.
    throw .cloud(.zoneBusy(retryAfter: nil))
  }

  /// Sends the outbox; only the entry at a position if one is given. Returns true if it has to go on after a
  /// fetch.
  @discardableResult
  private func send(_ id: AccountID, until position: UInt64?) async throws(SyncFailure) -> Bool {
    var idle = 0
    while true {
      let (items, bytes) = (itemLimit, policy.byteLimit)
      let batch = try await commit { rows in rows.nextBatch(at: position, items: items, bytes: bytes) }
      guard !batch.changes.isEmpty else { return false }
      let request = ModifyRequest(account: id, changes: batch.changes, isAtomic: batch.isAtomic)
      let answer: ModifyAnswer
      do throws(SyncFailure) {
        answer = try await modify(request)
      } catch {
        guard case .cloud(.limitExceeded) = error, itemLimit > 1, batch.changes.count > 1 else { throw error }
        itemLimit = max(1, min(itemLimit, batch.changes.count) / 2)
        continue
      }
      let outcome = try await commit { [random] rows in
        rows.settle(batch, answer.results, Drawing(random))
      }
      if let pause = outcome.pause { throw .cloud(pause) }
      if outcome.hasConflict { return true }
      idle = outcome.settled == 0 ? idle + 1 : 0
      // A server that settles nothing and gives no reason is asked again after a pause.
      if idle > 1 { throw .cloud(.serviceUnavailable(retryAfter: nil)) }
      if position != nil { return false }
    }
  }

  /// Looks for tombstones that every device knows, once a day.
  private func collect(_ id: AccountID) async throws(SyncFailure) {
    let policy = policy
    let isDue = try await read {
      $0.progress.serverTime - $0.progress.maintained >= policy.maintenanceInterval
    }
    guard isDue else { return }
    let wall = clock.milliseconds
    let found = try await read { $0.collectableTombstones(policy, limit: policy.itemLimit) }
    if !found.collectable.isEmpty {
      let answer = try await modify(ModifyRequest(account: id, changes: found.collectable))
      try await commit { rows in
        for (change, result) in zip(found.collectable, answer.results) {
          switch result {
          case .deleted, .failed(.unknownItem): rows.absorbRemoval(of: change.name)
          default: break
          }
        }
      }
    }
    try await commit { [random] rows in
      rows.publish(policy, latest: found.latest, at: wall, Drawing(random))
    }
    try await sendAll(id)
  }

  // MARK: - Calls

  private func modify(_ request: ModifyRequest) async throws(SyncFailure) -> ModifyAnswer {
    let sent = clock.milliseconds
    let answer = try await call { cloud throws(CloudError) in try await cloud.modify(request) }
    let received = clock.milliseconds
    try await commit { rows in
      rows.observe(serverTime: answer.serverTime, sent: sent, received: received)
    }
    return answer
  }

  private func call<Value: Sendable>(
    _ body: (any CloudService) async throws(CloudError) -> Value
  ) async throws(SyncFailure) -> Value {
    do throws(CloudError) {
      return try await body(cloud)
    } catch {
      if error == .notAuthenticated { throw .account }
      throw .cloud(error)
    }
  }

  @discardableResult
  private func commit<Value: Sendable>(
    _ body: @Sendable (inout any SyncRows) -> Value
  ) async throws(SyncFailure) -> Value {
    do { return try await store.commit(body) } catch { throw .store(error) }
  }

  private func read<Value: Sendable>(
    _ body: @Sendable (any SyncRows) -> Value
  ) async throws(SyncFailure) -> Value {
    do { return try await store.read(body) } catch { throw .store(error) }
  }
}

/// A source of random bits of whatever type.
struct Drawing: SyncRandomness {
  private let source: any SyncRandomness

  init(_ source: any SyncRandomness) { self.source = source }

  func bits() -> UInt64 { source.bits() }
}
