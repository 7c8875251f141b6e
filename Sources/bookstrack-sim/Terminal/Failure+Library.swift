// Failures to open or change a library in a folder, as statuses and sentences.

import Bench
import BooksTrack

extension Failure {
  /// A failure to open a library; nothing was changed.
  init(opening path: String, _ error: any Error) {
    switch error {
    case let error as DirectoryError: self.init(status: error.status, message: error.description)
    case let error as LibraryOpenError: self.init(status: error.status, message: "\(path): \(error)")
    case let error as ForeignLibrary: self.init(status: .badData, message: "\(path): \(error)")
    default: self.init(status: .harnessFailed, message: "\(path): \(error)")
    }
  }

  /// A change that the storage rejected.
  ///
  /// - Parameters:
  ///   - what: The change that was not made, in words.
  ///   - rest: The consequences, in sentences.
  init(storage error: StorageError, _ what: String = "the library was not changed", rest: String = "") {
    let reason =
      switch error {
      case .diskFull: "there is no room"
      case .writeFailed(let detail): detail
      case .unavailable, .cancelled: "it cannot be written to now"
      }
    self.init(status: .cannotWrite, message: "\(what): \(reason).\(rest)")
  }
}

extension DirectoryError {
  fileprivate var status: ExitStatus {
    switch self {
    case .inUse: .busy
    case .notADirectory, .notALibrary: .badData
    case .failed: .cannotWrite
    }
  }
}

extension LibraryOpenError {
  fileprivate var status: ExitStatus {
    switch self {
    case .corrupt, .newerVersion, .olderVersion, .notALibrary, .otherReplica, .notCarriedOver: .badData
    case .file: .cannotWrite
    }
  }
}
