// Where committed transactions are kept. The store asks for nothing more than "append, and come back when it
// cannot be lost"; a file, a simulated disk and nothing at all are storages.

/// Makes transactions durable, in the order in which they are handed over.
///
/// The store never calls `append` again before the last call has come back.
public protocol Storage: Sendable {
  /// Returns when the transaction will be there after any crash.
  ///
  /// - Throws: `StorageError` if the transaction is not there and will not turn up later: the store then
  ///   drops it, and hands over another one with the same number.
  func append(_ transaction: Transaction) async throws(StorageError)
}

/// Why a transaction could not be made durable.
public enum StorageError: Error, Hashable, Sendable {
  /// There is no room for it.
  case diskFull
  /// The medium cannot be written to now; a later try may go well.
  case unavailable
  /// The medium reported a failed write; `detail` is its own word for it.
  case writeFailed(detail: String)
  /// The task was cancelled before anything was written.
  case cancelled
}

/// Keeps nothing: the library lives as long as the store. For previews, and for readers of the lab who never
/// crash.
public struct VolatileStorage: Storage {
  /// Makes a storage that keeps nothing.
  public init() {}

  /// Returns at once.
  public func append(_ transaction: Transaction) async throws(StorageError) {}
}
