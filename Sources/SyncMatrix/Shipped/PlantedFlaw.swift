// Bugs of real engines, planted into the shipped one: in its server, its store or its policy, never in its
// code.

import RecordSync

/// A planted bug.
enum PlantedFlaw: String, CaseIterable, Sendable {
  case takesExpiryForPause = "takes an expired token for a pause"
  case savesTokenFirst = "saves the token before its data"
  case editBeforeOutbox = "saves the edit before its outbox entry"
  case takesPauseForSuccess = "does not queue again after a transient error"
  case dropsBatchOfBadRecord = "drops the batch of a bad record"
  case sendsOnlyDelete = "sends the delete and not the insert after it"
  case dropsOrphans = "drops a child that comes before its parent"
  case keepsOwnOnTie = "keeps its own value on a tie"
  case serverWins = "lets a newer server record win over a pending edit"
  case ignoresRevision = "forgets an edit made during its upload"
  case trustsClock = "trusts the device's clock"
  case refusesFuture = "refuses what its clock holds for the future"
  case sendsTooMany = "sends more than 400 items"
  case deletesOnPurge = "deletes the library after a purge"
  case forgetsAfterReset = "forgets the library after a reset of encrypted data"
  case wipesOnSignOut = "deletes the library at sign-out"
  case mixesAccounts = "sends to whichever account is signed in"
  case keepsIdentity = "keeps its identity in a restored backup"
  case touchesWhatItFetches = "writes what it fetches"
  case drawsKeys = "gives one book a key per device"
  case joinerDeletes = "deletes what a new device does not have"
  case erasesUnknown = "erases fields that it does not know"
  case forgetsOutbox = "forgets its queue at a restart"
  case lastFetchedWins = "lets the last fetched value win"
  case alwaysClaims = "always says “synced”"
  case copiesAfterExpiry = "makes new records after an expired token"
  case collectsAtOnce = "collects tombstones at once"
  case appliesPerRecord = "applies a transaction record by record"
  case dropsOnQuota = "drops what finds no space"
  case ignoresRetryAfter = "ignores the pause that the server demands"
  case sendsAsNew = "sends as new what may have arrived"
  case waitsForPush = "fetches after a push only"
  case neverClears = "never clears a field"

  /// The policy with the bug.
  var policy: SyncPolicy {
    var policy = SyncPolicy()
    switch self {
    case .sendsTooMany: policy.itemLimit = 5_000
    case .collectsAtOnce:
      policy.tombstoneFloor = 0
      policy.greatestLag = -10_000_000_000_000
      policy.maintenanceInterval = 60_000
    case .waitsForPush: policy.pollInterval = 1_000_000_000_000
    case .ignoresRetryAfter: policy.longestDemand = 0
    default: break
    }
    return policy
  }

  /// Returns the state that is saved first where a commit is saved in two steps; nil if in one.
  func earlyState(from old: MemoryRows, to new: MemoryRows) -> MemoryRows? {
    var early = old
    switch self {
    case .savesTokenFirst:
      guard new.progress.token != old.progress.token else { return nil }
      early.progress = new.progress
      return early
    case .appliesPerRecord:
      let changed = new.allRecords.filter {
        !$0.name.kind.hasPrefix("@") && old.record($0.name) != $0 && new.mark($0.name) != old.mark($0.name)
      }
      guard changed.count > 1, new.outboxCount == old.outboxCount, let first = changed.first else {
        return nil
      }
      early.setRecord(first)
      return early
    default: return nil
    }
  }
}
