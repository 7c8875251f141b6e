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

extension WorkDTO: JSONReadable, JSONWritable {
  private static let googleBooks = ExternalIDField.list("googleBooksVolumeIDs", of: ProviderName.googleBooks)
  private static let openLibrary = ExternalIDField.one("openLibraryWorkID", of: ProviderName.openLibrary)
  private static let isbndb = ExternalIDField.one("isbndbID", of: ProviderName.isbndb)
  private static let goodreads = ExternalIDField.list("goodreadsWorkIDs", of: ProviderName.goodreads)
  private static let libraryThing = ExternalIDField.list("librarythingIDs", of: ProviderName.libraryThing)
  private static let amazon = ExternalIDField.list("amazonASINs", of: ProviderName.amazon)
  private static let idFields = [googleBooks, openLibrary, isbndb, goodreads, libraryThing, amazon]

  /// Leaves out the ids for which the contract has no room.
  package mutating func dropIDsWithoutRoom() { externalIDs = externalIDs.fitting(Self.idFields) }

  /// Reads; only `title` and `subjectTags` must be there.
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

  /// Writes; what is unknown or empty is left out, except `subjectTags` and `synthetic`.
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
