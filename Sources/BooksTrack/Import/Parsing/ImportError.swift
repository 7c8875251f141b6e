// The reasons why a whole file was not imported (IMP-5). A value gives what was expected, what was found and
// where; `sentence` phrases it for a reader. Whatever the error, nothing has been changed.

/// The reason why nothing was imported.
public enum ImportError: Error, Hashable, Sendable {
  /// The file name does not have one of the known extensions.
  case wrongFileType(fileName: String, endings: [String])
  /// The file is empty, or has only blank lines.
  case emptyFile
  /// The file has a header and no rows.
  case noBooks(header: [String])
  /// The format was recognized, but the file has no title column.
  case noTitleColumn(format: String, expected: String, found: [String])
  /// The first bytes are those of another kind of file.
  case otherFile(FileKind)
  /// The bytes are not text, and no other kind of file was recognized. The offset is that of the first byte
  /// that is not text.
  case notText(offset: Int)
  /// A field opened a quote and the file ended before it was closed.
  case unclosedQuote(row: Int, line: Int, column: Int)
  /// A field or row exceeds the limit; if `isQuoted`, most likely a closing quote is missing.
  case tooLong(row: Int, line: Int, column: Int, limit: Int, isQuoted: Bool)
  /// A row has more fields than the limit.
  case tooManyFields(row: Int, line: Int, limit: Int)
  /// JSON that is not a known library export, with the keys of its first value, if any.
  case unknownJSON(keys: [String])
  /// The reader's mapping does not fit the file.
  case mapping(MappingProblem)

  /// Converts a parser's error. Rows are counted from 1 after the given number of records; a header is row 0.
  init(_ error: CSVError, recordsBeforeRows before: Int = 1) {
    switch error {
    case .notText(let offset): self = .notText(offset: offset)
    case .unclosedQuote(let place):
      self = .unclosedQuote(row: place.record - before, line: place.line, column: place.column)
    case .fieldTooLong(let place, let limit, let isQuoted):
      self = .tooLong(
        row: place.record - before, line: place.line, column: place.column, limit: limit, isQuoted: isQuoted)
    case .rowTooLong(let place, let limit):
      self = .tooLong(
        row: place.record - before, line: place.line, column: place.column, limit: limit, isQuoted: false)
    case .tooManyFields(let place, let limit):
      self = .tooManyFields(row: place.record - before, line: place.line, limit: limit)
    }
  }
}

/// A rule for file names that may be imported.
public struct FileTypeRule: Hashable, Sendable {
  /// Accepted extensions in lower case, without the full stop.
  public let endings: [String]

  /// Creates a rule that accepts files with the given extensions.
  public init(endings: [String]) { self.endings = endings }

  /// Delimited text and JSON.
  public static let exports = FileTypeRule(endings: ["csv", "tsv", "txt", "json"])

  /// Throws if the file name does not have an accepted extension; the contents are not read.
  public func check(_ fileName: String) throws(ImportError) {
    let name = fileName.lowercased()
    // A name without an extension says nothing; the first bytes will.
    guard name.isEmpty || name.contains(".") else { return }
    guard endings.contains(where: { name.hasSuffix(".\($0)") }) else {
      throw .wrongFileType(fileName: fileName, endings: endings)
    }
  }
}
