// What to do with a row whose book is there already (DUP-6), and how it is found (DUP-8).

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

/// Finds the work that a draft is a duplicate of.
public struct DuplicateLookup: Sendable {
  /// Looks a draft up in a library.
  ///
  /// An error means that the question could not be answered; the row is then taken for a new book (DUP-8).
  public let find: @Sendable (BookDraft, Library) throws -> MatchResult

  /// A lookup by that function.
  public init(find: @escaping @Sendable (BookDraft, Library) throws -> MatchResult) { self.find = find }

  /// Asks the index of the library; cannot fail.
  public static let index = DuplicateLookup { draft, library in library.matchIndex.match(draft) }
}
