// Why a file was not imported at all (IMP-5). The value says what was expected and found, and where; the
// sentence for a reader is made elsewhere. Whatever the error, nothing has been changed.

/// Why nothing was imported.
public enum ImportError: Error, Hashable, Sendable {
  /// The name does not end in one of the known ways.
  case wrongFileType(fileName: String, endings: [String])
  /// There is nothing in the file, or only blank lines.
  case emptyFile
  /// There is a header and no row.
  case noBooks(header: [String])
  /// The format is known and has no column with titles here.
  case noTitleColumn(format: String, expected: String, found: [String])
  /// The first bytes are those of another kind of file.
  case otherFile(FileKind)
  /// The bytes are no text, and what they are is not known. The offset is the first byte that gave it
  /// away.
  case notText(offset: Int)
  /// A field opened a quote and the file ended before it was closed.
  case unclosedQuote(row: Int, line: Int, column: Int)
  /// A field or row is larger than any book's; with `isQuoted`, most likely for want of a closing quote.
  case tooLong(row: Int, line: Int, column: Int, limit: Int, isQuoted: Bool)
  /// A row has more fields than any export.
  case tooManyFields(row: Int, line: Int, limit: Int)
  /// JSON, and no library export that is known; the names of its first value, if it has any.
  case unknownJSON(keys: [String])
  /// What the reader has said about the columns does not fit the file.
  case mapping(MappingProblem)

  /// The error of a file of which so many records stand before the first row: rows count from 1 behind them,
  /// and a header is row 0.
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

/// Which files are tried at all.
public struct FileTypeRule: Hashable, Sendable {
  /// Endings in lower case, without the full stop.
  public let endings: [String]

  /// A rule that takes files with those endings.
  public init(endings: [String]) { self.endings = endings }

  /// Comma-, tab- and otherwise separated text, and JSON.
  public static let exports = FileTypeRule(endings: ["csv", "tsv", "txt", "json"])

  /// Refuses a file by its name; its bytes are not looked at.
  public func check(_ fileName: String) throws(ImportError) {
    let name = fileName.lowercased()
    guard endings.contains(where: { name.hasSuffix(".\($0)") }) else {
      throw .wrongFileType(fileName: fileName, endings: endings)
    }
  }
}
