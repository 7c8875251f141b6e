// Transactions on the server: the mark that binds their records together.
//
// A transaction that fits into a request is sent in one atomic request, so the server has all of it or
// nothing. One that does not ends with a record of its own; other devices hold its records back until that
// record is there. The mark of a record also names the transactions that wrote it before the last one: what
// two transactions both changed is shown with the rest of either.

extension TransactionGroup {
  /// The most records that a request may contain.
  static let requestLimit = 400
  /// The kind of the records that end large transactions.
  static let kind = "@group"

  /// True if the transaction does not fit into a request.
  var isLarge: Bool { size > Self.requestLimit }

  /// The name of the record that ends the transaction, if it is large.
  var closingName: RecordName {
    var writer = ByteWriter()
    writer.write(id)
    return RecordName(kind: Self.kind, key: writer.bytes)
  }

  /// Returns the transaction that a record ends; nil for another record.
  static func id(endedBy name: RecordName) -> Stamp? {
    guard name.kind == kind else { return nil }
    var reader = ByteParser(name.key)
    return reader.stamp()
  }
}

/// The mark of a record: the transaction of several records in which it was last written, and some before
/// that.
struct GroupMark: Hashable, Sendable {
  /// The last transaction.
  let group: TransactionGroup
  /// The transactions before the last one, the latest first.
  let earlier: [Stamp]

  /// The most transactions that a mark names beside the last one.
  static let memory = 8

  /// Creates the mark of a record that had another one, or none.
  init(_ group: TransactionGroup, after former: GroupMark?) {
    self.group = group
    let known = (former?.ids ?? []).filter { $0 != group.id }
    earlier = Array(known.prefix(Self.memory))
  }

  /// All transactions that the mark names.
  var ids: [Stamp] { [group.id] + earlier }

  /// The bytes of the mark.
  var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.write(group.id)
    writer.write(group.size)
    for id in earlier { writer.write(id) }
    return writer.bytes
  }

  /// Creates the mark from its bytes; nil if they are none.
  init?(encoded bytes: [UInt8]) {
    var reader = ByteParser(bytes)
    guard let id = reader.stamp(), let size = reader.number(UInt32.self) else { return nil }
    var earlier: [Stamp] = []
    while let stamp = reader.stamp() { earlier.append(stamp) }
    guard reader.isAtEnd else { return nil }
    group = TransactionGroup(id: id, size: size)
    self.earlier = earlier
  }
}

extension Field {
  /// The mark of transactions that the field contains.
  var groupMark: GroupMark? { value.flatMap { GroupMark(encoded: $0) } }
}

extension SyncRecord {
  /// The mark of the transactions that wrote the record; nil if none of several records did.
  var groupMark: GroupMark? { fields[ReservedField.group]?.groupMark }

  /// The transaction in which the record was last written, of those with several records.
  var group: TransactionGroup? { groupMark?.group }
}

extension SyncRows {
  /// Marks a record as part of a transaction.
  mutating func mark(_ record: inout SyncRecord, _ group: TransactionGroup, at wall: Int64) {
    let base = record.fields[ReservedField.group]?.newness ?? .zero
    let mark = GroupMark(group, after: record.groupMark)
    record.fields[ReservedField.group] = .register(mark.encoded, at: nextStamp(after: base, at: wall))
  }

  /// Puts the end of a transaction behind everything that is to be sent.
  mutating func putLast(_ group: TransactionGroup, at wall: Int64) {
    guard outboxEntry(group.closingName) != nil else {
      return change(SyncRecord(group.closingName), [.set("size", [])], at: wall, group: nil)
    }
    putLast(group.closingName)
  }

  /// Moves the outbox entry of a record, if there is one, to the end of the outbox.
  mutating func putLast(_ name: RecordName) {
    guard var entry = outboxEntry(name) else { return }
    removeOutboxEntry(name)
    entry.position = nextPosition()
    setOutboxEntry(entry)
  }
}
