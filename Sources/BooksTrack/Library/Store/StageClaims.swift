// The running imports of this process.
//
// A stage in the library belongs to a running import, or to one that was interrupted by a crash or cancelled.
// Only an interrupted import may be resumed or discarded. Claims are not stored, so every stage is free after
// a relaunch.

internal import Synchronization

/// The stages of one store that belong to running imports.
final class StageClaims: Sendable {
  private let claimed = Mutex<Set<StagedImportID>>([])
  fileprivate let told = Mutex<Set<StagedImportID>>([])

  init() {}

  /// Claims a stage; returns false if it is already claimed.
  func claim(_ id: StagedImportID) -> Bool { claimed.withLock { $0.insert(id).inserted } }

  /// Releases a stage; no effect if it is not claimed.
  func release(_ id: StagedImportID) { _ = claimed.withLock { $0.remove(id) } }

  /// Returns true if a stage is claimed.
  func isClaimed(_ id: StagedImportID) -> Bool { claimed.withLock { $0.contains(id) } }
}

extension StageClaims {
  /// Records that the end of an import was reported in this process; returns false if it was reported before.
  @discardableResult
  func noteTold(_ id: StagedImportID) -> Bool { told.withLock { $0.insert(id).inserted } }
}

/// A claim made within a commit, and released if the commit fails.
final class PendingClaim: Sendable {
  private let claims: StageClaims
  private let taken = Mutex<StagedImportID?>(nil)

  init(_ claims: StageClaims) { self.claims = claims }

  /// Runs `body` and records the stage that it has claimed.
  func take(_ body: () -> StagedImportID) -> StagedImportID {
    let id = body()
    taken.withLock { $0 = id }
    return id
  }

  /// Releases the claimed stage, if any.
  func release() { if let id = taken.withLock({ $0 }) { claims.release(id) } }
}
