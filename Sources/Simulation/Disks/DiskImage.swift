// A disk as a plain value: its complete semantics, without time, tasks or faults.
//
// The guarantees are those of POSIX and no more. Written data can be read at once. A power loss keeps what
// was synced and an arbitrary part of the rest: any subset of the changes of files, and a prefix of the
// directory's journal. Syncing a file does not cover its name, and syncing the directory does not cover
// content.

/// A disk with one directory of files: the visible state, and the state that would survive a power loss.
///
/// ```swift
/// var disk = DiskImage()
/// try disk.write([1, 2, 3], to: "log", at: 0)
/// try disk.sync("log")            // the content is durable
/// disk.syncDirectory()            // and now the name is too
/// try disk.write([4], to: "log", at: 3)
/// let after = disk.crashed(using: &stream)   // "log" is 1, 2, 3 – or 1, 2, 3, 4, or 1, 2, 3, 0
/// ```
///
/// Deliberately left out: folders, permissions, hard links, and buffers of open files.
public struct DiskImage: Hashable, Sendable {
  /// The capacity for all visible files together, in bytes.
  public var capacity: Int
  /// The size of all visible files together, in bytes.
  public internal(set) var used = 0

  /// The bytes of memory that content takes. A deleted file counts as long as a power loss may bring it back.
  ///
  /// - Complexity: O(bytes of all files / 16,384).
  public var storedBytes: Int { DiskContent.storedBytes(files.values.flatMap(\.stored)) }

  var files: [Int: DiskFile] = [:]
  var directory: [String: Int] = [:]
  var durableDirectory: [String: Int] = [:]
  var journal: [DirectoryOperation] = []
  /// The number of directory operations that are durable and no longer in the journal.
  var settledOperations = 0
  var nextFile = 0
  var lastSerial: UInt64 = 0

  /// Creates an empty disk with a capacity in bytes.
  public init(capacity: Int = 1 << 30) { self.capacity = capacity }

  /// The names of all files, sorted by their UTF-8 bytes.
  ///
  /// - Complexity: O(n log n) in the number of files.
  public var names: [String] { directory.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// Returns true if a file exists.
  public func exists(_ file: String) -> Bool { directory[file] != nil }

  /// Returns the length of a file in bytes.
  public func size(of file: String) throws(DiskError) -> Int { try content(of: file).count }

  /// Returns all bytes of a file.
  public func read(_ file: String) throws(DiskError) -> [UInt8] { try read(file, 0..<Int.max) }

  /// Returns the bytes of a file in the part of the range that exists.
  public func read(_ file: String, _ range: Range<Int>) throws(DiskError) -> [UInt8] {
    let content = try content(of: file)
    guard range.lowerBound >= 0 else { throw .outOfRange(file) }
    return content.bytes(range)
  }

  /// Returns true if the visible names and contents equal those of another disk.
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

  /// Directory operations that a power loss may undo, oldest first.
  public var unsyncedDirectoryOperations: [DirectoryOperation] { journal }

  /// Returns the number of the content with a name.
  func number(of file: String) throws(DiskError) -> Int {
    guard let number = directory[file] else { throw .noSuchFile(file) }
    return number
  }

  private func content(of file: String) throws(DiskError) -> DiskContent {
    files[try number(of: file)]?.visible ?? DiskContent()
  }
}

extension PendingChange {
  /// The change as seen by a power loss; nil for damage of the medium, which is not undone.
  fileprivate var asUnsynced: UnsyncedChange? {
    switch change {
    case .write(let offset, let bytes):
      UnsyncedChange(serial: serial, sectors: Sectors(offset: offset, count: bytes.count).count)
    case .resize: UnsyncedChange(serial: serial, sectors: 0)
    case .damage: nil
    }
  }
}
