// The reference: which values a device may show, given a history of edits.

import RecordSync

/// Judges what devices show by the history of edits.
struct ReferenceMerge {
  let history: WriteHistory
  let clocks: ClockBounds

  /// Returns true if a write certainly replaces another one of the same field.
  func beats(_ write: LoggedWrite, _ other: LoggedWrite) -> Bool {
    if write.id == other.id || other.known.contains(write.id) { return false }
    if write.known.contains(other.id) { return true }
    return clocks.isLater(write, than: other)
  }

  // MARK: - At rest

  /// Returns what is wrong about the records of a device, once it should have everything.
  func judge(_ shown: [RecordName: ShownRecord], of device: String) -> [SyncViolation] {
    var result: [SyncViolation] = []
    for name in history.names.sorted() {
      result += judge(shown[name], name).map {
        SyncViolation(oracle: $0.oracle, text: "\(device): \($0.text)")
      }
    }
    for name in shown.keys.sorted() where !history.names.contains(name) {
      result.append(SyncViolation(oracle: .doubled, text: "\(device): \(name) was never made"))
    }
    return result
  }

  private func judge(_ shown: ShownRecord?, _ name: RecordName) -> [SyncViolation] {
    let births = history.writes(of: FieldPlace(name: name, field: WriteHistory.born))
    let deletions = history.deletions(of: name)
    guard let generation = births.filter(\.isAcknowledged).map(\.generation).max() else { return [] }
    let isUncertain = (births + deletions).contains { !$0.isAcknowledged }
    let isDeleted = deletions.contains { $0.generation >= generation && $0.isAcknowledged }
    guard let shown else {
      if isDeleted || isUncertain { return [] }
      return [SyncViolation(oracle: .vanished, text: "\(name) is not there")]
    }
    if isDeleted && !isUncertain {
      return [SyncViolation(oracle: .undoneDelete, text: "\(name) was deleted and is there")]
    }
    if isUncertain { return [] }
    return history.fields(of: name).flatMap { field in
      judge(shown.fields[field] ?? [], FieldPlace(name: name, field: field), generation)
    }
  }

  private func judge(_ values: [[UInt8]], _ place: FieldPlace, _ generation: Int) -> [SyncViolation] {
    let writes = history.writes(of: place).filter { $0.generation == generation }
    let ids = values.map(WriteHistory.id)
    let shown = Set(ids)
    let text = "\(place.name).\(place.field)"
    if shown.count != ids.count { return [SyncViolation(oracle: .doubled, text: "\(text) repeats a value")] }
    for id in ids where !writes.contains(where: { $0.id == id }) {
      return [SyncViolation(oracle: .invented, text: "\(text) is \(id), which no device wrote there")]
    }
    guard let first = writes.first else { return [] }
    switch first.kind {
    case .set, .clear: return judgeRegister(ids.first, writes, text)
    case .setOnce:
      guard writes.contains(where: \.isAcknowledged), ids.isEmpty else { return [] }
      return [SyncViolation(oracle: .lostWrite, text: "\(text) is empty")]
    case .add, .append, .remove: return judgeCollection(shown, writes, text)
    case .delete: return []
    }
  }

  private func judgeRegister(_ id: UInt64?, _ writes: [LoggedWrite], _ text: String) -> [SyncViolation] {
    let acknowledged = writes.filter(\.isAcknowledged)
    // An empty register is a clearing that won, or no write at all.
    let candidates = writes.filter { id == nil ? $0.kind == .clear : $0.id == id }
    if candidates.isEmpty && acknowledged.isEmpty { return [] }
    if candidates.contains(where: { candidate in !acknowledged.contains { beats($0, candidate) } }) {
      return []
    }
    let winner = candidates.last.flatMap { candidate in acknowledged.last { beats($0, candidate) } }
    let lost = winner ?? acknowledged.last
    return [
      SyncViolation(
        oracle: .lostWrite,
        text: "\(text) is \(id.map(String.init) ?? "empty"), and write \(lost?.id ?? 0) is later")
    ]
  }

  private func judgeCollection(
    _ shown: Set<UInt64>, _ writes: [LoggedWrite], _ text: String
  ) -> [SyncViolation] {
    var removed: Set<UInt64> = []
    var mayBeRemoved: Set<UInt64> = []
    for write in writes {
      guard case .remove(let id) = write.kind else { continue }
      mayBeRemoved.insert(id)
      if write.isAcknowledged { removed.insert(id) }
    }
    var result: [SyncViolation] = []
    for write in writes where write.kind == .add || write.kind == .append {
      let isShown = shown.contains(write.id)
      if write.isAcknowledged && !isShown && !mayBeRemoved.contains(write.id) {
        result.append(SyncViolation(oracle: .lostWrite, text: "\(text) lacks \(write.id)"))
      }
      if isShown && removed.contains(write.id) {
        result.append(
          SyncViolation(oracle: .undoneDelete, text: "\(text) has \(write.id), which was removed"))
      }
    }
    return result
  }

  // MARK: - At any time

  /// Returns true if a device that has a write may show this.
  func reflects(_ shown: ShownRecord?, _ write: LoggedWrite, bornAt generation: Int?) -> Bool {
    guard let shown, let generation else {
      return write.kind == .delete
        || history.deletions(of: write.name).contains {
          $0.generation >= write.generation
        }
    }
    if write.kind == .delete { return generation > write.generation }
    if generation != write.generation { return generation > write.generation }
    let ids = (shown.fields[write.field] ?? []).map(WriteHistory.id)
    switch write.kind {
    case .delete, .setOnce, .remove: return true
    case .add, .append:
      if ids.contains(write.id) || write.kind == .append { return ids.contains(write.id) }
      return history.writes(of: FieldPlace(name: write.name, field: write.field)).contains {
        $0.kind == .remove(write.id)
      }
    case .set, .clear:
      guard let id = ids.first, let shown = history[id] else {
        return write.kind == .clear
          || history.writes(of: FieldPlace(name: write.name, field: write.field)).contains {
            $0.kind == .clear && !beats(write, $0)
          }
      }
      return !beats(write, shown)
    }
  }
}
