// The numbers of the engine, in one place.

/// Limits and pauses of the engine; times are in milliseconds.
public struct SyncPolicy: Hashable, Sendable {
  /// The most items in a request, deletes counted.
  public var itemLimit = 400
  /// The most bytes in a request.
  public var byteLimit = 1_000_000
  /// The most records that one commit takes from the inbox, or puts into the outbox; records that
  /// transactions link are taken together, however many they are.
  public var commitLimit = 500
  /// The time after which the engine fetches although no push came.
  public var pollInterval: Int64 = 900_000
  /// The pause after the first fetch that brings nothing of what a push announced; it doubles with each
  /// further one.
  public var pushPause: Int64 = 5_000
  /// The time in which edits and pushes are collected before an exchange.
  public var collecting: Int64 = 500
  /// The pause after the first failure; it doubles with each further one.
  public var firstPause: Int64 = 2_000
  /// The longest pause after a failure, unless the server demands a longer one.
  public var longestPause: Int64 = 900_000
  /// The longest pause that a server can demand.
  public var longestDemand: Int64 = 86_400_000
  /// The pause while the account has no space left.
  public var quotaPause: Int64 = 3_600_000
  /// The time for which a tombstone is kept in any case.
  public var tombstoneFloor: Int64 = 30 * 86_400_000
  /// The time within which every replica of the server has a change.
  public var greatestLag: Int64 = 3_600_000
  /// The time without a fetch after which a device is given up.
  public var deviceLife: Int64 = 180 * 86_400_000
  /// The time between two looks for tombstones.
  public var maintenanceInterval: Int64 = 86_400_000

  /// Creates the policy that is shipped.
  public init() {}
}
