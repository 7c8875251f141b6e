// The inbox: fetched changes wait until they can be shown as a whole.
//
// A page is kept with its token in one commit. At the end of a fetch the server's state is complete up to
// that moment, and the changes go into the library: those of a transaction in one commit, a child not before
// its parent, a large transaction not before its end. What has to wait stays in the inbox. A fetch of one
// page needs no inbox: what is ready goes into the library in the commit of the page.

extension SyncRows {
  /// Keeps a page and its token. Returns true if the page has something that this device does not have.
  mutating func receive(_ page: FetchPage) -> Bool {
    let (entries, isNew) = news(in: page)
    for entry in entries { setInboxEntry(entry) }
    progress.token = page.token
    return isNew
  }

  /// Keeps the last page of a fetch and its token. If nothing else waits and the page is small, what is ready
  /// goes into the library at once. Returns true if the page has something that this device does not have.
  mutating func receiveLast(_ page: FetchPage, limit: Int, _ random: some SyncRandomness) -> Bool {
    let (entries, isNew) = news(in: page)
    let ready = inboxCount == 0 && entries.count <= limit ? released(entries) : []
    let names = Set(ready.map(\.name))
    for entry in entries where !names.contains(entry.name) { setInboxEntry(entry) }
    progress.token = page.token
    for entry in parentsFirst(ready) { absorb(entry, random) }
    return isNew
  }

  /// Returns the entries of a page that the inbox does not have in a later version, in the order of names,
  /// and true if the page has something that this device does not have.
  private func news(in page: FetchPage) -> (entries: [InboxEntry], isNew: Bool) {
    let changed = page.changed.filter { !isKnown($0) }
    let entries = changed.compactMap { cloud -> InboxEntry? in
      if case .saved(_, _, let known)? = inboxEntry(cloud.name)?.change, known > cloud.modified { return nil }
      return InboxEntry(
        cloud.name, .saved(SyncRecord(cloud), tag: cloud.tag, milliseconds: cloud.modified))
    }
    let removed = page.removed.map { InboxEntry($0, .removed) }
    return ((entries + removed).sorted { $0.name < $1.name }, !changed.isEmpty || !removed.isEmpty)
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
    for entry in parentsFirst(released) {
      removeInboxEntry(entry.name)
      absorb(entry, random)
    }
    return released.count
  }

  private mutating func absorb(_ entry: InboxEntry, _ random: some SyncRandomness) {
    switch entry.change {
    case .removed: absorbRemoval(of: entry.name)
    case .saved(let record, let tag, let milliseconds):
      absorb(record, tag: tag, milliseconds: milliseconds, random)
    }
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

  /// Returns entries in an order in which none stands before its parent.
  private func parentsFirst(_ entries: [InboxEntry]) -> [InboxEntry] {
    var parents: [RecordName: RecordName?] = [:]
    for entry in entries { parents.updateValue(entry.parent, forKey: entry.name) }
    func depth(of entry: InboxEntry) -> Int {
      var depth = 0
      var next = entry.parent
      while let parent = next, let above = parents[parent], depth < entries.count {
        depth += 1
        next = above
      }
      return depth
    }
    return entries.map { (entry: $0, depth: depth(of: $0)) }.sorted { $0.depth < $1.depth }.map(\.entry)
  }

  private func isReady(_ entry: InboxEntry, beside names: Set<RecordName>) -> Bool {
    guard case .saved(let record, _, _) = entry.change else { return true }
    if let parent = record.parent, !names.contains(parent), self.record(parent) == nil { return false }
    guard let group = record.group, group.isLarge, self.record(group.closingName) == nil else { return true }
    let device = DeviceRow.name(of: group.id.device)
    return self.record(record.name)?.group == group || !(names.contains(device) || isExpected(device))
  }

  /// Returns true for a device that may still send the end of a transaction: the others did not give it up.
  private func isExpected(_ device: RecordName) -> Bool {
    record(device).map { !$0.isDeleted } ?? (inboxEntry(device) != nil)
  }
}

extension InboxEntry {
  /// The record that has to be there before this one is shown; nil if none.
  fileprivate var parent: RecordName? {
    guard case .saved(let record, _, _) = change else { return nil }
    return record.parent
  }

  /// The mark of the transactions that wrote the record; nil if none.
  fileprivate var mark: GroupMark? {
    guard case .saved(let record, _, _) = change else { return nil }
    return record.groupMark
  }
}
