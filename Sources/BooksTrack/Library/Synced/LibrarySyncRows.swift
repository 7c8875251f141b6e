// The rows of sync in a library: the records, the outbox and the inbox that a commit of `LibraryStore` reads
// and writes. It collects the names of the written records, whose rows have to follow.

internal import RecordSync

/// The rows of sync in the library of an editor.
struct LibrarySyncRows: SyncRows {
  var editor: LibraryEditor
  var progress: SyncProgress
  /// The names of written records, in their order; some may occur twice.
  private(set) var written: [RecordName] = []
  init(_ editor: LibraryEditor) {
    self.editor = editor
    progress = editor.library.syncPositions[SyncPosition.id]?.progress ?? SyncProgress()
  }

  /// Writes the position into the library. Call it once, at the end of a commit.
  mutating func keepProgress() { editor.putRow(SyncPosition(progress: progress)) }

  /// Returns the names of written records and forgets them.
  mutating func takeWritten() -> [RecordName] {
    defer { written = [] }
    return written
  }

  // MARK: Records

  func record(_ name: RecordName) -> SyncRecord? {
    guard let bytes = editor.library.recordRow(name)?.record else { return nil }
    return try? SyncRecord(name, stored: bytes)
  }

  func isDeleted(_ name: RecordName) -> Bool {
    editor.library.recordRow(name)?.record.map(SyncRecord.isDeleted(stored:)) ?? false
  }

  func field(_ field: String, of name: RecordName) -> Field? {
    guard let bytes = editor.library.recordRow(name)?.record else { return nil }
    return try? SyncRecord.field(field, stored: bytes)
  }

  func stamps(of name: RecordName) -> [Stamp] {
    guard let bytes = editor.library.recordRow(name)?.record else { return [] }
    return (try? SyncRecord.stamps(stored: bytes)) ?? []
  }

  mutating func setRecord(_ record: SyncRecord) {
    update(record.name) { row in
      row.record = record.stored
      row.sameAs = RecordAlias.targets(in: record)
    }
    written.append(record.name)
  }

  mutating func removeRecord(_ name: RecordName) {
    update(name) { row in
      row.record = nil
      row.sameAs = []
    }
    written.append(name)
  }

  func names(after name: RecordName?, limit: Int) -> [RecordName] {
    var names: [RecordName] = []
    var last: RecordName?
    for row in editor.library.records where row.record != nil {
      guard name.map({ $0 < row.name }) ?? true, last.map({ row.name < $0 }) ?? true else { continue }
      names.append(row.name)
      // Of many records only the first ones are sorted.
      guard names.count / 2 > limit else { continue }
      names.sort()
      names.removeSubrange(limit...)
      last = names.last
    }
    names.sort()
    return limit < names.count ? Array(names[..<limit]) : names
  }

  /// Returns the names of records whose rows wait for the row of a record.
  func waiting(for name: RecordName) -> [RecordName] {
    (editor.library.indexes.records.awaiting[name] ?? []).compactMap { editor.library.records[$0]?.name }
  }

  /// Notes the records whose rows wait for the row of a record as written: their rows follow now.
  mutating func noteWaiting(for name: RecordName) { written += waiting(for: name) }

  // MARK: The server

  func mark(_ name: RecordName) -> ServerMark? { editor.library.recordRow(name)?.mark }

  mutating func setMark(_ mark: ServerMark?, of name: RecordName) { update(name) { $0.mark = mark } }

  // MARK: Outbox

  var outboxCount: Int { editor.library.indexes.records.outbox.count }

  func outboxEntry(_ name: RecordName) -> OutboxEntry? { editor.library.recordRow(name)?.outbox }

  func outbox(after position: UInt64?, limit: Int) -> [OutboxEntry] {
    var entries: [OutboxEntry] = []
    var next = UInt32(exactly: position.map { $0 + 1 } ?? 0)
    let tree = editor.library.indexes.records.outbox
    while entries.count < limit, let start = next, let found = tree.first(from: start) {
      if let entry = editor.library.records[found.value]?.outbox { entries.append(entry) }
      next = found.serial == .max ? nil : found.serial + 1
    }
    return entries
  }

  mutating func setOutboxEntry(_ entry: OutboxEntry) { update(entry.name) { $0.outbox = entry } }

  mutating func removeOutboxEntry(_ name: RecordName) { update(name) { $0.outbox = nil } }

  // MARK: Inbox

  var inboxCount: Int { editor.library.indexes.records.inbox.count }

  func inboxEntry(_ name: RecordName) -> InboxEntry? {
    guard let bytes = editor.library.recordRow(name)?.inbox else { return nil }
    return try? InboxEntry(name, stored: bytes)
  }

  func inbox(after name: RecordName?, limit: Int) -> [InboxEntry] {
    let names = editor.library.indexes.records.inbox
    var place = name.map { names.partitioningIndex(atOrAfter: $0) } ?? 0
    if let name, place < names.count, names[place] == name { place += 1 }
    return names[place...].prefix(limit).compactMap { inboxEntry($0) }
  }

  mutating func setInboxEntry(_ entry: InboxEntry) { update(entry.name) { $0.inbox = entry.stored } }

  mutating func removeInboxEntry(_ name: RecordName) { update(name) { $0.inbox = nil } }

  // MARK: Rows

  /// Changes what is known of a record.
  mutating func update(_ name: RecordName, _ body: (inout RecordRow.Fields) -> Void) {
    let known = editor.library.recordRow(name)
    var row = known ?? RecordRow(id: editor.newID(), name: name)
    body(&row.box.fields)
    if !row.isEmpty {
      editor.putRow(row)
    } else if known != nil {
      editor.removeRow(row.id)
    }
  }
}
