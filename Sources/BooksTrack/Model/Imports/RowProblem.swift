// Errors in single rows or cells of a file (IMP-5). Each contains what was expected and what was found, and
// has a sentence for summaries.

/// The reason why a row was not imported.
public enum RowProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The row has more fields than the header, and not all additional ones are empty.
  case tooManyFields(expected: Int, found: Int)
  /// The row has fewer fields than the header, and not only trailing ones that exports often omit; with the
  /// first missing column.
  case tooFewFields(expected: Int, found: Int, missing: String)
  /// The cell of the title is empty.
  case noTitle(column: String)
  /// The row is the header again, as in two concatenated exports.
  case repeatedHeader
  /// The row is an item of a library that is not a book, such as a film.
  case notABook(kind: String, medium: String)
  /// The row is a book that the reader has deleted in the app.
  case deleted(column: String)
  /// The row is a line below a list that counts its rows.
  case totals(String)
  /// The row is the heading of the books below it.
  case heading(String)
  /// The row could not be parsed; with what was found.
  case unreadable(String)

  /// A sentence without a full stop.
  public var description: String {
    switch self {
    case .tooManyFields(let expected, let found): "expected \(expected) fields, found \(found)"
    case .tooFewFields(let expected, let found, let missing):
      "expected \(expected) fields, found \(found): nothing from the column \"\(missing)\" on"
    case .noTitle(let column): "expected a title in the column \"\(column)\", found nothing"
    case .repeatedHeader: "expected a book, found the header again"
    case .notABook(let kind, let medium): "expected a book, found \(kind) (\"\(medium)\")"
    case .deleted(let column): "expected a book, found one that was deleted (\"\(column)\")"
    case .totals(let found): "expected a book, found a line of totals (\"\(found)\")"
    case .heading(let found): "expected a book, found a heading of a section (\"\(found)\")"
    case .unreadable(let found): "expected a book, found \(found)"
    }
  }
}

/// A row that was not imported, with its fields, so that nothing is lost (IMP-9).
public struct RejectedRow: Hashable, Sendable {
  /// The row, counted from 1 for the first one below the header.
  public let row: Int
  /// The line of the file in which the row begins, from 1.
  public let line: Int
  /// The reason.
  public let reason: RowProblem
  /// The fields as in the file.
  public let fields: [String]

  /// Creates a rejected row.
  package init(row: Int, line: Int, reason: RowProblem, fields: [String]) {
    self.row = row
    self.line = line
    self.reason = reason
    self.fields = fields
  }
}

/// A cell that was skipped when its book was imported.
public struct CellProblem: Hashable, Sendable, CustomStringConvertible {
  /// The row, from 1 below the header.
  public let row: Int
  /// The line of the file, from 1.
  public let line: Int
  /// The name of the column in the header.
  public let column: String
  /// The expected content, for a sentence.
  public let expected: String
  /// The content.
  public let found: String

  /// Creates a problem.
  package init(row: Int, line: Int, column: String, expected: String, found: String) {
    self.row = row
    self.line = line
    self.column = column
    self.expected = expected
    self.found = found
  }

  /// A sentence without a full stop.
  public var description: String {
    "row \(row) (line \(line)), column \"\(column)\": expected \(expected), found \"\(found)\""
  }
}
