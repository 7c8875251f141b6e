// A stack that is wrong on purpose in what it commits: each change of a transaction is followed by another
// one.

package import BooksTrack
import BooksTrackAPI

extension AppPolicy {
  /// Has each change followed by another one, in the same transaction.
  package mutating func follow(_ change: @escaping @Sendable (Change, inout LibraryEditor) -> Bool) {
    commitRules.append(ChangeRule(add: change))
  }
}

/// Adds to a transaction what a planted stack makes of each of its changes.
private struct ChangeRule: CommitRule {
  let add: @Sendable (Change, inout LibraryEditor) -> Bool

  func follow(_ changes: [Change], in editor: inout LibraryEditor, now: Timestamp) -> Bool {
    changes.reduce(false) { add($1, &editor) || $0 }
  }
}
