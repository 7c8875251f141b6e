// The engine: exchanges records between a store and the server until both have the same.

/// The sync engine of a library.
///
/// ```swift
/// let engine = SyncEngine(store: library, cloud: cloud, clock: clock, random: random, installation: number)
/// try await engine.run()     // until the task is cancelled
/// await engine.notice()      // after an edit, or a change of the account
/// await engine.noticePush()  // after a push
/// ```
///
/// An exchange announces the device, fetches to the end, sends the outbox, and now and then collects
/// tombstones. Every step is one commit that can be the last: whatever of an exchange happened, the next one
/// goes on from what is durable. The engine keeps nothing else but pauses.
///
/// It deletes no record of the library because the server lost it: after a purge, a reset or an expired token
/// it fetches from the beginning and sends what the server was not seen to have.
public actor SyncEngine {
  let store: any SyncStore
  let cloud: any CloudService
  let clock: any SyncClock
  let random: any SyncRandomness
  let installation: UInt64
  let policy: SyncPolicy

  var account: AccountState = .unavailable
  var isExchanging = false
  var itemLimit: Int
  /// The number of failures since the last success.
  private var failures = 0
  private var isQuotaExceeded = false
  private var hasNotice = false
  /// True if the exchange fetched something that this device did not have.
  var hasNews = false
  /// The number of pushes.
  private var pushes = 0
  /// True from a push until a fetch brings something.
  private var isExpecting = false
  /// The number of fetches since the push, all of which brought nothing.
  private var emptyFetches = 0
  private var sleeper: CheckedContinuation<Void, Never>?

  /// Creates an engine.
  ///
  /// - Parameter installation: A number of this installation of the app that no backup contains.
  public init(
    store: any SyncStore, cloud: any CloudService, clock: any SyncClock, random: any SyncRandomness,
    installation: UInt64, policy: SyncPolicy = SyncPolicy()
  ) {
    self.store = store
    self.cloud = cloud
    self.clock = clock
    self.random = random
    self.installation = installation
    self.policy = policy
    itemLimit = policy.itemLimit
  }

  /// Exchanges at once, after notices, and from time to time, until the task is cancelled.
  ///
  /// - Throws: An error of the store.
  public func run() async throws {
    while !Task.isCancelled {
      let pause = try await exchange()
      await rest(pause)
    }
  }

  /// Calls for an exchange: after an edit, a return of the network, or a change of the account. Notices that
  /// come together lead to one exchange.
  public func notice() {
    hasNotice = true
    sleeper?.resume()
    sleeper = nil
  }

  /// Calls for an exchange after a push. The push says that there is something new: a fetch that brings
  /// nothing was answered by a replica that lags behind, and is made again after short pauses.
  public func noticePush() {
    pushes += 1
    (isExpecting, emptyFetches) = (true, 0)
    notice()
  }

  /// Makes the signed-in account the one of this library: everything in the library is sent to it. Call it
  /// only after the person agreed.
  public func moveToSignedInAccount() async throws {
    guard case .signedIn(let id) = await cloud.account() else { return }
    try await store.commit { rows in
      guard rows.progress.account != id else { return }
      rows.progress.account = id
      rows.beginSweep()
    }
    notice()
  }

  /// Returns the state of sync.
  ///
  /// - Throws: An error of the store.
  public func status() async throws -> SyncStatus {
    let state = try await store.read { rows in
      let entries = rows.outbox(after: nil, limit: 400)
      return (
        progress: rows.progress, pending: rows.outboxCount, refused: entries.count { $0.refusal != nil },
        isComplete: rows.inboxCount == 0
      )
    }
    if state.progress.account == nil && state.progress.caughtUp == nil && account != .signedOut {
      return isExchanging ? .syncing(pending: state.pending) : .never
    }
    switch account {
    case .signedOut: return .signedOut(pending: state.pending)
    case .signedIn(let id) where state.progress.account != nil && id != state.progress.account:
      return .otherAccount
    default: break
    }
    if isExchanging { return .syncing(pending: state.pending) }
    if isQuotaExceeded { return .quotaExceeded(pending: state.pending) }
    if state.refused > 0 && state.refused == state.pending { return .refused(records: state.refused) }
    guard state.pending == 0, state.isComplete, !state.progress.isSweeping, failures == 0,
      let time = state.progress.caughtUp
    else { return .waiting(pending: state.pending) }
    return .synced(at: time)
  }

  // MARK: - Pauses

  /// Makes one exchange and returns the pause after it, in milliseconds.
  private func exchange() async throws -> Int64 {
    hasNotice = false
    hasNews = false
    isExchanging = true
    let before = pushes
    defer { isExchanging = false }
    do throws(SyncFailure) {
      try await exchangeAll()
      failures = 0
      isQuotaExceeded = false
      itemLimit = policy.itemLimit
      // A push that came meanwhile may be about something later than what was fetched.
      if hasNews && pushes == before { isExpecting = false }
      return pauseUntilFetch()
    } catch {
      switch error {
      case .store(let error): throw error
      case .account: return policy.pollInterval
      case .cloud(let error):
        isQuotaExceeded = error == .quotaExceeded
        failures += 1
        return isQuotaExceeded ? policy.quotaPause : pause(demanded: error.retryAfter)
      }
    }
  }

  /// Returns the pause after an exchange: short if a push announced something that has not come.
  private func pauseUntilFetch() -> Int64 {
    guard isExpecting else { return policy.pollInterval }
    let pause = policy.pushPause << emptyFetches
    emptyFetches += 1
    isExpecting = pause < policy.pollInterval
    return min(pause, policy.pollInterval)
  }

  private func pause(demanded: Int64?) -> Int64 {
    let doubled = policy.firstPause << min(failures - 1, 20)
    let longest = min(policy.longestPause, doubled)
    let drawn = longest / 2 + Int64(random.bits() % UInt64(longest / 2 + 1))
    return max(drawn, min(demanded ?? 0, policy.longestDemand))
  }

  /// Waits for a time, or less if there is a notice; a notice does not shorten a pause after a failure.
  private func rest(_ pause: Int64) async {
    if failures > 0 && !isQuotaExceeded {
      await clock.wait(milliseconds: pause)
      return
    }
    if !hasNotice {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { [clock] in await clock.wait(milliseconds: pause) }
        group.addTask { await self.sleep() }
        await group.next()
        group.cancelAll()
        wake()
      }
    }
    if hasNotice && !Task.isCancelled { await clock.wait(milliseconds: policy.collecting) }
  }

  private func sleep() async {
    guard !hasNotice, !Task.isCancelled else { return }
    await withCheckedContinuation { sleeper = $0 }
  }

  private func wake() {
    sleeper?.resume()
    sleeper = nil
  }
}

/// The reason why an exchange ended early.
enum SyncFailure: Error {
  /// The server refused, or could not be reached.
  case cloud(CloudError)
  /// The store failed.
  case store(any Error)
  /// The device is signed out, or another account is signed in.
  case account
}
