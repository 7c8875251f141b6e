// An unfinished import: the parsed rows of a file that are stored, but not yet visible (IMP-10, IMP-11).
//
// A stage is one row for the file and one row for each batch of its rows. Queries for books do not find it:
// drafts have their own tables and are not in the indexes of works. A stage ends in one transaction, which
// inserts the books and removes the stage; or it is discarded, which leaves no trace.
//
// Batches are numbered from 0 without a gap, so a stage is always a prefix of one file, and an interrupted
// import can be resumed.

public import BooksTrackAPI

/// The identifier of a staged import.
public typealias StagedImportID = Identifier<StagedImport>
/// The identifier of a batch of a staged import.
public typealias StagedBatchID = Identifier<StagedBatch>

/// A file that is being imported.
public struct StagedImport: Row, Hashable {
  public let id: StagedImportID
  /// The last part of the file's path.
  public var fileName: String
  /// The name of the format it was recognised as.
  public var format: String
  /// The header of the file.
  public var header: [String]
  /// The strategy for duplicates.
  public var strategy: DuplicateStrategy
  /// The digest of the file's bytes in hexadecimal; nil until all of them have been read.
  public var digest: String?
  /// True if all batches are stored, so that the import no longer needs the file.
  public var isComplete: Bool
  /// The time of the first batch by the device's calendar.
  public let started: Timestamp
  /// The reader's mapping of the columns, if the format is unknown.
  public let mapping: ColumnMapping?

  /// Creates a stage without batches.
  public init(
    id: StagedImportID, fileName: String, format: String, header: [String], strategy: DuplicateStrategy,
    started: Timestamp, mapping: ColumnMapping? = nil
  ) {
    self.id = id
    self.fileName = fileName
    self.format = format
    self.header = header
    self.strategy = strategy
    digest = nil
    isComplete = false
    self.started = started
    self.mapping = mapping
  }

  /// Creates a stage with all fields, as parsed from storage.
  init(
    id: StagedImportID, fileName: String, format: String, header: [String], strategy: DuplicateStrategy,
    digest: String?, isComplete: Bool, started: Timestamp, mapping: ColumnMapping?
  ) {
    self.id = id
    self.fileName = fileName
    self.format = format
    self.header = header
    self.strategy = strategy
    self.digest = digest
    self.isComplete = isComplete
    self.started = started
    self.mapping = mapping
  }
}

/// Consecutive rows of a file.
public struct StagedBatch: Row, Hashable {
  public let id: StagedBatchID
  /// The file that contains the rows.
  public let stage: StagedImportID
  /// The number of the batch in the file, from 0.
  public let number: Int
  /// The rows.
  public var rows: BatchRows

  /// Creates a batch.
  public init(id: StagedBatchID, stage: StagedImportID, number: Int, rows: BatchRows) {
    self.id = id
    self.stage = stage
    self.number = number
    self.rows = rows
  }
}

/// The content of rows of a file: books, rejected rows, and skipped cells.
public struct BatchRows: Hashable, Sendable {
  /// The books, in the order of the file.
  public var books: [BookDraft] = []
  /// The rejected rows, in the order of the file.
  public var rejected: [RejectedRow] = []
  /// The skipped cells, if they are among the first ten thousand of the file.
  public var cellProblems: [CellProblem] = []
  /// The number of all skipped cells.
  public var cellProblemCount = 0

  /// Creates an empty batch.
  public init() {}

  /// The number of rows of the file.
  public var count: Int { books.count + rejected.count }
}
