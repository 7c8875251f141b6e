// A work, independent of its editions, and its authors.

public import BooksTrackAPI

/// The identifier of a work.
public typealias WorkID = Identifier<Work>
/// The identifier of an author.
public typealias AuthorID = Identifier<Author>

/// Providers' facts of an author beside the name. The reader's facts have rows of their own
/// (`AuthorStatement`) and take precedence (CAS-6).
public struct AuthorFacts: Hashable, Sendable, Codable {
  /// The author's cultures of origin.
  public var culturalBackground: [String]
  /// The author's gender.
  public var genderIdentity: String?
  /// The country, as a code of ISO 3166-1 ("NG") if it was recognised, else as written.
  public var nationality: String?
  /// The languages that the author writes in.
  public var languages: [String]
  /// The marginalized groups that the author states to belong to, as named by the source.
  public var marginalizedIdentities: [String]

  /// Creates facts; values that are not given are unknown.
  public init(
    culturalBackground: [String] = [], genderIdentity: String? = nil, nationality: String? = nil,
    languages: [String] = [], marginalizedIdentities: [String] = []
  ) {
    self.culturalBackground = culturalBackground
    self.genderIdentity = genderIdentity
    self.nationality = nationality
    self.languages = languages
    self.marginalizedIdentities = marginalizedIdentities
  }
}

/// An author of a library.
public struct Author: Row, Hashable, Codable {
  public let id: AuthorID
  /// The name as first seen, white space collapsed.
  public var name: String
  /// The providers' facts.
  public var facts: AuthorFacts
  /// The author whose pen name this is, according to the reader; that author is never a pen name.
  public var penNameOf: AuthorID?
  /// The time at which a provider's record last added a fact; nil if none did (CON-17).
  public var found: Timestamp?

  /// Creates an author.
  public init(id: AuthorID, name: String, facts: AuthorFacts = AuthorFacts()) {
    self.id = id
    self.name = name
    self.facts = facts
  }

  /// Returns the author with another identifier.
  func copy(_ id: AuthorID) -> Author {
    var other = Author(id: id, name: name, facts: facts)
    (other.penNameOf, other.found) = (penNameOf, found)
    return other
  }
}

/// The part of an author in a work.
public struct AuthorCredit: Hashable, Sendable, Codable {
  /// The author.
  public let author: AuthorID
  /// The part, as the source names it ("Translator"); nil for the writer.
  public let role: String?

  /// Creates a credit.
  public init(author: AuthorID, role: String? = nil) {
    self.author = author
    self.role = role
  }
}

/// The providers of a row's facts (CON-5).
public struct Provenance: Hashable, Sendable, Codable {
  /// The provider that found it; nil if all facts are the reader's.
  public var primaryProvider: String?
  /// All providers that added a field, in order.
  public var contributors: [String]

  /// Creates a provenance, by default that of the reader.
  public init(primaryProvider: String? = nil, contributors: [String] = []) {
    self.primaryProvider = primaryProvider
    self.contributors = contributors
  }

  /// Returns the provenance after a further record has filled the row: the record's provider becomes the
  /// primary one, and earlier contributors stay, because their fields do.
  func followed(by record: Provenance) -> Provenance {
    var all: [String] = []
    for name in contributors + record.contributors where !all.contains(name) { all.append(name) }
    return Provenance(primaryProvider: record.primaryProvider, contributors: all)
  }
}

/// The progress of the look-up of a work.
public enum EnrichmentState: String, Sendable, CaseIterable, Codable {
  /// Waiting in the queue, or for the network.
  case pending
  /// A provider's facts are attached.
  case enriched
  /// Several uncertain answers: the reader chooses (ENR-9).
  case needsChoice
  /// No provider knows it (ENR-6), or the reader rejected all candidates.
  case notFound
  /// Suspended after the last retry, until the next reconnect or relaunch (ENR-5).
  case parked
}

/// An answer that was too uncertain to be attached without the reader's choice (ENR-9).
public struct Candidate: Hashable, Sendable, Codable {
  /// The title of the candidate.
  public let title: String
  /// Its writers, the most important first.
  public let authors: [String]
  /// The number of its first edition, if that has one.
  public let isbn: ISBN?
  /// The provider's identifier of the book.
  public let externalID: ExternalID?
  /// The confidence of the match, in thousandths.
  public let confidence: Int

  /// Creates a candidate.
  public init(title: String, authors: [String], isbn: ISBN?, externalID: ExternalID?, confidence: Int) {
    self.title = title
    self.authors = authors
    self.isbn = isbn
    self.externalID = externalID
    self.confidence = confidence
  }
}

/// A work of a library.
public struct Work: WideRow, Hashable {
  /// The fields of a work.
  public struct Fields: Hashable, Sendable, Codable {
    /// The title as the reader's export wrote it, markers and subtitle included (TTL-6).
    public var title: String
    /// The authors, the writer first.
    public var authors: [AuthorCredit]
    /// The year in which it first appeared.
    public var firstPublished: Int?
    /// Canonical genres, from providers.
    public var subjects: [String] = []
    /// A provider's description.
    public var summary: String?
    /// True if the provider inferred the work from editions (CON-6).
    public var isSynthetic = false
    /// The providers that contributed to the work's facts.
    public var provenance = Provenance()
    /// The providers' identifiers, sorted.
    public var externalIDs: [ExternalID] = []
    /// The progress of the look-up.
    public var enrichment = EnrichmentState.pending
    /// The candidates to choose from, best first; empty unless `enrichment` is `needsChoice` or a choice is
    /// in the queue.
    public var candidates: [Candidate] = []
    /// Providers' values that contradict the reader's, settled or not.
    public var conflicts: [FactConflict] = []
    /// The time at which a provider's record was last attached; nil if none was (CON-17).
    public var found: Timestamp?
    /// Editions of attached records that are no rows of the library, in the order of the answer; at most
    /// `ListedEdition.most` (CON-16).
    public var listedEditions: [ListedEdition] = []
  }

  public let id: WorkID
  public var box: Box<Fields>

  /// Creates a work as imported, without facts from providers.
  public init(id: WorkID, title: String, authors: [AuthorCredit], firstPublished: Int? = nil) {
    self.init(id: id, Fields(title: title, authors: authors, firstPublished: firstPublished))
  }

  init(id: WorkID, _ fields: Fields) {
    self.id = id
    box = Box(fields)
  }
}
