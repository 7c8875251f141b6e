// The check that rejects a commit with references to missing rows.
//
// It handles a race: the reader removes a work during a look-up, and the commit of the response inserts an
// edition of the removed work. Such a commit fails as a whole. The cost of the check depends only on the size
// of the transaction. Removed rows need no check, since the editor also removes or clears references to them.

/// A row that refers to a missing row.
public struct DanglingReference: Error, Hashable, Sendable, CustomStringConvertible {
  /// The row, such as `edition 1.4`.
  public let row: String
  /// The missing row, such as `work 1.2`.
  public let missing: String

  /// Creates the error.
  public init(row: String, missing: String) {
    self.row = row
    self.missing = missing
  }

  /// Both rows, in a sentence.
  public var description: String { "\(row) refers to \(missing), which is not in the library" }
}

/// Finds dangling references of changed rows.
///
/// The check contains the editor, into which a commit moves its own: a copy of the library would retain each
/// of its tables.
struct ReferenceCheck: ChangeVisitor {
  /// The editor with all changes.
  let editor: LibraryEditor

  /// Returns the first dangling reference of the changed row.
  func visit<R: RowKind>(_ change: RowChange<R>) -> DanglingReference? {
    guard case .put(let row) = change else { return nil }
    return editor.library.danglingReference(of: row)
  }
}

extension Library {
  /// Returns the first dangling reference of a row; nil if there is none.
  func danglingReference<R: RowKind>(of row: R) -> DanglingReference? {
    row.missingReference(in: self).map { DanglingReference(row: "\(R.name) \(row.id)", missing: $0) }
  }

  /// Returns a row as messages name it if it is missing; nil if it exists.
  func lacks<R: RowKind>(_ id: Identifier<R>) -> String? {
    self[keyPath: R.table].contains(id) ? nil : "\(R.name) \(id)"
  }
}
