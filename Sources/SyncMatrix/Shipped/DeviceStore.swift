// The store of the shipped engine on a simulated device: rows in memory, saved whole.

import RecordSync

/// A store over the storage of a device.
struct DeviceStore: SyncStore {
  let storage: DeviceStorage
  let flaw: PlantedFlaw?

  var rows: MemoryRows { (storage.content as? MemoryRows) ?? MemoryRows() }

  func read<Value: Sendable>(_ body: @Sendable (any SyncRows) -> Value) async throws -> Value {
    try await storage.wait()
    return body(flaw.map { PlantedRows(rows, $0) } ?? rows)
  }

  func commit<Value: Sendable>(_ body: @Sendable (inout any SyncRows) -> Value) async throws -> Value {
    try await storage.wait()
    let old = rows
    let (value, new) = run(body)
    if let early = flaw?.earlyState(from: old, to: new) {
      try await storage.save(early)
      try await storage.wait(.seconds(2))
      return try await replay(body)
    }
    try await storage.save(new)
    return value
  }

  /// Commits an edit of the app.
  func edit(_ body: @Sendable (inout any SyncRows) -> Void) async throws {
    guard flaw == .editBeforeOutbox else { return try await commit(body) }
    try await storage.wait()
    let old = rows
    let (_, new) = run(body)
    var early = old
    for record in new.allRecords where old.record(record.name) != record { early.setRecord(record) }
    try await storage.save(early)
    try await storage.wait(.seconds(2))
    try await storage.save(new)
  }

  private func replay<Value: Sendable>(_ body: @Sendable (inout any SyncRows) -> Value) async throws -> Value
  {
    let (value, new) = run(body)
    try await storage.save(new)
    return value
  }

  private func run<Value>(_ body: (inout any SyncRows) -> Value) -> (Value, MemoryRows) {
    guard let flaw else {
      var changing: any SyncRows = rows
      let value = body(&changing)
      return (value, (changing as? MemoryRows) ?? rows)
    }
    var changing: any SyncRows = PlantedRows(rows, flaw)
    let value = body(&changing)
    var new = (changing as? PlantedRows)?.rows ?? rows
    if flaw == .touchesWhatItFetches { touchFetched(from: rows, to: &new) }
    return (value, new)
  }

  /// Writes what was fetched again, as an engine does that observes its own store.
  private func touchFetched(from old: MemoryRows, to new: inout MemoryRows) {
    guard new.inboxCount < old.inboxCount || new.progress.token != old.progress.token else { return }
    for record in new.allRecords
    where !record.name.kind.hasPrefix("@") && old.mark(record.name) != new.mark(record.name) {
      let edit = RecordEdit(record.name, .change([.set("@touched", [1])]))
      new.apply([edit], at: old.progress.serverTime, NoRandomness())
    }
  }

  func shown() async throws -> [ShownRecord] {
    try await storage.wait()
    return rows.allRecords.filter { !$0.isDeleted && !$0.name.kind.hasPrefix("@") }.map { record in
      var fields: [String: [[UInt8]]] = [:]
      for (name, field) in record.fields where !name.hasPrefix("@") {
        let values = field.value.map { [$0] } ?? field.elements
        if !values.isEmpty { fields[name] = values }
      }
      return ShownRecord(record.name, fields: fields)
    }
  }

  func forgetOutbox() {
    var rows = rows
    for entry in rows.outbox(after: nil, limit: .max) { rows.removeOutboxEntry(entry.name) }
    storage.content = rows
  }
}

/// A source for edits that draw nothing.
private struct NoRandomness: SyncRandomness {
  func bits() -> UInt64 { 1 }
}
