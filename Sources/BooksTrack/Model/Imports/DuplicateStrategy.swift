// What to do with a row whose book is there already (DUP-6).

/// What an import does with duplicates.
public enum DuplicateStrategy: String, Hashable, Codable, Sendable, CaseIterable {
  /// Merges: what is missing is filled in, the richer value is kept, nothing that the reader entered is
  /// changed.
  case smart
  /// Leaves what is there alone, and counts.
  case skip
  /// Puts what the file says in the place of what the reader had entered. What providers said stays.
  case replace
}
