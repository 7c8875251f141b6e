// The written form of a transaction: the text of its origin, when it was committed, and its changes with
// their count. Its number is that of the record it stands in.

internal import BooksTrackAPI

/// A transaction as the content of a record.
package struct StoredTransaction: Sendable {
  /// Its number.
  package let sequence: UInt64
  /// The content: all that the library's files keep of it, but its number. Equal bytes mean equal origins,
  /// times and changes.
  package let bytes: [UInt8]
  /// What becomes of which row, in the order of the changes.
  let touches: [RowTouch]

  /// Writes a transaction.
  package init(_ transaction: Transaction) {
    sequence = transaction.sequence
    var writer = ByteWriter(capacity: 64 + transaction.changes.count * 96)
    writer.text(transaction.origin.text)
    writer.value(transaction.committed)
    writer.size(transaction.changes.count)
    var touches: [RowTouch] = []
    touches.reserveCapacity(transaction.changes.count)
    for change in transaction.changes { touches.append(change.visit(by: &writer)) }
    bytes = writer.bytes
    self.touches = touches
  }

  /// Passes over what stands in front of the changes.
  static func skipPreface(_ parser: inout ByteParser) throws(ByteError) {
    _ = try parser.block()
    _ = try parser.signed()
  }

  /// Reads a transaction of that number.
  static func read(_ sequence: UInt64, from parser: inout ByteParser) throws(ByteError) -> Transaction {
    let origin = TransactionOrigin(text: try parser.text())
    let committed = try Timestamp(from: &parser)
    let changes = try parser.list { parser throws(ByteError) in try Change(from: &parser) }
    try parser.expectEnd()
    return Transaction(sequence: sequence, origin: origin, committed: committed, changes: changes)
  }
}
