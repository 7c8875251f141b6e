// A store in memory: for tests, previews, and as an example of the protocol.

/// A store whose rows live as long as it does.
public actor MemoryStore: SyncStore {
  /// The rows, as the last commit left them.
  public private(set) var rows: MemoryRows

  /// Creates a store.
  public init(_ rows: MemoryRows = MemoryRows()) { self.rows = rows }

  public func read<Value: Sendable>(_ body: @Sendable (any SyncRows) -> Value) -> Value { body(rows) }

  public func commit<Value: Sendable>(_ body: @Sendable (inout any SyncRows) -> Value) -> Value {
    var changing: any SyncRows = rows
    let value = body(&changing)
    if let changed = changing as? MemoryRows { rows = changed }
    return value
  }
}
