// What can be wrong with a row, or a cell of it, in a file that is otherwise fine (IMP-5). Each says what was
// expected and what was found; the sentences are made here, for summaries.

/// Why a row was not imported.
public enum RowProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// More fields than the header has, and not just empty ones.
  case tooManyFields(expected: Int, found: Int)
  /// Fewer fields than the header has, and not just those that are usually cut off; the first missing one is
  /// named.
  case tooFewFields(expected: Int, found: Int, missing: String)
  /// The cell of the title is empty.
  case noTitle(column: String)
  /// The header once more, as in two exports that were joined.
  case repeatedHeader
  /// Something that stands among the books of a library and is none, such as a film.
  case notABook(kind: String, medium: String)
  /// Bytes from which no fields can be told; what they are.
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
    case .unreadable(let found): "expected a book, found \(found)"
    }
  }
}

/// A row that was not imported, with all it held, so that nothing is lost (IMP-9).
public struct RejectedRow: Hashable, Sendable {
  /// The row, counted from 1 for the first one below the header.
  public let row: Int
  /// The line of the file, counted from 1, in which it begins.
  public let line: Int
  /// Why the row is no book.
  public let reason: RowProblem
  /// The cells as they stand in the file.
  public let fields: [String]

  /// Makes such a row.
  package init(row: Int, line: Int, reason: RowProblem, fields: [String]) {
    self.row = row
    self.line = line
    self.reason = reason
    self.fields = fields
  }
}

/// A cell that was left out of a book that was imported without it.
public struct CellProblem: Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1 below the header.
  public let row: Int
  /// Of the file, counted from 1.
  public let line: Int
  /// The name of the column in the header.
  public let column: String
  /// What the cell should have held, for a sentence.
  public let expected: String
  /// What it holds.
  public let found: String

  /// Makes a problem.
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
