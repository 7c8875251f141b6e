// An author on the wire (CON-1).

/// An author as the backend describes them.
public struct AuthorDTO: Hashable, Sendable {
  /// First name first. Required.
  public var name: String
  /// `unknown` unless a provider says otherwise.
  public var gender: AuthorGender
  /// The part of the world whose literature the author is counted to.
  public var culturalRegion: CulturalRegion?
  /// As an English adjective or a country.
  public var nationality: String?
  /// The year of birth.
  public var birthYear: Int?
  /// The year of death; nothing also for the living.
  public var deathYear: Int?
  /// How many books the provider knows by this author.
  public var bookCount: Int?
  /// What providers call them. Of several ids of one provider only the first is sent.
  public var externalIDs: [ExternalID] = []

  /// Makes an author of whom only the name is known.
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

  /// Reads; a missing gender is `unknown`.
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

  /// Writes; what is unknown is left out, except the gender.
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
