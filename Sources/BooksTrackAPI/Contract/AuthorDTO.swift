// Authors in the wire format (CON-1).

/// An author as sent by the backend.
public struct AuthorDTO: Hashable, Sendable {
  /// The name, given name first. Required.
  public var name: String
  /// `unknown` unless a provider says otherwise.
  public var gender: AuthorGender
  /// The region whose literature the author belongs to.
  public var culturalRegion: CulturalRegion?
  /// The nationality, as an English adjective or a country.
  public var nationality: String?
  /// The year of birth.
  public var birthYear: Int?
  /// The year of death; nil if unknown or if the author is alive.
  public var deathYear: Int?
  /// The number of the author's books that the provider knows.
  public var bookCount: Int?
  /// The providers' ids. Of several ids of a provider with a field of its own, only the first is sent.
  public var externalIDs: [ExternalID] = []

  /// Creates an author with a name.
  public init(name: String, gender: AuthorGender = .unknown, culturalRegion: CulturalRegion? = nil) {
    self.name = name
    self.gender = gender
    self.culturalRegion = culturalRegion
  }
}

extension AuthorDTO: JSONReadable, JSONWritable {
  private static let openLibrary = ExternalIDField.one("openLibraryID", of: ProviderName.openLibrary)
  private static let googleBooks = ExternalIDField.one("googleBooksID", of: ProviderName.googleBooks)
  private static let isbndb = ExternalIDField.one("isbndbID", of: ProviderName.isbndb)
  private static let goodreads = ExternalIDField.one("goodreadsID", of: ProviderName.goodreads)
  private static let idFields = [openLibrary, googleBooks, isbndb, goodreads]

  /// Decodes an author; a missing gender is `unknown`.
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    name = try members.required("name")
    gender = try members.openValue("gender") ?? .unknown
    culturalRegion = try members.openValue("culturalRegion")
    nationality = try members.optional("nationality")
    birthYear = try members.optional("birthYear")
    deathYear = try members.optional("deathYear")
    bookCount = try members.optional("bookCount")
    externalIDs = try members.externalIDs(Self.idFields)
  }

  /// Encodes an author; unknown values are left out, except the gender.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.optional("birthYear", birthYear)
      writer.optional("bookCount", bookCount)
      writer.optional("culturalRegion", culturalRegion?.rawValue)
      writer.optional("deathYear", deathYear)
      writer.otherIDs(externalIDs, than: Self.idFields)
      writer.member("gender", gender.rawValue)
      writer.ids(externalIDs, in: Self.goodreads)
      writer.ids(externalIDs, in: Self.googleBooks)
      writer.ids(externalIDs, in: Self.isbndb)
      writer.member("name", name)
      writer.optional("nationality", nationality)
      writer.ids(externalIDs, in: Self.openLibrary)
    }
  }
}
