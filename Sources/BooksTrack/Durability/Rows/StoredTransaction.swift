// The encoding of a transaction: the text of its origin, the time of the commit, and the changes after their
// count. The number of the transaction is that of its record.

internal import BooksTrackAPI

/// An encoded transaction.
package struct StoredTransaction: Sendable {
  /// The number of the transaction.
  package let sequence: UInt64
  /// The encoded origin, time and changes. Equal bytes mean equal origins, times and changes.
  package private(set) var bytes: [UInt8]
  /// The changed rows, in the order of the changes.
  let touches: [RowTouch]

  /// Encodes a transaction.
  package init(_ transaction: Transaction) {
    sequence = transaction.sequence
    var writer = ByteWriter(capacity: 64 + Frame.overhead + transaction.changes.count * 96)
    writer.text(transaction.origin.text)
    writer.value(transaction.committed)
    writer.size(transaction.changes.count)
    touches = transaction.changes.write(to: &writer)
    bytes = writer.bytes
  }

  /// Removes the bytes and returns them, so that a large transaction is not copied.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Skips the origin and the time, which precede the changes.
  static func skipPreface(_ parser: inout ByteParser) throws(ByteError) {
    _ = try parser.block()
    _ = try parser.signed()
  }

  /// Parses the transaction with a number.
  static func read(_ sequence: UInt64, from parser: inout ByteParser) throws(ByteError) -> Transaction {
    let origin = TransactionOrigin(text: try parser.text())
    let committed = try Timestamp(from: &parser)
    let changes = try parser.list { parser throws(ByteError) in try Change(from: &parser) }
    try parser.expectEnd()
    return Transaction(sequence: sequence, origin: origin, committed: committed, changes: ChangeList(changes))
  }
}
