// A file descriptor and its system calls. Interrupted calls are repeated, and a partial write is continued.
// The descriptor is closed when the object is deinitialized.

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// An open file or directory.
final class OpenFile: Sendable {
  let descriptor: Int32

  /// Opens a file; `file` and `operation` are used in errors.
  init(at path: String, _ flags: Int32, _ file: String, _ operation: String) throws(FileError) {
    var opened = open(path, flags | O_CLOEXEC, 0o644)
    while opened < 0 {
      guard errno == EINTR else { throw FileError(file, operation, errno) }
      opened = open(path, flags | O_CLOEXEC, 0o644)
    }
    descriptor = opened
  }

  deinit { close(descriptor) }

  func readAll(_ file: String) throws(FileError) -> [UInt8] {
    // The size of a directory is not a number of bytes, so reading one must fail.
    guard systemRead(descriptor, nil, 0) == 0 else { throw FileError(file, "read", errno) }
    let size = lseek(descriptor, 0, SEEK_END)
    guard size >= 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw FileError(file, "read", errno) }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      while count < buffer.count {
        let got = systemRead(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
        if got > 0 { count += got }
        if got == 0 { return }
        if got < 0, errno != EINTR {
          failure = errno
          return
        }
      }
    }
    guard failure == 0 else { throw FileError(file, "read", failure) }
    return bytes
  }

  func write(_ bytes: [UInt8], _ file: String) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let got = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if got < 0, errno != EINTR { throw FileError(file, "write to", errno) }
      done += max(0, got)
    }
  }

  func truncate(to size: Int, _ file: String) throws(FileError) {
    while ftruncate(descriptor, off_t(size)) != 0 {
      guard errno == EINTR else { throw FileError(file, "cut", errno) }
    }
  }

  func sync(_ file: String) throws(FileError) {
    #if canImport(Darwin)
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    // Repeated only after an interruption: after another error a second call could falsely report success.
    while fsync(descriptor) != 0 {
      guard errno == EINTR else { throw FileError(file, "sync", errno) }
    }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

extension FileError {
  /// Creates the error of a system's error number.
  init(_ file: String, _ operation: String, _ number: Int32) {
    self =
      switch number {
      case ENOSPC, EDQUOT, EFBIG: .full(file: file)
      case ENOENT: .missing(file: file)
      case EROFS, EACCES, EPERM: .readOnly(file: file)
      default: .failed(file: file, operation: operation, detail: String(cString: strerror(number)))
      }
  }
}
