// Changes that follow from other changes and are committed in the same transaction.

public import BooksTrackAPI

/// A rule that may add changes to a transaction before it is committed.
public protocol CommitRule: Sendable {
  /// Adds the changes that follow from those of a transaction.
  ///
  /// - Parameters:
  ///   - changes: The changes of the transaction so far; not empty.
  ///   - editor: The library with these changes.
  ///   - now: The time of the commit.
  /// - Returns: True if changes were added.
  func follow(_ changes: ChangeList, in editor: inout LibraryEditor, now: Timestamp) -> Bool
}
