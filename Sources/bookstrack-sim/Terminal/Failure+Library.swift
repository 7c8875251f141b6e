// Why a library in a folder of this machine could not be opened, as a status and a sentence.

import BooksTrack
import Lab

extension Failure {
  /// A library that could not be opened; nothing has been changed then.
  init(opening path: String, _ error: any Error) {
    switch error {
    case let error as DirectoryError: self.init(status: error.status, message: error.description)
    case let error as LibraryOpenError: self.init(status: error.status, message: "\(path): \(error)")
    case let error as ForeignLibrary: self.init(status: .badData, message: "\(path): \(error)")
    default: self.init(status: .harnessFailed, message: "\(path): \(error)")
    }
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
