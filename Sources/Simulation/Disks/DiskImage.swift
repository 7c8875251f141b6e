// A disk as a plain value: the whole of its semantics, without time, tasks or faults.
//
// The rules are those that POSIX grants a program and no more. What was written can be read at once. What
// survives a power loss is what was synced, and of the rest anything: each change of a file by itself, and a
// first part of the directory's journal. Syncing a file says nothing about its name, and syncing the
// directory nothing about content.

/// A disk with one directory of files: what is visible, and what would survive a power loss.
///
/// ```swift
/// var disk = DiskImage()
/// try disk.write([1, 2, 3], to: "log", at: 0)
/// try disk.sync("log")            // the content is safe
/// disk.syncDirectory()            // and now the name is as well
/// try disk.write([4], to: "log", at: 3)
/// let after = disk.crashed(using: &stream)   // "log" is 1, 2, 3 – or 1, 2, 3, 4, or 1, 2, 3, 0
/// ```
///
/// Deliberately left out: folders, permissions, several names for one content, and a memory of its own for a
/// file that somebody has open.
public struct DiskImage: Hashable, Sendable {
  /// Bytes that all visible files together may hold.
  public var capacity: Int
  /// Bytes that all visible files together hold.
  public internal(set) var used = 0

  /// Bytes of memory that content takes, whatever the directory says: a deleted file counts as long as a
  /// power loss may bring it back.
  ///
  /// - Complexity: O(bytes of all files / 16,384).
  public var storedBytes: Int { DiskContent.storedBytes(files.values.flatMap(\.stored)) }

  var files: [Int: DiskFile] = [:]
  var directory: [String: Int] = [:]
  var durableDirectory: [String: Int] = [:]
  var journal: [DirectoryOperation] = []
  /// Directory operations that are safe and no longer in the journal.
  var settledOperations = 0
  var nextFile = 0
  var lastSerial: UInt64 = 0

  /// An empty disk of that many bytes.
  public init(capacity: Int = 1 << 30) { self.capacity = capacity }

  /// The names of all files, in order.
  ///
  /// - Complexity: O(n log n) in the number of files.
  public var names: [String] { directory.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// Whether there is a file of that name.
  public func exists(_ file: String) -> Bool { directory[file] != nil }

  /// The length of a file in bytes.
  public func size(of file: String) throws(DiskError) -> Int { try content(of: file).count }

  /// All bytes of a file.
  public func read(_ file: String) throws(DiskError) -> [UInt8] { try read(file, 0..<Int.max) }

  /// The bytes of a file in that range, as far as there are any.
  public func read(_ file: String, _ range: Range<Int>) throws(DiskError) -> [UInt8] {
    let content = try content(of: file)
    guard range.lowerBound >= 0 else { throw .outOfRange(file) }
    return content.bytes(range)
  }

  /// Whether a program finds the same names there, and the same content under each.
  ///
  /// - Complexity: O(bytes of all files).
  func looksLike(_ other: DiskImage) -> Bool {
    let names = names
    return names == other.names && names.allSatisfy { (try? read($0)) == (try? other.read($0)) }
  }

  /// Changes of files that a power loss may undo, in the order in which they were made.
  public var unsyncedChanges: [UnsyncedChange] {
    files.values.flatMap(\.pending).compactMap(\.asUnsynced).sorted { $0.serial < $1.serial }
  }

  /// Directory operations that a power loss may undo, the oldest first.
  public var unsyncedDirectoryOperations: [DirectoryOperation] { journal }

  /// What is known by that name.
  func number(of file: String) throws(DiskError) -> Int {
    guard let number = directory[file] else { throw .noSuchFile(file) }
    return number
  }

  private func content(of file: String) throws(DiskError) -> DiskContent {
    files[try number(of: file)]?.visible ?? DiskContent()
  }
}

extension PendingChange {
  /// What a power loss may decide about; damage of the medium is not undone.
  fileprivate var asUnsynced: UnsyncedChange? {
    switch change {
    case .write(let offset, let bytes):
      UnsyncedChange(serial: serial, sectors: Sectors(offset: offset, count: bytes.count).count)
    case .resize: UnsyncedChange(serial: serial, sectors: 0)
    case .damage: nil
    }
  }
}
