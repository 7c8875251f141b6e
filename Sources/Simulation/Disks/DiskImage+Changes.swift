// The mutating operations of a disk.

extension DiskImage {
  /// Writes bytes into a file, which is created if needed. A gap before them reads as zeros.
  ///
  /// - Throws: `DiskError.full` or `.outOfRange`.
  /// - Complexity: O(bytes and gap).
  public mutating func write(_ bytes: [UInt8], to file: String, at offset: Int) throws(DiskError) {
    let (end, overflow) = offset.addingReportingOverflow(bytes.count)
    guard offset >= 0, !overflow else { throw .outOfRange(file) }
    let size = directory[file].map(length) ?? 0
    if !bytes.isEmpty { try makeRoom(for: end - size, in: file) }
    let number = openOrCreate(file)
    guard !bytes.isEmpty else { return }
    change(number, .write(offset: offset, bytes: bytes))
    used += max(0, end - size)
  }

  /// Appends bytes to a file, which is created if needed, and returns the offset of the first.
  ///
  /// - Throws: `DiskError.full`.
  @discardableResult
  public mutating func append(_ bytes: [UInt8], to file: String) throws(DiskError) -> Int {
    let offset = directory[file].map(length) ?? 0
    try write(bytes, to: file, at: offset)
    return offset
  }

  /// Truncates a file, or extends it with zeros.
  ///
  /// - Throws: `DiskError.noSuchFile`, `.full`, `.outOfRange`.
  public mutating func truncate(_ file: String, to size: Int) throws(DiskError) {
    let number = try number(of: file)
    guard size >= 0 else { throw .outOfRange(file) }
    let growth = size - length(number)
    guard growth != 0 else { return }
    try makeRoom(for: growth, in: file)
    change(number, .resize(size))
    used += growth
  }

  /// Makes the content and the length of a file durable, but not its name.
  ///
  /// - Throws: `DiskError.noSuchFile`.
  public mutating func sync(_ file: String) throws(DiskError) { finishSync(try beginSync(file)) }

  /// Begins a sync, which covers the changes made so far.
  func beginSync(_ file: String) throws(DiskError) -> SyncTicket {
    SyncTicket(file: try number(of: file), serial: lastSerial)
  }

  /// Completes a sync. The file may have been renamed or deleted meanwhile.
  mutating func finishSync(_ ticket: SyncTicket) { files[ticket.file]?.settle(through: ticket.serial) }

  /// Makes the names of all files durable, but not their content.
  public mutating func syncDirectory() { finishDirectorySync(beginDirectorySync()) }

  /// Begins a sync of the directory, which covers the operations performed so far.
  func beginDirectorySync() -> Int { settledOperations + journal.count }

  /// Completes a sync of the directory up to an operation number.
  mutating func finishDirectorySync(_ place: Int) {
    let count = min(max(0, place - settledOperations), journal.count)
    for operation in journal[..<count] { durableDirectory.perform(operation) }
    journal.removeFirst(count)
    settledOperations += count
    dropUnreachable()
  }

  /// Renames a file atomically, replacing any file with the new name.
  ///
  /// - Throws: `DiskError.noSuchFile`.
  public mutating func rename(_ file: String, to other: String) throws(DiskError) {
    let number = try number(of: file)
    guard file != other else { return }
    if let replaced = directory[other], replaced != number { used -= length(replaced) }
    record(.rename(file, to: other))
  }

  /// Deletes a file.
  ///
  /// - Throws: `DiskError.noSuchFile`.
  public mutating func delete(_ file: String) throws(DiskError) {
    used -= length(try number(of: file))
    record(.delete(file))
  }

  /// Permanently flips one bit of a file, as a defect of the medium; does nothing beyond the end.
  ///
  /// - Throws: `DiskError.noSuchFile`.
  public mutating func damage(_ file: String, bit: Int) throws(DiskError) {
    let number = try number(of: file)
    guard (0..<length(number) * 8).contains(bit) else { return }
    change(number, .damage(offset: bit / 8, mask: 1 << UInt8(bit % 8)))
  }

  // MARK: - Steps

  func length(_ number: Int) -> Int { files[number]?.visible.count ?? 0 }

  private func makeRoom(for growth: Int, in file: String) throws(DiskError) {
    guard growth <= 0 || growth <= capacity - used else { throw .full(file) }
  }

  private mutating func openOrCreate(_ file: String) -> Int {
    if let number = directory[file] { return number }
    nextFile += 1
    files[nextFile] = DiskFile()
    record(.create(file, content: nextFile))
    return nextFile
  }

  private mutating func change(_ number: Int, _ change: FileChange) {
    lastSerial += 1
    files[number]?.change(change, serial: lastSerial)
  }

  private mutating func record(_ operation: DirectoryOperation) {
    directory.perform(operation)
    journal.append(operation)
  }

  /// Drops content that no name can lead to after any power loss.
  mutating func dropUnreachable() {
    var reachable = Set(directory.values).union(durableDirectory.values)
    for case .create(_, let content) in journal { reachable.insert(content) }
    files = files.filter { reachable.contains($0.key) }
  }
}

/// Identifies the changes that a sync in progress will cover.
struct SyncTicket: Hashable, Sendable {
  let file: Int
  let serial: UInt64
}

extension [String: Int] {
  /// Applies a directory operation.
  mutating func perform(_ operation: DirectoryOperation) {
    switch operation {
    case .create(let name, let content): self[name] = content
    case .rename(let name, let other): self[other] = removeValue(forKey: name)
    case .delete(let name): self[name] = nil
    }
  }
}
