// What goes wrong with a disk in a world: which faults are asked for, where, and what they do.

/// A write that fails, and how many of its bytes are there all the same.
struct WriteFault {
  let kind: FaultKind
  let written: Int
}

extension SimulatedDisk {
  /// Asks for the faults of one write. Half of those that fire leave nothing behind, the others some first
  /// sectors.
  func writeFault(_ bytes: [UInt8], _ file: String, at offset: Int) -> WriteFault? {
    let size = (try? image.size(of: file)) ?? 0
    let (end, overflow) = offset.addingReportingOverflow(bytes.count)
    guard offset >= 0, !overflow, !bytes.isEmpty else { return nil }
    let kinds = end > size ? [DiskFault.full, DiskFault.writeError] : [DiskFault.writeError]
    guard let kind = kinds.first(where: { core.faults.fires($0, at: site) }) else { return nil }
    var details = core.faults.details(kind, at: site)
    let sectors = Sectors(offset: offset, count: bytes.count)
    let arrived = details.below(2) == 1 ? details.below(sectors.count) : 0
    return WriteFault(kind: kind, written: arrived == 0 ? 0 : sectors[arrived - 1].upperBound)
  }

  /// How much longer a sync takes: up to four seconds, if it is a slow one.
  func syncDelay() -> Duration {
    guard core.faults.fires(DiskFault.slowSync, at: site) else { return .zero }
    var details = core.faults.details(DiskFault.slowSync, at: site)
    return .milliseconds(100 * (1 + details.below(40)))
  }

  /// What a read gives of those bytes: one bit may be wrong, in half of the cases for good.
  func afflicted(_ bytes: [UInt8], _ file: String, from offset: Int) -> [UInt8] {
    guard !bytes.isEmpty, core.faults.fires(DiskFault.corruptRead, at: site) else { return bytes }
    var details = core.faults.details(DiskFault.corruptRead, at: site)
    let isForGood = details.below(2) == 1
    let bit = details.below(bytes.count * 8)
    if isForGood { try? image.damage(file, bit: offset * 8 + bit) }
    misreads += 1
    var wrong = bytes
    wrong[bit / 8] ^= 1 << UInt8(bit % 8)
    return wrong
  }

  /// The machine died; called by the world when nothing is running.
  func lose(_ loss: Loss) {
    guard loss == .power else { return }
    powerLosses += 1
    struck = []
    let luck = RandomStream(seed: core.seed, name: site).substream("power loss").substream(powerLosses)
    let before = image
    let fates = image.unsyncedChanges.enumerated().map { index, change in
      fate(of: change, luck.substream(index))
    }
    image = image.crashed(fates: fates, directoryOperations: survivingOperations(luck.substream("directory")))
    // What changed nothing that a program could see was no fault: a file that was lost with its name, a
    // sector of zeros.
    if !struck.isEmpty, image.looksLike(before) { struck = [] }
    unseen.formUnion(struck)
    record("lost power", UInt64(image.used))
  }

  private func fate(of change: UnsyncedChange, _ luck: RandomStream) -> WriteFate {
    if strikes(DiskFault.lostWrite) { return .lost }
    if change.sectors > 0, strikes(DiskFault.tornWrite) {
      var details = core.faults.details(DiskFault.tornWrite, at: site)
      return .torn(.drawn(sectors: change.sectors, using: &details))
    }
    guard behavior.unsynced == .drawn else { return .kept }
    var luck = luck
    return .drawn(sectors: change.sectors, using: &luck)
  }

  /// How many of the unsynced directory operations took place.
  private func survivingOperations(_ luck: RandomStream) -> Int {
    let count = image.unsyncedDirectoryOperations.count
    guard count > 0 else { return 0 }
    if strikes(DiskFault.lostEntry) {
      var details = core.faults.details(DiskFault.lostEntry, at: site)
      return details.below(count)
    }
    guard behavior.unsynced == .drawn else { return count }
    var luck = luck
    return luck.below(count + 1)
  }

  /// Asks for a fault that the program can notice only when it looks at the disk again.
  private func strikes(_ kind: FaultKind) -> Bool {
    guard core.faults.fires(kind, at: site) else { return false }
    if !struck.contains(kind) { struck = (struck + [kind]).sorted() }
    return true
  }

  /// The program looks at the disk: what the last power loss did to it is there to be seen.
  func see() {
    for kind in unseen.sorted() { core.faults.observed(kind) }
    unseen = []
  }
}
