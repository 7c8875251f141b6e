// A committed transaction: its changes, number, time and origin.

public import BooksTrackAPI

/// A committed set of changes.
public struct Transaction: Hashable, Sendable {
  /// The number of the transaction: 1 for the first one of a library.
  public let sequence: UInt64
  /// The part of the app that committed it.
  public let origin: TransactionOrigin
  /// The time of the commit by the device's clock; not used for ordering.
  public let committed: Timestamp
  /// The changes: at least one, and at most one of each row.
  public let changes: ChangeList

  /// Creates a transaction.
  public init(sequence: UInt64, origin: TransactionOrigin, committed: Timestamp, changes: ChangeList) {
    self.sequence = sequence
    self.origin = origin
    self.committed = committed
    self.changes = changes
  }
}
