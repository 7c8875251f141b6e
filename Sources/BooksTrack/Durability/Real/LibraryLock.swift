// One library, one process at a time.
//
// An advisory lock on a file of its own, which the system gives back when the process ends, however it ends.
// The file is never deleted: otherwise one process could delete the file that another has just locked.

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Holds a directory's lock as long as it lives.
final class LibraryLock: Sendable {
  private let file: OpenFile

  private init(_ file: OpenFile) { self.file = file }

  /// Takes the lock at once, or says who has it.
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
    // The number is only for the error message of another process; the lock works without it.
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
