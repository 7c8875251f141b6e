// Rows in memory: a value, so that a copy is a snapshot.

/// The rows of a store in memory.
public struct MemoryRows: SyncRows, Sendable {
  public var progress = SyncProgress()
  private var records = SortedTable<RecordName, SyncRecord>()
  private var marks: [RecordName: ServerMark] = [:]
  private var entries: [RecordName: OutboxEntry] = [:]
  private var positions = SortedTable<UInt64, RecordName>()
  private var changes = SortedTable<RecordName, InboxEntry>()

  /// Creates an empty store.
  public init() {}

  /// All records, deleted ones too, in the order of names.
  public var allRecords: [SyncRecord] { records.keys.compactMap { records[$0] } }

  public func record(_ name: RecordName) -> SyncRecord? { records[name] }
  public mutating func setRecord(_ record: SyncRecord) { records[record.name] = record }
  public mutating func removeRecord(_ name: RecordName) { records[name] = nil }
  public func names(after name: RecordName?, limit: Int) -> [RecordName] {
    records.keys(after: name, limit: limit)
  }

  public func mark(_ name: RecordName) -> ServerMark? { marks[name] }
  public mutating func setMark(_ mark: ServerMark?, of name: RecordName) { marks[name] = mark }

  public var outboxCount: Int { entries.count }
  public func outboxEntry(_ name: RecordName) -> OutboxEntry? { entries[name] }
  public func outbox(after position: UInt64?, limit: Int) -> [OutboxEntry] {
    positions.keys(after: position, limit: limit).compactMap { positions[$0].flatMap { entries[$0] } }
  }
  public mutating func setOutboxEntry(_ entry: OutboxEntry) {
    if let known = entries[entry.name], known.position != entry.position { positions[known.position] = nil }
    entries[entry.name] = entry
    positions[entry.position] = entry.name
  }
  public mutating func removeOutboxEntry(_ name: RecordName) {
    guard let known = entries.removeValue(forKey: name) else { return }
    positions[known.position] = nil
  }

  public var inboxCount: Int { changes.keys.count }
  public func inboxEntry(_ name: RecordName) -> InboxEntry? { changes[name] }
  public func inbox(after name: RecordName?, limit: Int) -> [InboxEntry] {
    changes.keys(after: name, limit: limit).compactMap { changes[$0] }
  }
  public mutating func setInboxEntry(_ entry: InboxEntry) { changes[entry.name] = entry }
  public mutating func removeInboxEntry(_ name: RecordName) { changes[name] = nil }
}

/// A dictionary whose keys can be walked in their order.
struct SortedTable<Key: Hashable & Comparable & Sendable, Value: Sendable>: Sendable {
  /// The keys, in their order.
  private(set) var keys: [Key] = []
  private var values: [Key: Value] = [:]

  subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      let isKnown = values[key] != nil
      values[key] = newValue
      switch (isKnown, newValue) {
      case (false, .some): keys.insert(key, at: place(of: key))
      case (true, nil): keys.remove(at: place(of: key))
      default: break
      }
    }
  }

  /// Returns the keys after a key, at most a number of them.
  func keys(after key: Key?, limit: Int) -> [Key] {
    guard let key else { return Array(keys.prefix(limit)) }
    var start = place(of: key)
    if start < keys.count && keys[start] == key { start += 1 }
    return Array(keys[start...].prefix(limit))
  }

  /// Returns the place of the first key that is not less.
  private func place(of key: Key) -> Int {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
