// Units: entries of the outbox that other devices have to see together.
//
// Entries are linked if a transaction that the server does not have wrote the records of both. A unit that
// fits goes in one atomic request. One that does not, because the server accepts less than documented or
// because its records are large, gets an end of its own, like a transaction of more than 400 records.

extension SyncRows {
  /// Returns the entries that can be sent, in units, in the order of their first positions.
  ///
  /// Links are followed among 800 entries, and up to 400 records in a unit; a greater one is divided by the
  /// last transaction of each record. A unit of which the server has newer records that wait in the inbox
  /// waits as well, unless it is sent in parts: another device may wait for its end.
  func outboxUnits() -> [[OutboxEntry]] {
    let entries = sendable(limit: 2 * TransactionGroup.requestLimit)
    return entries.linked(by: unsentTransactions).flatMap { unit in
      unit.count > TransactionGroup.requestLimit ? unit.linked(by: lastTransaction) : [unit]
    }
    .filter { unit in openGroup(of: unit) != nil || !unit.contains { inboxEntry($0.name) != nil } }
  }

  /// Returns the transaction whose end a unit has of its own and the server does not; nil if there is none.
  private func openGroup(of unit: [OutboxEntry]) -> TransactionGroup? {
    unit.lazy.compactMap(\.group).first { outboxEntry($0.closingName) != nil }
  }

  /// Returns entries that can be sent.
  private func sendable(limit: Int) -> [OutboxEntry] {
    var result: [OutboxEntry] = []
    var last: UInt64?
    while result.count < limit {
      let entries = outbox(after: last, limit: limit)
      guard let end = entries.last else { break }
      last = end.position
      result += entries.filter { $0.refusal == nil }
    }
    return result
  }

  private func lastTransaction(of entry: OutboxEntry) -> [Stamp] {
    [entry.group?.id ?? TransactionGroup.id(endedBy: entry.name)].compactMap { $0 }
  }

  private func unsentTransactions(of entry: OutboxEntry) -> [Stamp] {
    guard entry.fields.contains(ReservedField.group),
      let mark = field(ReservedField.group, of: entry.name)?.groupMark
    else { return lastTransaction(of: entry) }
    return lastTransaction(of: entry) + mark.ids
  }

  /// Gives the records of a unit an end of their own. Returns false if they have one.
  mutating func close(_ unit: [OutboxEntry]) -> Bool {
    let wall = wallOfServerTime
    let open = openGroup(of: unit)
    let group =
      open
      ?? TransactionGroup(
        id: nextStamp(after: .zero, at: wall), size: UInt32(TransactionGroup.requestLimit + unit.count))
    var isChanged = open == nil
    for entry in unit where entry.group != group && entry.name.kind != TransactionGroup.kind {
      guard var record = record(entry.name) else { continue }
      mark(&record, group, at: wall)
      setRecord(record)
      var entry = entry
      entry.group = group
      entry.fields.insert(ReservedField.group)
      entry.isAttempted = false
      setOutboxEntry(entry)
      isChanged = true
    }
    if isChanged { putLast(group, at: wall) }
    return isChanged
  }
}
