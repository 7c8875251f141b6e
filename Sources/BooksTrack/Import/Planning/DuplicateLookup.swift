// The lookup of duplicates (DUP-8).

/// Finds the work that a draft is a duplicate of.
public struct DuplicateLookup: Sendable {
  /// Looks up a draft in a library by its match keys.
  ///
  /// If it throws, the row is imported as a new book (DUP-8).
  public let find: @Sendable (BookDraft, MatchKeys, Library) throws -> MatchResult

  /// Creates a lookup from a function.
  public init(find: @escaping @Sendable (BookDraft, MatchKeys, Library) throws -> MatchResult) {
    self.find = find
  }

  /// The library's match index; never throws.
  public static let index = DuplicateLookup { _, keys, library in library.matchIndex.match(keys) }
}
