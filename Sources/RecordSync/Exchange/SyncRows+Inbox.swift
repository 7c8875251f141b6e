// The inbox: fetched changes wait until they can be shown as a whole.
//
// A page is kept with its token in one commit. At the end of a fetch the server's state is complete up to that
// moment, and the changes go into the library: those of a transaction in one commit, a child not before its parent,
// a large transaction not before its end. What has to wait stays in the inbox.

extension SyncRows {
  /// Keeps a page and its token.
  mutating func receive(_ page: FetchPage) {
    for cloud in page.changed {
      let entry = InboxEntry(
        cloud.name, .saved(SyncRecord(cloud), tag: cloud.tag, milliseconds: cloud.modified))
      if case .saved(_, _, let known)? = inboxEntry(cloud.name)?.change, known > cloud.modified { continue }
      setInboxEntry(entry)
    }
    for name in page.removed { setInboxEntry(InboxEntry(name, .removed)) }
    progress.token = page.token
  }

  /// Returns the entries of the inbox in groups, each to be shown in one commit.
  func inboxUnits(limit: Int) -> [[RecordName]] {
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

  /// Moves entries of the inbox into the library, as far as they are ready. Returns the number of those moved.
  mutating func absorb(unit: [RecordName], _ random: some SyncRandomness) -> Int {
    var moved = 0
    var waiting = unit
    while true {
      var left: [RecordName] = []
      for name in waiting {
        guard let entry = inboxEntry(name), isReady(entry) else {
          left.append(name)
          continue
        }
        removeInboxEntry(name)
        moved += 1
        switch entry.change {
        case .removed: absorbRemoval(of: name)
        case .saved(let record, let tag, let milliseconds):
          absorb(record, tag: tag, milliseconds: milliseconds, random)
        }
      }
      if left.isEmpty || left.count == waiting.count { return moved }
      waiting = left
    }
  }

  private func isReady(_ entry: InboxEntry) -> Bool {
    guard case .saved(let record, _, _) = entry.change else { return true }
    if let parent = record.parent, self.record(parent) == nil { return false }
    if let group = record.group, group.isLarge, self.record(group.closingName) == nil {
      return self.record(record.name)?.group == group
    }
    return true
  }
}
