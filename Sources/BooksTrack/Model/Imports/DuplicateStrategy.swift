// The strategies for rows whose book is already in the library (DUP-6).

/// The strategy of an import for duplicates.
public enum DuplicateStrategy: String, Hashable, Codable, Sendable, CaseIterable {
  /// Merges: missing values are added, the richer value is kept, and the reader's values do not change.
  case smart
  /// Changes nothing and counts the duplicate.
  case skip
  /// Replaces the reader's values by those of the file. Values from providers stay.
  case replace
}
