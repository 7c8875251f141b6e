// The storage of committed transactions. The store needs only an append that returns when the transaction is
// durable. There are storages in files, on a simulated disk, and without any persistence.

/// Makes transactions durable, in the order of the calls.
///
/// The store never calls `append` before the previous call has returned.
public protocol Storage: Sendable {
  /// Appends a transaction and returns when it is durable.
  ///
  /// - Throws: `StorageError` if the transaction is not stored and will not appear later: the store drops it
  ///   and uses its number for the next one.
  func append(_ transaction: Transaction) async throws(StorageError)
}

/// The reason that a transaction could not be made durable.
public enum StorageError: Error, Hashable, Sendable {
  /// The disk is full.
  case diskFull
  /// The medium cannot be written at present; a later attempt may succeed.
  case unavailable
  /// The medium reported a failed write; `detail` is its message.
  case writeFailed(detail: String)
  /// The task was cancelled before anything was written.
  case cancelled
}

/// A storage without persistence: the library lives as long as the store. For previews, and for simulated
/// readers without crashes.
public struct VolatileStorage: Storage {
  /// Creates a storage without persistence.
  public init() {}

  /// Returns at once.
  public func append(_ transaction: Transaction) async throws(StorageError) {}
}
