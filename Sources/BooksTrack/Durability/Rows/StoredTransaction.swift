// The written form of a transaction: the text of its origin, when it was committed, and its changes with their count.
// Its number is that of the record it stands in.

internal import BooksTrackAPI

/// A transaction as the content of a record.
struct StoredTransaction {
  /// The content.
  let bytes: [UInt8]
  /// What becomes of which row, in the order of the changes.
  let touches: [RowTouch]

  /// Writes a transaction.
  init(_ transaction: Transaction) {
    var writer = ByteWriter(capacity: 64 + transaction.changes.count * 96)
    writer.text(transaction.origin.text)
    writer.value(transaction.committed)
    writer.size(transaction.changes.count)
    var touches: [RowTouch] = []
    touches.reserveCapacity(transaction.changes.count)
    for change in transaction.changes { touches.append(change.writeNoting(to: &writer)) }
    bytes = writer.bytes
    self.touches = touches
  }

  /// Passes over what stands in front of the changes.
  static func skipPreface(_ reader: inout ByteReader) throws(ByteError) {
    _ = try reader.block()
    _ = try reader.signed()
  }

  /// Reads a transaction of that number.
  static func read(_ sequence: UInt64, from reader: inout ByteReader) throws(ByteError) -> Transaction {
    let origin = TransactionOrigin(text: try reader.text())
    let committed = try Timestamp(from: &reader)
    let changes = try reader.list { reader throws(ByteError) in try Change(from: &reader) }
    try reader.expectEnd()
    return Transaction(sequence: sequence, origin: origin, committed: committed, changes: changes)
  }
}

extension Transaction {
  /// What the library's files keep of it, all but its number: equal bytes mean equal origins, times and changes.
  package var storedBytes: [UInt8] { StoredTransaction(self).bytes }
}
