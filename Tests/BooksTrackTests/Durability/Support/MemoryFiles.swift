// A directory in memory that remembers what it was after every operation, and fails where it is told to.

import BooksTrack

actor MemoryFiles: LibraryFiles {
  private(set) var disk: MemoryDisk
  /// The disk before every operation that changes something, and after the last one.
  private(set) var history: [MemoryDisk]
  /// The number of changing operations so far.
  private(set) var operations = 0
  /// The errors of changing operations, by their index from 0.
  private var failures: [Int: FileError]
  /// From that operation on everything throws.
  private var failsFrom: (operation: Int, error: FileError)?
  /// Bytes that all files may have.
  private let capacity: Int
  private let keepsHistory: Bool
  /// The most bytes there ever were.
  private(set) var peak = 0

  init(
    _ disk: MemoryDisk = MemoryDisk(), failures: [Int: FileError] = [:],
    failsFrom: (operation: Int, error: FileError)? = nil, capacity: Int = .max, keepsHistory: Bool = false
  ) {
    self.disk = disk
    self.failures = failures
    self.failsFrom = failsFrom
    self.capacity = capacity
    self.keepsHistory = keepsHistory
    history = [disk]
  }

  func fail(next error: FileError) { failures[operations] = error }

  func fail(after count: Int, _ error: FileError) { failures[operations + count] = error }

  /// The write of the next commit goes well and its sync does not.
  func failSync(_ error: FileError) { failures[operations + 1] = error }

  func failEverything(_ error: FileError) { failsFrom = (operations, error) }

  /// Counts the peak anew.
  func beginPeak() { peak = disk.bytes }

  func heal() {
    failures = [:]
    failsFrom = nil
  }

  func list() async throws(FileError) -> [String] { disk.listing }

  func read(_ file: String) async throws(FileError) -> [UInt8] {
    guard let bytes = disk[file] else { throw .missing(file: file) }
    return bytes
  }

  func append(_ bytes: [UInt8], to file: String) async throws(FileError) {
    do {
      try begin()
    } catch {
      // A failed write leaves a first part.
      disk[file] = (disk[file] ?? []) + bytes.prefix(bytes.count / 2)
      end()
      throw error
    }
    let room = capacity - disk.bytes
    disk[file] = (disk[file] ?? []) + bytes.prefix(max(0, room))
    end()
    if room < bytes.count { throw .full(file: file) }
  }

  func truncate(_ file: String, to size: Int) async throws(FileError) {
    try begin()
    guard let bytes = disk[file] else { throw .missing(file: file) }
    disk[file] = Array(bytes.prefix(size))
    end()
  }

  func sync(_ file: String) async throws(FileError) {
    try begin()
    guard disk[file] != nil else { throw .missing(file: file) }
    disk.sync(file)
    end()
  }

  func rename(_ file: String, to other: String) async throws(FileError) {
    try begin()
    guard let number = disk.names[file] else { throw .missing(file: file) }
    disk.names[file] = nil
    disk.names[other] = number
    end()
  }

  func delete(_ file: String) async throws(FileError) {
    try begin()
    guard disk.names[file] != nil else { throw .missing(file: file) }
    disk.names[file] = nil
    end()
  }

  func syncDirectory() async throws(FileError) {
    try begin()
    disk.safeNames = disk.names
    end()
  }

  private func begin() throws(FileError) {
    defer { operations += 1 }
    if let failure = failures[operations] { throw failure }
    if let failsFrom, operations >= failsFrom.operation { throw failsFrom.error }
  }

  private func end() {
    peak = max(peak, disk.bytes)
    if keepsHistory { history.append(disk) }
  }
}
