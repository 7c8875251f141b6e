// Sync as a service of the app: the engine of `RecordSync` on the library's store.
//
// The engine exchanges after edits, pushes and returns of the network, and from time to time. What has to be
// sent is in the outbox of the library, in the commit of the edit; what was fetched is applied in commits of
// its own, with the token. So a launch goes on where the last one ended, also in the middle of the first
// upload.

internal import BooksTrackAPI
public import RecordSync

/// Exchanges the changes of a library with the reader's other devices (SYN-1).
///
/// ```swift
/// async let background: Void = app.run()     // exchanges, too
/// await app.sync?.noticePush()               // a push has arrived
/// let words = try await app.sync?.statusText()
/// ```
public struct LibrarySync: Sendable {
  private let store: LibraryStore
  private let cloud: CloudPlatform
  private let connectivity: any Connectivity
  private let clock: DeviceSyncClock
  private let engine: SyncEngine

  init(_ cloud: CloudPlatform, store: LibraryStore, platform: AppPlatform) {
    self.store = store
    self.cloud = cloud
    connectivity = platform.connectivity
    clock = DeviceSyncClock(clock: platform.clock, wallTime: platform.wallTime)
    engine = SyncEngine(
      store: store, cloud: cloud.service, clock: clock, random: cloud.random,
      installation: cloud.installation, policy: cloud.policy)
  }

  /// Exchanges until the task is cancelled. The first call makes the library ready for it.
  ///
  /// - Throws: `CancellationError`; `StorageError` if a commit failed, after which it may be run again.
  public func run() async throws {
    try await store.startSync(installation: cloud.installation, AnyRandomness(cloud.random))
    while true {
      try await connectivity.waitUntilOnline()
      // A return of the network ends the pause after a failure.
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await engine.run() }
        group.addTask { try await noticeEdits() }
        group.addTask { try await noticeWork() }
        group.addTask { try await connectivity.waitForReconnect() }
        defer { group.cancelAll() }
        try await group.next()
      }
      try Task.checkCancellation()
    }
  }

  /// Calls for an exchange: after a return of the network, or a change of the account.
  public func notice() async { await engine.notice() }

  /// Calls for an exchange after a push.
  public func noticePush() async { await engine.noticePush() }

  /// Makes the signed-in account the one of this library. Call it only after the reader agreed (SYN-10).
  ///
  /// - Throws: Errors of a commit; nothing is changed then.
  public func moveToSignedInAccount() async throws { try await engine.moveToSignedInAccount() }

  /// Returns the state of sync; without a network, nothing is under way (SYN-11).
  public func status() async throws -> SyncStatus {
    let status = try await engine.status()
    guard case .syncing(let pending) = status, !connectivity.isOnline else { return status }
    return .waiting(pending: pending)
  }

  /// Returns the state of sync as a sentence, such as “Synced 2 minutes ago” or “Waiting for iCloud”
  /// (SYN-11).
  public func statusText() async throws -> String {
    let offset = try await store.read { $0.progress.clockOffset ?? 0 }
    return try await status().sentence(at: clock.milliseconds + offset)
  }

  /// Calls for an exchange after each edit of the reader.
  private func noticeEdits() async throws {
    var seen = await store.snapshot.sequence
    while true {
      let latest = try await store.nextChange(after: seen)
      if await store.hasReadersEdits(after: seen) { await engine.notice() }
      seen = latest
    }
  }

  /// Calls for an exchange after work in the background, such as a look-up: all of a minute together.
  private func noticeWork() async throws {
    var seen = await store.snapshot.sequence
    while true {
      _ = try await store.nextChange(after: seen)
      try await clock.clock.sleep(for: Self.collectingWork)
      seen = await store.snapshot.sequence
      if await store.hasOutbox { await engine.notice() }
    }
  }

  /// The time in which work in the background is collected before an exchange.
  private static let collectingWork = Duration.seconds(60)
}

/// The clocks of the device, as the engine uses them.
private struct DeviceSyncClock: SyncClock {
  let clock: any Clock<Duration>
  let wallTime: any WallTime

  var milliseconds: Int64 { wallTime.now().milliseconds }

  func wait(milliseconds: Int64) async {
    // The next step of a cancelled task ends it.
    try? await clock.sleep(for: .milliseconds(milliseconds))
  }
}

/// Random bits of whatever source.
private struct AnyRandomness: SyncRandomness {
  private let source: any SyncRandomness

  init(_ source: any SyncRandomness) { self.source = source }

  func bits() -> UInt64 { source.bits() }
}

extension LibraryStore {
  /// True if there are changes that the server does not have.
  fileprivate var hasOutbox: Bool { snapshot.indexes.records.outbox.count > 0 }

  /// Returns true if a transaction after the one with that number is an edit of the reader that has to be
  /// sent.
  fileprivate func hasReadersEdits(after sequence: UInt64) -> Bool {
    guard hasOutbox else { return false }
    switch changes(after: sequence) {
    case .transactions(let list):
      return list.contains { if case .edit = $0.origin { true } else { false } }
    case .cut: return false
    }
  }
}
