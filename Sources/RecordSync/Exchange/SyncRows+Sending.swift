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

/// An entry of the outbox with what would be sent of it; nil if its record is gone.
private struct ChangeDraft {
  let entry: OutboxEntry
  let record: SyncRecord?
  let change: CloudChange?

  var size: Int { change?.size ?? 0 }
}

/// The outcome of a request.
struct SendOutcome: Sendable {
  /// The number of changes that the server took, merged or refused for good.
  var settled = 0
  /// The first error for which sending has to pause.
  var pause: CloudError?
  /// True if the server has records of transactions that have to be fetched as a whole first.
  var hasConflict = false
}

extension SyncRows {
  /// Returns the next request, and marks its entries as attempted. What other devices have to see together is
  /// in one request, or gets an end of its own.
  ///
  /// - Parameter position: The position of the only entry to send; nil for the next ones in their order.
  mutating func nextBatch(at position: UInt64?, items: Int, bytes: Int) -> Batch {
    if let position {
      return batch(outbox(after: position - 1, limit: 1).filter { $0.position == position }.map(draft))
    }
    var chosen: [ChangeDraft] = []
    var size = 0
    for unit in outboxUnits() {
      let drafts = unit.map(draft)
      let sum = drafts.reduce(0) { $0 + $1.size }
      if chosen.count + unit.count <= items && size + sum <= bytes {
        chosen += drafts
        size += sum
        continue
      }
      guard chosen.isEmpty else { break }
      if unit.count > 1 && close(unit) { return nextBatch(at: nil, items: items, bytes: bytes) }
      for draft in drafts.prefix(items) where chosen.isEmpty || size + draft.size <= bytes {
        chosen.append(draft)
        size += draft.size
      }
      break
    }
    return batch(chosen)
  }

  /// Returns the record of an entry and the change that sends it, as they are before they are dated.
  private func draft(_ entry: OutboxEntry) -> ChangeDraft {
    let record = record(entry.name)
    return ChangeDraft(entry: entry, record: record, change: record.map { change(entry, of: $0) })
  }

  /// Returns the change that sends an entry. A record of which the server has a version that is not shown yet
  /// is sent with what that one has: of two transactions that are sent in parts and wrote the same record,
  /// neither can wait for the end of the other.
  private func change(_ entry: OutboxEntry, of record: SyncRecord) -> CloudChange {
    guard case .saved(let server, let tag, _)? = inboxEntry(entry.name)?.change else {
      return CloudChange(entry.name, tag: mark(entry.name)?.tag, .save(record.cloudFields(entry.fields)))
    }
    return CloudChange(entry.name, tag: tag, .save(Merge.records(record, server).cloudFields(entry.fields)))
  }

  private mutating func batch(_ drafts: [ChangeDraft]) -> Batch {
    var batch = Batch()
    for draft in drafts {
      var entry = draft.entry
      guard let record = draft.record, let undated = draft.change else {
        removeOutboxEntry(entry.name)
        continue
      }
      let dated = date(record)
      entry.isAttempted = true
      setOutboxEntry(entry)
      batch.changes.append(dated.map { change(entry, of: $0) } ?? undated)
      batch.revisions.append(entry.revision)
      if entry.group != nil { batch.isAtomic = true }
    }
    return batch
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
        if let record = record(change.name),
          case .saved(let server, _, _)? = inboxEntry(change.name)?.change
        {
          let merged = Merge.records(record, server)
          setInboxEntry(InboxEntry(change.name, .saved(merged, tag: tag, milliseconds: modified)))
        }
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
