// A commit as it is kept: what changed, under which number, when and why.

public import BooksTrackAPI

/// A committed set of changes.
public struct Transaction: Hashable, Sendable {
  /// 1 for the first transaction of a library, and one more each time.
  public let sequence: UInt64
  /// Who committed it, and what for.
  public let origin: TransactionOrigin
  /// When it was committed, as the device's calendar had it; orders nothing.
  public let committed: Timestamp
  /// At least one change, and no two of the same row.
  public let changes: [Change]

  /// Makes a transaction.
  public init(sequence: UInt64, origin: TransactionOrigin, committed: Timestamp, changes: [Change]) {
    self.sequence = sequence
    self.origin = origin
    self.committed = committed
    self.changes = changes
  }
}
