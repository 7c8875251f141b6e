// An edition: one printing of a work, with its number, publisher and pages.

public import BooksTrackAPI

/// The identifier of an edition.
public typealias EditionID = Identifier<Edition>

/// The facts of an edition, as a reader's export or a provider gives them.
public struct EditionFacts: Hashable, Sendable, Codable {
  /// The title on this edition, if it differs from the work's.
  public var title: String?
  /// The number, if the edition has one.
  public var isbn: ISBN?
  /// Further numbers of the same edition, sorted.
  public var otherISBNs: [ISBN]
  /// The publisher's name, as written.
  public var publisher: String?
  /// The binding or file format, as named by the source.
  public var binding: String?
  /// The number of pages.
  public var pageCount: Int?
  /// The year of this edition.
  public var yearPublished: Int?
  /// The code of ISO 639-1 if the language was recognised, else the language as written.
  public var language: String?
  /// The address of an image of the cover.
  public var coverURL: String?

  /// Creates facts; values that are not given are unknown.
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

/// The facts of an edition from the reader's export; a provider never changes these (ENR-11).
public struct ReaderFields: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt16
  /// `EditionFacts.title`.
  public static let title = ReaderFields(rawValue: 1 << 0)
  /// `EditionFacts.isbn`.
  public static let isbn = ReaderFields(rawValue: 1 << 1)
  /// `EditionFacts.publisher`.
  public static let publisher = ReaderFields(rawValue: 1 << 2)
  /// `EditionFacts.binding`.
  public static let binding = ReaderFields(rawValue: 1 << 3)
  /// `EditionFacts.pageCount`.
  public static let pageCount = ReaderFields(rawValue: 1 << 4)
  /// `EditionFacts.yearPublished`.
  public static let yearPublished = ReaderFields(rawValue: 1 << 5)
  /// `EditionFacts.language`.
  public static let language = ReaderFields(rawValue: 1 << 6)
  /// `EditionFacts.coverURL`.
  public static let coverURL = ReaderFields(rawValue: 1 << 7)

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// An edition of a work in a library.
public struct Edition: WideRow, Hashable {
  /// The fields of an edition.
  public struct Fields: Hashable, Sendable, Codable {
    /// The work.
    public var work: WorkID
    /// The facts.
    public var facts: EditionFacts
    /// The fields of `facts` that the reader entered.
    public var readerFields: ReaderFields
    /// The providers that contributed to `facts`.
    public var provenance: Provenance
    /// The providers' identifiers, sorted.
    public var externalIDs: [ExternalID]
  }

  public let id: EditionID
  public var box: Box<Fields>

  /// Creates an edition.
  public init(
    id: EditionID, work: WorkID, facts: EditionFacts, readerFields: ReaderFields = [],
    provenance: Provenance = Provenance(), externalIDs: [ExternalID] = []
  ) {
    self.init(
      id: id,
      Fields(
        work: work, facts: facts, readerFields: readerFields, provenance: provenance,
        externalIDs: externalIDs))
  }

  init(id: EditionID, _ fields: Fields) {
    self.id = id
    box = Box(fields)
  }
}
