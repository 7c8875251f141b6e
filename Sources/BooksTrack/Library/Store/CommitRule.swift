// What follows from the changes of a transaction and has to be kept in the very same one.

public import BooksTrackAPI

/// Looks at every transaction before it is kept, and may add to it.
public protocol CommitRule: Sendable {
  /// Adds what follows from the changes.
  ///
  /// - Parameters:
  ///   - changes: All of the transaction so far; never empty.
  ///   - editor: The library as it will be.
  ///   - now: When the transaction is committed.
  /// - Returns: Whether something was added.
  func follow(_ changes: [Change], in editor: inout LibraryEditor, now: Timestamp) -> Bool
}
