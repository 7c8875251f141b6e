// A work: what was written, whatever it was printed as. And its authors.

public import BooksTrackAPI

/// Names a work.
public typealias WorkID = Identifier<Work>
/// Names an author.
public typealias AuthorID = Identifier<Author>

/// What providers say of an author beside the name, and nothing where they do not. What the reader says
/// stands in rows of its own (`AuthorStatement`), and goes first (CAS-6).
public struct AuthorFacts: Hashable, Sendable, Codable {
  /// The cultures that they come from.
  public var culturalBackground: [String]
  /// Their gender.
  public var genderIdentity: String?
  /// The country, as a code of ISO 3166-1 ("NG") where it could be told, else as written.
  public var nationality: String?
  /// The languages that they write in.
  public var languages: [String]
  /// To which marginalized groups the author says that they belong, in the words of the source.
  public var marginalizedIdentities: [String]

  /// Makes facts; whatever is not given is unknown.
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

/// An author as a library knows them.
public struct Author: Row, Hashable, Codable {
  public let id: AuthorID
  /// The name as it was first seen, white space collapsed.
  public var name: String
  /// What providers say of them.
  public var facts: AuthorFacts
  /// Whose pen name it is, if the reader says so; that is never a pen name itself.
  public var penNameOf: AuthorID?

  /// Makes an author.
  public init(id: AuthorID, name: String, facts: AuthorFacts = AuthorFacts()) {
    self.id = id
    self.name = name
    self.facts = facts
  }
}

/// That an author had a part in a work.
public struct AuthorCredit: Hashable, Sendable, Codable {
  /// The person.
  public let author: AuthorID
  /// The part, as the source names it ("Translator"); nil for the writer.
  public let role: String?

  /// Makes a credit.
  public init(author: AuthorID, role: String? = nil) {
    self.author = author
    self.role = role
  }
}

/// Which providers a row's facts came from (CON-5).
public struct Provenance: Hashable, Sendable, Codable {
  /// The provider that found it; nothing while only the reader has spoken.
  public var primaryProvider: String?
  /// All providers that added a field, in the order in which they did.
  public var contributors: [String]

  /// Makes a provenance; the default is "the reader".
  public init(primaryProvider: String? = nil, contributors: [String] = []) {
    self.primaryProvider = primaryProvider
    self.contributors = contributors
  }

  /// The provenance of a row that a further record has filled: that record has found it, and whoever had
  /// added a field before stays named, because the field stays.
  func followed(by record: Provenance) -> Provenance {
    var all: [String] = []
    for name in contributors + record.contributors where !all.contains(name) { all.append(name) }
    return Provenance(primaryProvider: record.primaryProvider, contributors: all)
  }
}

/// How far the search for a work's facts has come.
public enum EnrichmentState: String, Sendable, CaseIterable, Codable {
  /// Waiting for its turn, or for the network.
  case pending
  /// A provider's facts are attached.
  case enriched
  /// Several answers and none certain: the reader chooses (ENR-9).
  case needsChoice
  /// No provider knows it (ENR-6), or the reader said that nothing of what was offered is the book.
  case notFound
  /// Given up for now after the last retry; it goes on at the next reconnect or relaunch (ENR-5).
  case parked
}

/// An answer that was not certain enough to be attached by itself (ENR-9).
public struct Candidate: Hashable, Sendable, Codable {
  /// The title of the book that is offered.
  public let title: String
  /// Its writers, the most important first.
  public let authors: [String]
  /// The number of its first edition, if that has one.
  public let isbn: ISBN?
  /// What the provider that knows it calls it.
  public let externalID: ExternalID?
  /// How well it fits, in thousandths.
  public let confidence: Int

  /// Makes a candidate.
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
  /// What is known of a work.
  public struct Fields: Hashable, Sendable, Codable {
    /// The title as the reader's export wrote it, markers and subtitle included (TTL-6).
    public var title: String
    /// The writer first.
    public var authors: [AuthorCredit]
    /// The year it first appeared.
    public var firstPublished: Int?
    /// Canonical genres, from providers.
    public var subjects: [String] = []
    /// A provider's description.
    public var summary: String?
    /// Inferred from editions by the provider (CON-6).
    public var isSynthetic = false
    /// Which providers' facts are among the work's.
    public var provenance = Provenance()
    /// Sorted.
    public var externalIDs: [ExternalID] = []
    /// How far its look-up has come.
    public var enrichment = EnrichmentState.pending
    /// Answers to choose from, best first; empty unless `enrichment` is `needsChoice` or a choice waits in
    /// the queue.
    public var candidates: [Candidate] = []
    /// Where a provider contradicts what the reader entered, and the reader is asked, or was.
    public var conflicts: [FactConflict] = []
  }

  public let id: WorkID
  public var box: Box<Fields>

  /// Makes a work as an import makes it: nothing from providers yet.
  public init(id: WorkID, title: String, authors: [AuthorCredit], firstPublished: Int? = nil) {
    self.init(id: id, Fields(title: title, authors: authors, firstPublished: firstPublished))
  }

  init(id: WorkID, _ fields: Fields) {
    self.id = id
    box = Box(fields)
  }
}
