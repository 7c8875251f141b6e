// Sending: a request from the outbox, and what its answer means.

/// A request, with the revisions of the entries that it contains.
struct Batch: Sendable {
  /// The changes, in the order of the outbox.
  var changes: [CloudChange] = []
  /// The revision of each entry when it was read.
  var revisions: [UInt64] = []
  /// True if the server has to accept all changes or none.
  var isAtomic = false
}

/// What the answer to a request calls for.
struct SendOutcome: Sendable {
  /// The number of changes that the server took, merged or refused for good.
  var settled = 0
  /// The first error for which sending has to pause.
  var pause: CloudError?
  /// True if the server has records of transactions that have to be fetched as a whole first.
  var hasConflict = false
}

extension SyncRows {
  /// Returns the next request, and marks its entries as attempted. A transaction that fits into a request is not
  /// divided among two.
  mutating func nextBatch(after position: UInt64?, items: Int, bytes: Int) -> Batch {
    var batch = Batch()
    var size = 0
    let (entries, sizes) = together(sendable(after: position, limit: items))
    for (index, entry) in entries.enumerated() {
      var entry = entry
      guard let record = record(entry.name) else {
        removeOutboxEntry(entry.name)
        continue
      }
      if !batch.changes.isEmpty && batch.changes.count + sizes[index] > items { break }
      let change = CloudChange(
        entry.name, tag: mark(entry.name)?.tag, .save(record.cloudFields(entry.fields)))
      size += change.size
      if !batch.changes.isEmpty && size > bytes { break }
      if batch.changes.count == items { break }
      entry.isAttempted = true
      let own = record.stamps.filter { $0.device == progress.device }.max()
      progress.sentStamp = max(progress.sentStamp, own ?? .zero)
      setOutboxEntry(entry)
      batch.changes.append(change)
      batch.revisions.append(entry.revision)
      if entry.group != nil { batch.isAtomic = true }
    }
    return batch
  }

  /// Returns entries that can be sent.
  private func sendable(after position: UInt64?, limit: Int) -> [OutboxEntry] {
    var result: [OutboxEntry] = []
    var last = position
    while result.count < limit {
      let entries = outbox(after: last, limit: limit)
      guard let end = entries.last else { break }
      last = end.position
      result += entries.filter { $0.refusal == nil }
    }
    return result
  }

  /// Returns the entries with those of a transaction in a row, and for the first of each the number of them.
  private func together(_ entries: [OutboxEntry]) -> (entries: [OutboxEntry], sizes: [Int]) {
    var members: [TransactionGroup: [OutboxEntry]] = [:]
    for entry in entries {
      if let group = entry.group, !group.isLarge { members[group, default: []].append(entry) }
    }
    var result: [OutboxEntry] = []
    var sizes: [Int] = []
    for entry in entries {
      guard let group = entry.group, !group.isLarge else {
        result.append(entry)
        sizes.append(1)
        continue
      }
      guard let row = members.removeValue(forKey: group) else { continue }
      result += row
      sizes += [row.count] + Array(repeating: 0, count: row.count - 1)
    }
    return (result, sizes)
  }

  /// Takes in the results of a request.
  mutating func settle(
    _ batch: Batch, _ results: [ChangeResult], _ random: some SyncRandomness
  ) -> SendOutcome {
    var outcome = SendOutcome()
    for ((change, revision), result) in zip(zip(batch.changes, batch.revisions), results) {
      switch result {
      case .saved(let tag, let modified):
        let mark = ServerMark(tag: tag, milliseconds: modified, sweep: progress.sweep)
        setMark(mark, of: change.name)
        outcome.settled += 1
        if outboxEntry(change.name)?.revision == revision { removeOutboxEntry(change.name) }
      case .deleted: outcome.settled += 1
      case .failed(let error): settle(change.name, error, &outcome, random)
      }
    }
    return outcome
  }

  private mutating func settle(
    _ name: RecordName, _ error: CloudError, _ outcome: inout SendOutcome, _ random: some SyncRandomness
  ) {
    switch error {
    case .serverRecordChanged(let cloud):
      let server = SyncRecord(cloud)
      // A record that was part of a transaction is shown together with the others of it, after a fetch.
      if server.group != nil {
        outcome.hasConflict = true
        return
      }
      absorb(server, tag: cloud.tag, milliseconds: cloud.modified, random)
      outcome.settled += 1
    case .unknownItem:
      setMark(nil, of: name)
      if let record = record(name) { enqueue(name, record.sendableFields, nil) }
      outcome.settled += 1
    case .invalidRecord(let reason): refuse(name, reason, &outcome)
    case .limitExceeded: refuse(name, "the record is too large", &outcome)
    case .batchRequestFailed: break
    default: if outcome.pause == nil { outcome.pause = error }
    }
  }

  private mutating func refuse(_ name: RecordName, _ reason: String, _ outcome: inout SendOutcome) {
    guard var entry = outboxEntry(name) else { return }
    entry.refusal = reason
    setOutboxEntry(entry)
    outcome.settled += 1
  }
}
