// The lock of a library, which admits one process at a time.
//
// It is an advisory lock on a separate file, which the system releases whenever the process ends. The file is
// never deleted: otherwise one process could delete the file that another has just locked.

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The lock of a directory, held until the object is deinitialized.
final class LibraryLock: Sendable {
  private let file: OpenFile

  private init(_ file: OpenFile) { self.file = file }

  /// Acquires the lock without waiting; throws an error with the owner's process id if it is held.
  static func take(in path: String) throws(DirectoryError) -> LibraryLock {
    let place = "\(path)/\(LibraryFileName.lockName)"
    let file: OpenFile
    do {
      file = try OpenFile(at: place, O_RDWR | O_CREAT, LibraryFileName.lockName, "lock")
    } catch {
      throw .failed(path: path, operation: "lock", detail: error.description)
    }
    while flock(file.descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { throw .inUse(path: path, process: holder(file)) }
      guard errno == EINTR else { throw .failed(path, "lock", errno) }
    }
    // The process id is only for the error message of another process.
    try? file.truncate(to: 0, place)
    _ = lseek(file.descriptor, 0, SEEK_SET)
    try? file.write(Array("\(getpid())\n".utf8), place)
    return LibraryLock(file)
  }

  private static func holder(_ file: OpenFile) -> Int32? {
    guard let bytes = try? file.readAll(LibraryFileName.lockName) else { return nil }
    return Int32(String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self))
  }
}
