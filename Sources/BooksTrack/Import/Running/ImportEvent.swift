// The event that is reported at the end of an import (IMP-16): the ending, the counts of rows, and the times.
//
// Every attempt ends with one event of its process. A killed process cannot report its own end: the next
// launch finds what was staged and reports it. A resumed import ends again with the same id, and the later
// event counts. An import that was committed just as its process was killed has no event; its `ImportRecord`
// exists.

public import BooksTrackAPI

/// The ending of an import.
public enum ImportEnding: Hashable, Sendable {
  /// Its books are in the library.
  case completed
  /// The columns are unknown; a mapping was requested from the reader (IMP-4).
  case needsMapping
  /// The file cannot be imported; nothing was changed.
  case refused(ImportError)
  /// The source or the storage failed. The stage may be resumed.
  case failed
  /// The task was cancelled, as platforms do when they end an app. The stage may be resumed.
  case cancelled
  /// The process ended during the import; detected at a launch. The stage may be resumed.
  case interrupted
  /// The reader discarded the stage.
  case discarded

  /// The kind of ending, for statistics, without details of the error.
  public var kind: String {
    switch self {
    case .completed: "completed"
    case .needsMapping: "needsMapping"
    case .refused: "refused"
    case .failed: "failed"
    case .cancelled: "cancelled"
    case .interrupted: "interrupted"
    case .discarded: "discarded"
    }
  }
}

/// The counts of a file's rows by outcome.
public struct ImportCounts: Hashable, Sendable {
  /// The number of rows: of the whole file if the import was completed, else of the staged part.
  public var rows = 0
  /// Rows that created a work.
  public var imported = 0
  /// Rows whose book was already known.
  public var duplicates = 0
  /// Rows that were rejected.
  public var rejected = 0

  /// Creates counts of zero.
  public init() {}

  init(_ summary: ImportSummary) {
    rows = summary.rows
    imported = summary.imported
    duplicates = summary.duplicates.count
    rejected = summary.rejected.count
  }

  /// Counts staged rows, none of which is in the library.
  init(staged batches: some Sequence<BatchRows>) { for batch in batches { count(batch) } }

  mutating func count(_ batch: BatchRows) {
    rows += batch.count
    rejected += batch.rejected.count
  }
}

/// The end of an import.
public struct ImportEvent: Hashable, Sendable {
  /// The id of the stage, which is the same when the import is resumed; nil if it ended before a row was
  /// staged.
  public let id: StagedImportID?
  /// The last component of the file's path.
  public let fileName: String
  /// The ending.
  public let ending: ImportEnding
  /// The counts of its rows.
  public let counts: ImportCounts
  /// True if an earlier attempt staged the file and this event needed only the stage.
  public let isResumed: Bool
  /// The start of this attempt or, if an earlier process left the stage, of that attempt, by the device's
  /// clock.
  public let began: Timestamp
  /// The time when it ended, or was found.
  public let ended: Timestamp
}

/// The state of an import in progress.
struct ImportAttempt: Sendable {
  let fileName: String
  let began: Timestamp
  var id: StagedImportID?
  var counts = ImportCounts()
  var isResumed = false

  init(_ fileName: String, began: Timestamp) {
    self.fileName = fileName
    self.began = began
  }

  /// Creates the state of an import that an earlier attempt left.
  init(_ stage: StagedImport, in library: Library) {
    self.init(stage.fileName, began: stage.started)
    id = stage.id
    counts = ImportCounts(staged: FileBatches(of: stage.id, in: library))
    isResumed = true
  }

  func ended(_ ending: ImportEnding, at now: Timestamp) -> ImportEvent {
    ImportEvent(
      id: id, fileName: fileName, ending: ending, counts: counts, isResumed: isResumed, began: began,
      ended: now)
  }

  /// Returns the event of an attempt that ended with an error.
  func ended(by error: any Error, at now: Timestamp) -> ImportEvent {
    switch error {
    case let error as ImportError: ended(.refused(error), at: now)
    case is CancellationError, StorageError.cancelled: ended(.cancelled, at: now)
    default: ended(.failed, at: now)
    }
  }
}
