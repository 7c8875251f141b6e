// Editions in the wire format: a printing or a file of a work (CON-1).

/// An edition as sent by the backend.
public struct EditionDTO: Hashable, Sendable {
  /// The main ISBN, preferably in its 13-digit form; nil if the edition has none.
  public var isbn: String?
  /// All ISBNs, each in its 13-digit form and, if there is one, its 10-digit form. Required, may be empty.
  public var isbns: [String] = []
  /// The index of the work in the list of works of the same response.
  public var workIndex: Int?
  /// The title as printed on this edition, without the subtitle.
  public var title: String?
  /// The subtitle.
  public var subtitle: String?
  /// The publisher's name.
  public var publisher: String?
  /// A year, a month or a day: `2017`, `2017-05`, `2017-05-09`.
  public var publicationDate: String?
  /// The number of pages.
  public var pageCount: Int?
  /// The binding or medium.
  public var format: EditionFormat = .unknown
  /// The URL of a cover image; always `https`.
  public var coverImageURL: String?
  public var description: String?
  /// The ISO 639 code, with a region if the provider states one: `en`, `pt-BR`.
  public var language: String?

  /// The provider that found it (CON-5).
  public var primaryProvider: String?
  /// All providers that contributed a field, in order (CON-5).
  public var contributors: [String] = []

  /// The providers' ids. Only the first id is sent of Google Books, Open Library, ISBNdb and Goodreads.
  public var externalIDs: [ExternalID] = []

  /// The completeness of the record, 0 to 100, from providers that grade their records.
  public var recordQuality: Int?
  /// The time of the last query to that provider, in ISO 8601.
  public var lastRecordSync: String?

  /// Creates an edition with ISBNs.
  public init(isbns: [String] = []) {
    self.isbns = isbns
    isbn = isbns.first
  }
}

extension EditionDTO: JSONReadable, JSONWritable {
  private static let googleBooks = ExternalIDField.one("googleBooksVolumeID", of: ProviderName.googleBooks)
  private static let openLibrary = ExternalIDField.one("openLibraryEditionID", of: ProviderName.openLibrary)
  private static let isbndb = ExternalIDField.one("isbndbID", of: ProviderName.isbndb)
  private static let goodreads = ExternalIDField.one("goodreadsID", of: ProviderName.goodreads)
  private static let libraryThing = ExternalIDField.list("librarythingIDs", of: ProviderName.libraryThing)
  private static let amazon = ExternalIDField.list("amazonASINs", of: ProviderName.amazon)
  private static let idFields = [googleBooks, openLibrary, isbndb, goodreads, libraryThing, amazon]

  /// Removes ids that the wire format cannot hold.
  package mutating func dropIDsWithoutRoom() { externalIDs = externalIDs.fitting(Self.idFields) }

  /// Decodes an edition; only `isbns` is required.
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    isbn = try members.optional("isbn")
    isbns = try members.required("isbns")
    workIndex = try members.optional("workIndex")
    title = try members.optional("title")
    subtitle = try members.optional("subtitle")
    publisher = try members.optional("publisher")
    publicationDate = try members.optional("publicationDate")
    pageCount = try members.optional("pageCount")
    format = try members.openValue("format") ?? .unknown
    coverImageURL = try members.optional("coverImageURL")
    description = try members.optional("description")
    language = try members.optional("language")
    primaryProvider = try members.optional("primaryProvider")
    contributors = try members.list("contributors")
    externalIDs = try members.externalIDs(Self.idFields)
    recordQuality = try members.optional("isbndbQuality")
    lastRecordSync = try members.optional("lastISBNDBSync")
  }

  /// Encodes an edition; unknown and empty values are left out, except `isbns` and `format`.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.ids(externalIDs, in: Self.amazon)
      writer.unlessEmpty("contributors", contributors)
      writer.optional("coverImageURL", coverImageURL)
      writer.optional("description", description)
      writer.otherIDs(externalIDs, than: Self.idFields)
      writer.member("format", format.rawValue)
      writer.ids(externalIDs, in: Self.goodreads)
      writer.ids(externalIDs, in: Self.googleBooks)
      writer.optional("isbn", isbn)
      writer.ids(externalIDs, in: Self.isbndb)
      writer.optional("isbndbQuality", recordQuality)
      writer.member("isbns", isbns)
      writer.optional("language", language)
      writer.optional("lastISBNDBSync", lastRecordSync)
      writer.ids(externalIDs, in: Self.libraryThing)
      writer.ids(externalIDs, in: Self.openLibrary)
      writer.optional("pageCount", pageCount)
      writer.optional("primaryProvider", primaryProvider)
      writer.optional("publicationDate", publicationDate)
      writer.optional("publisher", publisher)
      writer.optional("subtitle", subtitle)
      writer.optional("title", title)
      writer.optional("workIndex", workIndex)
    }
  }
}
