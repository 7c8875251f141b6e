// Which staged imports are under way in this process.
//
// A stage in the library may be an import under way, or what a former one has left behind: cut off by a
// crash, or by a task that was cancelled. Only the second kind may be gone on with or thrown away. Nothing of
// this is stored, so after a relaunch every stage is free.

internal import Synchronization

/// The staged imports of one store that are under way.
final class StageClaims: Sendable {
  private let claimed = Mutex<Set<StagedImportID>>([])
  fileprivate let told = Mutex<Set<StagedImportID>>([])

  init() {}

  /// Claims a stage; false if it is claimed already.
  func claim(_ id: StagedImportID) -> Bool { claimed.withLock { $0.insert(id).inserted } }

  /// Gives a stage back; nothing happens if it was not taken.
  func release(_ id: StagedImportID) { _ = claimed.withLock { $0.remove(id) } }

  /// Whether it is claimed.
  func isClaimed(_ id: StagedImportID) -> Bool { claimed.withLock { $0.contains(id) } }
}

extension StageClaims {
  /// Takes note that the end of its import was told of in this process; false if it was before.
  @discardableResult
  func noteTold(_ id: StagedImportID) -> Bool { told.withLock { $0.insert(id).inserted } }
}

/// A claim that is made within a commit, and given back if the commit fails.
final class PendingClaim: Sendable {
  private let claims: StageClaims
  private let taken = Mutex<StagedImportID?>(nil)

  init(_ claims: StageClaims) { self.claims = claims }

  /// Remembers what `body` has claimed.
  func take(_ body: () -> StagedImportID) -> StagedImportID {
    let id = body()
    taken.withLock { $0 = id }
    return id
  }

  /// Gives back what was claimed.
  func release() { if let id = taken.withLock({ $0 }) { claims.release(id) } }
}
