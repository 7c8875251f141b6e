// An edition: one printing of a work, with its number, publisher and pages.

public import BooksTrackAPI

/// Names an edition.
public typealias EditionID = Identifier<Edition>

/// The facts of an edition, as a reader's export or a provider gives them.
public struct EditionFacts: Hashable, Codable, Sendable {
  /// The title on this edition, if it differs from the work's.
  public var title: String?
  public var isbn: ISBN?
  /// Further numbers of the same edition, sorted.
  public var otherISBNs: [ISBN]
  public var publisher: String?
  /// The binding or file format in the source's own words.
  public var binding: String?
  public var pageCount: Int?
  public var yearPublished: Int?
  public var language: String?
  public var coverURL: String?

  /// Makes facts; whatever is not given is unknown.
  public init(
    title: String? = nil, isbn: ISBN? = nil, otherISBNs: [ISBN] = [], publisher: String? = nil,
    binding: String? = nil, pageCount: Int? = nil, yearPublished: Int? = nil, language: String? = nil,
    coverURL: String? = nil
  ) {
    self.title = title
    self.isbn = isbn
    self.otherISBNs = otherISBNs
    self.publisher = publisher
    self.binding = binding
    self.pageCount = pageCount
    self.yearPublished = yearPublished
    self.language = language
    self.coverURL = coverURL
  }
}

/// Which facts of an edition the reader's own export gave; a provider never changes these (ENR-11).
public struct ReaderFields: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt16
  public static let title = ReaderFields(rawValue: 1 << 0)
  public static let isbn = ReaderFields(rawValue: 1 << 1)
  public static let publisher = ReaderFields(rawValue: 1 << 2)
  public static let binding = ReaderFields(rawValue: 1 << 3)
  public static let pageCount = ReaderFields(rawValue: 1 << 4)
  public static let yearPublished = ReaderFields(rawValue: 1 << 5)
  public static let language = ReaderFields(rawValue: 1 << 6)
  public static let coverURL = ReaderFields(rawValue: 1 << 7)

  /// Makes a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// An edition of a work in a library.
public struct Edition: Row, Hashable {
  public let id: EditionID
  public var work: WorkID
  public var facts: EditionFacts
  /// What of `facts` the reader entered.
  public var readerFields: ReaderFields
  public var provenance: Provenance
  /// Sorted.
  public var externalIDs: [ExternalID]

  /// Makes an edition.
  public init(
    id: EditionID, work: WorkID, facts: EditionFacts, readerFields: ReaderFields = [],
    provenance: Provenance = Provenance(), externalIDs: [ExternalID] = []
  ) {
    self.id = id
    self.work = work
    self.facts = facts
    self.readerFields = readerFields
    self.provenance = provenance
    self.externalIDs = externalIDs
  }
}
