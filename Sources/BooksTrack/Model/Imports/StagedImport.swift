// A file on its way into the library: what has been read of it and is safe, and not yet visible (IMP-10,
// IMP-11).
//
// A stage is a row for the file and one row for each batch of its rows. Nobody who looks for books meets it:
// drafts stand in tables of their own, and no index of works knows them. It ends in one transaction, which
// puts the books and takes the stage away; or it is discarded, which leaves no trace.
//
// Batches are numbered from 0 without a gap, so a stage is always the front part of one file, and what is
// left of an interrupted import can be gone on with.

public import BooksTrackAPI

/// Names a staged import.
public typealias StagedImportID = Identifier<StagedImport>
/// Names a batch of a staged import.
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
  /// What the import will do with duplicates.
  public var strategy: DuplicateStrategy
  /// A digest of the file's bytes in hexadecimal, once all of them have been read.
  public var digest: String?
  /// All batches of the file are there: it can be imported without the file.
  public var isComplete: Bool
  /// When its first batch was staged, as the device's calendar had it.
  public let started: Timestamp
  /// What the reader has said about the columns, if nobody knows them otherwise.
  public let mapping: ColumnMapping?

  /// Makes a stage that has nothing yet.
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

  /// Makes a stage with everything known of it, as storage has it.
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

/// Rows of a file that stand one behind the other in it.
public struct StagedBatch: Row, Hashable {
  public let id: StagedBatchID
  /// The file that the rows are of.
  public let stage: StagedImportID
  /// Which batch of the file it is, from 0.
  public let number: Int
  /// What it holds.
  public var rows: BatchRows

  /// Makes a batch.
  public init(id: StagedBatchID, stage: StagedImportID, number: Int, rows: BatchRows) {
    self.id = id
    self.stage = stage
    self.number = number
    self.rows = rows
  }
}

/// What some rows of a file hold: books, rows that are none, and cells that were left out.
public struct BatchRows: Hashable, Sendable {
  /// In the order of the file.
  public var books: [BookDraft] = []
  /// In the order of the file.
  public var rejected: [RejectedRow] = []
  /// Cells that the books are imported without, as far as they belong to the first hundred of the file.
  public var cellProblems: [CellProblem] = []
  /// How many such cells there were.
  public var cellProblemCount = 0

  /// No rows.
  public init() {}

  /// How many rows of the file it holds.
  public var count: Int { books.count + rejected.count }
}
