// Why a library could not be opened. Its files are then as they were.

/// A file of a library that does not hold what it should.
public struct CorruptLibrary: Error, Hashable, Sendable {
  /// The file.
  public let file: String
  /// Where in the file, in bytes.
  public let offset: Int
  /// The number of the transaction that should stand there, if it is about one.
  public let transaction: UInt64?
  /// What should be there.
  public let expected: String
  /// What is there.
  public let found: String

  /// Makes the error.
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
  /// One sentence for a person.
  public var description: String {
    let record = transaction.map { " (transaction \($0))" } ?? ""
    return "“\(file)” is damaged at byte \(offset)\(record): expected \(expected), found \(found)"
  }
}

/// Why a library could not be opened.
public enum LibraryOpenError: Error, Hashable, Sendable {
  /// Something that was committed is not what it was, or is not there.
  case corrupt(CorruptLibrary)
  /// The library was written by a newer program: a file has a version that this one does not know.
  case newerVersion(file: String, found: Int, newestKnown: Int)
  /// The library was written by a program so old that no step is left to carry it over.
  case olderVersion(file: String, found: Int, oldestKnown: Int)
  /// There are files in the directory and none of them is a library's; some of their names.
  case notALibrary(files: [String])
  /// It is the library of another installation.
  case otherReplica(expected: UInt32, found: UInt32)
  /// A step into a newer version did not understand a row.
  case notCarriedOver(fromVersion: Int, reason: String)
  /// A file could not be read or written.
  case file(FileError)
}

extension LibraryOpenError: CustomStringConvertible {
  /// One sentence for a person.
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
