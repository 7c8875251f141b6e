// The check that keeps a commit from leaving references to rows that do not exist.
//
// It exists for the race that is easy to forget: a reader removes a work while an answer for it is under way,
// and the answer's commit puts an edition for a work that is gone. Such a commit fails as a whole. The check
// costs the transaction: taking away is safe already, since the editor takes along whatever points at the
// row.

/// A row that mentions a row that is not there.
public struct DanglingReference: Error, Hashable, Sendable, CustomStringConvertible {
  /// The row, such as `edition 1.4`.
  public let row: String
  /// What it mentions and does not exist, such as `work 1.2`.
  public let missing: String

  /// Makes the error.
  public init(row: String, missing: String) {
    self.row = row
    self.missing = missing
  }

  /// Both, as a sentence.
  public var description: String { "\(row) refers to \(missing), which is not in the library" }
}

/// Finds the references that lead nowhere among rows that were put into a library.
struct ReferenceCheck: ChangeVisitor {
  /// The library that has had the changes.
  let library: Library

  /// The first reference of a changed row that leads nowhere.
  func visit<R: RowKind>(_ change: RowChange<R>) -> DanglingReference? {
    guard case .put(let row) = change else { return nil }
    return library.danglingReference(of: row)
  }
}

extension Library {
  /// The first reference of a row that leads nowhere.
  func danglingReference<R: RowKind>(of row: R) -> DanglingReference? {
    row.missingReference(in: self).map { DanglingReference(row: "\(R.name) \(row.id)", missing: $0) }
  }

  /// The row of that name, as messages call it, if it is not there.
  func lacks<R: RowKind>(_ id: Identifier<R>) -> String? {
    self[keyPath: R.table].contains(id) ? nil : "\(R.name) \(id)"
  }
}
