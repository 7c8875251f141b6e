// The position of sync, and the identity of the replica: one row of the store.

/// The position of sync, and the identity of the replica.
///
/// It is one row, and is written in the commit of the rows that it speaks of: a token never without its changes.
public struct SyncProgress: Hashable, Sendable {
  /// The identity of the replica, drawn at the first edit or start; 0 before.
  public var device: UInt64 = 0
  /// The installation for which the identity was drawn; nil before. Another one means a restored backup.
  public var installation: UInt64?
  /// The account that the library belongs to; nil before the first sync.
  public var account: AccountID?
  /// The server's position up to which changes are in the library or the inbox; nil for the beginning.
  public var token: CloudToken?
  /// The last stamp that this replica gave.
  public var lastStamp: Stamp = .zero
  /// Milliseconds to add to the device's clock for the server's; nil before the server's first answer.
  public var clockOffset: Int64?
  /// The latest server time seen, in milliseconds since 1970; 0 before the first answer.
  public var serverTime: Int64 = 0
  /// The position of the next outbox entry.
  public var nextPosition: UInt64 = 1
  /// The server time of the last fetch that reached the end; nil if none did.
  public var caughtUp: Int64?
  /// The server time that this device last published as its `caughtUp`; nil before.
  public var published: Int64?
  /// True while everything has to be sent again because the server lost it; the pass goes on after `uploadAfter`.
  public var isUploadingAll = false
  /// The last record that the pass over all records put into the outbox.
  public var uploadAfter: RecordName?

  /// Creates the progress of a library that never synced.
  public init() {}
}
