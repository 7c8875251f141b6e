// A provider's value that contradicts one that the reader entered. Nothing is changed (ENR-11); the reader is
// asked to check it.
//
// A settled conflict is kept, so that the same value is not shown again and the reader's original value is
// known.

/// A fact that can be in conflict.
public enum ConflictField: String, Hashable, Sendable, CaseIterable, Codable {
  /// The title of the work.
  case title
  /// The year in which the work first appeared.
  case firstPublished
  /// The number of pages of an edition.
  case pageCount
  /// The year of an edition.
  case yearPublished
}

/// A value that the reader entered, and the different value of a provider.
public struct FactConflict: Hashable, Sendable, Codable {
  /// The fact in conflict.
  public let field: ConflictField
  /// The edition with the fact; nil for a fact of the work.
  public let edition: EditionID?
  /// The reader's value, as text.
  public let entered: String
  /// The provider's value, as text.
  public let found: String
  /// The name of the provider on the wire.
  public let provider: String
  /// True if the reader has decided which value is right.
  public internal(set) var isSettled: Bool

  /// Creates a conflict, by default one that the reader has not settled.
  public init(
    field: ConflictField, edition: EditionID?, entered: String, found: String, provider: String,
    isSettled: Bool = false
  ) {
    self.field = field
    self.edition = edition
    self.entered = entered
    self.found = found
    self.provider = provider
    self.isSettled = isSettled
  }
}
