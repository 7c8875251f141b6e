// The rows that sync reads and writes inside one commit of a store.

/// The server's version of a record, as this device last received it.
public struct ServerMark: Hashable, Sendable {
  /// The server's version of the record.
  public let tag: CloudTag
  /// The server's time of that version, in milliseconds since 1970.
  public let milliseconds: Int64
  /// The sweep in which this device last saw the record on the server; see ``SyncProgress/sweep``.
  public let sweep: UInt32

  /// Creates a mark.
  public init(tag: CloudTag, milliseconds: Int64, sweep: UInt32) {
    self.tag = tag
    self.milliseconds = milliseconds
    self.sweep = sweep
  }
}

/// A record that the server does not have as the device has it.
///
/// A record has at most one entry: another edit adds to it and raises its revision. It keeps its position,
/// except that the records of a transaction stand together at the end.
public struct OutboxEntry: Hashable, Sendable {
  /// The record.
  public let name: RecordName
  /// The place in the order of sending; unique, and never used again.
  public var position: UInt64
  /// The number of edits in the entry, by which an edit during an upload is noticed.
  public var revision: UInt64
  /// The fields that the server lacks.
  public var fields: Set<String>
  /// The transaction that the edit was part of; nil for one of a single record.
  public var group: TransactionGroup?
  /// True once the entry was part of a request as it is, whatever came of it; the next edit clears it.
  public var isAttempted: Bool
  /// The server's refusal, if the record cannot be stored as it is; cleared by the next edit.
  public var refusal: String?

  /// Creates an entry.
  public init(
    _ name: RecordName, position: UInt64, revision: UInt64 = 1, fields: Set<String> = [],
    group: TransactionGroup? = nil, isAttempted: Bool = false, refusal: String? = nil
  ) {
    self.name = name
    self.position = position
    self.revision = revision
    self.fields = fields
    self.group = group
    self.isAttempted = isAttempted
    self.refusal = refusal
  }
}

/// A transaction of several records.
public struct TransactionGroup: Hashable, Sendable {
  /// The first stamp of the transaction.
  public let id: Stamp
  /// The number of records.
  public let size: UInt32

  /// Creates a group.
  public init(id: Stamp, size: UInt32) {
    self.id = id
    self.size = size
  }
}

/// A change from the server that is received but not yet part of the library.
public struct InboxEntry: Hashable, Sendable {
  /// The change of a record on the server.
  public enum Change: Hashable, Sendable {
    /// The server has this version.
    case saved(SyncRecord, tag: CloudTag, milliseconds: Int64)
    /// The server no longer has the record.
    case removed
  }

  /// The record.
  public let name: RecordName
  /// The change.
  public let change: Change

  /// Creates an entry.
  public init(_ name: RecordName, _ change: Change) {
    self.name = name
    self.change = change
  }
}

/// The rows of a store as one commit sees them: what it wrote before is read back.
///
/// A store needs no knowledge of sync: it reads and writes these rows and keeps what a commit wrote all
/// together or not at all. Every read but `names` has to be answered without a pass over all rows of its
/// kind.
public protocol SyncRows {
  /// The position of sync, and the identity of the replica.
  var progress: SyncProgress { get set }

  /// Returns the record, deleted or not; nil if there is none.
  func record(_ name: RecordName) -> SyncRecord?
  /// Returns true if the record is known and deleted. Not required: by default the record is read.
  func isDeleted(_ name: RecordName) -> Bool
  /// Returns a field of the record; nil if it has none of that name. Not required: by default the record is
  /// read.
  func field(_ field: String, of name: RecordName) -> Field?
  /// Returns all stamps in the record. Not required: by default the record is read.
  func stamps(of name: RecordName) -> [Stamp]
  /// Writes the record; the library's own row follows from it.
  mutating func setRecord(_ record: SyncRecord)
  /// Forgets the record with its tombstone.
  mutating func removeRecord(_ name: RecordName)
  /// Returns the names of all records, deleted ones too, after a name, in their order; `limit` may be the
  /// greatest number there is.
  func names(after name: RecordName?, limit: Int) -> [RecordName]

  /// Returns what the server last said of the record; nil if it does not know it.
  func mark(_ name: RecordName) -> ServerMark?
  /// Keeps what the server said of the record; nil forgets it.
  mutating func setMark(_ mark: ServerMark?, of name: RecordName)

  /// The number of entries of the outbox.
  var outboxCount: Int { get }
  /// Returns the outbox entry of the record; nil if the server has all of it.
  func outboxEntry(_ name: RecordName) -> OutboxEntry?
  /// Returns entries of the outbox after a position, in the order of positions.
  func outbox(after position: UInt64?, limit: Int) -> [OutboxEntry]
  /// Writes an entry in place of the record's former one.
  mutating func setOutboxEntry(_ entry: OutboxEntry)
  /// Takes the entry of the record out of the outbox.
  mutating func removeOutboxEntry(_ name: RecordName)

  /// The number of entries of the inbox.
  var inboxCount: Int { get }
  /// Returns the inbox entry of the record; nil if there is none.
  func inboxEntry(_ name: RecordName) -> InboxEntry?
  /// Returns entries of the inbox after a name, in the order of names.
  func inbox(after name: RecordName?, limit: Int) -> [InboxEntry]
  /// Writes an entry in place of the record's former one.
  mutating func setInboxEntry(_ entry: InboxEntry)
  /// Takes the entry of the record out of the inbox.
  mutating func removeInboxEntry(_ name: RecordName)
}

extension SyncRows {
  public func isDeleted(_ name: RecordName) -> Bool { record(name)?.isDeleted ?? false }
  public func field(_ field: String, of name: RecordName) -> Field? { record(name)?.fields[field] }
  public func stamps(of name: RecordName) -> [Stamp] { record(name)?.stamps ?? [] }
}
