// An edition on the wire: one printing or file of a work (CON-1).

/// An edition as the backend describes it.
public struct EditionDTO: Hashable, Sendable {
  /// Its first number, 13 digits where there is a choice. Some editions have none.
  public var isbn: String?
  /// All its numbers, each in its 13-digit and, where there is one, its 10-digit form. Required, may be
  /// empty.
  public var isbns: [String] = []
  /// The place of its work in the list of works of the same answer.
  public var workIndex: Int?
  /// The title as printed on this edition, without the subtitle.
  public var title: String?
  /// What stands behind the title's colon.
  public var subtitle: String?
  /// The publisher's name.
  public var publisher: String?
  /// A year, a year and month, or a day: `2017`, `2017-05`, `2017-05-09`.
  public var publicationDate: String?
  /// The number of pages.
  public var pageCount: Int?
  /// The binding or medium.
  public var format: EditionFormat = .unknown
  /// Always `https`.
  public var coverImageURL: String?
  public var description: String?
  /// ISO 639, with a region where the provider gives one: `en`, `pt-BR`.
  public var language: String?

  /// The provider that found it (CON-5).
  public var primaryProvider: String?
  /// All providers that added a field, in the order in which they did (CON-5).
  public var contributors: [String] = []

  /// What providers call it. Of several ids of one provider only the first is sent, but for LibraryThing and Amazon.
  public var externalIDs: [ExternalID] = []

  /// How complete the record of a provider that grades its records is, 0 to 100.
  public var recordQuality: Int?
  /// When that provider was last asked, as ISO 8601.
  public var lastRecordSync: String?

  /// Makes an edition of which nothing is known but its numbers.
  public init(isbns: [String] = []) {
    self.isbns = isbns
    isbn = isbns.first
  }
}

extension EditionDTO: Codable {
  private enum Field: String, CodingKey {
    case isbn, isbns, workIndex, title, subtitle, publisher, publicationDate, pageCount, format
    case coverImageURL, description, language, primaryProvider, contributors
    case googleBooksVolumeID, openLibraryEditionID, isbndbID, goodreadsID, librarythingIDs, amazonASINs
    case externalIDs, recordQuality = "isbndbQuality", lastRecordSync = "lastISBNDBSync"
  }

  private static let idFields: [ExternalIDField<Field>] = [
    .one(.googleBooksVolumeID, of: ProviderName.googleBooks),
    .one(.openLibraryEditionID, of: ProviderName.openLibrary), .one(.isbndbID, of: ProviderName.isbndb),
    .one(.goodreadsID, of: ProviderName.goodreads), .list(.librarythingIDs, of: ProviderName.libraryThing),
    .list(.amazonASINs, of: ProviderName.amazon),
  ]

  /// Leaves out the ids for which the contract has no room.
  package mutating func dropIDsWithoutRoom() { externalIDs = externalIDs.fitting(Self.idFields) }

  /// Decodes; only `isbns` must be there.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    isbn = try fields.decodeIfPresent(String.self, forKey: .isbn)
    isbns = try fields.decode([String].self, forKey: .isbns)
    workIndex = try fields.wholeNumber(.workIndex)
    title = try fields.decodeIfPresent(String.self, forKey: .title)
    subtitle = try fields.decodeIfPresent(String.self, forKey: .subtitle)
    publisher = try fields.decodeIfPresent(String.self, forKey: .publisher)
    publicationDate = try fields.decodeIfPresent(String.self, forKey: .publicationDate)
    pageCount = try fields.wholeNumber(.pageCount)
    format = try fields.openValue(.format) ?? .unknown
    coverImageURL = try fields.decodeIfPresent(String.self, forKey: .coverImageURL)
    description = try fields.decodeIfPresent(String.self, forKey: .description)
    language = try fields.decodeIfPresent(String.self, forKey: .language)
    primaryProvider = try fields.decodeIfPresent(String.self, forKey: .primaryProvider)
    contributors = try fields.list(.contributors)
    externalIDs = try fields.externalIDs(Self.idFields, others: .externalIDs)
    recordQuality = try fields.wholeNumber(.recordQuality)
    lastRecordSync = try fields.decodeIfPresent(String.self, forKey: .lastRecordSync)
  }

  /// Encodes; what is unknown or empty is left out, except `isbns` and `format`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encodeIfPresent(isbn, forKey: .isbn)
    try fields.encode(isbns, forKey: .isbns)
    try fields.encodeIfPresent(workIndex, forKey: .workIndex)
    try fields.encodeIfPresent(title, forKey: .title)
    try fields.encodeIfPresent(subtitle, forKey: .subtitle)
    try fields.encodeIfPresent(publisher, forKey: .publisher)
    try fields.encodeIfPresent(publicationDate, forKey: .publicationDate)
    try fields.encodeIfPresent(pageCount, forKey: .pageCount)
    try fields.encode(format.rawValue, forKey: .format)
    try fields.encodeIfPresent(coverImageURL, forKey: .coverImageURL)
    try fields.encodeIfPresent(description, forKey: .description)
    try fields.encodeIfPresent(language, forKey: .language)
    try fields.encodeIfPresent(primaryProvider, forKey: .primaryProvider)
    try fields.encodeUnlessEmpty(contributors, forKey: .contributors)
    try fields.encode(externalIDs, as: Self.idFields, others: .externalIDs)
    try fields.encodeIfPresent(recordQuality, forKey: .recordQuality)
    try fields.encodeIfPresent(lastRecordSync, forKey: .lastRecordSync)
  }
}
