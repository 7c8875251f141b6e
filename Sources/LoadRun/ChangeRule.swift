// A planted bug in what the stack commits: an action after each change of a transaction.

package import BooksTrack
import BooksTrackAPI

extension AppPolicy {
  /// Adds a rule that is called with each change of a transaction and can add further changes.
  package mutating func follow(_ change: @escaping @Sendable (Change, inout LibraryEditor) -> Bool) {
    commitRules.append(ChangeRule(add: change))
  }
}

/// Applies a planted stack's rule to each change of a transaction.
private struct ChangeRule: CommitRule {
  let add: @Sendable (Change, inout LibraryEditor) -> Bool

  func follow(_ changes: ChangeList, in editor: inout LibraryEditor, now: Timestamp) -> Bool {
    changes.reduce(false) { add($1, &editor) || $0 }
  }
}
