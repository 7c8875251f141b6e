// What is told of an import once it has ended, whichever way (IMP-16): how, with how many rows, and how long
// it took.
//
// Every attempt ends in one event of its process. What no process can tell of itself is that it was killed:
// the launch after it finds what was staged, and tells of that. An import that is gone on with ends again,
// under the same name, and the later event counts. One that was committed in the moment of a kill has no
// event; its `ImportRecord` is there.

public import BooksTrackAPI

/// How an import ended.
public enum ImportEnding: Hashable, Sendable {
  /// Its books are in the library.
  case completed
  /// Nobody knows the columns; the reader has been asked (IMP-4).
  case needsMapping
  /// The file is none that can be imported; nothing was changed.
  case refused(ImportError)
  /// The source of the bytes or the storage failed. What is staged may be gone on with.
  case failed
  /// Its task was cancelled, as platforms end an app. What is staged may be gone on with.
  case cancelled
  /// The process ended in the middle of it; found at a launch. What is staged may be gone on with.
  case interrupted
  /// The reader has thrown away what was staged.
  case discarded

  /// A word for statistics; it does not say what was wrong with the file.
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

/// How many rows of a file became what.
public struct ImportCounts: Hashable, Sendable {
  /// Rows that were read: all of the file if the import was completed, and else those that are staged.
  public var rows = 0
  /// Rows that made a new work.
  public var imported = 0
  /// Rows whose book was there already.
  public var duplicates = 0
  /// Rows that hold no book.
  public var rejected = 0

  /// None.
  public init() {}

  init(_ summary: ImportSummary) {
    rows = summary.rows
    imported = summary.imported
    duplicates = summary.duplicates.count
    rejected = summary.rejected.count
  }

  /// What is staged, of which nothing is in the library.
  init(staged batches: some Sequence<BatchRows>) { for batch in batches { count(batch) } }

  mutating func count(_ batch: BatchRows) {
    rows += batch.count
    rejected += batch.rejected.count
  }
}

/// The end of an import.
public struct ImportEvent: Hashable, Sendable {
  /// Names the import as long as it is gone on with; nil if it ended before a row was staged.
  public let id: StagedImportID?
  /// The last part of the file's path.
  public let fileName: String
  /// How it ended.
  public let ending: ImportEnding
  /// What became of its rows.
  public let counts: ImportCounts
  /// It was begun by an earlier attempt, and its file was not needed again.
  public let isResumed: Bool
  /// When this attempt was begun, or, of one that an earlier process has left, that one; as the device's
  /// calendar had it.
  public let began: Timestamp
  /// When it ended, or was found.
  public let ended: Timestamp
}

/// What is known of an import while it is under way.
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

  /// One that an earlier attempt has left.
  init(_ stage: StagedImport, in library: Library) {
    self.init(stage.fileName, began: stage.started)
    id = stage.id
    counts = ImportCounts(staged: library.stagedBatches(of: stage.id).lazy.map(\.rows))
    isResumed = true
  }

  func ended(_ ending: ImportEnding, at now: Timestamp) -> ImportEvent {
    ImportEvent(
      id: id, fileName: fileName, ending: ending, counts: counts, isResumed: isResumed, began: began,
      ended: now)
  }

  /// The event of an attempt that ended with an error.
  func ended(by error: any Error, at now: Timestamp) -> ImportEvent {
    switch error {
    case let error as ImportError: ended(.refused(error), at: now)
    case is CancellationError, StorageError.cancelled: ended(.cancelled, at: now)
    default: ended(.failed, at: now)
    }
  }
}
