// The inbox: fetched changes wait until they can be shown as a whole.
//
// A page is kept with its token in one commit. At the end of a fetch the server's state is complete up to
// that moment, and the changes go into the library: those of a transaction in one commit, a child not before
// its parent, a large transaction not before its end. What has to wait stays in the inbox.

extension SyncRows {
  /// Keeps a page and its token. Returns true if the page has something that this device does not have.
  mutating func receive(_ page: FetchPage) -> Bool {
    var isNew = !page.removed.isEmpty
    for cloud in page.changed where !isKnown(cloud) {
      isNew = true
      let entry = InboxEntry(
        cloud.name, .saved(SyncRecord(cloud), tag: cloud.tag, milliseconds: cloud.modified))
      if case .saved(_, _, let known)? = inboxEntry(cloud.name)?.change, known > cloud.modified { continue }
      setInboxEntry(entry)
    }
    for name in page.removed { setInboxEntry(InboxEntry(name, .removed)) }
    progress.token = page.token
    return isNew
  }

  /// Returns true if this device has this version already, because it sent it or took it in, and nothing of
  /// the record waits in the inbox. A fetch brings back all that the device sent. A sweep looks at every
  /// version.
  private func isKnown(_ cloud: CloudRecord) -> Bool {
    guard !progress.isSweeping, let mark = mark(cloud.name) else { return false }
    return mark.tag == cloud.tag && mark.milliseconds == cloud.modified && inboxEntry(cloud.name) == nil
  }

  /// Returns the names of the entries in the inbox in units, each to be shown in one commit. Entries that
  /// have a transaction in common are in one unit, and so is what is linked to either; a unit has more than a
  /// number of entries only if they are all linked.
  func inboxUnits(limit: Int) -> [[RecordName]] {
    var entries: [(name: RecordName, transactions: [Stamp])] = []
    while entries.count < inboxCount {
      let next = inbox(after: entries.last?.name, limit: limit)
      guard !next.isEmpty else { break }
      entries += next.map { ($0.name, $0.mark?.ids ?? []) }
    }
    guard entries.count > limit else { return entries.isEmpty ? [] : [entries.map(\.name)] }
    var units: [[RecordName]] = [[]]
    for linked in entries.linked(by: \.transactions) {
      if units[units.count - 1].count + linked.count > limit { units.append([]) }
      units[units.count - 1] += linked.map(\.name)
    }
    return units.filter { !$0.isEmpty }
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
