// The directory that a library lives in, as the storage engine sees it: a handful of flat files.
//
// Small on purpose. The engine relies on nothing beyond these promises, so a simulated disk, a real directory
// and a value in a test can implement it alike.

/// A flat directory of files. Each operation takes effect as a whole, or throws.
///
/// What is written can be read back at once. It survives a loss of power only after `sync` (content and
/// length) *and* `syncDirectory` (names: a file created, renamed or deleted). The engine never has two
/// operations on the same file under way at once.
///
/// An operation that has begun is finished even if the calling task is cancelled meanwhile: a record that is
/// half written cannot be left alone. `FileError.cancelled` means that the process or the world is ending.
public protocol LibraryFiles: Sendable {
  /// The names of all files, in the order of their bytes.
  func list() async throws(FileError) -> [String]
  /// All bytes of a file.
  func read(_ file: String) async throws(FileError) -> [UInt8]
  /// Writes bytes at the end of a file, which is created if there is none. If it throws, some first part may
  /// have arrived.
  func append(_ bytes: [UInt8], to file: String) async throws(FileError)
  /// Cuts a file.
  func truncate(_ file: String, to size: Int) async throws(FileError)
  /// Makes content and length of a file durable. If it throws, it is unknown what is durable.
  func sync(_ file: String) async throws(FileError)
  /// Gives a file another name, in one step; a file that had that name is gone.
  func rename(_ file: String, to other: String) async throws(FileError)
  /// Removes a file.
  func delete(_ file: String) async throws(FileError)
  /// Makes the names of all files durable.
  func syncDirectory() async throws(FileError)
}

/// Why an operation on a file did not take place.
public enum FileError: Error, Hashable, Sendable {
  /// There is no room for more of the file.
  case full(file: String)
  /// There is no file of that name.
  case missing(file: String)
  /// The file or its directory may not be written to.
  case readOnly(file: String)
  /// The system refused the operation; `detail` is its own word for it.
  case failed(file: String, operation: String, detail: String)
  /// The process or the world is ending; the operation did not take place.
  case cancelled
}

extension FileError: CustomStringConvertible {
  /// One sentence for a person.
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
