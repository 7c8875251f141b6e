// The scope of an override. Rules set by the reader are in the library (`CascadeRule`); this one is a product
// decision, and the documents' rule is kept as an alternative.

/// The effect of an override on the other fields of the book (CAS-3).
public enum OverrideScope: Hashable, Sendable {
  /// No effect: the other fields are filled from the author.
  case field
  /// The documents' code: a book with any override is not filled from its author at all.
  case book
}

/// The rule by which books show facts about their authors.
public struct CascadePolicy: Hashable, Sendable {
  /// The scope of an override.
  public var overrides: OverrideScope

  /// Creates a policy, by default the app's.
  public init(overrides: OverrideScope = .field) { self.overrides = overrides }

  /// The documents' code: any override blocks every field of its book.
  public static let asWritten = CascadePolicy(overrides: .book)
}
