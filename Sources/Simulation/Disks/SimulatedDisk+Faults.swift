// The faults of a disk in a world: where each is consulted, and its effects.

/// A failed write, and the number of its bytes that were written nevertheless.
struct WriteFault {
  let kind: FaultKind
  let written: Int
}

extension SimulatedDisk {
  /// Consults the faults of one write. Half of the failures write nothing, the others some leading sectors.
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

  /// Returns the additional delay of a sync: up to four seconds if the fault fires.
  func syncDelay() -> Duration {
    guard core.faults.fires(DiskFault.slowSync, at: site) else { return .zero }
    var details = core.faults.details(DiskFault.slowSync, at: site)
    return .milliseconds(100 * (1 + details.below(40)))
  }

  /// Returns the bytes of a read. If the fault fires, one bit is flipped, in half of the cases for good.
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

  func losePower() {
    powerLosses += 1
    struck = []
    let luck = RandomStream(seed: core.seed, name: site).substream("power loss").substream(powerLosses)
    let before = image
    let fates = image.unsyncedChanges.enumerated().map { index, change in
      fate(of: change, luck.substream(index))
    }
    image = image.crashed(fates: fates, directoryOperations: survivingOperations(luck.substream("directory")))
    // A fault without visible effect does not count, such as the loss of a file along with its name, or of a
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

  /// Returns the number of unsynced directory operations that are kept.
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

  /// Consults a fault whose effect the program can observe only when it reads the disk again.
  private func strikes(_ kind: FaultKind) -> Bool {
    guard core.faults.fires(kind, at: site) else { return false }
    if !struck.contains(kind) { struck = (struck + [kind]).sorted() }
    return true
  }

  /// Counts the faults of the last power losses as observed, because the program reads the disk.
  func see() {
    for kind in unseen.sorted() { core.faults.observed(kind) }
    unseen = []
  }
}
