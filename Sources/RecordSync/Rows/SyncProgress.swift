// The position of sync, and the identity of the replica: one row of the store.

/// The position of sync, and the identity of the replica.
///
/// It is one row, and is written in the commit of the rows that it speaks of: a token never without its
/// changes.
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
  /// The latest stamp of this replica that was part of a request; later ones may still be corrected.
  public var sentStamp: Stamp = .zero
  /// Milliseconds to add to the device's clock for the server's; nil before the server's first answer.
  public var clockOffset: Int64?
  /// The latest server time seen, in milliseconds since 1970; 0 before the first answer.
  public var serverTime: Int64 = 0
  /// The position of the next outbox entry.
  public var nextPosition: UInt64 = 1
  /// The server time of the last fetch that reached the end; nil if none did.
  public var caughtUp: Int64?
  /// The server time of the last look for tombstones to collect; 0 before.
  public var maintained: Int64 = 0
  /// The number of times that this device began to compare its whole library with the server's.
  public var sweep: UInt32 = 0
  /// True until all records that the server was not seen to have in this sweep are in the outbox.
  public var isSweeping = false
  /// The last record that the pass over all records came to; nil at its beginning.
  public var sweptTo: RecordName?
  /// True if the other devices gave this one up: what the server no longer has is then deleted, not sent.
  public var isRejoining = false

  /// Creates the progress of a library that never synced.
  public init() {}
}
