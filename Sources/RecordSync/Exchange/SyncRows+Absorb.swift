// Absorbing: what the server has becomes part of the library.

extension SyncRows {
  /// Merges the server's version of a record into the library. What the server lacks is then in the outbox,
  /// and what it has is not.
  mutating func absorb(
    _ server: SyncRecord, tag: CloudTag, milliseconds: Int64, _ random: some SyncRandomness
  ) {
    let name = server.name
    if milliseconds == Self.beforeSweep { return absorbLost(server) }
    // A read from a replica that lags behind shows an old version.
    if let known = mark(name), known.milliseconds > milliseconds {
      setMark(ServerMark(tag: known.tag, milliseconds: known.milliseconds, sweep: progress.sweep), of: name)
      return
    }
    let local = record(name)
    let merged = local.map { Merge.records($0, server) } ?? server
    if merged != local { setRecord(merged) }
    setMark(ServerMark(tag: tag, milliseconds: milliseconds, sweep: progress.sweep), of: name)
    let lacking = merged.fields(differingFrom: server)
    if lacking.isEmpty {
      if outboxEntry(name) != nil { removeOutboxEntry(name) }
    } else {
      var entry = outboxEntry(name) ?? OutboxEntry(name, position: nextPosition())
      entry.fields = lacking
      setOutboxEntry(entry)
    }
    notice(merged, isNew: local == nil, random)
    joinAliases(of: merged)
  }

  /// Looks for another device with this identity, and for the end of this one.
  private mutating func notice(_ record: SyncRecord, isNew: Bool, _ random: some SyncRandomness) {
    if record.name == DeviceRow.name(of: progress.device) {
      guard record.isDeleted else { return }
      progress.isRejoining = true
      beginSweep()
      renewIdentity(random)
    } else if record.stamps.contains(where: { [progress] in
      $0.device == progress.device && $0 > progress.lastStamp
    }) {
      renewIdentity(random)
    }
  }

  /// Takes note that the server no longer has a record. An edit that waits makes it again, except on a device
  /// that the others gave up: what that one knew of the record was deleted meanwhile.
  mutating func absorbRemoval(of name: RecordName) {
    let isForgotten = progress.isRejoining && mark(name) != nil
    setMark(nil, of: name)
    guard let record = record(name) else { return }
    if !record.isDeleted, !isForgotten, outboxEntry(name) != nil {
      enqueue(name, record.sendableFields, nil)
    } else {
      removeOutboxEntry(name)
      removeRecord(name)
    }
  }

  /// Takes in a record that was fetched before the server lost it, or may have: it has to be sent again.
  private mutating func absorbLost(_ server: SyncRecord) {
    let merged = record(server.name).map { Merge.records($0, server) } ?? server
    setRecord(merged)
    setMark(nil, of: server.name)
    enqueue(server.name, merged.sendableFields, merged.group)
  }

  /// The time of inbox entries that were fetched before the present sweep began.
  private static var beforeSweep: Int64 { 0 }

  /// Begins to compare the whole library with what the server has.
  ///
  /// Drops the fetched records of transactions that are not shown yet: their rest may be lost, and the
  /// devices that have all of them send them again.
  mutating func beginSweep() {
    for entry in inbox(after: nil, limit: inboxCount) {
      guard case .saved(let record, _, _) = entry.change, record.group == nil else {
        removeInboxEntry(entry.name)
        continue
      }
      setInboxEntry(
        InboxEntry(entry.name, .saved(record, tag: CloudTag(0), milliseconds: Self.beforeSweep)))
    }
    progress.token = nil
    progress.sweep += 1
    progress.isSweeping = true
    progress.sweptTo = nil
  }

  /// Puts the ends of large transactions behind the records that were put into the outbox again.
  private mutating func putEndsLast() {
    var last = RecordName(kind: TransactionGroup.kind, key: [])
    while true {
      let names = names(after: last, limit: 50).filter { $0.kind == TransactionGroup.kind }
      guard let end = names.last else { return }
      last = end
      for name in names { putLast(name) }
    }
  }

  /// Puts records that the server was not seen to have into the outbox, up to a number of them; a device that
  /// the others gave up deletes those that the server once had.
  mutating func sweep(limit: Int) {
    let names = names(after: progress.sweptTo, limit: limit)
    for name in names {
      guard let record = record(name) else { continue }
      let mark = mark(name)
      guard mark?.sweep != progress.sweep else { continue }
      setMark(nil, of: name)
      if mark != nil && progress.isRejoining {
        removeOutboxEntry(name)
        removeRecord(name)
      } else if outboxEntry(name)?.fields != record.sendableFields {
        enqueue(name, record.sendableFields, record.group)
      }
    }
    progress.sweptTo = names.last
    guard names.count < limit else { return }
    putEndsLast()
    progress.isSweeping = false
    progress.isRejoining = false
    progress.sweptTo = nil
  }
}
