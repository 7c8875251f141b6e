// The result of an import call, as returned to the caller, in the form that events of a device carry.

import BooksTrack

/// The result of an import call, as returned to the caller.
enum ImportReturn: Hashable, Sendable {
  case summary(rows: Int, imported: Int, duplicates: Int, rejected: Int)
  case needsMapping, refused, cancelled, failed
}

extension ImportReturn {
  /// Creates the result from an outcome.
  init(_ outcome: ImportOutcome) {
    guard let summary = outcome.summary else {
      self = .needsMapping
      return
    }
    self = .summary(
      rows: summary.rows, imported: summary.imported, duplicates: summary.duplicates.count,
      rejected: summary.rejected.count)
  }

  /// Creates the result from an error.
  init(_ error: any Error) {
    switch error {
    case is ImportError: self = .refused
    case is CancellationError, StorageError.cancelled: self = .cancelled
    default: self = .failed
    }
  }
}
