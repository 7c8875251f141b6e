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

  /// Volumes of the work at Google Books.
  public var googleBooksVolumeIDs: [String] = []
  /// Such as `OL45804W`.
  public var openLibraryWorkID: String?
  /// The number under which ISBNdb has an edition of the work.
  public var isbndbID: String?
  /// Numbers of the work at Goodreads.
  public var goodreadsWorkIDs: [String] = []
  /// Numbers of the work at LibraryThing.
  public var librarythingIDs: [String] = []
  /// Amazon's article numbers.
  public var amazonASINs: [String] = []

  /// How complete ISBNdb's record is, 0 to 100.
  public var isbndbQuality: Int?
  /// When ISBNdb was last asked, as ISO 8601.
  public var lastISBNDBSync: String?
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
    case isbndbQuality, lastISBNDBSync, reviewStatus
  }

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
    googleBooksVolumeIDs = try fields.list(.googleBooksVolumeIDs)
    openLibraryWorkID = try fields.decodeIfPresent(String.self, forKey: .openLibraryWorkID)
    isbndbID = try fields.decodeIfPresent(String.self, forKey: .isbndbID)
    goodreadsWorkIDs = try fields.list(.goodreadsWorkIDs)
    librarythingIDs = try fields.list(.librarythingIDs)
    amazonASINs = try fields.list(.amazonASINs)
    isbndbQuality = try fields.wholeNumber(.isbndbQuality)
    lastISBNDBSync = try fields.decodeIfPresent(String.self, forKey: .lastISBNDBSync)
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
    try fields.encodeUnlessEmpty(googleBooksVolumeIDs, forKey: .googleBooksVolumeIDs)
    try fields.encodeIfPresent(openLibraryWorkID, forKey: .openLibraryWorkID)
    try fields.encodeIfPresent(isbndbID, forKey: .isbndbID)
    try fields.encodeUnlessEmpty(goodreadsWorkIDs, forKey: .goodreadsWorkIDs)
    try fields.encodeUnlessEmpty(librarythingIDs, forKey: .librarythingIDs)
    try fields.encodeUnlessEmpty(amazonASINs, forKey: .amazonASINs)
    try fields.encodeIfPresent(isbndbQuality, forKey: .isbndbQuality)
    try fields.encodeIfPresent(lastISBNDBSync, forKey: .lastISBNDBSync)
    try fields.encodeIfPresent(reviewStatus, forKey: .reviewStatus)
  }
}
