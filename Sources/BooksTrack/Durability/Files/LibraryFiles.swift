// The file system interface of the storage engine: a flat directory of files.
//
// The engine relies only on these guarantees, so that a simulated disk, a real directory and a value in a
// test can implement the protocol.

/// A flat directory of files. Each operation is performed completely, or throws.
///
/// Written bytes can be read immediately. They survive a power failure only after `sync` (content and length)
/// *and* `syncDirectory` (names of created, renamed and deleted files). The engine never runs two operations
/// on the same file at once.
///
/// An operation is finished even if the calling task is cancelled meanwhile, so that no record is half
/// written. `FileError.cancelled` means that the process or the simulated world is ending.
public protocol LibraryFiles: Sendable {
  /// Returns the names of all files, ordered by their bytes.
  func list() async throws(FileError) -> [String]
  /// Returns all bytes of a file.
  func read(_ file: String) async throws(FileError) -> [UInt8]
  /// Appends bytes to a file, which is created if necessary. If it throws, a first part may have been
  /// written.
  func append(_ bytes: [UInt8], to file: String) async throws(FileError)
  /// Truncates a file.
  func truncate(_ file: String, to size: Int) async throws(FileError)
  /// Makes the content and length of a file durable. If it throws, it is unknown which bytes are durable.
  func sync(_ file: String) async throws(FileError)
  /// Renames a file atomically, replacing any file with the new name.
  func rename(_ file: String, to other: String) async throws(FileError)
  /// Deletes a file.
  func delete(_ file: String) async throws(FileError)
  /// Makes the names of all files durable.
  func syncDirectory() async throws(FileError)
}

/// The error of a file operation.
public enum FileError: Error, Hashable, Sendable {
  /// There is no space for more of the file.
  case full(file: String)
  /// The file does not exist.
  case missing(file: String)
  /// The file or its directory is not writable.
  case readOnly(file: String)
  /// The system reported an error; `detail` is its message.
  case failed(file: String, operation: String, detail: String)
  /// The process or the simulated world is ending; the operation was not performed.
  case cancelled
}

extension FileError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .full(let file): "there is no room for more of “\(file)”"
    case .missing(let file): "there is no file “\(file)”"
    case .readOnly(let file): "“\(file)” may not be written to"
    case .failed(let file, let operation, let detail): "could not \(operation) “\(file)”: \(detail)"
    case .cancelled: "the file was not waited for"
    }
  }
}
