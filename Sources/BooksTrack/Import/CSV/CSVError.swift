// The errors of the parser of delimited text, with their places. `ImportError` phrases them for readers.

/// A place in a file.
public struct CSVPlace: Hashable, Sendable {
  /// The record, counted from 1 without blank lines. The header, if there is one, is record 1.
  public let record: Int
  /// The line on which the field begins, counted from 1.
  public let line: Int
  /// The field of the record, counted from 1.
  public let column: Int

  /// Creates a place.
  public init(record: Int, line: Int, column: Int) {
    self.record = record
    self.line = line
    self.column = column
  }
}

/// The error that ends the parsing of a file. It does not depend on how the bytes were cut into chunks.
public enum CSVError: Error, Hashable, Sendable {
  /// The quote that opens the field is not closed before the end of the file.
  case unclosedQuote(CSVPlace)
  /// A field exceeds the limit in bytes; `isQuoted` suggests a quote that was never closed.
  case fieldTooLong(CSVPlace, limit: Int, isQuoted: Bool)
  /// A record exceeds the limit in bytes; the place is the field in which it does.
  case rowTooLong(CSVPlace, limit: Int)
  /// A record exceeds the limit of fields.
  case tooManyFields(CSVPlace, limit: Int)
  /// The first row contains a NUL byte, so the file is not text. The offset is in bytes from the start.
  case notText(offset: Int)
}
