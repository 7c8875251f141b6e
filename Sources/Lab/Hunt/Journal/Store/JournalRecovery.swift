// From the files on a disk, whatever a power loss left of them, to the last safe state, or to a typed error.
//
// A read may be wrong once and right the next time, so what does not check out is read again before it is called
// corrupt.

import Simulation

/// The state that a disk holds.
struct JournalRecovery: Sendable {
  let records: [JournalRecord]
  let head: JournalHead
  /// How many reads had to be repeated.
  let repeated: Int
  /// Bytes behind the last genuine frame that were cut off.
  let cut: Int

  private static let attempts = 5

  /// Reads what is there, makes it safe as it was read, and removes what an interrupted change left behind.
  static func open(_ disk: SimulatedDisk, _ parts: JournalParts) async throws(JournalError) -> JournalRecovery
  {
    do {
      // The process may have died without the power: names may be visible that are not safe.
      try await disk.syncDirectory()
      guard try await disk.exists(JournalFiles.snapshot) else { return try await begin(disk, parts) }
      var repeated = 0
      let snapshot = try await read(JournalFiles.snapshot, disk, &repeated) { JournalSnapshot($0) }
      let log = JournalFiles.log(snapshot.generation)
      let found = try await read(log, disk, &repeated) { JournalLog($0, snapshot.generation, parts.check) }
      let head = try await settle(found, log, disk)
      for name in try await disk.list() where name != JournalFiles.snapshot && name != log {
        try await disk.delete(name)
      }
      return JournalRecovery(
        records: snapshot.records + found.scan.records, head: head, repeated: repeated,
        cut: found.size - head.end)
    } catch let error as DiskError {
      throw .disk(error)
    } catch let error as JournalError {
      throw error
    } catch {
      throw .closed
    }
  }

  /// A journal that never was: nothing was ever acknowledged without a snapshot.
  private static func begin(
    _ disk: SimulatedDisk, _ parts: JournalParts
  ) async throws(DiskError) -> JournalRecovery {
    let empty = JournalSnapshot(generation: 0, records: [])
    try await parts.snapshots.perform(JournalSwitch(snapshot: empty, oldLog: nil), on: disk)
    return JournalRecovery(records: [], head: .first(generation: 0), repeated: 0, cut: 0)
  }

  /// Reads a file until it makes sense, a few times.
  private static func read<Content>(
    _ file: String, _ disk: SimulatedDisk, _ repeated: inout Int, _ parse: ([UInt8]) -> Content?
  ) async throws -> Content {
    for attempt in 0..<attempts {
      do throws(DiskError) {
        if let content = parse(try await disk.read(file)) { return content }
      } catch .noSuchFile {
        throw JournalError.corrupt(file: file, "the file is missing")
      }
      if attempt < attempts - 1 { repeated += 1 }
    }
    throw JournalError.corrupt(file: file, "its content is not what was written")
  }

  /// Cuts off what is not genuine, and makes safe what is.
  private static func settle(
    _ log: JournalLog, _ file: String, _ disk: SimulatedDisk
  ) async throws(DiskError) -> JournalHead {
    let head = log.head.next(end: log.scan.end, chain: log.scan.chain)
    if log.size > head.end { try await disk.truncate(file, to: head.end) }
    try await disk.sync(file)
    try await disk.write(head.bytes, to: file, at: head.place)
    try await disk.sync(file)
    return head
  }
}

/// A log that keeps its promise.
private struct JournalLog {
  let head: JournalHead
  let scan: JournalScan
  let size: Int

  init?(_ bytes: [UInt8], _ generation: Int, _ check: any FrameCheck) {
    guard let head = JournalHead(of: bytes, generation: generation) else { return nil }
    let start = JournalHead.first(generation: generation)
    let scan = JournalScan(bytes, from: start.end, after: start.chain, check: check)
    guard scan.end >= head.end else { return nil }
    self.head = head
    self.scan = scan
    size = bytes.count
  }
}
