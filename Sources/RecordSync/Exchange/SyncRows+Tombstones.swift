// Tombstones: a deletion is forgotten once no device can undo it any more.
//
// Every device has a record with the server time up to which it has fetched everything. It makes that record
// before its first fetch, so a device that has a record of the library is known to the others. A tombstone
// that the server accepted at time T is removed from the server at time N if N - T is at least the floor, and
// if every device has everything up to T plus the greatest lag of the server's replicas. Each of these
// devices has the tombstone then, and a deletion wins against all edits of its generation; so none of them
// can send the record of that generation again. A device that later reads the removal forgets its own copy.
//
// A device that did not publish anything for half a year is given up: another one deletes its record. If it
// comes back, it reads that before it sends anything, compares its whole library with the server, and deletes
// what the server once had and has no more. So that it reads that after any time, tombstones of devices are
// never removed.

/// The result of a search for tombstones in the library.
struct Maintenance: Sendable {
  /// Tombstones that can be removed from the server.
  var collectable: [CloudChange] = []
  /// The latest server time of a tombstone.
  var latest: Int64 = 0
}

extension SyncRows {
  /// Returns the tombstones that every device knows.
  func collectableTombstones(_ policy: SyncPolicy, limit: Int) -> Maintenance {
    var result = Maintenance()
    let known = knownByAll()
    for name in deletedNames() where name.kind != DeviceRow.kind && outboxEntry(name) == nil {
      guard let mark = mark(name) else { continue }
      result.latest = max(result.latest, mark.milliseconds)
      guard mark.milliseconds + policy.tombstoneFloor <= progress.serverTime,
        mark.milliseconds + policy.greatestLag <= known, result.collectable.count < limit
      else { continue }
      result.collectable.append(CloudChange(name, tag: mark.tag, .delete))
    }
    return result
  }

  /// Returns the names of deleted records, in their order.
  private func deletedNames() -> [RecordName] {
    names(after: nil, limit: .max).filter { isDeleted($0) }
  }

  /// Returns the server time up to which every known device has everything.
  private func knownByAll() -> Int64 {
    var least = progress.caughtUp ?? 0
    forEachDevice { _, caughtUp in least = min(least, caughtUp) }
    return least
  }

  /// Publishes what this device has, if a tombstone waits for that or the last time is long ago, and deletes
  /// the records of devices that published nothing for long.
  mutating func publish(_ policy: SyncPolicy, latest: Int64, at wall: Int64, _ random: some SyncRandomness) {
    let own = DeviceRow.name(of: progress.device)
    let caughtUp = progress.caughtUp ?? 0
    var lost: [RecordName] = []
    var isBehind = false
    forEachDevice { name, published in
      let age = progress.serverTime - (mark(name)?.milliseconds ?? progress.serverTime)
      if name == own {
        let isNeeded = published < latest + policy.greatestLag || age > policy.deviceLife / 3
        isBehind = isNeeded && published < caughtUp
      } else if age > policy.deviceLife {
        lost.append(name)
      }
    }
    if isBehind && inboxCount == 0, let record = record(own) {
      change(record, [.set(DeviceRow.caughtUp, DeviceRow.encoded(caughtUp))], at: wall, group: nil)
    }
    for name in lost { apply([RecordEdit(name, .delete)], at: wall, random) }
    progress.maintained = progress.serverTime
  }

  private func forEachDevice(_ body: (RecordName, Int64) -> Void) {
    var last = RecordName(kind: DeviceRow.kind, key: [])
    while true {
      let names = names(after: last, limit: 50).filter { $0.kind == DeviceRow.kind }
      guard let end = names.last else { return }
      last = end
      for name in names {
        if let record = record(name), let caughtUp = DeviceRow.caughtUp(record) { body(name, caughtUp) }
      }
    }
  }
}
