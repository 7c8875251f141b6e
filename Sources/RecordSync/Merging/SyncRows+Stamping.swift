// Stamps: the identity of the replica, the next stamp of a write, and the correction of a wrong clock.
//
// A device's clock may be wrong by years, in either direction, and may jump. Each answer of the server says
// what time it is, so the device corrects its clock by what it learned last. Writes that were stamped before
// it learned that, and that were in no request yet, are stamped anew: not before the last answer that came
// before them, and not after the answer that corrects them. No stamp that leaves the device lies in the
// future; one that comes from a device that does not follow this rule is outdone by the next write of the
// field, whatever the clocks say. A clock that jumps during an exchange is noticed one answer later, so a
// record that is sent is dated by the server's last answer where its stamp is later than that.

extension SyncRows {
  /// Gives the replica its identity; a library that was restored from a backup, and so has the identity of
  /// another installation, gets a new one. Call it when the store is opened, before the first edit.
  public mutating func identify(installation: UInt64, _ random: some SyncRandomness) {
    guard progress.device == 0 || progress.installation != installation else { return }
    progress.installation = installation
    renewIdentity(random)
  }

  /// Draws another identity, and has it announced to the other devices.
  mutating func renewIdentity(_ random: some SyncRandomness) {
    progress.device = max(1, random.bits())
    let name = DeviceRow.name(of: progress.device)
    let caughtUp = DeviceRow.encoded(progress.caughtUp ?? 0)
    change(SyncRecord(name), [.set(DeviceRow.caughtUp, caughtUp)], at: wallOfServerTime, group: nil)
  }

  /// The reading of the device's clock at the latest server time seen.
  var wallOfServerTime: Int64 { progress.serverTime - (progress.clockOffset ?? 0) }

  /// Returns the next stamp of this replica, later than a stamp that it replaces.
  mutating func nextStamp(after base: Stamp, at wall: Int64) -> Stamp {
    let now = wall + (progress.clockOffset ?? 0)
    let next = progress.lastStamp.next(notBefore: now, device: progress.device)
    progress.lastStamp = next
    return base < next ? next : base.next(notBefore: now, device: progress.device)
  }

  /// Takes note of the server's time, which it gave between two readings of the device's clock.
  mutating func observe(serverTime: Int64, sent: Int64, received: Int64) {
    let floor = progress.serverTime
    progress.serverTime = max(floor, serverTime)
    let least = serverTime - max(sent, received)
    let most = serverTime - min(sent, received)
    let known = progress.clockOffset
    if known.map({ $0 < least || $0 > most }) ?? true {
      let offset = known.map { $0 < least ? least : most } ?? (least + (most - least) / 2)
      restamp(by: offset - (known ?? 0), from: floor, to: progress.serverTime)
      progress.clockOffset = offset
    } else if progress.lastStamp.milliseconds > progress.serverTime {
      restamp(by: 0, from: floor, to: progress.serverTime)
    }
    let seen = Stamp(milliseconds: progress.serverTime, counter: 0, device: progress.device)
    progress.lastStamp = max(progress.lastStamp, seen)
  }

  /// Stamps anew the writes after a time that were in no request yet.
  private mutating func restamp(by shift: Int64, from floor: Int64, to ceiling: Int64) {
    let progress = progress
    var position: UInt64?
    var names: [RecordName] = []
    while true {
      let entries = outbox(after: position, limit: 200)
      guard let last = entries.last else { break }
      position = last.position
      names += entries.filter { !$0.isAttempted }.map(\.name)
    }
    var stamps: Set<Stamp> = []
    var late: [RecordName] = []
    for name in names {
      let own = self.stamps(of: name).filter { $0.milliseconds >= floor && progress.isUnsent($0) }
      if own.isEmpty { continue }
      stamps.formUnion(own)
      late.append(name)
    }
    var renewed: [Stamp: Stamp] = [:]
    var last = max(progress.sentStamp, Stamp(milliseconds: floor, counter: 0, device: progress.device))
    for stamp in stamps.sorted() {
      let time = min(max(stamp.milliseconds + shift, floor), ceiling)
      last = last.next(notBefore: time, device: progress.device)
      renewed[stamp] = last
    }
    for name in late {
      if let record = record(name) { setRecord(record.restamped(renewed)) }
    }
    if !renewed.isEmpty || progress.lastStamp.milliseconds > ceiling { self.progress.lastStamp = last }
  }

  /// Makes a record ready to be sent: no stamp that is new to the server is later than its last answer.
  ///
  /// - Returns: The record with other stamps; nil if it stays as it is.
  mutating func date(_ record: SyncRecord) -> SyncRecord? {
    let unsent = record.stamps.filter { [progress] in progress.isUnsent($0) }
    let (own, time) = (Set(unsent).sorted(), progress.serverTime)
    let late = own.drop { $0.milliseconds <= time }
    guard !late.isEmpty else {
      progress.sentStamp = max(progress.sentStamp, own.last ?? .zero)
      return nil
    }
    var last = max(Stamp(milliseconds: time, counter: 0, device: progress.device), progress.sentStamp)
    last = max(last, own.prefix(own.count - late.count).last ?? .zero)
    var renewed: [Stamp: Stamp] = [:]
    for stamp in late {
      last = last.next(notBefore: time, device: progress.device)
      renewed[stamp] = last
    }
    let dated = record.restamped(renewed)
    setRecord(dated)
    progress.sentStamp = last
    return dated
  }
}

extension SyncProgress {
  /// Returns true for a stamp of this replica that was in no request yet. A stamp after the last one was
  /// given to outdo one from another device, and has to stay.
  fileprivate func isUnsent(_ stamp: Stamp) -> Bool {
    stamp.device == device && stamp > sentStamp && stamp <= lastStamp
  }
}

extension SyncRecord {
  /// Returns the record with other stamps in the place of some.
  fileprivate func restamped(_ renewed: [Stamp: Stamp]) -> SyncRecord {
    var result = self
    result.tombstone = tombstone.map { Tombstone(id: $0.id, at: renewed[$0.stamp] ?? $0.stamp) }
    result.fields = fields.mapValues { field in
      guard case .known(let kind, let values, let removed) = field else { return field }
      return .values(
        kind, values.map { StampedValue($0.value, at: renewed[$0.stamp] ?? $0.stamp) },
        removed: removed.map { renewed[$0] ?? $0 })
    }
    return result
  }
}
