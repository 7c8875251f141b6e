// That a file was imported: a note for the reader, written in the same transaction as the books.
//
// It decides nothing. That a file imported twice changes nothing the second time (IMP-11) follows from its
// rows being recognised one by one, so an edited copy of the file is handled as well as the same bytes.

public import BooksTrackAPI

/// Names an import.
public typealias ImportID = Identifier<ImportRecord>

/// An import that was committed.
public struct ImportRecord: Row, Hashable {
  public let id: ImportID
  /// The last part of the file's path.
  public var fileName: String
  /// The name of the format it was recognised as.
  public var format: String
  /// A digest of the file's bytes in hexadecimal, if one was taken.
  public var digest: String?
  /// Rows below the header.
  public var rows: Int
  /// Rows that made a new work.
  public var imported: Int
  /// Rows that were recognised as a book that the library, or the file, already had.
  public var duplicates: Int
  /// Rows that could not be read.
  public var rejected: Int
  /// When it was committed, as the device's calendar had it.
  public var committed: Timestamp

  /// Makes a record.
  public init(
    id: ImportID, fileName: String, format: String, digest: String? = nil, rows: Int, imported: Int,
    duplicates: Int, rejected: Int, committed: Timestamp
  ) {
    self.id = id
    self.fileName = fileName
    self.format = format
    self.digest = digest
    self.rows = rows
    self.imported = imported
    self.duplicates = duplicates
    self.rejected = rejected
    self.committed = committed
  }
}
