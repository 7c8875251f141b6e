// A work on the wire: the book as such, of which editions are printings (CON-1).

/// A work as the backend describes it.
///
/// A search result has works, editions and authors in three lists. So that a client joins them without
/// guessing, a work names its authors (`authorNames`, the `name` of entries of the author list, writer first)
/// and an edition names the place of its work (`EditionDTO.workIndex`).
public struct WorkDTO: Hashable, Sendable {
  /// The title without the subtitle. Required.
  public var title: String
  /// What stands behind the title's colon.
  public var subtitle: String?
  /// The names of its authors as in the author list, writer first.
  public var authorNames: [String] = []
  /// Canonical genres, and unknown ones as the provider wrote them. Required on the wire, may be empty.
  public var subjectTags: [String] = []
  /// The language it was written in, ISO 639-1.
  public var originalLanguage: String?
  /// The year of the first edition of all, if a provider that has works says so.
  public var firstPublicationYear: Int?
  public var description: String?
  /// Where a picture of a cover is.
  public var coverImageURL: String?
  /// What providers say about series; names may be missing.
  public var series: [SeriesReferenceDTO] = []

  /// Inferred from editions, so it may turn up more than once (CON-6).
  public var synthetic: Bool = false
  /// The provider that found it (CON-5).
  public var primaryProvider: String?
  /// All providers that added a field, in the order in which they did (CON-5).
  public var contributors: [String] = []

  /// What providers call it. Of several ids of Open Library or ISBNdb only the first is sent.
  public var externalIDs: [ExternalID] = []

  /// How complete the record of a provider that grades its records is, 0 to 100.
  public var recordQuality: Int?
  /// When that provider was last asked, as ISO 8601.
  public var lastRecordSync: String?
  /// Whether a person has looked at it, such as `verified` or `needsReview`.
  public var reviewStatus: String?

  /// Makes a work of which only the title is known.
  public init(title: String) { self.title = title }
}

extension WorkDTO: Codable {
  private enum Field: String, CodingKey {
    case title, subtitle, authorNames, subjectTags, originalLanguage, firstPublicationYear, description
    case coverImageURL, series, synthetic, primaryProvider, contributors
    case googleBooksVolumeIDs, openLibraryWorkID, isbndbID, goodreadsWorkIDs, librarythingIDs, amazonASINs
    case externalIDs, recordQuality = "isbndbQuality", lastRecordSync = "lastISBNDBSync", reviewStatus
  }

  private static let idFields: [ExternalIDField<Field>] = [
    .list(.googleBooksVolumeIDs, of: ProviderName.googleBooks),
    .one(.openLibraryWorkID, of: ProviderName.openLibrary), .one(.isbndbID, of: ProviderName.isbndb),
    .list(.goodreadsWorkIDs, of: ProviderName.goodreads),
    .list(.librarythingIDs, of: ProviderName.libraryThing), .list(.amazonASINs, of: ProviderName.amazon),
  ]

  /// Leaves out the ids for which the contract has no room.
  package mutating func dropIDsWithoutRoom() { externalIDs = externalIDs.fitting(Self.idFields) }

  /// Decodes; only `title` and `subjectTags` must be there.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    title = try fields.decode(String.self, forKey: .title)
    subtitle = try fields.decodeIfPresent(String.self, forKey: .subtitle)
    authorNames = try fields.list(.authorNames)
    subjectTags = try fields.decode([String].self, forKey: .subjectTags)
    originalLanguage = try fields.decodeIfPresent(String.self, forKey: .originalLanguage)
    firstPublicationYear = try fields.wholeNumber(.firstPublicationYear)
    description = try fields.decodeIfPresent(String.self, forKey: .description)
    coverImageURL = try fields.decodeIfPresent(String.self, forKey: .coverImageURL)
    series = try fields.list(.series)
    synthetic = try fields.decodeIfPresent(Bool.self, forKey: .synthetic) ?? false
    primaryProvider = try fields.decodeIfPresent(String.self, forKey: .primaryProvider)
    contributors = try fields.list(.contributors)
    externalIDs = try fields.externalIDs(Self.idFields, others: .externalIDs)
    recordQuality = try fields.wholeNumber(.recordQuality)
    lastRecordSync = try fields.decodeIfPresent(String.self, forKey: .lastRecordSync)
    reviewStatus = try fields.decodeIfPresent(String.self, forKey: .reviewStatus)
  }

  /// Encodes; what is unknown or empty is left out, except `subjectTags` and `synthetic`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(title, forKey: .title)
    try fields.encodeIfPresent(subtitle, forKey: .subtitle)
    try fields.encodeUnlessEmpty(authorNames, forKey: .authorNames)
    try fields.encode(subjectTags, forKey: .subjectTags)
    try fields.encodeIfPresent(originalLanguage, forKey: .originalLanguage)
    try fields.encodeIfPresent(firstPublicationYear, forKey: .firstPublicationYear)
    try fields.encodeIfPresent(description, forKey: .description)
    try fields.encodeIfPresent(coverImageURL, forKey: .coverImageURL)
    try fields.encodeUnlessEmpty(series, forKey: .series)
    try fields.encode(synthetic, forKey: .synthetic)
    try fields.encodeIfPresent(primaryProvider, forKey: .primaryProvider)
    try fields.encodeUnlessEmpty(contributors, forKey: .contributors)
    try fields.encode(externalIDs, as: Self.idFields, others: .externalIDs)
    try fields.encodeIfPresent(recordQuality, forKey: .recordQuality)
    try fields.encodeIfPresent(lastRecordSync, forKey: .lastRecordSync)
    try fields.encodeIfPresent(reviewStatus, forKey: .reviewStatus)
  }
}
