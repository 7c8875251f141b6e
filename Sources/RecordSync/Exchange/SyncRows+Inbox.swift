// The inbox: fetched changes wait until they can be shown as a whole.
//
// A page is kept with its token in one commit. At the end of a fetch the server's state is complete up to
// that moment, and the changes go into the library: those of a transaction in one commit, a child not before
// its parent, a large transaction not before its end. What has to wait stays in the inbox.

extension SyncRows {
  /// Keeps a page and its token.
  mutating func receive(_ page: FetchPage) {
    for cloud in page.changed where !isKnown(cloud) {
      let entry = InboxEntry(
        cloud.name, .saved(SyncRecord(cloud), tag: cloud.tag, milliseconds: cloud.modified))
      if case .saved(_, _, let known)? = inboxEntry(cloud.name)?.change, known > cloud.modified { continue }
      setInboxEntry(entry)
    }
    for name in page.removed { setInboxEntry(InboxEntry(name, .removed)) }
    progress.token = page.token
  }

  /// Returns true if this device has this version already, because it sent it or took it in, and nothing of
  /// the record waits in the inbox. A fetch brings back all that the device sent. A sweep looks at every
  /// version.
  private func isKnown(_ cloud: CloudRecord) -> Bool {
    guard !progress.isSweeping, let mark = mark(cloud.name) else { return false }
    return mark.tag == cloud.tag && mark.milliseconds == cloud.modified && inboxEntry(cloud.name) == nil
  }

  /// Returns the entries of the inbox in groups, each to be shown in one commit: all at once if they are not
  /// more than a number, and otherwise by transactions.
  func inboxUnits(limit: Int) -> [[RecordName]] {
    if inboxCount <= limit {
      let names = inbox(after: nil, limit: limit).map(\.name)
      return names.isEmpty ? [] : [names]
    }
    var units: [[RecordName]] = []
    var ofGroup: [TransactionGroup: Int] = [:]
    var singles: [RecordName] = []
    var last: RecordName?
    while true {
      let entries = inbox(after: last, limit: 200)
      guard let end = entries.last else { break }
      last = end.name
      for entry in entries {
        guard case .saved(let record, _, _) = entry.change, let group = record.group else {
          singles.append(entry.name)
          continue
        }
        if let index = ofGroup[group] {
          units[index].append(entry.name)
        } else {
          ofGroup[group] = units.count
          units.append([entry.name])
        }
      }
    }
    for start in stride(from: 0, to: singles.count, by: limit) {
      units.append(Array(singles[start..<min(start + limit, singles.count)]))
    }
    return units
  }

  /// Moves entries of the inbox into the library, as far as they are ready. Returns the number of those
  /// moved.
  mutating func absorb(unit: [RecordName], _ random: some SyncRandomness) -> Int {
    let released = released(unit.compactMap { inboxEntry($0) })
    let names = Set(released.map(\.name))
    for entry in released.sorted(by: { depth($0, names) < depth($1, names) }) {
      removeInboxEntry(entry.name)
      switch entry.change {
      case .removed: absorbRemoval(of: entry.name)
      case .saved(let record, let tag, let milliseconds):
        absorb(record, tag: tag, milliseconds: milliseconds, random)
      }
    }
    return released.count
  }

  /// Returns the entries that can be shown: all or nothing of a transaction, and of those that wrote the same
  /// records as one that has not arrived in full.
  private func released(_ entries: [InboxEntry]) -> [InboxEntry] {
    var rest = entries
    var names = Set(entries.map(\.name))
    var held: Set<Stamp> = []
    while true {
      let waiting = rest.filter { entry in
        !isReady(entry, beside: names) || entry.mark.map { !held.isDisjoint(with: $0.ids) } ?? false
      }
      if waiting.isEmpty { return rest }
      for entry in waiting { held.formUnion(entry.mark?.ids ?? []) }
      names.subtract(waiting.map(\.name))
      rest.removeAll { !names.contains($0.name) }
    }
  }

  /// Returns the number of parents of an entry among the given ones.
  private func depth(_ entry: InboxEntry, _ names: Set<RecordName>) -> Int {
    var depth = 0
    var next = entry
    while case .saved(let record, _, _) = next.change, let parent = record.parent, names.contains(parent),
      let above = inboxEntry(parent), depth < names.count
    {
      depth += 1
      next = above
    }
    return depth
  }

  private func isReady(_ entry: InboxEntry, beside names: Set<RecordName>) -> Bool {
    guard case .saved(let record, _, _) = entry.change else { return true }
    if let parent = record.parent, self.record(parent) == nil, !names.contains(parent) { return false }
    guard let group = record.group, group.isLarge, self.record(group.closingName) == nil else { return true }
    return self.record(record.name)?.group == group || !isExpected(DeviceRow.name(of: group.id.device))
  }

  /// Returns true for a device that may still send the end of a transaction: the others did not give it up.
  private func isExpected(_ device: RecordName) -> Bool {
    record(device).map { !$0.isDeleted } ?? (inboxEntry(device) != nil)
  }
}

extension InboxEntry {
  /// The mark of the transactions that wrote the record; nil if none.
  fileprivate var mark: GroupMark? {
    guard case .saved(let record, _, _) = change else { return nil }
    return record.groupMark
  }
}
