// The rows of a store with a planted bug.

import RecordSync

/// Rows in which some reads and writes are wrong.
struct PlantedRows: SyncRows {
  private(set) var rows: MemoryRows
  private let flaw: PlantedFlaw

  init(_ rows: MemoryRows, _ flaw: PlantedFlaw) {
    self.rows = rows
    self.flaw = flaw
  }

  var progress: SyncProgress {
    get { rows.progress }
    set {
      var new = newValue
      if flaw == .keepsIdentity && rows.progress.device != 0 { new.device = rows.progress.device }
      rows.progress = new
    }
  }

  func record(_ name: RecordName) -> SyncRecord? { rows.record(name) }

  mutating func setRecord(_ record: SyncRecord) {
    let old = rows.record(record.name)
    var record = record
    if flaw == .keepsOwnOnTie, let old {
      record.fields = record.fields.merging(old.fields) { $0.keepingOwn(of: $1) }
    }
    rows.setRecord(record)
  }

  mutating func removeRecord(_ name: RecordName) { rows.removeRecord(name) }
  func names(after name: RecordName?, limit: Int) -> [RecordName] { rows.names(after: name, limit: limit) }

  func mark(_ name: RecordName) -> ServerMark? {
    guard let mark = rows.mark(name), flaw == .lastFetchedWins else { return rows.mark(name) }
    return ServerMark(tag: mark.tag, milliseconds: 0, sweep: mark.sweep)
  }
  mutating func setMark(_ mark: ServerMark?, of name: RecordName) { rows.setMark(mark, of: name) }

  var outboxCount: Int { rows.outboxCount }
  func outboxEntry(_ name: RecordName) -> OutboxEntry? { rows.outboxEntry(name).map(flawed) }
  func outbox(after position: UInt64?, limit: Int) -> [OutboxEntry] {
    rows.outbox(after: position, limit: limit).map(flawed)
  }
  mutating func setOutboxEntry(_ entry: OutboxEntry) { rows.setOutboxEntry(entry) }
  mutating func removeOutboxEntry(_ name: RecordName) { rows.removeOutboxEntry(name) }

  private func flawed(_ entry: OutboxEntry) -> OutboxEntry {
    var entry = entry
    if flaw == .ignoresRevision { entry.revision = 1 }
    return entry
  }

  var inboxCount: Int { rows.inboxCount }
  func inboxEntry(_ name: RecordName) -> InboxEntry? { rows.inboxEntry(name) }
  func inbox(after name: RecordName?, limit: Int) -> [InboxEntry] { rows.inbox(after: name, limit: limit) }
  mutating func setInboxEntry(_ entry: InboxEntry) { rows.setInboxEntry(entry) }
  mutating func removeInboxEntry(_ name: RecordName) { rows.removeInboxEntry(name) }
}

extension Field {
  /// Returns the own value with the foreign stamp, where both were written within three seconds.
  fileprivate func keepingOwn(of own: Field) -> Field {
    guard case .known(.register, let values, _) = self, case .known(.register, let owns, _) = own,
      let foreign = values.last, let mine = owns.last,
      foreign.stamp.device != mine.stamp.device || foreign.stamp == mine.stamp,
      abs(foreign.stamp.milliseconds - mine.stamp.milliseconds) < 3_000
    else { return self }
    return .register(mine.value, at: foreign.stamp)
  }
}
