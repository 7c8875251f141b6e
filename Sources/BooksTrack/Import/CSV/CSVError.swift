// Why bytes are not a delimited file, and where. Said for people by `ImportError`.

/// Where in a file something stands.
public struct CSVPlace: Hashable, Sendable {
  /// The record, counted from 1; blank lines are none. The header, if there is one, is record 1.
  public let record: Int
  /// The line of the file, counted from 1, in which it begins.
  public let line: Int
  /// The field of the record, counted from 1.
  public let column: Int

  /// Makes a place.
  public init(record: Int, line: Int, column: Int) {
    self.record = record
    self.line = line
    self.column = column
  }
}

/// Why a file cannot be read to its end. Which error it is does not depend on how the bytes were chunked.
public enum CSVError: Error, Hashable, Sendable {
  /// A field opened a quote there, and the file ended before it was closed.
  case unclosedQuote(CSVPlace)
  /// A field is longer than that many bytes; `isQuoted` hints at a quote that was never closed.
  case fieldTooLong(CSVPlace, limit: Int, isQuoted: Bool)
  /// A record is longer than that many bytes; the place is the field in which it got too long.
  case rowTooLong(CSVPlace, limit: Int)
  /// A record has more than that many fields.
  case tooManyFields(CSVPlace, limit: Int)
  /// A NUL byte in the first row: this is a picture or a program, not a text. The offset is in bytes from the
  /// start.
  case notText(offset: Int)
}
