// How the book that a row is a duplicate of is found (DUP-8).

/// Finds the work that a draft is a duplicate of.
public struct DuplicateLookup: Sendable {
  /// Looks a draft up in a library, by what the rules of the library's index compare of it.
  ///
  /// An error means that the question could not be answered; the row is then taken for a new book (DUP-8).
  public let find: @Sendable (BookDraft, MatchKeys, Library) throws -> MatchResult

  /// A lookup by that function.
  public init(find: @escaping @Sendable (BookDraft, MatchKeys, Library) throws -> MatchResult) {
    self.find = find
  }

  /// Asks the index of the library; cannot fail.
  public static let index = DuplicateLookup { _, keys, library in library.matchIndex.match(keys) }
}
