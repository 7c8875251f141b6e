// What is left of a disk when the power comes back.

extension DiskImage {
  /// The disk after a power loss that is drawn: each unsynced change of a file is kept, lost or torn by
  /// itself, and the unsynced directory operations took place up to some place.
  public func crashed(using stream: inout RandomStream) -> DiskImage {
    let fates = unsyncedChanges.map { WriteFate.drawn(sectors: $0.sectors, using: &stream) }
    return crashed(fates: fates, directoryOperations: stream.below(journal.count + 1))
  }

  /// The disk after a power loss with a known end.
  ///
  /// - Parameters:
  ///   - fates: What became of each of `unsyncedChanges`, in their order; those beyond the list are kept.
  ///   - directoryOperations: How many of `unsyncedDirectoryOperations` took place, from the oldest.
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
