// The errors of opening a library.

/// A damaged file of a library.
public struct CorruptLibrary: Error, Hashable, Sendable {
  /// The file.
  public let file: String
  /// The position in the file, in bytes.
  public let offset: Int
  /// The number of the expected transaction, if any.
  public let transaction: UInt64?
  /// The expected content.
  public let expected: String
  /// The actual content.
  public let found: String

  /// Creates the error.
  public init(file: String, offset: Int, transaction: UInt64? = nil, expected: String, found: String) {
    self.file = file
    self.offset = offset
    self.transaction = transaction
    self.expected = expected
    self.found = found
  }

  init(file: String, _ error: ByteError, transaction: UInt64? = nil) {
    self.init(
      file: file, offset: error.offset, transaction: transaction, expected: error.expected, found: error.found
    )
  }
}

extension CorruptLibrary: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    let record = transaction.map { " (transaction \($0))" } ?? ""
    return "“\(file)” is damaged at byte \(offset)\(record): expected \(expected), found \(found)"
  }
}

/// An error of opening a library.
public enum LibraryOpenError: Error, Hashable, Sendable {
  /// Committed data is damaged or missing.
  case corrupt(CorruptLibrary)
  /// A file has a version that is newer than this program.
  case newerVersion(file: String, found: Int, newestKnown: Int)
  /// A file has a version that is too old for migration.
  case olderVersion(file: String, found: Int, oldestKnown: Int)
  /// The directory contains files, but none of a library; `files` are some of their names.
  case notALibrary(files: [String])
  /// The library belongs to another installation.
  case otherReplica(expected: UInt32, found: UInt32)
  /// A migration step could not parse a row.
  case notCarriedOver(fromVersion: Int, reason: String)
  /// A file could not be read or written.
  case file(FileError)
}

extension LibraryOpenError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .corrupt(let damage): damage.description
    case .newerVersion(let file, let found, let known):
      "“\(file)” has version \(found) of the format, and this program knows versions up to \(known)"
    case .olderVersion(let file, let found, let known):
      "“\(file)” has version \(found) of the format, and this program knows versions from \(known)"
    case .notALibrary(let files):
      "expected a library or an empty directory, found \(files.map { "“\($0)”" }.joined(separator: ", "))"
    case .otherReplica(let expected, let found):
      "expected the library of installation \(expected), found that of installation \(found)"
    case .notCarriedOver(let version, let reason):
      "a row of version \(version) could not be carried over: \(reason)"
    case .file(let error): error.description
    }
  }
}
