// The latest transactions of a library, for its followers: views, statistics, synchronization.
//
// The limit is a number of changes, not of transactions, because one import may have ten thousand changes and
// the purpose is to limit memory. For the same reason a batch of a staged file counts as its rows. A follower
// that is too far behind must start again from a snapshot.

/// The transactions after the last one that a follower has seen.
public enum ChangeFeed: Hashable, Sendable {
  /// All later transactions, oldest first.
  case transactions([Transaction])
  /// Some later transactions are no longer available; `oldest` is the number of the oldest one that is, or of
  /// the next transaction. Take a snapshot and continue from its `sequence`.
  case cut(oldest: UInt64)
}

/// The latest transactions, up to a total number of changes.
struct TransactionHistory: Sendable {
  private let limit: Int
  /// Transactions before `start` are dropped. They are removed in bulk, so that a commit does not move the
  /// array.
  private var kept: [Transaction] = []
  private var start = 0
  private var size = 0
  private var last: UInt64

  /// Creates a history after transaction `last` that keeps at most `limit` changes.
  init(after last: UInt64, limit: Int) {
    self.last = last
    self.limit = limit
  }

  /// Adds the next transaction and drops the oldest ones, possibly all, until the limit is met.
  mutating func append(_ transaction: Transaction) {
    last = transaction.sequence
    kept.append(transaction)
    size += transaction.size
    while size > limit {
      size -= kept[start].size
      start += 1
    }
    if start * 2 >= kept.count {
      kept.removeFirst(start)
      start = 0
    }
  }

  /// Drops all transactions and returns their size.
  mutating func forget() -> Int {
    defer { (kept, start, size) = ([], 0, 0) }
    return size
  }

  /// Returns the transactions after a given one.
  func since(_ sequence: UInt64) -> ChangeFeed {
    guard sequence < last else { return .transactions([]) }
    let oldest = start < kept.count ? kept[start].sequence : last + 1
    guard sequence + 1 >= oldest else { return .cut(oldest: oldest) }
    return .transactions(Array(kept[start...].drop { $0.sequence <= sequence }))
  }
}

extension Transaction {
  /// The number of changes; a batch of a staged file counts as its rows.
  fileprivate var size: Int {
    guard case .stageImport = origin else { return changes.count }
    return changes.reduce(0) { size, change in
      guard case .stagedBatch(.put(let batch)) = change else { return size + 1 }
      return size + max(1, batch.rows.count)
    }
  }
}
