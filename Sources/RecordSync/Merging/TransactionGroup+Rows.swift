// Transactions on the server: the mark that binds their records together.
//
// A transaction that fits into a request is sent in one atomic request, so the server has all of it or nothing. A
// larger one ends with a record of its own; other devices hold its records back until that record is there.

extension TransactionGroup {
  /// The most records that a request may contain.
  static let requestLimit = 400
  /// The kind of the records that end large transactions.
  static let kind = "@group"

  /// True if the transaction does not fit into a request.
  var isLarge: Bool { size > Self.requestLimit }

  /// The name of the record that ends the transaction, if it is large.
  var closingName: RecordName { RecordName(kind: Self.kind, key: idBytes) }

  private var idBytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(id)
    return writer.bytes
  }

  /// The bytes of the mark.
  var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.write(id)
    writer.write(size)
    return writer.bytes
  }

  /// Creates the mark from its bytes; nil if they are none.
  init?(encoded bytes: [UInt8]) {
    var reader = ByteParser(bytes)
    guard let id = reader.stamp(), let size = reader.number(UInt32.self), reader.isAtEnd else { return nil }
    self.init(id: id, size: size)
  }
}

extension SyncRecord {
  /// The transaction in which the record was last written, of those with several records.
  var group: TransactionGroup? {
    fields[ReservedField.group]?.value.flatMap { TransactionGroup(encoded: $0) }
  }
}
