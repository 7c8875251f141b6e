// Editions that a provider's record lists beside the one that the reader has (CON-16).

public import BooksTrackAPI

/// An edition of a work that a provider has and the reader does not. It is part of the work's row: the reader
/// sees it only where an edition is chosen.
public struct ListedEdition: Hashable, Sendable, Codable {
  /// The facts.
  public let facts: EditionFacts
  /// The provider that listed it; nil if the answer names none.
  public let provider: String?
  /// The providers' identifiers, sorted.
  public let externalIDs: [ExternalID]

  /// The greatest number of listed editions of a work.
  public static let most = 8

  /// Creates an edition.
  public init(facts: EditionFacts, provider: String? = nil, externalIDs: [ExternalID] = []) {
    self.facts = facts
    self.provider = provider
    self.externalIDs = externalIDs
  }

  /// Creates an edition from one of the library.
  init(_ edition: Edition) {
    self.init(
      facts: edition.facts, provider: edition.provenance.primaryProvider, externalIDs: edition.externalIDs)
  }
}
