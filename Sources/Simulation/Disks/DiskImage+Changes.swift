// What a program can do to a disk.

extension DiskImage {
  /// Writes bytes into a file, which is created if there is none. A gap before them reads as zeros.
  ///
  /// - Throws: `DiskError.full` if there is no room, `.outOfRange`.
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

  /// Writes bytes at the end of a file, which is created if there is none, and gives the offset of the first.
  ///
  /// - Throws: `DiskError.full` if there is no room.
  @discardableResult
  public mutating func append(_ bytes: [UInt8], to file: String) throws(DiskError) -> Int {
    let offset = directory[file].map(length) ?? 0
    try write(bytes, to: file, at: offset)
    return offset
  }

  /// Cuts a file, or makes it longer with zeros.
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

  /// Makes the content and the length of a file safe; its name is another matter.
  ///
  /// - Throws: `DiskError.noSuchFile`.
  public mutating func sync(_ file: String) throws(DiskError) { finishSync(try beginSync(file)) }

  /// Begins a sync: it will cover the changes that have been made by now.
  func beginSync(_ file: String) throws(DiskError) -> SyncTicket {
    SyncTicket(file: try number(of: file), serial: lastSerial)
  }

  /// Ends a sync. The file may have another name by now, or none.
  mutating func finishSync(_ ticket: SyncTicket) { files[ticket.file]?.settle(through: ticket.serial) }

  /// Makes the names of all files safe; their content is another matter.
  public mutating func syncDirectory() { finishDirectorySync(beginDirectorySync()) }

  /// Begins a sync of the directory: it will cover the operations that have taken place by now.
  func beginDirectorySync() -> Int { settledOperations + journal.count }

  /// Ends a sync of the directory, up to that place in the order of all operations.
  mutating func finishDirectorySync(_ place: Int) {
    let count = min(max(0, place - settledOperations), journal.count)
    for operation in journal[..<count] { durableDirectory.perform(operation) }
    journal.removeFirst(count)
    settledOperations += count
    dropUnreachable()
  }

  /// Gives a file another name, in one step; a file that had that name is gone.
  ///
  /// - Throws: `DiskError.noSuchFile`.
  public mutating func rename(_ file: String, to other: String) throws(DiskError) {
    let number = try number(of: file)
    guard file != other else { return }
    if let replaced = directory[other], replaced != number { used -= length(replaced) }
    record(.rename(file, to: other))
  }

  /// Removes a file.
  ///
  /// - Throws: `DiskError.noSuchFile`.
  public mutating func delete(_ file: String) throws(DiskError) {
    used -= length(try number(of: file))
    record(.delete(file))
  }

  /// Turns one bit of a file over, for good: the medium has gone bad there. Beyond its end nothing happens.
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

  /// Forgets content that no name leads to, whatever a power loss decides.
  mutating func dropUnreachable() {
    var reachable = Set(directory.values).union(durableDirectory.values)
    for case .create(_, let content) in journal { reachable.insert(content) }
    files = files.filter { reachable.contains($0.key) }
  }
}

/// What a sync that is under way will cover.
struct SyncTicket: Hashable, Sendable {
  let file: Int
  let serial: UInt64
}

extension [String: Int] {
  /// Changes names as the operation says.
  mutating func perform(_ operation: DirectoryOperation) {
    switch operation {
    case .create(let name, let content): self[name] = content
    case .rename(let name, let other): self[other] = removeValue(forKey: name)
    case .delete(let name): self[name] = nil
    }
  }
}
