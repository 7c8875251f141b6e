// Random edits of a library for property tests. An edit selects rows by number among the existing ones, so
// every list of edits is valid for every library; an edit without a matching row does nothing.

import BooksTrack
import PropertyTesting

struct LibraryEdit: Sendable, CustomStringConvertible {
  typealias Body = @Sendable (_ editor: inout LibraryEditor, _ row: Int, _ value: Int) -> Void

  let name: String
  /// Selects the row.
  let row: Int
  /// Selects another row, or a value.
  let value: Int
  private let body: Body

  var description: String { "\(name)(\(row), \(value))" }

  func apply(to editor: inout LibraryEditor) { body(&editor, row, value) }

  /// Transactions of a few edits each; about a third of the edits add a book.
  static let transactions: Gen<[[LibraryEdit]]> = any.array(count: 0...8).array(count: 0...12)

  private static let any: Gen<LibraryEdit> = combine(
    Gen<Int>.frequency([(1, .always(0)), (2, .integer(in: 0...(kinds.count - 1)))]),
    Gen<Int>.integer(in: 0...9), Gen<Int>.integer(in: 0...9)
  ).map { kind, row, value in
    LibraryEdit(name: kinds[kind].name, row: row, value: value, body: kinds[kind].body)
  }

  private static let kinds: [(name: String, body: Body)] = additions + alterations + removals
}

/// Returns the row of that number, modulo the number of rows.
func pick<R>(_ table: Table<R>, _ number: Int) -> R? {
  table.isEmpty ? nil : Array(table)[number % table.count]
}
