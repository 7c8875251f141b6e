// The last transactions of a library, for those who follow it: views, statistics, sync.
//
// Bounded by changes and not by transactions, because one import may hold ten thousand changes and memory is
// what is being bounded. Who has fallen behind the bound is told so and starts again from a snapshot.

/// What has happened since a transaction that a follower has already seen.
public enum ChangeFeed: Hashable, Sendable {
  /// Everything since then, oldest first; empty if nothing has happened.
  case transactions([Transaction])
  /// Not everything is known any more: the oldest transaction still kept has that number, or the next one
  /// will. Take a snapshot and go on from its `sequence`.
  case cut(oldest: UInt64)
}

/// The newest transactions, at most as many as fit into a number of changes.
struct TransactionHistory: Sendable {
  private let limit: Int
  /// Those before `start` no longer count. They are let go in bulk, so that a commit does not move all the
  /// rest.
  private var kept: [Transaction] = []
  private var start = 0
  private var changeCount = 0
  private var last: UInt64

  /// Keeps transactions that come after `last` as long as together they have at most `limit` changes.
  init(after last: UInt64, limit: Int) {
    self.last = last
    self.limit = limit
  }

  /// Adds the next transaction and lets go of the oldest that no longer fit; perhaps of all.
  mutating func append(_ transaction: Transaction) {
    last = transaction.sequence
    kept.append(transaction)
    changeCount += transaction.changes.count
    while changeCount > limit {
      changeCount -= kept[start].changes.count
      start += 1
    }
    if start * 2 >= kept.count {
      kept.removeFirst(start)
      start = 0
    }
  }

  /// Lets go of all transactions, and says how many changes they had.
  mutating func forget() -> Int {
    defer { (kept, start, changeCount) = ([], 0, 0) }
    return changeCount
  }

  /// What has happened since that transaction.
  func since(_ sequence: UInt64) -> ChangeFeed {
    guard sequence < last else { return .transactions([]) }
    let oldest = start < kept.count ? kept[start].sequence : last + 1
    guard sequence + 1 >= oldest else { return .cut(oldest: oldest) }
    return .transactions(Array(kept[start...].drop { $0.sequence <= sequence }))
  }
}
