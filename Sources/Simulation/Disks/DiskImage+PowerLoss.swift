// The state of a disk after a power loss.

extension DiskImage {
  /// Returns the disk after a random power loss: each unsynced change of a file is kept, lost or torn
  /// independently, and a random prefix of the unsynced directory operations is kept.
  public func crashed(using stream: inout RandomStream) -> DiskImage {
    let fates = unsyncedChanges.map { WriteFate.drawn(sectors: $0.sectors, using: &stream) }
    return crashed(fates: fates, directoryOperations: stream.below(journal.count + 1))
  }

  /// Returns the disk after a power loss with given fates.
  ///
  /// - Parameters:
  ///   - fates: The fates of `unsyncedChanges`, in order; changes beyond the list are kept.
  ///   - directoryOperations: The number of `unsyncedDirectoryOperations` that are kept, from the oldest.
  public func crashed(fates: [WriteFate], directoryOperations: Int) -> DiskImage {
    let bySerial = Dictionary(uniqueKeysWithValues: zip(unsyncedChanges.map(\.serial), fates))
    var after = DiskImage(capacity: capacity)
    after.nextFile = nextFile
    after.lastSerial = lastSerial
    after.files = files.mapValues { file in file.afterPowerLoss { bySerial[$0.serial] ?? .kept } }
    after.durableDirectory = durableDirectory
    for operation in journal.prefix(max(0, directoryOperations)) { after.durableDirectory.perform(operation) }
    after.directory = after.durableDirectory
    after.dropUnreachable()
    after.used = after.directory.values.reduce(0) { $0 + after.length($1) }
    return after
  }
}
