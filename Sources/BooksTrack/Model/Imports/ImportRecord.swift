// The record of an import, for the reader, written in the same transaction as the books.
//
// No rule depends on it. Importing a file twice changes nothing the second time (IMP-11) because each row is
// recognised by itself; so an edited copy of the file works as well as the same bytes.

public import BooksTrackAPI

/// The identifier of an import.
public typealias ImportID = Identifier<ImportRecord>

/// A committed import.
public struct ImportRecord: Row, Hashable, Codable {
  public let id: ImportID
  /// The last part of the file's path.
  public var fileName: String
  /// The name of the format it was recognised as.
  public var format: String
  /// The digest of the file's bytes in hexadecimal, if it was computed.
  public var digest: String?
  /// The number of rows below the header.
  public var rows: Int
  /// The number of rows that added a work.
  public var imported: Int
  /// The number of rows whose book was already in the library or earlier in the file.
  public var duplicates: Int
  /// The number of rows that could not be parsed.
  public var rejected: Int
  /// The time of the commit by the device's calendar.
  public var committed: Timestamp

  /// Creates a record.
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
