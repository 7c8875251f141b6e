// How far an override reaches. The rules that a reader sets are in their library (`CascadeRule`); this one is
// a decision of the product, and the documents' is kept beside it.

/// What an override of one field does to the others of the same book (CAS-3).
public enum OverrideScope: Hashable, Sendable {
  /// Nothing: the other fields are filled from the author.
  case field
  /// As the documents' code has it: a book with any override is filled from its author in no field.
  case book
}

/// How facts of authors are shown for their books.
public struct CascadePolicy: Hashable, Sendable {
  /// What an override reaches.
  public var overrides: OverrideScope

  /// Makes a policy; the default is the one that ships.
  public init(overrides: OverrideScope = .field) { self.overrides = overrides }

  /// The code of the documents: any override blocks every field of its book.
  public static let asWritten = CascadePolicy(overrides: .book)
}
