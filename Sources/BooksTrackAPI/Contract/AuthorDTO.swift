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

extension AuthorDTO: Codable {
  private enum Field: String, CodingKey {
    case name, gender, culturalRegion, nationality, birthYear, deathYear, bookCount
    case openLibraryID, googleBooksID, isbndbID, goodreadsID, externalIDs
  }

  private static let idFields: [ExternalIDField<Field>] = [
    .one(.openLibraryID, of: ProviderName.openLibrary), .one(.googleBooksID, of: ProviderName.googleBooks),
    .one(.isbndbID, of: ProviderName.isbndb), .one(.goodreadsID, of: ProviderName.goodreads),
  ]

  /// Decodes; a missing gender is `unknown`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    name = try fields.decode(String.self, forKey: .name)
    gender = try fields.openValue(.gender) ?? .unknown
    culturalRegion = try fields.openValue(.culturalRegion)
    nationality = try fields.decodeIfPresent(String.self, forKey: .nationality)
    birthYear = try fields.wholeNumber(.birthYear)
    deathYear = try fields.wholeNumber(.deathYear)
    bookCount = try fields.wholeNumber(.bookCount)
    externalIDs = try fields.externalIDs(Self.idFields, others: .externalIDs)
  }

  /// Encodes; what is unknown is left out, except the gender.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(name, forKey: .name)
    try fields.encode(gender.rawValue, forKey: .gender)
    try fields.encodeIfPresent(culturalRegion?.rawValue, forKey: .culturalRegion)
    try fields.encodeIfPresent(nationality, forKey: .nationality)
    try fields.encodeIfPresent(birthYear, forKey: .birthYear)
    try fields.encodeIfPresent(deathYear, forKey: .deathYear)
    try fields.encodeIfPresent(bookCount, forKey: .bookCount)
    try fields.encode(externalIDs, as: Self.idFields, others: .externalIDs)
  }
}
