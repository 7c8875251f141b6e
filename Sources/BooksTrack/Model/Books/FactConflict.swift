// That a provider contradicts what the reader entered. Nothing is changed (ENR-11); the reader is asked to
// verify it.
//
// One that the reader has settled is kept: the same value is not held up to them again, and what they had
// entered is known.

/// A fact that can be in doubt.
public enum ConflictField: String, Hashable, Sendable, CaseIterable, Codable {
  /// The title of the work.
  case title
  /// The year in which the work first appeared.
  case firstPublished
  /// The pages of an edition.
  case pageCount
  /// The year of an edition.
  case yearPublished
}

/// What the reader entered and what a provider says instead.
public struct FactConflict: Hashable, Sendable, Codable {
  /// The fact that the two disagree about.
  public let field: ConflictField
  /// The edition that it is about; nil where it is about the work.
  public let edition: EditionID?
  /// What the reader entered, as text.
  public let entered: String
  /// What the provider says, as text.
  public let found: String
  /// Who says so, by its name on the wire.
  public let provider: String
  /// The reader has said which of the two is right.
  public internal(set) var isSettled: Bool

  /// Makes a conflict, one that the reader has not seen if nothing else is said.
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
