// A library's files in a real directory.
//
// `fsync` may not report a write error again after the file was closed and reopened. So a written file stays
// open until it is complete, and is synced through the same descriptor. On Apple's systems `fsync` does not
// flush the disk's cache; `F_FULLFSYNC` does.
//
// Operations are plain system calls that block a thread of the pool. They run outside the caller's actor, so
// a long sync of one file does not delay a commit to another. Operations ignore cancellation: they always
// finish.

internal import Synchronization

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A directory of files on this machine, for one library. It holds the directory's lock until it is
/// deinitialized.
public final class DirectoryFiles: LibraryFiles {
  /// The path of the directory, as given.
  public let path: String
  private let lock: LibraryLock
  private let directory: OpenFile
  /// The open files.
  private let open = Mutex<[String: OpenFile]>([:])

  /// Opens and locks the directory of a library, which is created if necessary.
  ///
  /// - Throws: `DirectoryError` if the path is not a directory, if the directory contains files but none of a
  ///   library, or if another process has opened it. Nothing is changed then.
  public static func open(_ path: String, creating: Bool = true) throws(DirectoryError) -> DirectoryFiles {
    if creating { try DirectoryMaker.make(path) }
    let directory = try DirectoryMaker.openDirectory(path)
    let foreign = try DirectoryMaker.names(in: path).filter { LibraryFileName($0) == .foreign }
    let own = try DirectoryMaker.names(in: path).filter { LibraryFileName($0).isOfLibrary }
    if own.isEmpty, !foreign.isEmpty { throw .notALibrary(path: path, files: Array(foreign.prefix(3))) }
    return DirectoryFiles(path: path, lock: try LibraryLock.take(in: path), directory: directory)
  }

  private init(path: String, lock: LibraryLock, directory: OpenFile) {
    self.path = path
    self.lock = lock
    self.directory = directory
  }

  @concurrent public func list() async throws(FileError) -> [String] {
    do {
      return try DirectoryMaker.names(in: path)
    } catch {
      throw .failed(file: path, operation: "list", detail: error.description)
    }
  }

  @concurrent public func read(_ file: String) async throws(FileError) -> [UInt8] {
    let source = try OpenFile(at: place(file), O_RDONLY, file, "read")
    return try source.readAll(file)
  }

  @concurrent public func append(_ bytes: [UInt8], to file: String) async throws(FileError) {
    try writable(file, creating: true).write(bytes, file)
  }

  @concurrent public func truncate(_ file: String, to size: Int) async throws(FileError) {
    try writable(file, creating: false).truncate(to: size, file)
  }

  @concurrent public func sync(_ file: String) async throws(FileError) {
    if let known = open.withLock({ $0[file] }) { return try known.sync(file) }
    try OpenFile(at: place(file), O_RDONLY, file, "sync").sync(file)
  }

  @concurrent public func rename(_ file: String, to other: String) async throws(FileError) {
    guard systemRename(place(file), place(other)) == 0 else { throw FileError(file, "rename", errno) }
    // The next write opens the file by its new name.
    open.withLock { open in
      open[file] = nil
      open[other] = nil
    }
  }

  @concurrent public func delete(_ file: String) async throws(FileError) {
    guard unlink(place(file)) == 0 else { throw FileError(file, "delete", errno) }
    open.withLock { $0[file] = nil }
  }

  @concurrent public func syncDirectory() async throws(FileError) { try directory.sync(path) }

  private func place(_ file: String) -> String { "\(path)/\(file)" }

  private func writable(_ file: String, creating: Bool) throws(FileError) -> OpenFile {
    if let known = open.withLock({ $0[file] }) { return known }
    let flags = O_WRONLY | O_APPEND | (creating ? O_CREAT : 0)
    let opened = try OpenFile(at: place(file), flags, file, "write to")
    open.withLock { $0[file] = opened }
    return opened
  }
}

/// Calls the system's `rename`, which is hidden by a method with the same name.
private func systemRename(_ from: String, _ to: String) -> Int32 { rename(from, to) }

extension LibraryFileName {
  /// True for a file that occurs only in directories of libraries.
  var isOfLibrary: Bool {
    switch self {
    case .log, .snapshot, .partial, .lock: true
    case .hidden, .foreign: false
    }
  }
}
