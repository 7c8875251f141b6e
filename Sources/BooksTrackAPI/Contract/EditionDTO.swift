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

  /// What providers call it. Of several ids of one provider only the first is sent, but for LibraryThing and
  /// Amazon.
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

extension EditionDTO: JSONReadable, JSONWritable {
  private static let googleBooks = ExternalIDField.one("googleBooksVolumeID", of: ProviderName.googleBooks)
  private static let openLibrary = ExternalIDField.one("openLibraryEditionID", of: ProviderName.openLibrary)
  private static let isbndb = ExternalIDField.one("isbndbID", of: ProviderName.isbndb)
  private static let goodreads = ExternalIDField.one("goodreadsID", of: ProviderName.goodreads)
  private static let libraryThing = ExternalIDField.list("librarythingIDs", of: ProviderName.libraryThing)
  private static let amazon = ExternalIDField.list("amazonASINs", of: ProviderName.amazon)
  private static let idFields = [googleBooks, openLibrary, isbndb, goodreads, libraryThing, amazon]

  /// Leaves out the ids for which the contract has no room.
  package mutating func dropIDsWithoutRoom() { externalIDs = externalIDs.fitting(Self.idFields) }

  /// Reads; only `isbns` must be there.
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

  /// Writes; what is unknown or empty is left out, except `isbns` and `format`.
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
