// A store: the library of the app, as far as sync needs it.

/// A durable store of ``SyncRows``.
///
/// ```swift
/// try await store.commit { rows in
///   rows.apply([RecordEdit(name, .change([.set("rating", [4])]))], at: clock.milliseconds, random)
/// }
/// ```
///
/// An app writes its edits in such a commit together with rows of its own. The engine writes what it fetched,
/// with the token, in another one.
public protocol SyncStore: Sendable {
  /// Runs the body on a consistent state of the rows; what it changes is discarded.
  func read<Value: Sendable>(_ body: @Sendable (any SyncRows) -> Value) async throws -> Value
  /// Runs the body and makes what it wrote durable, all of it or nothing; returns once it is durable.
  func commit<Value: Sendable>(_ body: @Sendable (inout any SyncRows) -> Value) async throws -> Value
}

/// The device's wall clock, right or wrong.
public protocol SyncClock: Sendable {
  /// Milliseconds since 1970.
  var milliseconds: Int64 { get }
  /// Waits; returns early if the task is cancelled.
  func wait(milliseconds: Int64) async
}

/// A source of random bits.
public protocol SyncRandomness: Sendable {
  /// Returns 64 random bits.
  func bits() -> UInt64
}
