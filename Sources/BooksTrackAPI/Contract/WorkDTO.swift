// Works in the wire format: the abstract book of which editions are printings (CON-1).

/// A work as sent by the backend.
///
/// A search result has three lists: works, editions and authors. A work refers to its authors by
/// `authorNames`, which equal the `name` of entries in the list of authors; an edition refers to its work by
/// `EditionDTO.workIndex`.
public struct WorkDTO: Hashable, Sendable {
  /// The title without the subtitle. Required.
  public var title: String
  /// The subtitle.
  public var subtitle: String?
  /// The names of its authors as in the list of authors, writer first.
  public var authorNames: [String] = []
  /// Canonical genres, and unknown genres as written by the provider. Required, may be empty.
  public var subjectTags: [String] = []
  /// The original language, ISO 639-1.
  public var originalLanguage: String?
  /// The year of the first edition, if a provider with work records states it.
  public var firstPublicationYear: Int?
  public var description: String?
  /// The URL of a cover image.
  public var coverImageURL: String?
  /// The providers' statements about series; names may be missing.
  public var series: [SeriesReferenceDTO] = []

  /// True if it was inferred from editions, so that duplicates are possible (CON-6).
  public var synthetic: Bool = false
  /// The provider that found it (CON-5).
  public var primaryProvider: String?
  /// All providers that contributed a field, in order (CON-5).
  public var contributors: [String] = []

  /// The providers' ids. Only the first id is sent of Open Library and ISBNdb.
  public var externalIDs: [ExternalID] = []

  /// The completeness of the record, 0 to 100, from providers that grade their records.
  public var recordQuality: Int?
  /// The time of the last query to that provider, in ISO 8601.
  public var lastRecordSync: String?
  /// The state of the manual review, such as `verified` or `needsReview`.
  public var reviewStatus: String?

  /// Creates a work with a title.
  public init(title: String) { self.title = title }
}

extension WorkDTO: JSONReadable, JSONWritable {
  private static let googleBooks = ExternalIDField.list("googleBooksVolumeIDs", of: ProviderName.googleBooks)
  private static let openLibrary = ExternalIDField.one("openLibraryWorkID", of: ProviderName.openLibrary)
  private static let isbndb = ExternalIDField.one("isbndbID", of: ProviderName.isbndb)
  private static let goodreads = ExternalIDField.list("goodreadsWorkIDs", of: ProviderName.goodreads)
  private static let libraryThing = ExternalIDField.list("librarythingIDs", of: ProviderName.libraryThing)
  private static let amazon = ExternalIDField.list("amazonASINs", of: ProviderName.amazon)
  private static let idFields = [googleBooks, openLibrary, isbndb, goodreads, libraryThing, amazon]

  /// Removes ids that the wire format cannot hold.
  package mutating func dropIDsWithoutRoom() { externalIDs = externalIDs.fitting(Self.idFields) }

  /// Decodes a work; only `title` and `subjectTags` are required.
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    title = try members.required("title")
    subtitle = try members.optional("subtitle")
    authorNames = try members.list("authorNames")
    subjectTags = try members.required("subjectTags")
    originalLanguage = try members.optional("originalLanguage")
    firstPublicationYear = try members.optional("firstPublicationYear")
    description = try members.optional("description")
    coverImageURL = try members.optional("coverImageURL")
    series = try members.list("series")
    synthetic = try members.optional("synthetic") ?? false
    primaryProvider = try members.optional("primaryProvider")
    contributors = try members.list("contributors")
    externalIDs = try members.externalIDs(Self.idFields)
    recordQuality = try members.optional("isbndbQuality")
    lastRecordSync = try members.optional("lastISBNDBSync")
    reviewStatus = try members.optional("reviewStatus")
  }

  /// Encodes a work; unknown and empty values are left out, except `subjectTags` and `synthetic`.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.ids(externalIDs, in: Self.amazon)
      writer.unlessEmpty("authorNames", authorNames)
      writer.unlessEmpty("contributors", contributors)
      writer.optional("coverImageURL", coverImageURL)
      writer.optional("description", description)
      writer.otherIDs(externalIDs, than: Self.idFields)
      writer.optional("firstPublicationYear", firstPublicationYear)
      writer.ids(externalIDs, in: Self.goodreads)
      writer.ids(externalIDs, in: Self.googleBooks)
      writer.ids(externalIDs, in: Self.isbndb)
      writer.optional("isbndbQuality", recordQuality)
      writer.optional("lastISBNDBSync", lastRecordSync)
      writer.ids(externalIDs, in: Self.libraryThing)
      writer.ids(externalIDs, in: Self.openLibrary)
      writer.optional("originalLanguage", originalLanguage)
      writer.optional("primaryProvider", primaryProvider)
      writer.optional("reviewStatus", reviewStatus)
      writer.unlessEmpty("series", series)
      writer.member("subjectTags", subjectTags)
      writer.optional("subtitle", subtitle)
      writer.member("synthetic", synthetic)
      writer.member("title", title)
    }
  }
}
